import { dequal } from 'dequal/lite';
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

/** Append-only: an id keeps its slot even after its row is removed, and a slot is never handed out twice, until the table is laid out anew. */
interface SlotIndex {
  /** Without a prototype, so that any id is a key. A Map takes new ids half as fast. */
  readonly slots: Record<string, number>;
  /** Slots of the lists of ids that were read, so that reading a page again looks nothing up. */
  readonly lists: WeakMap<readonly string[], readonly number[]>;
  next: number;
}

const indexes = new WeakMap<Table, SlotIndex>();

const indexOf = (table: Table): SlotIndex => {
  let index = indexes.get(table);
  if (!index) {
    const slots = Object.create(null) as Record<string, number>;
    for (const [chunkNumber, chunk] of table.entries()) {
      for (const [offset, row] of chunk.entries()) if (row) slots[row._id] = (chunkNumber << CHUNK_BITS) | offset;
    }
    index = { slots, lists: new WeakMap(), next: table.length << CHUNK_BITS };
    indexes.set(table, index);
  }
  return index;
};

/** A new, empty table. One per store: the index follows the table it was made with. */
export const emptyTable = <R extends Row>(): Table<R> => [];

/** No slot: what an id that was never seen has. */
const NOWHERE = -1;

const rowAt = <R extends Row>(table: Table<R>, slot: number): R | undefined => table[slot >>> CHUNK_BITS]?.[slot & CHUNK_MASK] ?? undefined;

export const rowById = <R extends Row>(table: Table<R>, id: string): R | undefined => rowAt(table, indexOf(table).slots[id] ?? NOWHERE);

/** The rows of a list of ids, in its order; undefined where there is none. */
export const rowsByIds = <R extends Row>(table: Table<R>, ids: readonly string[]): (R | undefined)[] => {
  const index = indexOf(table);
  let slots = index.lists.get(ids);
  if (!slots) {
    slots = ids.map((id) => index.slots[id] ?? NOWHERE);
    // An id without a slot may get one later; those that have one keep it.
    if (!slots.includes(NOWHERE)) index.lists.set(ids, slots);
  }
  return slots.map((slot) => rowAt(table, slot));
};

/** Every row, in no promised order. */
export const allRows = <R extends Row>(table: Table<R>): R[] => table.flatMap((chunk) => chunk.filter((row): row is R => Boolean(row)));

/** `old` itself when nothing in `incoming` differs; else a copy with the differing fields. */
const mergeRow = <R extends Row>(old: R, incoming: R): R => {
  let next: R | undefined;
  for (const key in incoming) {
    if (dequal(old[key], incoming[key])) continue;
    next ??= { ...old };
    // An assignment to `__proto__` would set no field.
    Object.defineProperty(next, key, { value: incoming[key], enumerable: true, configurable: true, writable: true });
  }
  return next ?? old;
};

/** Adds rows and merges known ones field by field. Untouched rows, chunks and, if nothing changed, the table keep their identity. */
export const mergeRows = <R extends Row>(table: Table<R>, incoming: RowsById<R>): Table<R> => {
  const index = indexOf(table);
  const owned = new Map<number, (R | undefined)[]>();
  for (const id of Object.keys(incoming)) {
    const row = incoming[id];
    if (!row) continue;
    let slot = index.slots[id];
    if (slot === undefined) {
      slot = index.next++;
      index.slots[id] = slot;
    }
    const chunkNumber = slot >>> CHUNK_BITS;
    const offset = slot & CHUNK_MASK;
    let chunk = owned.get(chunkNumber);
    const old = (chunk ?? table[chunkNumber])?.[offset];
    const next = old ? mergeRow(old, row) : row;
    if (next === old) continue;
    if (!chunk) {
      chunk = table[chunkNumber]?.slice() ?? [];
      owned.set(chunkNumber, chunk);
    }
    chunk[offset] = next;
  }
  return withChunks(table, owned, index);
};

/** The table without the rows of these ids. */
export const removeRows = <R extends Row>(table: Table<R>, ids: readonly string[]): Table<R> => {
  const index = indexOf(table);
  const owned = new Map<number, (R | undefined)[]>();
  for (const id of ids) {
    const slot = index.slots[id] ?? NOWHERE;
    const chunkNumber = slot >>> CHUNK_BITS;
    const known = owned.get(chunkNumber) ?? table[chunkNumber];
    if (!known?.[slot & CHUNK_MASK]) continue;
    const chunk = owned.get(chunkNumber) ?? known.slice();
    chunk[slot & CHUNK_MASK] = undefined;
    owned.set(chunkNumber, chunk);
  }
  return withChunks(table, owned, index);
};

/**
 * The table without the rows of these ids, laid out anew, so that nothing is left of them, not even their slots. A state of before keeps
 * its own layout.
 */
export const forgetRows = <R extends Row>(table: Table<R>, ids: readonly string[]): Table<R> => {
  const gone = new Set(ids);
  const all = allRows(table);
  const kept = all.filter(({ _id }) => !gone.has(_id));
  if (kept.length === all.length) return table;
  const size = 1 << CHUNK_BITS;
  return Array.from({ length: Math.ceil(kept.length / size) }, (_chunk, i) => kept.slice(i * size, (i + 1) * size));
};

/** The table with some chunks replaced; the table itself when there are none. */
const withChunks = <R extends Row>(table: Table<R>, replaced: ReadonlyMap<number, Chunk<R>>, index: SlotIndex): Table<R> => {
  if (replaced.size === 0) return table;
  const chunks = table.slice();
  for (const [chunkNumber, chunk] of replaced) {
    // No holes between chunks: an array with holes is slow to copy.
    while (chunks.length < chunkNumber) chunks.push([]);
    chunks[chunkNumber] = chunk;
  }
  indexes.set(chunks, index);
  return chunks;
};
