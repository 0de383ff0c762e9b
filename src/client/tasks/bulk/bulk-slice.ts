import { createAction, type Action } from '@reduxjs/toolkit';
import type { BulkAction } from '../../../domain/lists/bulk';
import type { EntityName } from '../../entities';
import { toldError, type MaybeTold, type ToldError } from '../../kernel/app-error';
import { makeId } from '../../kernel/clock';

/** What the dry run said of a row. */
export interface CheckedRow {
  readonly _id: string;
  readonly label: string;
  readonly ok: boolean;
  readonly code: string | null;
  readonly count: number;
  /** The code as an English sentence, for a code nobody knows here. */
  readonly message: string;
}

/** What became of a row. */
export interface RowResult extends MaybeTold {
  readonly _id: string;
  readonly ok: boolean;
  /** Why it failed; null where nobody said. */
  readonly message: string | null;
}

/** One bulk action from its dry run to its results. */
export interface BulkRun {
  readonly action: BulkAction;
  readonly phase: 'preparing' | 'ready' | 'broken' | 'started';
  /** Rows that were found, where all that match were chosen; and how many there are to be found. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly rows: readonly CheckedRow[];
  readonly results: Readonly<Record<string, RowResult>>;
  /** Why it could not be prepared. */
  readonly error: ToldError | null;
}

export interface BulkState {
  readonly runs: Readonly<Record<string, BulkRun>>;
}

export interface BulkRoot {
  readonly bulk: BulkState;
}

/** Which rows: those of these ids, or all an entity's list has under these variables. */
export type BulkRows =
  | { readonly ids: readonly string[] }
  | { readonly entity: EntityName; readonly variables: Readonly<Record<string, unknown>>; readonly total: number };

export const bulkActions = {
  /** Intent: find out which rows there are and what the action would do with each. `storeIds`: where to, for actions that go to stores. */
  prepare: createAction('bulk/prepare', (action: BulkAction, rows: BulkRows, storeIds: readonly string[] = []) => ({
    payload: { run: makeId(), action, rows, storeIds },
  })),
  /** Intent: nobody looks at the run any more. */
  drop: createAction<{ readonly run: string }>('bulk/drop'),
  gathered: createAction<{ readonly run: string; readonly ids: readonly string[]; readonly total: number }>('bulk/gathered'),
  checked: createAction<{ readonly run: string; readonly rows: readonly CheckedRow[] }>('bulk/checked'),
  prepared: createAction<{ readonly run: string }>('bulk/prepared'),
  broken: createAction<{ readonly run: string } & ToldError>('bulk/broken'),
  /** Fact: rows are being changed; those that failed before are tried again. */
  started: createAction<{ readonly run: string }>('bulk/started'),
  settled: createAction<{ readonly run: string; readonly results: readonly RowResult[] }>('bulk/settled'),
};

/** Rows the dry run accepted that are not done yet. */
export const rowsToDo = ({ rows, results }: BulkRun): readonly CheckedRow[] => rows.filter(({ _id, ok }) => ok && !results[_id]?.ok);

const initialState: BulkState = { runs: {} };

const change = (state: BulkState, run: string, patch: (old: BulkRun) => Partial<BulkRun>): BulkState => {
  const old = state.runs[run];
  return old ? { runs: { ...state.runs, [run]: { ...old, ...patch(old) } } } : state;
};

/** Written without Immer, which would walk thousands of rows at each of their results. */
export const bulkReducer = (state: BulkState = initialState, action: Action): BulkState => {
  if (bulkActions.prepare.match(action)) {
    const { run, action: name, rows } = action.payload;
    const open = Object.entries(state.runs).filter(([, old]) => old.phase !== 'started' || rowsToDo(old).length > 0);
    const known = 'ids' in rows ? { ids: rows.ids, total: rows.ids.length } : { ids: [], total: rows.total };
    return {
      runs: { ...Object.fromEntries(open), [run]: { action: name, phase: 'preparing', ...known, rows: [], results: {}, error: null } },
    };
  }
  if (bulkActions.gathered.match(action)) {
    const { run, ids, total } = action.payload;
    return change(state, run, (old) => ({ ids: [...old.ids, ...ids], total }));
  }
  if (bulkActions.checked.match(action)) {
    const { run, rows } = action.payload;
    return change(state, run, (old) => ({ rows: [...old.rows, ...rows] }));
  }
  if (bulkActions.prepared.match(action)) return change(state, action.payload.run, () => ({ phase: 'ready' }));
  if (bulkActions.broken.match(action)) {
    const { payload } = action;
    return change(state, payload.run, () => ({ phase: 'broken', error: toldError(payload) }));
  }
  if (bulkActions.started.match(action)) {
    return change(state, action.payload.run, ({ results }) => ({
      phase: 'started',
      results: Object.fromEntries(Object.entries(results).filter(([, { ok }]) => ok)),
    }));
  }
  if (bulkActions.settled.match(action)) {
    const { run, results } = action.payload;
    return change(state, run, (old) => ({ results: { ...old.results, ...Object.fromEntries(results.map((each) => [each._id, each])) } }));
  }
  if (bulkActions.drop.match(action)) {
    const { [action.payload.run]: _gone, ...runs } = state.runs;
    return { runs };
  }
  return state;
};

export const selectBulkRun = ({ bulk }: BulkRoot, run: string): BulkRun | undefined => bulk.runs[run];
