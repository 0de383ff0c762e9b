import { FO_MOVES, FO_STATUSES, mayMove, requireMove } from '../../../../src/domain/sales/fulfilment-order';

const MOVERS = ['person', 'clock', 'provider'] as const;

test('every status is reached and, but for the ends, left', () => {
  for (const status of FO_STATUSES) {
    if (status !== 'draft') expect(FO_MOVES.some(({ to }) => to === status)).toBe(true);
    if (status !== 'cancelled' && status !== 'shipped') expect(FO_MOVES.some(({ from }) => from.includes(status))).toBe(true);
  }
});

test('nothing moves but as the table says, and nothing comes back from its end', () => {
  for (const from of FO_STATUSES)
    for (const to of FO_STATUSES)
      for (const by of MOVERS) {
        const listed = FO_MOVES.some((move) => move.from.includes(from) && move.to === to && move.by.includes(by));
        expect(mayMove(from, to, by)).toBe(listed);
        const move = () => requireMove(from, to, by);
        if (listed || from === to) expect(move).not.toThrow();
        else expect(move).toThrow(`${from} does not become ${to} by ${by}`);
        if (from === 'cancelled' || from === 'shipped') expect(listed).toBe(false);
      }
});
