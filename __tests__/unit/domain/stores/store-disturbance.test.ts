import { afterStoreFailure, waitAfterFailures } from '../../../../src/domain/stores/store-disturbance';

const valid = { status: 'Valid', refusal: null, refusedAt: null } as const;

test('a store waits a minute after the first failure and never more than an hour', () => {
  expect([0, 1, 2, 6, 1000].map(waitAfterFailures)).toEqual([60, 120, 240, 3600, 3600]);
});

test('a disturbance makes no store Invalid, however long it lasts', () => {
  for (const refusal of ['shop.noWooCommerce', 'shop.blocked', 'shop.permalinks', 'shop.pageInstead', 'shop.answered'] as const)
    expect(afterStoreFailure({ status: 'Lostconnection', refusal, refusedAt: null }, refusal, 1e9).status).toBe('Lostconnection');
});

test('credentials are refused for good after ten minutes, whatever disturbs in between', () => {
  const first = afterStoreFailure(valid, 'shop.unauthorized', 1000);
  expect(first).toEqual({ status: 'Lostconnection', refusedAt: 1000, keeps: false });
  const between = afterStoreFailure({ status: first.status, refusal: 'shop.unauthorized', refusedAt: 1000 }, 'shop.down', 1300);
  expect(between).toEqual({ status: 'Lostconnection', refusedAt: 1000, keeps: true });
  expect(
    afterStoreFailure({ status: 'Lostconnection', refusal: 'shop.unauthorized', refusedAt: 1000 }, 'shop.unauthorized', 1600).status,
  ).toBe('Invalid');
});

test('a reason that says little takes the place of no better one, and a better one of any', () => {
  const known = { status: 'Lostconnection', refusal: 'shop.permalinks', refusedAt: null } as const;
  expect(afterStoreFailure(known, 'shop.timeout', 1).keeps).toBe(true);
  expect(afterStoreFailure(known, 'shop.noPlugin', 1).keeps).toBe(false);
  expect(afterStoreFailure({ ...known, refusal: 'shop.down' }, 'shop.timeout', 1).keeps).toBe(false);
});
