import fc from 'fast-check';
import {
  allRows,
  emptyTable,
  mergeRows,
  removeRows,
  rowById,
  rowsByIds,
  type RowsById,
  type Table,
} from '../../../src/client/kernel/table';
import { isLongRun } from '../../support/long-runs';

interface Row {
  readonly _id: string;
  readonly name?: string;
  readonly tags?: readonly string[];
  readonly price?: number;
}

/** Read from every table, in several histories: what a table remembers of them must not outlive what is true. */
const lists = [[], ['row-7', 'row-0', 'row-7'], Array.from({ length: 400 }, (_, n) => `row-${n}`)];

type Model = ReadonlyMap<string, Row>;

const arbitraryRow = fc.record(
  {
    _id: fc.integer({ min: 0, max: 400 }).map((n) => `row-${n}`),
    name: fc.constantFrom('tee', 'mug', 'poster'),
    tags: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
    price: fc.integer({ min: 0, max: 3 }),
  },
  { requiredKeys: ['_id'] },
);

const byId = (rows: readonly Row[]): RowsById<Row> => Object.fromEntries(rows.map((row) => [row._id, row]));

const arbitraryStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('merge' as const), rows: fc.array(arbitraryRow, { maxLength: 40 }).map(byId) }) },
  fc.record({
    kind: fc.constant('remove' as const),
    ids: fc.array(
      fc.integer({ min: 0, max: 420 }).map((n) => `row-${n}`),
      { maxLength: 15 },
    ),
  }),
  fc.record({ kind: fc.constant('reload' as const) }),
  fc.record({ kind: fc.constant('back' as const), to: fc.nat() }),
);

type Step = typeof arbitraryStep extends fc.Arbitrary<infer S> ? S : never;

const modelAfter = (model: Model, step: Step): Model => {
  const next = new Map(model);
  if (step.kind === 'merge') for (const [id, row] of Object.entries(step.rows)) next.set(id, { ...next.get(id), ...row });
  if (step.kind === 'remove') for (const id of step.ids) next.delete(id);
  return next;
};

const tableAfter = (table: Table<Row>, step: Step): Table<Row> => {
  if (step.kind === 'merge') return mergeRows(table, step.rows);
  if (step.kind === 'remove') return removeRows(table, step.ids);
  if (step.kind === 'reload') return JSON.parse(JSON.stringify(table)) as Table<Row>;
  return table;
};

const contents = (table: Table<Row>): Model => new Map(allRows(table).map((row) => [row._id, row]));

test('a table holds what a plain map would, through merges, removals, reloads and going back in time', () => {
  fc.assert(
    fc.property(fc.array(arbitraryStep, { maxLength: 25 }), (steps) => {
      const history: [Table<Row>, Model][] = [[emptyTable<Row>(), new Map()]];
      for (const step of steps) {
        const [table, model] = (step.kind === 'back' ? history[step.to % history.length] : history.at(-1))!;
        history.push([tableAfter(table, step), modelAfter(model, step)]);
      }
      // Earlier tables still hold what they held: branches of one history share an index.
      for (const [table, model] of history) {
        expect(contents(table)).toEqual(model);
        for (const id of ['row-0', 'row-7', ...model.keys()]) expect(rowById(table, id)).toEqual(model.get(id));
        for (const ids of lists) expect(rowsByIds(table, ids)).toEqual(ids.map((id) => model.get(id)));
      }
    }),
    { numRuns: isLongRun ? 150 : 40 },
  );
});

test('the same rows again give the very same table', () => {
  fc.assert(
    fc.property(fc.array(arbitraryRow, { maxLength: 60 }).map(byId), (rows) => {
      const table = mergeRows(emptyTable<Row>(), rows);
      expect(mergeRows(table, JSON.parse(JSON.stringify(rows)) as RowsById<Row>)).toBe(table);
    }),
  );
});

test('a write leaves every other row and every untouched chunk as they are', () => {
  const rows = byId(Array.from({ length: 1_000 }, (_, n) => ({ _id: `row-${n}`, name: 'tee' })));
  const before = mergeRows(emptyTable<Row>(), rows);
  const after = mergeRows(before, { 'row-500': { _id: 'row-500', name: 'mug' } });
  expect(after.filter((chunk, i) => chunk !== before[i])).toHaveLength(1);
  expect(allRows(after).filter((row) => rowById(before, row._id) !== row)).toEqual([{ _id: 'row-500', name: 'mug' }]);
});

test('a removed row that comes back is a row again, and removing what is not there changes nothing', () => {
  const full = mergeRows(emptyTable<Row>(), { a: { _id: 'a', name: 'tee', price: 1 } });
  const empty = removeRows(full, ['a']);
  expect(rowById(empty, 'a')).toBeUndefined();
  expect(removeRows(empty, ['a', 'never'])).toBe(empty);
  expect(rowById(mergeRows(empty, { a: { _id: 'a', name: 'mug' } }), 'a')).toEqual({ _id: 'a', name: 'mug' });
  expect(rowById(full, 'a')).toEqual({ _id: 'a', name: 'tee', price: 1 });
});

test('ids named like parts of an object are ids', () => {
  const rows = Object.fromEntries(['constructor', '__proto__', 'toString', '12'].map((_id) => [_id, { _id, name: _id }]));
  const table = mergeRows(emptyTable<Row>(), rows);
  for (const id of Object.keys(rows)) expect(rowById(table, id)).toEqual({ _id: id, name: id });
});
