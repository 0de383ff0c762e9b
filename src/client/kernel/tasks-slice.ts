import { createAction, type Action, createSelector } from '@reduxjs/toolkit';
import type { AppError } from './app-error';
import { makeId, now } from './clock';
import { own } from './own';

/** How far counted work is. Times in milliseconds since the epoch. */
export interface TaskCount {
  readonly done: number;
  readonly total: number;
  readonly at: number;
  /** The first it told since it began here: what its pace is measured from. */
  readonly from: { readonly done: number; readonly at: number };
}

/** One background task: its key, payload and errors (specification 2, §3), and how far it is. */
export interface TaskEntry {
  readonly key: string;
  /** Which of the registered kinds. */
  readonly kind: string;
  readonly payload: object;
  /** `held`: it waits until somebody releases it. */
  readonly status: 'queued' | 'held' | 'running' | 'failed';
  /** It works in steps, between which it can be held. */
  readonly inSteps?: true;
  /** 0…1, or null while unknown. */
  readonly progress: number | null;
  /** How many of how many are done, of work that is counted. */
  readonly count?: TaskCount;
  readonly errors: readonly AppError[];
  /** Milliseconds since the epoch. */
  readonly queuedAt: number;
  /** Somebody put it before the others: whichever was put there last has the highest number. */
  readonly ahead?: number;
}

interface TasksState {
  readonly entries: Readonly<Record<string, TaskEntry>>;
  readonly panelOpen: boolean;
}

export interface TasksRoot {
  readonly tasks: TasksState;
}

export const taskActions = {
  /** Intent: queue a task. Screens use the typed creators of `client/tasks`. */
  push: createAction('tasks/push', (kind: string, payload: object) => ({ payload: { key: makeId(), kind, payload, at: now() } })),
  /** Fact: a task that a page before this one left unfinished is queued again under the key it had, or waits as it did. */
  resumed: createAction<{ key: string; kind: string; payload: object; at: number; held: boolean }>('tasks/resumed'),
  /** Intent: a failed task leaves the error list and is queued again. */
  retry: createAction<{ key: string }>('tasks/retry'),
  /** Intent: tasks that have not begun, or work in steps, wait until they are released. */
  hold: createAction<{ keys: readonly string[] }>('tasks/hold'),
  /** Intent: a task that was held is queued again. */
  release: createAction<{ key: string }>('tasks/release'),
  /** Intent: a task that waits is done before the others that wait. */
  first: createAction<{ key: string }>('tasks/first'),
  /** Intent: forget a task that failed, is held, or can be given up. */
  dismiss: createAction<{ key: string }>('tasks/dismiss'),
  setPanelOpen: createAction<boolean>('tasks/setPanelOpen'),
  started: createAction<{ key: string; inSteps?: true }>('tasks/started'),
  progressed: createAction<{ key: string; progress: number; count?: Pick<TaskCount, 'done' | 'total' | 'at'> }>('tasks/progressed'),
  removed: createAction<{ key: string }>('tasks/removed'),
  errored: createAction<{ key: string; error: AppError }>('tasks/errored'),
};

const initialState: TasksState = { entries: {}, panelOpen: false };

const patch = (state: TasksState, key: string, change: Partial<TaskEntry>): TasksState => {
  const entry = own(state.entries, key);
  return entry ? { ...state, entries: { ...state.entries, [key]: { ...entry, ...change } } } : state;
};

const without = (state: TasksState, key: string): TasksState => {
  if (!Object.hasOwn(state.entries, key)) return state;
  const { [key]: _gone, ...entries } = state.entries;
  return { ...state, entries };
};

const aheadOfAll = ({ entries }: TasksState): number =>
  1 + Object.values(entries).reduce((highest, { ahead = 0 }) => Math.max(highest, ahead), 0);

const canBeHeld = (entry: TaskEntry | undefined): boolean =>
  entry?.status === 'queued' || (entry?.status === 'running' && entry.inSteps === true);

/** Written without Immer: every step of every task passes through it. */
export const tasksReducer = (state: TasksState = initialState, action: Action): TasksState => {
  if (taskActions.push.match(action) || taskActions.resumed.match(action)) {
    const { key, kind, payload, at } = action.payload;
    const status = 'held' in action.payload && action.payload.held ? 'held' : 'queued';
    const entry: TaskEntry = { key, kind, payload, status, progress: null, errors: [], queuedAt: at };
    return { ...state, entries: { ...state.entries, [key]: entry } };
  }
  if (taskActions.started.match(action)) {
    const { key, inSteps } = action.payload;
    return patch(state, key, { status: 'running', ...(inSteps && { inSteps }) });
  }
  if (taskActions.progressed.match(action)) {
    const { key, progress, count } = action.payload;
    const from = own(state.entries, key)?.count?.from ?? count;
    return patch(state, key, { progress, ...(count && from && { count: { ...count, from: { done: from.done, at: from.at } } }) });
  }
  if (taskActions.errored.match(action)) {
    const { key, error } = action.payload;
    return patch(state, key, { status: 'failed', errors: [...(own(state.entries, key)?.errors ?? []), error] });
  }
  if (taskActions.retry.match(action)) {
    if (own(state.entries, action.payload.key)?.status !== 'failed') return state;
    return patch(state, action.payload.key, { status: 'queued', progress: null, count: undefined, errors: [] });
  }
  if (taskActions.hold.match(action)) {
    const waiting = action.payload.keys.filter((key) => canBeHeld(own(state.entries, key)));
    return waiting.reduce((held, key) => patch(held, key, { status: 'held' }), state);
  }
  if (taskActions.release.match(action)) {
    if (own(state.entries, action.payload.key)?.status !== 'held') return state;
    return patch(state, action.payload.key, { status: 'queued', count: undefined });
  }
  if (taskActions.first.match(action)) {
    const entry = own(state.entries, action.payload.key);
    if (entry?.status !== 'queued') return state;
    return patch(state, entry.key, { ahead: aheadOfAll(state) });
  }
  if (taskActions.removed.match(action) || taskActions.dismiss.match(action)) return without(state, action.payload.key);
  if (taskActions.setPanelOpen.match(action)) return { ...state, panelOpen: action.payload };
  return state;
};

/** In the order in which they came, but for those that were put before the others. */
export const tasksInOrder = (entries: TasksState['entries']): TaskEntry[] =>
  Object.values(entries).toSorted((a, b) => (b.ahead ?? 0) - (a.ahead ?? 0));

export const selectTask = ({ tasks }: TasksRoot, key: string): TaskEntry | undefined => own(tasks.entries, key);
/** Queued, held and running tasks, in the order in which they are taken. */
export const selectLiveTasks = ({ tasks }: TasksRoot): TaskEntry[] =>
  tasksInOrder(tasks.entries).filter(({ status }) => status !== 'failed');
export const selectFailedTasks = ({ tasks }: TasksRoot): TaskEntry[] =>
  tasksInOrder(tasks.entries).filter(({ status }) => status === 'failed');
export const selectPanelOpen = ({ tasks }: TasksRoot): boolean => tasks.panelOpen;

const selectTasks = ({ tasks }: TasksRoot) => tasks;

/** What the Background Task panel lists: queued, held and running tasks, and failed ones. */
export const selectTaskLists = createSelector([selectTasks], (tasks) => ({
  live: selectLiveTasks({ tasks }),
  failed: selectFailedTasks({ tasks }),
}));

export const selectTaskCounts = createSelector([selectTaskLists], ({ live, failed }) => ({ tasks: live.length, errors: failed.length }));
