import type { Action } from '@reduxjs/toolkit';
import { own } from '../kernel/own';
import type { Row, Table } from '../kernel/table';
import { combine, hashKey, hashName, hashOf, sum } from './fingerprint';
import type { SliceChange } from './format';

/**
 * The state as a log speaks of it: slices, one per entity (`entities/stores`) and one for each other key, and within a slice JSON
 * pointers. In an entity's `rows` a pointer names the row by its id, because a row's slot in the table is no part of its identity.
 */
export type State = Readonly<Record<string, unknown>>;

/** Makes a store's root reducer, with tables of its own. What its state looks like in detail is nothing to a log. */
export type CreateReducer = () => (state: never, action: Action) => object;
export type Fold = (state: State, action: Action) => State;
export const createFold = (createReducer: CreateReducer): Fold => createReducer() as unknown as Fold;

/** What stands behind a pointer: plain data, an entity's slice, or its table of rows. */
type Shape = 'data' | 'entity' | 'table';

interface Place {
  readonly pointer: string;
  readonly shape: Shape;
  readonly before: unknown;
  readonly after: unknown;
}

const ENTITIES = 'entities';
/** How many pointers tell what an action changed; beyond that it is told more coarsely. */
const POINTERS_KEPT = 16;
const NOTHING: Readonly<Record<string, unknown>> = {};

/** Every slice by its name. */
export const slicesOf = (state: State): Map<string, unknown> => {
  const slices = new Map<string, unknown>();
  for (const [key, value] of Object.entries(state)) {
    if (key !== ENTITIES) slices.set(key, value);
    else for (const [entity, slice] of Object.entries(value as State)) slices.set(`${ENTITIES}/${entity}`, slice);
  }
  return slices;
};

const shapeOfSlice = (slice: string): Shape => (slice.startsWith(`${ENTITIES}/`) ? 'entity' : 'data');
const shapeOfChild = (shape: Shape, key: string): Shape => (shape === 'entity' && key === 'rows' ? 'table' : 'data');

const chunkHashes = new WeakMap<readonly unknown[], number>();

const hashTable = (table: Table): number => {
  let hash = 0;
  for (const chunk of table) {
    let part = chunkHashes.get(chunk);
    if (part === undefined) {
      part = 0;
      for (const row of chunk) if (row) part = sum(part, combine(hashKey(row._id), hashOf(row)));
      chunkHashes.set(chunk, part);
    }
    hash = sum(hash, part);
  }
  return hash;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const hashPlace = (value: unknown, shape: Shape): number => {
  if (shape === 'table' && Array.isArray(value)) return hashTable(value as Table);
  if (shape !== 'entity' || !isObject(value)) return hashOf(value);
  let hash = 0;
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined) hash = sum(hash, combine(hashKey(key), hashPlace(item, shapeOfChild(shape, key))));
  }
  return hash;
};

/** The hash of one slice, as it stands in a log. */
export const hashSlice = (slice: string, value: unknown): string => hashName(hashPlace(value, shapeOfSlice(slice)));

/** The hash of every slice. */
export const hashSlices = (state: State): Record<string, string> =>
  Object.fromEntries(Array.from(slicesOf(state), ([slice, value]) => [slice, hashSlice(slice, value)]));

export const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescape = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** The keys of a JSON pointer. */
export const stepsOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescape);

/** Rows that are not the same object in two tables, by id, with what each was and is. */
export const changedRows = (before: Table, after: Table): Map<string, [Row | undefined, Row | undefined]> => {
  const changed = new Map<string, [Row | undefined, Row | undefined]>();
  const chunks = Math.max(before.length, after.length);
  // First all of before: where a table was laid out anew, a row stands in another chunk.
  for (let i = 0; i < chunks; i++) {
    if (before[i] !== after[i]) for (const row of before[i] ?? []) if (row) changed.set(row._id, [row, undefined]);
  }
  for (let i = 0; i < chunks; i++) {
    if (before[i] !== after[i]) for (const row of after[i] ?? []) if (row) changed.set(row._id, [changed.get(row._id)?.[0], row]);
  }
  for (const [id, [old, row]] of changed) if (old === row) changed.delete(id);
  return changed;
};

interface Part {
  readonly key: string;
  readonly was: unknown;
  readonly is: unknown;
}

/** The fields of two objects that are not the same. */
export const partsOf = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Part[] => {
  const parts: Part[] = [];
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [own(before, key), own(after, key)];
    if (was !== is) parts.push({ key, was, is });
  }
  return parts;
};

/** The parts of a place that are not the same object, or null where it has no parts. */
const childrenOf = ({ pointer, shape, before, after }: Place): Place[] | null => {
  if (!isObject(after) || (before !== undefined && !isObject(before))) return null;
  if (shape === 'table') {
    const rows = changedRows((before ?? []) as unknown as Table, after as unknown as Table);
    return Array.from(rows, ([id, [old, row]]) => ({
      pointer: `${pointer}/${escapeKey(id)}`,
      shape: 'data' as const,
      before: old,
      after: row,
    }));
  }
  const old = before ?? NOTHING;
  if (Array.isArray(after) !== Array.isArray(old) && before !== undefined) return null;
  return partsOf(old, after).map(({ key, was, is }) => ({
    pointer: `${pointer}/${escapeKey(key)}`,
    shape: shapeOfChild(shape, key),
    before: was,
    after: is,
  }));
};

/** What differs between two values of a slice, told by at most 16 places, the deepest that number allows. */
const changedPlaces = (slice: string, before: unknown, after: unknown): Place[] => {
  const settled: Place[] = [];
  let open: Place[] = [{ pointer: '', shape: shapeOfSlice(slice), before, after }];
  while (open.length > 0) {
    const next: Place[] = [];
    for (const [i, place] of open.entries()) {
      const children = childrenOf(place);
      const others = settled.length + next.length + (open.length - i - 1);
      if (!children || children.length === 0 || others + children.length > POINTERS_KEPT) settled.push(place);
      else next.push(...children);
    }
    open = next;
  }
  return settled;
};

/** What an action changed, by slice; undefined when it changed nothing. */
export const changesBetween = (before: State, after: State): Record<string, SliceChange> | undefined => {
  if (before === after) return undefined;
  const old = slicesOf(before);
  const changes: Record<string, SliceChange> = {};
  for (const [slice, value] of slicesOf(after)) {
    if (value === old.get(slice)) continue;
    const parts: Record<string, string> = {};
    for (const place of changedPlaces(slice, old.get(slice), value)) {
      parts[place.pointer] = place.after === undefined ? '-' : hashName(hashPlace(place.after, place.shape));
    }
    changes[slice] = [hashSlice(slice, value), parts];
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
};

/** What `theirs` has that `mine` has not, by hash. */
export const differenceBetween = (slice: string, mine: unknown, theirs: unknown): SliceChange | undefined => {
  const prefix = `${ENTITIES}/`;
  const wrap = (value: unknown): State =>
    slice.startsWith(prefix) ? { [ENTITIES]: { [slice.slice(prefix.length)]: value } } : { [slice]: value };
  return changesBetween(wrap(mine), wrap(theirs))?.[slice];
};

/** The hash of what stands at a pointer within a slice; `-` when nothing does. */
export const hashAt = (slice: string, value: unknown, pointer: string): string => {
  let shape = shapeOfSlice(slice);
  let found = value;
  for (const key of stepsOf(pointer)) {
    if (shape === 'table') {
      found = (found as Table).flat().find((row) => row?._id === key);
      shape = 'data';
    } else {
      found = isObject(found) ? own(found, key) : undefined;
      shape = shapeOfChild(shape, key);
    }
  }
  return found === undefined ? '-' : hashName(hashPlace(found, shape));
};
