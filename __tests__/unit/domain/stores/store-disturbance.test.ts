import {
  afterStoreFailure,
  HEAD_EVERY,
  HEAD_REST,
  nextHeadAt,
  waitAfterFailures,
  waitOfStore,
} from '../../../../src/domain/stores/store-disturbance';

const valid = { status: 'Valid', refusal: null, refusedAt: null } as const;

test('a store waits a minute after the first failure and never more than an hour', () => {
  expect([0, 1, 2, 6, 1000].map(waitAfterFailures)).toEqual([60, 120, 240, 3600, 3600]);
});

test('a store that asks to be left alone for longer is, up to an hour', () => {
  expect([waitOfStore(0), waitOfStore(0, 30), waitOfStore(0, 900), waitOfStore(3, 60), waitOfStore(0, 7200)]).toEqual([
    60, 60, 900, 480, 3600,
  ]);
});

test('a shop is asked by HEAD each minute before a look that comes later, of failures that are over once its server answers', () => {
  expect(nextHeadAt('shop.down', 900, null, 1000)).toBe(1000 + HEAD_EVERY);
  expect(nextHeadAt('shop.throttled', 900, 500, 1000)).toBe(1000 + HEAD_EVERY);
  // One that misled rests.
  expect(nextHeadAt('shop.down', 900, 1000 + HEAD_REST, 1060)).toBe(1000 + HEAD_REST);
  // The look itself comes as soon.
  expect(nextHeadAt('shop.down', HEAD_EVERY, null, 1000)).toBeNull();
  for (const refusal of ['shop.unauthorized', 'shop.noWooCommerce', 'shop.pageInstead', 'shop.blocked', 'shop.unreadable'] as const)
    expect(nextHeadAt(refusal, 900, null, 1000)).toBeNull();
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

/** From what tells least to what tells most. */
const WORTH = [
  ['shop.down', 'shop.timeout', 'shop.unreachable', 'shop.unreadable', 'shop.throttled', 'shop.changedMeanwhile'],
  ['shop.blocked', 'shop.answered', 'shop.pageInstead', 'shop.textBefore', 'shop.tooLarge', 'shop.endless'],
  ['shop.permalinks', 'shop.noPlugin', 'shop.noWooCommerce', 'shop.redirectsTo', 'shop.plainHttp', 'shop.noShop', 'shop.elsewhere'],
  ['shop.unauthorized'],
  ['shop.keyLost', 'shop.keyUser', 'shop.keyPermissions', 'shop.connectAgain', 'shop.scopesMissing'],
] as const;

test('while a disturbance lasts a reason gives way to one that tells as much or more, and to no poorer one', () => {
  for (const [better, betters] of WORTH.entries())
    for (const [later, laters] of WORTH.entries())
      for (const refusal of betters)
        for (const next of laters) {
          const { keeps } = afterStoreFailure({ status: 'Lostconnection', refusal, refusedAt: 1 }, next, 2);
          expect([refusal, next, keeps]).toEqual([refusal, next, later < better]);
        }
});

test('a store that answered since has no reason left to keep', () => {
  expect(afterStoreFailure({ status: 'Valid', refusal: null, refusedAt: null }, 'shop.down', 1).keeps).toBe(false);
});
