import type { BulkAction } from '../../../domain/lists/bulk';
import { RequestError, toAppError, toldError, type AppError } from '../../kernel/app-error';
import { call, put, select, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { noteOf, noteTask } from '../keeping/keep';
import { patiently } from '../keeping/steps';
import { bulkActions, idsToDo, selectBulkRun, type BulkRoot, type RowResult } from './bulk-slice';
import { callsOf } from './parts';
import { bulkRunners, type BulkExtra } from './runners';

/** Rows one call changes. */
const CHUNK = 25;
/** The same of actions that cost the server hardly more for many: larger ones still are no quicker, and tell of their progress late. */
const LARGE_CHUNK = 100;
const LARGE: readonly BulkAction[] = ['orderUpdate', 'orderProcess', 'orderCancel', 'externalLinkSku', 'externalUnlink', 'externalTake'];
/** The same of those that are written by one statement a table. */
const LARGEST_CHUNK = 500;
/** Of these times the stores they go to. */
const MOST_CELLS = 5000;
const LARGEST: readonly BulkAction[] = ['bulkItemInfo', 'jobItem'];
/** Times results are told of at most: each time all there are is copied. */
const MOST_TOLD = 50;

export interface BulkPayload {
  readonly run: string;
  readonly action: BulkAction;
  readonly count: number;
  /** The rows, and what the action was told besides: what a later page goes on by, which has no such run. */
  readonly ids: readonly string[];
  readonly extra: BulkExtra;
}

/** Which of the task's rows are done, in their order: `1` for each that is. */
interface Note {
  readonly done: string;
}

const DONE = '1';
const NOT_DONE = '0';

const noteIn = (note: unknown): string => {
  const { done } = (note ?? {}) as Partial<Note>;
  return typeof done === 'string' ? done : '';
};

/** Rows that are not done: first those nobody came to, in calls as they would have been made, then those that failed. */
const leftBy = (ids: readonly string[], done: string): readonly string[] => {
  const reached = done.lastIndexOf(DONE) + 1;
  return [...ids.slice(reached), ...ids.slice(0, reached).filter((_, i) => done[i] !== DONE)];
};

interface Outcome {
  readonly results: readonly RowResult[];
  readonly error: AppError | null;
}

/** Rows of one call. */
const sizeOf = (action: BulkAction, stores: number): number => {
  if (LARGEST.includes(action)) return Math.max(1, Math.min(LARGEST_CHUNK, Math.floor(MOST_CELLS / Math.max(1, stores))));
  return LARGE.includes(action) ? LARGE_CHUNK : CHUNK;
};

/** Changes rows together; when they are refused together, one by one, so that one bad row does not hold up the others. */
function* change(action: BulkAction, ids: readonly string[], extra: BulkExtra, key: string): SagaGenerator<Outcome> {
  try {
    const done = new Set(yield* patiently(() => bulkRunners[action](ids, extra, `${key}.${ids[0]}.${ids.length}`)));
    return { results: ids.map((_id) => ({ _id, ok: done.has(_id), message: null })), error: null };
  } catch (caught) {
    const error = toAppError(caught);
    if (error.kind !== 'refused' || ids.length === 1) {
      return { results: ids.map((_id) => ({ _id, ok: false, ...toldError(error) })), error };
    }
    const each: Outcome[] = [];
    for (const id of ids) each.push(yield* call(change, action, [id], extra, key));
    return { results: each.flatMap(({ results }) => results), error: each.find((one) => one.error)?.error ?? null };
  }
}

/**
 * Changes the rows the dry run accepted, some at a time, with a result for each; a retry takes those that are not done. A page that has no such run
 * goes on with what another left.
 */
export function* perform({ run, action, ids: all, extra }: BulkPayload, { key, counted, turn }: TaskHandle): SagaGenerator<void> {
  const found = yield* select((state: BulkRoot) => selectBulkRun(state, run));
  const before = noteIn(yield* call(noteOf, key));
  const ids = found ? idsToDo(found) : leftBy(all, before);
  const left = new Set(ids);
  const done = new Set(all.filter((id) => !left.has(id)));
  const size = sizeOf(action, extra.store_ids?.length ?? 1);
  let untold: RowResult[] = [];
  let failure: AppError | null = null;
  let now = 0;
  for (const part of callsOf(ids, size, extra)) {
    yield* turn();
    const { results, error } = yield* call(change, action, part, extra, key);
    failure ??= error;
    for (const { _id, ok } of results) if (ok) done.add(_id);
    now += part.length;
    untold = [...untold, ...results];
    if (now === ids.length || untold.length >= ids.length / MOST_TOLD) {
      if (found) yield* put(bulkActions.settled({ run, results: untold, progress: now / ids.length }));
      yield* call(noteTask, key, { done: all.map((id) => (done.has(id) ? DONE : NOT_DONE)).join('') } satisfies Note);
      untold = [];
    }
    yield* counted(now, ids.length);
  }
  if (failure) throw new RequestError(failure);
}
