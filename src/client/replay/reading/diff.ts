import { dequal } from 'dequal/lite';
import type { Row, Table } from '../../kernel/table';
import { changedRows, escapeKey, partsOf, slicesOf, type State } from '../slices';

/** One value that is another now. `before` or `after` is undefined where there was or is none. */
export interface ValueDiff {
  /** JSON pointer within the row, or within the slice. */
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What is different, as much of it as is shown, and how much more there is. */
interface Capped<Item> {
  readonly shown: readonly Item[];
  readonly more: number;
}

export interface RowDiff {
  readonly id: string;
  readonly kind: 'added' | 'changed' | 'removed';
  /** What changed in it; of a row that came or went all its fields. */
  readonly fields: Capped<ValueDiff>;
}

interface TableDiff {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Changed ones first, for they tell most. */
  readonly rows: Capped<RowDiff>;
}

export interface SliceDiff {
  /** `tasks`, `entities/stores` */
  readonly slice: string;
  /** Rows of an entity. */
  readonly table?: TableDiff;
  /** Everything else. */
  readonly values: Capped<ValueDiff>;
}

export interface DiffLimits {
  /** Rows of a table. */
  readonly rows: number;
  /** Values of a row, or of a slice. */
  readonly values: number;
}

const DIFF_LIMITS: DiffLimits = { rows: 20, values: 40 };

/** No slice of ours has more that anybody reads; what is beyond is counted no further. */
const COUNTED = 10_000;

type Plain = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Whether two values are told apart by their parts: both are objects, or both are lists. */
const bothParted = (before: unknown, after: unknown): boolean =>
  isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after);

/** The values in which two pieces of plain data differ, the deepest that tell it. */
const valueDiffs = (before: unknown, after: unknown, limit: number): Capped<ValueDiff> => {
  const shown: ValueDiff[] = [];
  let count = 0;
  /** What was told already: an undo history holds its present twice. */
  const told = new Map<unknown, unknown>();
  const open: ValueDiff[] = [{ pointer: '', before, after }];
  for (let place = open.pop(); place && count < COUNTED; place = open.pop()) {
    if (!bothParted(place.before, place.after)) {
      if (!dequal(place.before, place.after)) {
        count++;
        if (shown.length < limit) shown.push(place);
      }
      continue;
    }
    if (told.has(place.before) && told.get(place.before) === place.after) continue;
    told.set(place.before, place.after);
    const parts = partsOf(place.before as Plain, place.after as Plain);
    for (const { key, was, is } of parts.reverse()) open.push({ pointer: `${place.pointer}/${escapeKey(key)}`, before: was, after: is });
  }
  return { shown, more: count - shown.length };
};

const RANK = { changed: 0, added: 1, removed: 2 } as const;

const rowDiff = (id: string, old: Row | undefined, row: Row | undefined, limit: number): RowDiff => ({
  id,
  kind: old ? (row ? 'changed' : 'removed') : 'added',
  fields: valueDiffs(old ?? {}, row ?? {}, limit),
});

const tableDiff = (before: Table, after: Table, limits: DiffLimits): TableDiff => {
  const counts = { added: 0, changed: 0, removed: 0 };
  const ranked: (readonly [id: string, old: Row | undefined, row: Row | undefined, kind: keyof typeof RANK])[] = [];
  for (const [id, [old, row]] of changedRows(before, after)) {
    // The same row read anew is another object and no change.
    if (old && row && dequal(old, row)) continue;
    const kind = old ? (row ? 'changed' : 'removed') : 'added';
    counts[kind]++;
    ranked.push([id, old, row, kind]);
  }
  ranked.sort((one, other) => RANK[one[3]] - RANK[other[3]]);
  const shown = ranked.slice(0, limits.rows).map(([id, old, row]) => rowDiff(id, old, row, limits.values));
  return { ...counts, rows: { shown, more: ranked.length - shown.length } };
};

const isTable = (value: unknown): value is Table => Array.isArray(value) && value.every(Array.isArray);

const entityDiff = (slice: string, before: Plain, after: Plain, limits: DiffLimits): SliceDiff => {
  const { rows: oldRows = [], ...old } = before;
  const { rows = [], ...rest } = after;
  const values = valueDiffs(old, rest, limits.values);
  if (!isTable(oldRows) || !isTable(rows)) return { slice, values };
  const table = tableDiff(oldRows, rows, limits);
  return { slice, values, ...(table.rows.shown.length > 0 && { table }) };
};

/**
 * What differs between two states, by slice: rows that came, changed and went, and values, each with what it was and is. What shares
 * its objects is passed over, so the cost is that of the change; what is beyond the limits is counted.
 */
export const diffOf = (before: State, after: State, limits: DiffLimits = DIFF_LIMITS): readonly SliceDiff[] => {
  if (before === after) return [];
  const [old, now] = [slicesOf(before), slicesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((slice) => {
    const [was, is] = [old.get(slice), now.get(slice)];
    if (was === is) return [];
    const diff =
      slice.startsWith('entities/') && (isObject(was) || isObject(is))
        ? entityDiff(slice, isObject(was) ? was : {}, isObject(is) ? is : {}, limits)
        : { slice, values: valueDiffs(was, is, limits.values) };
    return diff.table || diff.values.shown.length > 0 ? [diff] : [];
  });
};
