import { type Store, createSelector } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { checkUpload } from '../../../domain/files/upload-rules';
import { files, type File as LibraryFile } from '../../entities/files';
import type { AppError } from '../../kernel/app-error';
import { keepBlob } from '../../kernel/blobs';
import { makeId } from '../../kernel/clock';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { allRows } from '../../kernel/table';
import type { TasksRoot, TaskEntry } from '../../kernel/tasks-slice';
import { pushTask } from '../../tasks/kinds';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

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

/**
 * Queues uploads of one type. Each file that cannot be taken is named, and so are those whose name is there already. `replaces`: the file
 * whose picture the chosen one takes the place of.
 */
export const queueUploads = (
  store: Store<EntitiesState & TasksRoot>,
  chosen: readonly File[],
  type: string,
  replaces: string | undefined,
): void => {
  const state = store.getState();
  const known = new Set([
    ...(allRows(state.entities[files.name]?.rows ?? []) as LibraryFile[]).map(({ filename }) => filename),
    ...uploadsOf(state).map(({ filename }) => filename),
  ]);
  const twice: string[] = [];
  for (const file of chosen) {
    const checked = checkUpload({ filename: file.name, mimetype: file.type, size: file.size });
    if (!checked.ok) {
      const reason = refusalSentence(checked.fault);
      showToast(i18next.t('editor:refusedFile', { name: file.name, reason }), { tone: 'error' });
      continue;
    }
    if (replaces === undefined && known.has(file.name)) twice.push(file.name);
    known.add(file.name);
    const blobId = makeId();
    keepBlob(blobId, file);
    const payload = { blobId, filename: file.name, mimetype: file.type, size: file.size, type };
    store.dispatch(pushTask('uploadFile', replaces === undefined ? payload : { ...payload, replaces }));
  }
  const [first] = twice;
  if (first !== undefined) showToast(i18next.t('media:upload.twice', { count: twice.length, name: first }));
};
