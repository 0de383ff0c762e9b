import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { taskActions } from '../../kernel/tasks-slice';

export const ends = isAnyOf(taskActions.removed, taskActions.dismiss);
export const pauses = isAnyOf(taskActions.hold, taskActions.release);
export const fails = isAnyOf(taskActions.errored, taskActions.retry);

/** Whether the outbox may have to change. */
export const isAboutKeeping = (action: Action): boolean =>
  ends(action) || pauses(action) || fails(action) || taskActions.push.match(action);
