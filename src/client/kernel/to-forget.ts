import { schema } from 'normalizr';
import type { EntitiesState } from './entity-reducer';
import type { Forgotten } from './on-screen';
import { lookupIn } from './pages';
import type { References } from './row-schema';
import { allRows } from './table';

/** Lists of an entity that are kept though nobody shows them, the most recently used. */
export const LISTS_KEPT = 20;
/** How many more there may be before some are let go, so that the rows are gone through now and then only. */
export const LISTS_OVER = 10;

/** What else needs rows, by entity: some of them by id, or all. */
export type Held = Readonly<Record<string, readonly string[] | 'all'>>;

interface Remembering {
  /** Keys of an entity's lists in the order of their use, the latest last. */
  readonly usedOf: (entity: string) => Iterable<string>;
  readonly referencesOf: (entity: string) => References;
  readonly held: Held;
}

type Entities = EntitiesState['entities'];
type Calls = Entities[string]['calls'];

/** Keys of lists nobody shows and nobody is reading. */
const idle = ({ lists, shown }: Calls): string[] => Object.keys(lists).filter((key) => !(key in shown) && lists[key]?.status !== 'loading');

/** Whether an entity has more lists than are worth keeping. */
export const isOver = (calls: Calls): boolean => idle(calls).length > LISTS_KEPT + LISTS_OVER;

const oldLists = (calls: Calls, used: Iterable<string>): ReadonlySet<string> => {
  const order = new Map(Array.from(used, (key, at) => [key, at]));
  const oldestFirst = idle(calls).sort((a, b) => (order.get(a) ?? -1) - (order.get(b) ?? -1));
  return new Set(oldestFirst.slice(0, Math.max(0, oldestFirst.length - LISTS_KEPT)));
};

/** Calls `visit` for every row an entity's row refers to. */
const eachReference = (value: unknown, shape: unknown, visit: (entity: string, id: string) => void): void => {
  if (value === null || value === undefined) return;
  if (shape instanceof schema.Entity) visit(shape.key, value as string);
  else if (Array.isArray(shape)) for (const item of value as unknown[]) eachReference(item, shape[0], visit);
  else for (const key in shape as References) eachReference((value as References)[key], (shape as References)[key], visit);
};

/** Rows of the lists that stay, of latest mutations, held by themselves or by something else, and what they refer to. */
const needed = (entities: Entities, old: ReadonlyMap<string, ReadonlySet<string>>, { referencesOf, held }: Remembering) => {
  const marked = new Map(Object.keys(entities).map((entity) => [entity, new Set<string>()]));
  const lookup = lookupIn(entities);
  const mark = (entity: string, id: string): void => {
    const known = marked.get(entity);
    if (!known || known.has(id)) return;
    known.add(id);
    const row = lookup(entity, id);
    if (row) eachReference(row, referencesOf(entity), mark);
  };
  for (const [entity, { rows, calls }] of Object.entries(entities)) {
    for (const [key, { ids }] of Object.entries(calls.lists)) if (!old.get(entity)?.has(key)) for (const id of ids) mark(entity, id);
    for (const { ids = [] } of Object.values(calls.mutations)) for (const id of ids) mark(entity, id);
    for (const id of Object.keys(calls.held)) mark(entity, id);
    const others = held[entity] ?? [];
    for (const id of others === 'all' ? allRows(rows).map(({ _id }) => _id) : others) mark(entity, id);
  }
  return marked;
};

/**
 * What can be let go: of each entity's lists those longest out of use, but never one on screen, and every row that nothing needs any more.
 * Undefined when there is nothing.
 */
export const toForget = (entities: Entities, remembering: Remembering): Readonly<Record<string, Forgotten>> | undefined => {
  const old = new Map(Object.entries(entities).map(([entity, { calls }]) => [entity, oldLists(calls, remembering.usedOf(entity))]));
  const marked = needed(entities, old, remembering);
  const forgotten = Object.entries(entities).flatMap(([entity, { rows }]) => {
    const lists = [...(old.get(entity) ?? [])];
    const gone = allRows(rows).flatMap(({ _id }) => (marked.get(entity)?.has(_id) ? [] : [_id]));
    return lists.length + gone.length > 0 ? [[entity, { lists, rows: gone }] as const] : [];
  });
  return forgotten.length > 0 ? Object.fromEntries(forgotten) : undefined;
};
