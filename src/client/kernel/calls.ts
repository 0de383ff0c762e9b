import { createAction, type Action, type Reducer } from '@reduxjs/toolkit';
import type { Change } from '../../domain/lists/changes';
import type { AppError } from './app-error';
import { changed, forgot, listExpected, listHidden, listShown, rowsHeld, rowsLetGo } from './on-screen';
import { own } from './own';
import type { received } from './received';
import { requestFailed } from './received';
import { DEFAULT_PAGE, DEFAULT_PERPAGE } from './request';

/** What a list screen asks for; two equal queries are one list. */
export interface ListQuery<Variables> {
  /** 1-based. */
  readonly page?: number;
  readonly perpage?: number;
  readonly variables?: Variables;
}

export interface ListState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly ids: readonly string[];
  /** Rows on all pages. */
  readonly total: number;
  /** Nobody counted them: there are so many. */
  readonly about?: boolean;
  readonly error: AppError | null;
  /** Something has changed since it was asked for: what is shown may be out of date. */
  readonly stale: boolean;
}

export interface MutationState {
  readonly status: 'pending' | 'done' | 'failed';
  readonly error: AppError | null;
  /** Rows the answer brought; not set before. */
  readonly ids?: readonly string[];
}

/** How an entity's calls stand: lists by their key, mutations by request id. */
export interface CallsState {
  readonly lists: Readonly<Record<string, ListState>>;
  /** Only the latest are kept. */
  readonly mutations: Readonly<Record<string, MutationState>>;
  /** How many places of the screen show a list, by its key; none: no entry. */
  readonly shown: Readonly<Record<string, number>>;
  /** How many places hold a row by itself, by its id; none: no entry. */
  readonly held: Readonly<Record<string, number>>;
}

export interface MutationIntent<Variables> extends Action<string> {
  readonly payload: Variables;
  readonly meta: { readonly requestId: string };
}

/** Makes the intent of a mutation: a new one, or once more the one of that key. */
export type SubmitIntent<Variables> = (variables: Variables, key?: string) => MutationIntent<Variables>;

const MUTATIONS_KEPT = 50;

/** The same for equal queries, whatever the order of their keys; variables that are undefined, null or empty do not count. */
export const listKey = (query: ListQuery<object>): string => {
  const variables = Object.entries(query.variables ?? {})
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([query.page ?? DEFAULT_PAGE, query.perpage ?? DEFAULT_PERPAGE, variables]);
};

export const createLoad = <Variables extends object>(entity: string) =>
  createAction(`${entity}/load`, (query: ListQuery<Variables> = {}) => ({ payload: { ...query, key: listKey(query) } }));

/** The reducer of one entity's calls. Rows never pass through it: Immer would walk and freeze the whole table. */
export const createCallsReducer = (
  entity: string,
  isMutationIntent: (action: Action) => action is MutationIntent<object>,
): Reducer<CallsState> => {
  const load = createLoad<object>(entity);
  const initialState: CallsState = { lists: {}, mutations: {}, shown: {}, held: {} };
  return (state = initialState, action) => {
    if (load.match(action)) return withLoading(state, action.payload.key);
    if (requestFailed.match(action)) return action.payload.origin.entity === entity ? withFailure(state, action.payload) : state;
    if (isMutationIntent(action)) return withMutation(state, action.meta.requestId, { status: 'pending', error: null });
    return onScreen(state, entity, action) ?? state;
  };
};

const withLoading = (state: CallsState, key: string): CallsState => {
  const known = own(state.lists, key);
  if (known?.status === 'loading' && !known.stale) return state;
  // What changes from now on may not be in the answer any more.
  return {
    ...state,
    lists: { ...state.lists, [key]: { ...(known ?? { ids: [], total: 0 }), status: 'loading', error: null, stale: false } },
  };
};

const withFailure = (state: CallsState, { origin, error }: ReturnType<typeof requestFailed>['payload']): CallsState => {
  const { listKey: key, requestId } = origin;
  const list = key === undefined ? undefined : own(state.lists, key);
  const lists = key !== undefined && list ? { ...state.lists, [key]: { ...list, status: 'failed' as const, error } } : state.lists;
  const mutations = requestId ? { ...state.mutations, [requestId]: { status: 'failed' as const, error } } : state.mutations;
  return { ...state, lists, mutations };
};

/** The latest mutations and one more. */
const withMutation = (state: CallsState, requestId: string, mutation: MutationState): CallsState => ({
  ...state,
  mutations: { ...Object.fromEntries(Object.entries(state.mutations).slice(1 - MUTATIONS_KEPT)), [requestId]: mutation },
});

/** What is seen of an entity, and what of it changed or is let go; undefined for an action that says nothing of that. */
const onScreen = (state: CallsState, entity: string, action: Action): CallsState | undefined => {
  if (changed.match(action)) return markChanged(state, entity, action.payload.changes);
  if (forgot.match(action)) return withoutLists(state, own(action.payload, entity)?.lists ?? []);
  const show = listShown.match(action);
  if (show || listHidden.match(action)) {
    const { key, entity: of } = action.payload;
    return of === entity ? { ...state, shown: counted(state.shown, [key], show ? 1 : -1) } : state;
  }
  const hold = rowsHeld.match(action);
  if (hold || rowsLetGo.match(action)) {
    const { ids, entity: of } = action.payload;
    return of === entity ? { ...state, held: counted(state.held, ids, hold ? 1 : -1) } : state;
  }
  return undefined;
};

const withoutLists = (state: CallsState, keys: readonly string[]): CallsState => {
  if (keys.length === 0) return state;
  return { ...state, lists: Object.fromEntries(Object.entries(state.lists).filter(([key]) => !keys.includes(key))) };
};

const counted = (counts: Readonly<Record<string, number>>, names: readonly string[], more: 1 | -1): Record<string, number> => {
  const next = new Map(Object.entries(counts));
  for (const name of names) {
    const now = (next.get(name) ?? 0) + more;
    if (now > 0) next.set(name, now);
    else next.delete(name);
  }
  return Object.fromEntries(next);
};

const allStale = (lists: CallsState['lists']): CallsState['lists'] => {
  if (Object.values(lists).every(({ stale }) => stale)) return lists;
  return Object.fromEntries(Object.entries(lists).map(([key, value]) => [key, value.stale ? value : { ...value, stale: true }]));
};

/** Whether a mutation of this page made the change, so that its answer has said so already. */
export const isOwnChange = ({ mutations }: CallsState, { by }: Change): boolean => by !== null && own(mutations, by)?.status === 'done';

/** Marks every list as stale when others changed rows of the entity. */
const markChanged = (state: CallsState, entity: string, changes: readonly Change[]): CallsState => {
  const others = changes.some((change) => change.kind === entity && !isOwnChange(state, change));
  const lists = others ? allStale(state.lists) : state.lists;
  return lists === state.lists ? state : { ...state, lists };
};

const filled = (old: ListState | undefined, list: Pick<ListState, 'ids' | 'total' | 'about'>): ListState => {
  const sameIds = old && old.ids.length === list.ids.length && old.ids.every((id, i) => id === list.ids[i]);
  if (old && sameIds && old.status === 'ready' && old.total === list.total && old.about === list.about) return old;
  const { total, about } = list;
  return { status: 'ready', ids: sameIds ? old.ids : list.ids, total, ...(about && { about }), error: null, stale: old?.stale ?? false };
};

/** What an answer does to an entity's calls: fills its list, or settles its mutation and marks every list as stale. */
export const settleCalls = (state: CallsState, entity: string, payload: ReturnType<typeof received>['payload']): CallsState => {
  const { list, origin } = payload;
  let next = state;
  if (list?.entity === entity) {
    const known = own(state.lists, list.key);
    const full = filled(known, list);
    if (full !== known) next = { ...next, lists: { ...next.lists, [list.key]: full } };
  }
  if (origin.entity === entity && origin.requestId) {
    const ids = Object.keys(own(payload.entities, entity) ?? {});
    next = withMutation({ ...next, lists: allStale(next.lists) }, origin.requestId, { status: 'done', error: null, ids });
  }
  return next;
};

/** The intents by which screens tell what of an entity they show: lists (`expect`, `show`, `hide`) and rows by themselves (`hold`, `letGo`). */
export const screenIntents = <Variables extends object>(entity: string) => ({
  show: (query: ListQuery<Variables> = {}) => listShown({ entity, key: listKey(query), query }),
  expect: (query: ListQuery<Variables> = {}) => listExpected({ entity, key: listKey(query), query }),
  hide: (query: ListQuery<Variables> = {}) => listHidden({ entity, key: listKey(query) }),
  hold: (...ids: readonly string[]) => rowsHeld({ entity, ids }),
  letGo: (...ids: readonly string[]) => rowsLetGo({ entity, ids }),
});
