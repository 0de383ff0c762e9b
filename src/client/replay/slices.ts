import type { Action } from '@reduxjs/toolkit';
import { own } from '../kernel/own';
import type { Row, Table } from '../kernel/table';
import { combine, hashKey, hashName, hashOf, sum } from './fingerprint';
import type { SliceChange } from './format';
import { remembered } from './remembered';

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

const PREFIX = `${ENTITIES}/`;
const entitySlice = remembered((entity) => PREFIX + entity, 1_000);

/** Shows every slice in turn: after each action of a page, without making anything. */
export const eachSlice = (state: State, show: (slice: string, value: unknown) => void): void => {
  for (const key of Object.keys(state)) {
    if (key !== ENTITIES) {
      show(key, state[key]);
      continue;
    }
    const tables = state[key] as State;
    for (const entity of Object.keys(tables)) show(entitySlice(entity), tables[entity]);
  }
};

/** Every slice by its name. */
export const slicesOf = (state: State): Map<string, unknown> => {
  const slices = new Map<string, unknown>();
  eachSlice(state, (slice, value) => void slices.set(slice, value));
  return slices;
};

/** One slice; undefined where the state has none of the name. */
export const sliceOf = (state: State, slice: string): unknown =>
  slice.startsWith(PREFIX) ? own((state[ENTITIES] ?? NOTHING) as State, slice.slice(PREFIX.length)) : own(state, slice);

/** True for the slice of an entity. */
export const isTable = (slice: string): boolean => slice.startsWith(PREFIX);

/** A recorded state with the tables of entities that came after it was recorded, empty as a new page has them. */
export const withNewTables = (state: State, fold: Fold): State => {
  const recorded = state[ENTITIES];
  if (!isObject(recorded)) return state;
  const { [ENTITIES]: initial } = fold(undefined as never, { type: 'log/begun' });
  return { ...state, [ENTITIES]: { ...(initial as State), ...recorded } };
};

const shapeOfSlice = (slice: string): Shape => (slice.startsWith(PREFIX) ? 'entity' : 'data');
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

/** What slices were called that are known by now. */
const sliceHashes: Readonly<Record<Shape, WeakMap<object, string>>> = { data: new WeakMap(), entity: new WeakMap(), table: new WeakMap() };

/** The hash of one slice, as it stands in a log. */
export const hashSlice = (slice: string, value: unknown): string => {
  const shape = shapeOfSlice(slice);
  if (!isObject(value)) return hashName(hashPlace(value, shape));
  let hash = sliceHashes[shape].get(value);
  if (hash === undefined) {
    hash = hashName(hashPlace(value, shape));
    sliceHashes[shape].set(value, hash);
  }
  return hash;
};

/** The hash of every slice. */
export const hashSlices = (state: State): Record<string, string> => {
  const hashes: Record<string, string> = {};
  eachSlice(state, (slice, value) => void (hashes[slice] = hashSlice(slice, value)));
  return hashes;
};

export const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescape = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** The keys of a JSON pointer. */
export const stepsOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescape);

/** Rows that are not the same object in two tables, by id, with what each was and is. */
export const changedRows = (before: Table, after: Table): Map<string, [Row | undefined, Row | undefined]> => {
  const changed = new Map<string, [Row | undefined, Row | undefined]>();
  const came: Row[] = [];
  const chunks = Math.max(before.length, after.length);
  for (let i = 0; i < chunks; i++) {
    const [olds, news] = [before[i] ?? [], after[i] ?? []];
    if (olds === news) continue;
    // A change copies the chunk it is in; most of its rows stand where they stood.
    for (let slot = 0; slot < Math.max(olds.length, news.length); slot++) {
      const [old, row] = [olds[slot], news[slot]];
      if (old === row) continue;
      if (old) changed.set(old._id, [old, undefined]);
      if (row) came.push(row);
    }
  }
  // After all of before: where a table was laid out anew, a row stands in another chunk.
  for (const row of came) changed.set(row._id, [changed.get(row._id)?.[0], row]);
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

interface ChangedSlice {
  readonly slice: string;
  readonly was: unknown;
  readonly is: unknown;
}

/** The slices of a state that are not the same object in another one. */
const changedSlices = (before: State, after: State): ChangedSlice[] => {
  const changed: ChangedSlice[] = [];
  for (const key of Object.keys(after)) {
    const [was, is] = [own(before, key), after[key]];
    if (was === is) continue;
    if (key !== ENTITIES) changed.push({ slice: key, was, is });
    else changed.push(...changedSlices((was ?? NOTHING) as State, is as State).map((one) => ({ ...one, slice: entitySlice(one.slice) })));
  }
  return changed;
};

/** What an action changed, by slice; undefined when it changed nothing. */
export const changesBetween = (before: State, after: State): Record<string, SliceChange> | undefined => {
  const changes: Record<string, SliceChange> = {};
  for (const { slice, was, is } of changedSlices(before, after)) {
    const parts: Record<string, string> = {};
    for (const place of changedPlaces(slice, was, is)) {
      parts[place.pointer] = place.after === undefined ? '-' : hashName(hashPlace(place.after, place.shape));
    }
    changes[slice] = [hashSlice(slice, is), parts];
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
};

/** What `theirs` has that `mine` has not, by hash. */
export const differenceBetween = (slice: string, mine: unknown, theirs: unknown): SliceChange | undefined => {
  const wrap = (value: unknown): State =>
    slice.startsWith(PREFIX) ? { [ENTITIES]: { [slice.slice(PREFIX.length)]: value } } : { [slice]: value };
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
