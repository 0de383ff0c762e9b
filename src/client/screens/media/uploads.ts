import { createSelector } from '@reduxjs/toolkit';
import type { AppError } from '../../kernel/app-error';
import type { TaskEntry, TasksRoot } from '../../kernel/tasks-slice';

/** An upload as the queue shows it. */
export interface Upload {
  readonly key: string;
  readonly filename: string;
  readonly status: TaskEntry['status'];
  /** 0…1, or null while unknown. */
  readonly progress: number | null;
  /** Why the last try failed. */
  readonly error: AppError | undefined;
}

/** Every upload that has not ended well, in the order they were chosen. */
export const uploadsOf: (state: TasksRoot) => readonly Upload[] = createSelector(
  ({ tasks }: TasksRoot) => tasks.entries,
  (entries) =>
    Object.values(entries)
      .filter(({ kind }) => kind === 'uploadFile')
      .map(({ key, payload, status, progress, errors }) => ({
        key,
        filename: 'filename' in payload ? String(payload.filename) : key,
        status,
        progress,
        error: errors.at(-1),
      })),
);
