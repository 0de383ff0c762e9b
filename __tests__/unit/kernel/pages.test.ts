import { createDenormalise } from '../../../src/client/kernel/denormalise';
import { createPageReader, type Tables } from '../../../src/client/kernel/pages';
import { RowSchema } from '../../../src/client/kernel/row-schema';
import { emptyTable, mergeRows, removeRows, type Row, type RowsById } from '../../../src/client/kernel/table';

const ids = Array.from({ length: 300 }, (_, n) => `l${n}`);
const byId = (rows: readonly Row[]): RowsById => Object.fromEntries(rows.map((row) => [row._id, row]));
const table = (rows: readonly Row[]) => mergeRows(emptyTable(), byId(rows));
const listing = (n: number, title = `Tee ${n}`) => ({ _id: `l${n}`, title, store: `s${n % 3}` });

const setUp = () => {
  const denormalise = createDenormalise({ store: new RowSchema('stores', {}) }, () => (row) => row);
  let rebuilt = 0;
  const counting: typeof denormalise = (row, lookup) => {
    rebuilt++;
    return denormalise(row, lookup);
  };
  const tables: Tables = {
    listings: { rows: table(ids.map((_, n) => listing(n))) },
    stores: { rows: table([0, 1, 2].map((n) => ({ _id: `s${n}`, name: `Shop ${n}` }))) },
    jobs: { rows: table([{ _id: 'j' }]) },
  };
  const others = new Set(['stores']);
  const read = createPageReader('listings', counting, () => others);
  /** How many rows are put together anew while `work` runs. */
  const rebuiltBy = (work: () => void): number => {
    rebuilt = 0;
    work();
    return rebuilt;
  };
  return { tables, read, rebuiltBy };
};

/** The state after an entity's rows were written. */
const written = (tables: Tables, entity: string, ...rows: Row[]): Tables => ({
  ...tables,
  [entity]: { rows: mergeRows(tables[entity]?.rows ?? [], byId(rows)) },
});

test('after one row changed only that row is put together anew and only it is another object', () => {
  const { tables, read, rebuiltBy } = setUp();
  const before = read(tables, ids);
  const changed = written(tables, 'listings', listing(7, 'Mug'));
  let after = before;
  expect(rebuiltBy(() => (after = read(changed, ids)))).toBe(1);
  expect(after.filter((row, i) => row !== before[i])).toEqual([{ _id: 'l7', title: 'Mug', store: { _id: 's1', name: 'Shop 1' } }]);
});

test('the same rows again, or rows of an entity the page does not show, give the very same page', () => {
  const { tables, read, rebuiltBy } = setUp();
  const before = read(tables, ids);
  const refetched = written(tables, 'listings', listing(7), listing(8));
  const polled = written(refetched, 'jobs', { _id: 'j2' });
  expect(rebuiltBy(() => expect(read(refetched, ids)).toBe(before))).toBe(0);
  expect(rebuiltBy(() => expect(read(polled, ids)).toBe(before))).toBe(0);
});

test('a changed store changes the rows that show it and no other', () => {
  const { tables, read } = setUp();
  const before = read(tables, ids);
  const after = read(written(tables, 'stores', { _id: 's2', name: 'Renamed' } as Row), ids);
  expect(after.map((row, i) => row !== before[i])).toEqual(ids.map((_, n) => n % 3 === 2));
  expect(after[2]).toMatchObject({ store: { name: 'Renamed' } });
});

test('a page may be read before its rows come, and loses the rows that are removed', () => {
  const { tables, read } = setUp();
  const early: Tables = { ...tables, listings: { rows: emptyTable() } };
  expect(read(early, ids)).toEqual([]);
  const some = written(early, 'listings', listing(1), listing(0));
  expect(read(some, ids).map(({ _id }) => _id)).toEqual(['l0', 'l1']);
  const fewer: Tables = { ...some, listings: { rows: removeRows(some.listings?.rows ?? [], ['l0']) } };
  expect(read(fewer, ids).map(({ _id }) => _id)).toEqual(['l1']);
  expect(read(some, ids).map(({ _id }) => _id)).toEqual(['l0', 'l1']);
});
