import { inCalls } from '../../../../src/client/tasks/work/workshop';

const parcel = (reference: string) => ({ reference, tracking_number: 'N', courier: 'UPS', shipped_at: null });

test('parcels of one order go in one call, whatever stands between them, and every parcel goes once', () => {
  const parcels = Array.from({ length: 1200 }, (_each, n) => parcel(`fo-${n % 700}`));
  const calls = inCalls(parcels);
  expect(calls.flat().toSorted((a, b) => a - b)).toEqual(parcels.map((_each, at) => at));
  for (const call of calls) expect(call.length).toBeLessThanOrEqual(500);
  const callOf = new Map(calls.flatMap((call, nth) => call.map((place) => [place, nth] as const)));
  for (let n = 0; n < 500; n += 1) expect(callOf.get(n)).toBe(callOf.get(n + 700));
  expect(inCalls([])).toEqual([]);
});

test('more parcels of one order than fit into a call go on in the next', () => {
  const calls = inCalls(Array.from({ length: 1100 }, () => parcel('fo')));
  expect(calls.map(({ length }) => length)).toEqual([500, 500, 100]);
  expect(new Set(calls.flat()).size).toBe(1100);
});
