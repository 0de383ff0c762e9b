import type { BulkAction } from '../../../domain/lists/bulk';
import { RequestError, toAppError, toldError, type AppError } from '../../kernel/app-error';
import { call, put, select, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { bulkActions, rowsToDo, selectBulkRun, type BulkRoot, type RowResult } from './bulk-slice';
import { bulkRunners, type BulkExtra } from './runners';

/** Rows one call changes. */
const CHUNK = 25;
/** The same of actions that cost the server hardly more for many: larger ones still are no quicker, and tell of their progress late. */
const LARGE_CHUNK = 100;
const LARGE: readonly BulkAction[] = ['orderUpdate', 'orderProcess', 'orderCancel'];

export interface BulkPayload {
  readonly run: string;
  readonly action: BulkAction;
  readonly count: number;
}

interface Outcome {
  readonly results: readonly RowResult[];
  readonly error: AppError | null;
}

/** Changes rows together; when they are refused together, one by one, so that one bad row does not hold up the others. */
function* change(action: BulkAction, ids: readonly string[], extra: BulkExtra, key: string): SagaGenerator<Outcome> {
  try {
    const done = new Set(yield* call(bulkRunners[action], ids, extra, `${key}.${ids[0]}.${ids.length}`));
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

/** Changes the rows the dry run accepted, some at a time, with a result for each; a retry takes those that are not done. */
export function* perform({ run, action }: BulkPayload, { key, progress }: TaskHandle): SagaGenerator<void> {
  const found = yield* select((state: BulkRoot) => selectBulkRun(state, run));
  if (!found) return;
  const ids = rowsToDo(found).map(({ _id }) => _id);
  const size = LARGE.includes(action) ? LARGE_CHUNK : CHUNK;
  let failure: AppError | null = null;
  for (let from = 0; from < ids.length; from += size) {
    const { results, error } = yield* call(change, action, ids.slice(from, from + size), found.extra, key);
    failure ??= error;
    const done = Math.min(1, (from + size) / ids.length);
    yield* put(bulkActions.settled({ run, results, progress: done }));
    yield* call(progress, done);
  }
  if (failure) throw new RequestError(failure);
}
