import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { taskActions } from '../../kernel/tasks-slice';

/** Kinds of tasks whose bytes are kept until they have arrived. */
const UPLOADS: readonly string[] = ['uploadFile', 'uploadFont'];

export const ends = isAnyOf(taskActions.removed, taskActions.dismiss);
export const pauses = isAnyOf(taskActions.hold, taskActions.release);

/** Whether the outbox of uploads may have to change. */
export const isAboutUploads = (action: Action): boolean =>
  ends(action) || pauses(action) || (taskActions.push.match(action) && UPLOADS.includes(action.payload.kind));
