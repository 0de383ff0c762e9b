import { FO_STATUSES, mayMove } from '../../../../src/domain/sales/fulfilment-order';
import { stepsTo } from '../../../../src/server/making/told';

const TOLD = ['submitted', 'production', 'held', 'shipped', 'cancelled', 'rejected'] as const;

test('whatever a provider tells, a fulfilment order goes only where the table lets it, and nothing that is over comes back', () => {
  for (const from of FO_STATUSES)
    for (const told of TOLD) {
      let at = from;
      for (const step of stepsTo(from, told)) {
        expect([at, step, mayMove(at, step, 'provider')]).toEqual([at, step, true]);
        at = step;
      }
      if (['draft', 'scheduled', 'rejected', 'shipped', 'cancelled'].includes(from)) expect(at).toBe(from);
    }
});

test('what was sent is there first, and then as the provider says; what was taken and is refused later is made no more', () => {
  expect(stepsTo('unknown', 'shipped')).toEqual(['submitted', 'shipped']);
  expect(stepsTo('submitting', 'held')).toEqual(['submitted', 'held']);
  expect(stepsTo('submitting', 'submitted')).toEqual(['submitted']);
  expect(stepsTo('submitting', 'rejected')).toEqual(['rejected']);
  expect(stepsTo('production', 'rejected')).toEqual(['cancelled']);
  // Told late.
  expect(stepsTo('production', 'submitted')).toEqual([]);
});
