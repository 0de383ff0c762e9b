import fc from 'fast-check';
import { patchBetween, patched } from '../../../../../src/client/screens/qa/log/state-patch';

const chunk = fc.array(fc.record({ _id: fc.stringMatching(/^[0-9a-f]{4}$/), n: fc.nat(9) }), { maxLength: 3 });
const entity = fc.record({ rows: fc.array(chunk, { maxLength: 4 }), lists: fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.nat()) });
const state = fc.record({
  app: fc.record({ status: fc.constantFrom('ready', 'busy') }),
  entities: fc.record({ stores: entity, jobs: entity }),
});

test('a state and the patch to the next one give the next one, whatever both are', () => {
  fc.assert(
    fc.property(state, state, (before, after) => {
      expect(patched(before, patchBetween(before, after))).toEqual(after);
      expect(patched(null, patchBetween(null, after))).toEqual(after);
    }),
  );
});

test('only what is another object is told, of a table the chunks that are', () => {
  const rows = Array.from({ length: 100 }, (_chunk, i) => [{ _id: `${i}` }]);
  const before = { app: {}, session: {}, entities: { stores: { rows, lists: {} }, jobs: { rows: [], lists: {} } } };
  const changed = rows.with(7, [{ _id: 'other' }]);
  const after = { ...before, session: { user: 1 }, entities: { ...before.entities, stores: { ...before.entities.stores, rows: changed } } };
  const patch = patchBetween(before, after);
  expect(patch).toEqual({ slices: { session: { user: 1 } }, entities: { stores: { length: 100, chunks: [[7, [{ _id: 'other' }]]] } } });
  const next = patched(before, patch) as typeof before;
  expect(next.app).toBe(before.app);
  expect(next.entities.jobs).toBe(before.entities.jobs);
  expect(next.entities.stores.rows[8]).toBe(rows[8]);
});
