import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { toAppError, toldError } from '../../kernel/app-error';
import { actionChannel, call, cancel, fork, put, race, select, take, type SagaGenerator } from '../../kernel/effects';
import { taskActions } from '../../kernel/tasks-slice';
import { keepTask } from '../keeping/keep';
import { pushTask } from '../kinds';
import { countAccepted } from './bulk-counts';
import { bulkActions, idsToDo, selectBulkRun, type BulkRoot, type BulkRun } from './bulk-slice';

/** Waits for an intent about a run; true, so that a race tells who won. */
function* next(run: string, intent: { readonly match: (action: Action) => boolean }): SagaGenerator<true> {
  yield* take((action: Action) => intent.match(action) && (action as OfRun).payload.run === run);
  return true;
}

type OfRun = Action & { readonly payload: { readonly run?: string; readonly key?: string } };

const ofTask = isAnyOf(taskActions.errored, taskActions.removed, taskActions.dismiss, taskActions.retry);
const ofDialog = isAnyOf(bulkActions.retry, bulkActions.close);

/** Something that moves a run whose rows are being changed, or were. */
const isAbout = (action: Action, run: string, task: string | null): boolean =>
  (ofTask(action) && action.payload.key === task) || (ofDialog(action) && action.payload.run === run);

function* runOf(run: string): SagaGenerator<BulkRun | undefined> {
  return yield* select((state: BulkRoot) => selectBulkRun(state, run));
}

/** The dry run; tells whether it could be made. */
function* look(run: string): SagaGenerator<boolean> {
  yield* put(bulkActions.looking({ run }));
  try {
    const { prepareBulk } = yield* call(() => import('./prepare'));
    yield* call(prepareBulk, run);
    return true;
  } catch (error) {
    yield* put(bulkActions.broken({ run, ...toldError(toAppError(error)) }));
    return false;
  }
}

/** From the choice of an action to the word that its rows are to be changed. */
function* untilConfirmed(run: string): SagaGenerator<void> {
  if ((yield* call(runOf, run))?.phase === 'asking') yield* call(next, run, bulkActions.tell);
  while (!(yield* call(look, run))) yield* call(next, run, bulkActions.retry);
  const found = yield* call(runOf, run);
  const accepted = found ? countAccepted(found) : 0;
  // Who has seen the rows already has confirmed already, unless some of them are refused.
  if (found?.looked && accepted > 0 && accepted === found.checked) return;
  do yield* call(next, run, bulkActions.confirm);
  while (accepted === 0);
}

/** Has a background task change the rows that are to be done. */
function* start(run: string, found: BulkRun): SagaGenerator<void> {
  const ids = idsToDo(found);
  const push = pushTask('bulkChange', { run, action: found.action, count: ids.length, ids, extra: found.extra });
  const { at: queuedAt, ...task } = push.payload;
  // The dialog says that the work has begun only when leaving the page cannot lose it any more.
  yield* call(keepTask, { ...task, queuedAt });
  yield* put(bulkActions.started({ run, task: push.payload.key }));
  yield* put(push);
}

/** Follows the task of a run, whether it is tried again in the dialog or in the panel, until there is nothing left to do. */
function* change(run: string): SagaGenerator<void> {
  let now = yield* call(runOf, run);
  if (now) yield* call(start, run, now);
  while ((now = yield* call(runOf, run)) && now.phase !== 'done') {
    const { task, phase } = now;
    const action = yield* take((each: Action) => isAbout(each, run, task));
    if (taskActions.errored.match(action)) yield* put(bulkActions.ended({ run, task }));
    else if (taskActions.removed.match(action) || taskActions.dismiss.match(action)) yield* put(bulkActions.ended({ run, task: null }));
    else if (taskActions.retry.match(action) && task !== null) yield* put(bulkActions.started({ run, task }));
    else if (bulkActions.retry.match(action) && phase === 'failed') yield* call(again, run, now);
  }
}

/** The task that failed goes on; when it is not there any more, another takes its place. */
function* again(run: string, found: BulkRun): SagaGenerator<void> {
  if (found.task === null) return yield* call(start, run, found);
  yield* put(bulkActions.started({ run, task: found.task }));
  yield* put(taskActions.retry({ key: found.task }));
}

/** Reads rows as somebody comes to them, one call after the other. */
function* showRows(run: string): SagaGenerator<never> {
  const isAsked = (action: Action): boolean => bulkActions.see.match(action) && action.payload.run === run;
  const asked = yield* actionChannel(isAsked);
  while (true) {
    const { payload } = (yield* take(asked)) as ReturnType<typeof bulkActions.see>;
    const { seeRows } = yield* call(() => import('./prepare'));
    yield* call(seeRows, run, payload.ids);
  }
}

/** One bulk action, from its beginning to its end. Who leaves before anything is changed ends it. */
export function* followBulk({ payload: { run } }: ReturnType<typeof bulkActions.begin>): SagaGenerator<void> {
  // Left before this code had come.
  if (!(yield* call(runOf, run))) return;
  const shown = yield* fork(showRows, run);
  const { closed } = yield* race({ confirmed: call(untilConfirmed, run), closed: call(next, run, bulkActions.close) });
  if (!closed) yield* call(change, run);
  yield* cancel(shown);
}
