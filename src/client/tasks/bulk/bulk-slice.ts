import { createAction, type Action } from '@reduxjs/toolkit';
import type { RefusalValues } from '../../../domain/fault';
import type { BulkAction } from '../../../domain/lists/bulk';
import type { EntityName } from '../../entities/tables';
import { toldError, type MaybeTold, type ToldError } from '../../kernel/app-error';
import { own } from '../../kernel/own';
import { beginBulk, bulkPart, noRuns } from './late';
import type { BulkExtra } from './runners';

/** What the dry run said of a row, in short. */
export interface ShortRow {
  readonly _id: string;
  readonly ok: boolean;
  readonly code: string | null;
  readonly count: number;
  /** The store the code speaks of. */
  readonly store?: string | null;
  /** Why it is refused where no code says it, and the values of that sentence. */
  readonly refusal?: string | null;
  readonly refusal_values?: RefusalValues | null;
  /** Dollars a piece of it loses at most where it is sold for less than it costs. */
  readonly loss?: number | null;
}

/** What the dry run said of a row. */
export interface CheckedRow extends ShortRow {
  readonly label: string;
  /** The code as an English sentence, for a code nobody knows here. */
  readonly message: string;
  /** What a platform requires and nobody has said of it. */
  readonly lacks?: string | null;
  readonly cautions?: string | null;
  /** Of a change of fields: each that changes, in words. */
  readonly changes?: readonly { readonly field: string; readonly before: string; readonly after: string }[] | null;
  /** What a change of prices comes to, in dollars. */
  readonly price?: {
    readonly before: number;
    readonly after: number;
    readonly profit_before: number | null;
    readonly profit_after: number | null;
  } | null;
}

/** What became of a row. */
export interface RowResult extends MaybeTold {
  readonly _id: string;
  readonly ok: boolean;
  /** Why it failed; null where nobody said. */
  readonly message: string | null;
}

/** Which rows: those of these ids, or all an entity's list has under these variables. */
export type BulkRows =
  | { readonly ids: readonly string[] }
  | { readonly entity: EntityName; readonly variables: Readonly<Record<string, unknown>>; readonly total: number };

/**
 * Where a run is.
 *
 * - `asking`: what the action needs to know besides the rows
 * - `looking`: a dry run says what would become of each row; then `ready`, or `broken` when it could not be made
 * - `running`: a background task changes the rows; then `done`, or `failed` while some of them are not changed
 */
type BulkPhase = 'asking' | 'looking' | 'ready' | 'broken' | 'running' | 'failed' | 'done';

/** One bulk action from its beginning to its results. */
export interface BulkRun {
  readonly action: BulkAction;
  readonly phase: BulkPhase;
  /** Somebody looks at it; one that is not looked at goes on only while its rows are being changed, or may be in the panel. */
  readonly open: boolean;
  readonly chosen: BulkRows;
  /** What it was told besides the rows. */
  readonly extra: BulkExtra;
  /** It was shown before what becomes of each row, so a dry run without refusals is not shown again. */
  readonly looked: boolean;
  /** Rows that were found, where all that match were chosen; and how many there are to be found. */
  readonly ids: readonly string[];
  readonly total: number;
  /** How many of them the dry run has looked at. */
  readonly checked: number;
  /**
   * What is told of rows; of one that is told of twice the latter holds. Of many rows only those are told of that are refused or sold at a loss, in short,
   * and all of those somebody looks at.
   */
  readonly rows: readonly (CheckedRow | ShortRow)[];
  /** Why rows somebody looks at could not be read. */
  readonly unread: ToldError | null;
  readonly results: Readonly<Record<string, RowResult>>;
  /** Why it could not be looked at. */
  readonly error: ToldError | null;
  /** How far the change of the rows is, 0…1; null while unknown. */
  readonly progress: number | null;
  /** Key of the background task that changes the rows; null while there is none. */
  readonly task: string | null;
}

export interface BulkState {
  readonly runs: Readonly<Record<string, BulkRun>>;
}

export interface BulkRoot {
  readonly bulk: BulkState;
}

interface OfRun {
  readonly run: string;
}

export const bulkActions = {
  begin: beginBulk,
  /** Intent: what the action needs besides the rows. */
  tell: createAction<OfRun & { readonly extra: BulkExtra; readonly looked: boolean }>('bulk/tell'),
  /** Intent: change the rows the dry run accepted. */
  confirm: createAction<OfRun>('bulk/confirm'),
  /** Intent: look once more, after the dry run could not be made; or change the rows that failed once more. */
  retry: createAction<OfRun>('bulk/retry'),
  /** Intent: nobody looks at the run any more. What is being changed goes on in the background. */
  close: createAction<OfRun>('bulk/close'),
  looking: createAction<OfRun>('bulk/looking'),
  gathered: createAction<OfRun & { readonly ids: readonly string[]; readonly total: number }>('bulk/gathered'),
  /** Fact: so many more rows were looked at, and this is to be told of them. */
  checked: createAction<OfRun & { readonly rows: readonly (CheckedRow | ShortRow)[]; readonly count: number }>('bulk/checked'),
  /** Intent: these rows are looked at, of which is not told everything yet. */
  see: createAction<OfRun & { readonly ids: readonly string[] }>('bulk/see'),
  seen: createAction<OfRun & { readonly rows: readonly CheckedRow[] }>('bulk/seen'),
  unseen: createAction<OfRun & ToldError>('bulk/unseen'),
  prepared: createAction<OfRun>('bulk/prepared'),
  broken: createAction<OfRun & ToldError>('bulk/broken'),
  /** Fact: the task changes rows; those that failed before are tried again. */
  started: createAction<OfRun & { readonly task: string }>('bulk/started'),
  settled: createAction<OfRun & { readonly results: readonly RowResult[]; readonly progress: number }>('bulk/settled'),
  /** Fact: the task is over; null: it is not in the panel either, to be tried again there. */
  ended: createAction<OfRun & { readonly task: string | null }>('bulk/ended'),
};

const known = new WeakMap<BulkRun['rows'], ReadonlyMap<string, CheckedRow | ShortRow>>();

/** What is told of rows, by their ids. */
export const rowsById = ({ rows }: Pick<BulkRun, 'rows'>): ReadonlyMap<string, CheckedRow | ShortRow> => {
  const found = known.get(rows) ?? new Map(rows.map((row) => [row._id, row]));
  known.set(rows, found);
  return found;
};

/** The ids of rows the dry run accepted that are not done yet. */
export const idsToDo = (run: BulkRun): readonly string[] => {
  const told = rowsById(run);
  return run.ids.filter((id) => told.get(id)?.ok !== false && !own(run.results, id)?.ok);
};
/** Rows are being changed, or were. */
export const hasStarted = ({ phase }: BulkRun): boolean => phase === 'running' || phase === 'failed' || phase === 'done';

const fresh = (action: BulkAction, chosen: BulkRows, asks: boolean, extra: BulkExtra = {}): BulkRun => ({
  action,
  phase: asks ? 'asking' : 'looking',
  open: true,
  chosen,
  extra,
  looked: false,
  ...unlooked(chosen),
  results: {},
  progress: null,
  task: null,
});

/** A run before its dry run. */
const unlooked = (chosen: BulkRows): Pick<BulkRun, 'ids' | 'total' | 'checked' | 'rows' | 'unread' | 'error'> => ({
  ...('ids' in chosen ? { ids: chosen.ids, total: chosen.ids.length } : { ids: [], total: chosen.total }),
  checked: 0,
  rows: [],
  unread: null,
  error: null,
});

/** What became of the run when its task was over. */
const ended = (old: BulkRun, task: string | null): BulkRun => ({
  ...old,
  phase: idsToDo(old).length === 0 ? 'done' : 'failed',
  progress: null,
  task,
});

/** What is told of rows somebody looks at. Once rows are being changed, that is what they are called: what a dry run would say now is another matter. */
const seenRows = (run: BulkRun, rows: readonly CheckedRow[]): readonly CheckedRow[] => {
  if (!hasStarted(run)) return rows;
  const told = rowsById(run);
  const before = (id: string): ShortRow => told.get(id) ?? { _id: id, ok: true, code: null, count: 0 };
  return rows.map(({ _id, label, message }) => ({ ...before(_id), label, message }));
};

/** A run that nobody looks at and nothing works on can be forgotten. */
const isOver = ({ open, task }: BulkRun): boolean => !open && task === null;

const step = (old: BulkRun, action: Action): BulkRun => {
  if (bulkActions.tell.match(action)) {
    const { extra, looked } = action.payload;
    return { ...old, phase: 'looking', extra: { ...old.extra, ...extra }, looked };
  }
  if (bulkActions.close.match(action)) return { ...old, open: false };
  if (bulkActions.looking.match(action)) return { ...old, phase: 'looking', ...unlooked(old.chosen) };
  if (bulkActions.gathered.match(action)) return { ...old, ids: [...old.ids, ...action.payload.ids], total: action.payload.total };
  if (bulkActions.checked.match(action)) {
    const { rows, count: more } = action.payload;
    return { ...old, checked: old.checked + more, rows: rows.length === 0 ? old.rows : [...old.rows, ...rows] };
  }
  if (bulkActions.see.match(action)) return { ...old, unread: null };
  if (bulkActions.seen.match(action)) return { ...old, rows: [...old.rows, ...seenRows(old, action.payload.rows)] };
  if (bulkActions.unseen.match(action)) return { ...old, unread: toldError(action.payload) };
  if (bulkActions.prepared.match(action)) return { ...old, phase: 'ready' };
  if (bulkActions.broken.match(action)) return { ...old, phase: 'broken', error: toldError(action.payload) };
  if (bulkActions.started.match(action)) {
    const changed = Object.entries(old.results).filter(([, { ok }]) => ok);
    return { ...old, phase: 'running', task: action.payload.task, progress: null, results: Object.fromEntries(changed) };
  }
  if (bulkActions.settled.match(action)) {
    const { results, progress } = action.payload;
    return { ...old, progress, results: { ...old.results, ...Object.fromEntries(results.map((each) => [each._id, each])) } };
  }
  if (bulkActions.ended.match(action)) return ended(old, action.payload.task);
  return old;
};

const isOfRun = (action: Action): action is Action & { readonly payload: OfRun } => action.type.startsWith('bulk/');

/** Written without Immer, which would walk thousands of rows at each of their results. */
export const bulkReducer = (state: BulkState = noRuns, action: Action): BulkState => {
  if (!isOfRun(action)) return state;
  const { run } = action.payload;
  if (bulkActions.begin.match(action)) {
    const { action: name, rows, asks, extra } = action.payload;
    return { runs: { ...state.runs, [run]: fresh(name, rows, asks, extra) } };
  }
  const old = own(state.runs, run);
  if (!old) return state;
  const next = step(old, action);
  if (!isOver(next)) return { runs: { ...state.runs, [run]: next } };
  const { [run]: _gone, ...runs } = state.runs;
  return { runs };
};

bulkPart.bring(() => bulkReducer);

export const selectBulkRun = ({ bulk }: BulkRoot, run: string): BulkRun | undefined => own(bulk.runs, run);
