import { files } from '../../entities/files';
import { keepBlob } from '../../kernel/blobs';
import type { Drafts } from '../../kernel/drafts/drafts';
import { all, call, currentTime, put, type SagaGenerator } from '../../kernel/effects';
import { taskActions } from '../../kernel/tasks-slice';
import { draftActions, type DraftContent } from './actions';

/** The rows of uploaded pictures tell where they lie; one that is gone by now is told by preflight. */
function* loadRow(_id: string): SagaGenerator<void> {
  try {
    yield* call(files.fetchPage, { variables: { _id } });
  } catch {
    // Without the server its place stays empty; the layer is there.
  }
}

/** Puts a draft's work in the editor and its pictures on their way again. False when the draft is not there any more. */
export function* restoreDraft(drafts: Drafts, scope: string, id: string): SagaGenerator<boolean> {
  const draft = (yield* call(drafts.abandoned, scope, yield* currentTime())).find((one) => one.id === id);
  if (!draft) return false;
  const content = draft.data as DraftContent;
  const waiting: (readonly [string, Blob])[] = [];
  for (const assetId of draft.blobs) {
    const picture = yield* call(drafts.picture, assetId);
    if (picture) waiting.push([assetId, picture]);
  }
  for (const [assetId, picture] of waiting) keepBlob(assetId, picture);
  const kept = new Set(waiting.map(([assetId]) => assetId));
  // Of a picture too large to keep, only its place is left.
  const assets = Object.entries(content.assets).map(([assetId, asset]) => {
    if (asset.fileId !== null) return [assetId, asset] as const;
    return [assetId, { ...asset, status: kept.has(assetId) ? 'uploading' : 'failed', taskKey: null, message: null }] as const;
  });
  // First the rows: the stage asks for a picture when its layer appears.
  const uploaded = new Set(Object.values(content.assets).flatMap(({ fileId }) => fileId ?? []));
  yield* all([...uploaded].map((fileId) => call(loadRow, fileId)));
  yield* put(draftActions.restored({ ...content, assets: Object.fromEntries(assets) as DraftContent['assets'] }));
  for (const [assetId, { type: mimetype, size }] of waiting) {
    const filename = content.assets[assetId]?.filename ?? '';
    yield* put(taskActions.push('uploadFile', { blobId: assetId, filename, mimetype, size, type: 'image' }));
  }
  return true;
}
