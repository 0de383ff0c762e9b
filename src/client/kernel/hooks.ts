import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Action, Dispatch } from '@reduxjs/toolkit';
import { dequal } from 'dequal/lite';
import { listKey, type ListQuery, type ListState, type MutationState, type SubmitIntent } from './calls';
import { after } from './clock';
import type { EntitiesState } from './entity-reducer';

/** What a list needs of an entity. */
export interface ListEntity<R, Variables> {
  readonly actions: Readonly<Record<'load' | 'show' | 'hide', (query?: ListQuery<Variables>) => Action>>;
  readonly selectList: (state: EntitiesState, query?: ListQuery<Variables>) => ListState | undefined;
  readonly selectPage: (state: EntitiesState, query?: ListQuery<Variables>) => readonly R[];
}

export interface ListView<R> {
  readonly rows: readonly R[];
  readonly total: number;
  /** Nobody counted them: there are so many. */
  readonly about: boolean;
  /** True until the first answer; a refresh keeps showing the rows it has. */
  readonly loading: boolean;
  readonly error: ListState['error'];
  readonly reload: () => void;
}

/** A page of an entity's rows: read when it comes on screen, and again whenever it may be out of date. */
export const useList = <R, Variables extends object>(
  entity: ListEntity<R, Variables>,
  query: ListQuery<Variables>,
  { skip = false }: { readonly skip?: boolean } = {},
): ListView<R> => {
  const dispatch = useDispatch<Dispatch<Action>>();
  const key = listKey(query);
  const list = useSelector((state: EntitiesState) => entity.selectList(state, query));
  const rows = useSelector((state: EntitiesState) => entity.selectPage(state, query));
  // Equal queries are one list, whichever object they come in.
  // oxlint-disable-next-line react/exhaustive-deps
  const asked = useMemo(() => query, [key]);
  const reload = useCallback(() => void dispatch(entity.actions.load(asked)), [dispatch, entity, asked]);
  useEffect(() => {
    if (skip) return;
    dispatch(entity.actions.show(asked));
    return () => void dispatch(entity.actions.hide(asked));
  }, [dispatch, entity, asked, skip]);
  return {
    rows,
    total: list?.total ?? 0,
    about: list?.about ?? false,
    loading: !list || (list.status === 'loading' && list.ids.length === 0 && list.total === 0),
    error: list?.error ?? null,
    reload,
  };
};

/** What a place that shows single rows needs of an entity. */
export interface RowEntity<R> {
  readonly actions: Readonly<Record<'hold' | 'letGo', (...ids: readonly string[]) => Action>>;
  readonly selectById: (state: EntitiesState, id: string) => R | undefined;
}

/** Keeps rows for as long as they are shown by themselves, whatever becomes of the lists they came with. */
export const useHeldRows = (entity: Pick<RowEntity<unknown>, 'actions'>, ids: readonly string[]): void => {
  const dispatch = useDispatch<Dispatch<Action>>();
  const all = ids.join(' ');
  useEffect(() => {
    if (all === '') return;
    const held = all.split(' ');
    dispatch(entity.actions.hold(...held));
    return () => void dispatch(entity.actions.letGo(...held));
  }, [dispatch, entity, all]);
};

/** One row, kept for as long as it is shown; null: none. */
export const useRow = <R>(entity: RowEntity<R>, id: string | null): R | undefined => {
  useHeldRows(entity, id === null ? NONE : [id]);
  return useSelector((state: EntitiesState) => (id === null ? undefined : entity.selectById(state, id)));
};

const NONE: readonly string[] = [];

/**
 * Submits a mutation intent and tells how the latest one stands. What is sent once more, because it failed or its answer was lost, is the same
 * intent: it goes under the same key, so it is done once. A form, where something else may be typed in between, keeps the key itself.
 */
export const useMutation = <Variables>(
  entity: { readonly selectMutation: (state: EntitiesState, requestId: string) => MutationState | undefined },
  intent: SubmitIntent<Variables>,
): {
  /** Gives the key it is sent under. */
  readonly submit: (variables: Variables, key?: string) => string;
  readonly state: MutationState | undefined;
  /** Of the latest one; empty before the first. */
  readonly requestId: string;
} => {
  const dispatch = useDispatch<Dispatch<Action>>();
  const [requestId, setRequestId] = useState('');
  const state = useSelector((root: EntitiesState) => entity.selectMutation(root, requestId));
  const latest = useRef<{ readonly requestId: string; readonly variables: Variables } | null>(null);
  const store = useStore<EntitiesState>();
  const submit = useCallback(
    (variables: Variables, key?: string) => {
      const former = latest.current;
      const isDone = former && entity.selectMutation(store.getState(), former.requestId)?.status === 'done';
      const again = former && !isDone && dequal(former.variables, variables) ? former.requestId : undefined;
      const action = intent(variables, key ?? again);
      const { requestId: sentAs } = action.meta;
      latest.current = { requestId: sentAs, variables };
      setRequestId(sentAs);
      dispatch(action);
      return sentAs;
    },
    [dispatch, entity, intent, store],
  );
  return { submit, state, requestId };
};

/** How long somebody has to stop typing before the text counts, in milliseconds. */
const SETTLE_TYPING = 250;

/**
 * A text somebody is typing, handed to `commit` when they pause. `value` is the committed text; when it changes for another reason
 * (Back, a cleared filter) it wins over what was typed.
 */
export const useSettledText = (value: string, commit: (text: string) => void): readonly [string, (text: string) => void] => {
  const [draft, setDraft] = useState<{ readonly text: string; readonly over: string } | null>(null);
  // Once committed the draft is done with, or it would come back when the text is cleared elsewhere.
  if (draft && value !== draft.over) setDraft(null);
  const shown = draft && value === draft.over ? draft.text : value;
  useEffect(() => (shown === value ? undefined : after(SETTLE_TYPING, () => commit(shown))), [shown, value, commit]);
  const type = useCallback((text: string) => setDraft({ text, over: value }), [value]);
  return [shown, type];
};
