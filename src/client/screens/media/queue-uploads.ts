import type { Store } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { checkUpload } from '../../../domain/files/upload-rules';
import { files, type File as LibraryFile } from '../../entities/files';
import { keepBlob } from '../../kernel/blobs';
import { makeId } from '../../kernel/clock';
import type { EntitiesState } from '../../kernel/define-entity';
import { allRows } from '../../kernel/table';
import type { TasksRoot } from '../../kernel/tasks-slice';
import { pushTask } from '../../tasks/kinds';
import { refusalSentence } from '../../ui/refusal-sentence';
import { showToast } from '../../ui/toast';
import { uploadsOf } from './uploads';

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
