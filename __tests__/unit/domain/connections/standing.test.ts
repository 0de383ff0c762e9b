import { standingAfterFailure } from '../../../../src/domain/connections/standing';

const MINUTES = 60;

test('credentials that are refused twice within ten minutes leave a connection disturbed, and ten minutes later make it Invalid', () => {
  const first = standingAfterFailure({ status: 'Valid', refusedAt: null }, true, 1000);
  expect(first).toEqual({ status: 'Lostconnection', refusedAt: 1000 });
  const again = standingAfterFailure(first, true, 1000 + 10 * MINUTES - 1);
  expect(again).toEqual({ status: 'Lostconnection', refusedAt: 1000 });
  expect(standingAfterFailure(again, true, 1000 + 10 * MINUTES)).toEqual({ status: 'Invalid', refusedAt: 1000 });
});

test('a failure that says nothing of the credentials never makes a connection Invalid, and never makes one that is well', () => {
  expect(standingAfterFailure({ status: 'Valid', refusedAt: null }, false, 1000)).toEqual({ status: 'Lostconnection', refusedAt: null });
  expect(standingAfterFailure({ status: 'Lostconnection', refusedAt: 5 }, false, 9000)).toEqual({ status: 'Lostconnection', refusedAt: 5 });
  expect(standingAfterFailure({ status: 'Invalid', refusedAt: 5 }, false, 9000)).toEqual({ status: 'Invalid', refusedAt: 5 });
});
