import { keepBlob } from '../../kernel/blobs';
import type { Drafts } from '../../kernel/drafts/drafts';
import { call, currentTime, put, select, type SagaGenerator } from '../../kernel/effects';
import { taskActions, type TasksRoot } from '../../kernel/tasks-slice';
import { loadUsed, familiesOfDocument } from '../load-used';
import { draftActions, type DraftContent } from './slice';

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
    return [assetId, { ...asset, status: kept.has(assetId) ? 'uploading' : 'failed', taskKey: null, error: null }] as const;
  });
  // First what it draws with: the stage asks for a picture or a font when a layer appears.
  const uploaded = new Set(Object.values(content.assets).flatMap(({ fileId }) => fileId ?? []));
  yield* call(loadUsed, [...uploaded], familiesOfDocument(content.document));
  yield* put(draftActions.restored({ ...content, assets: Object.fromEntries(assets) as DraftContent['assets'] }));
  const entries = Object.values(yield* select(({ tasks }: TasksRoot) => tasks.entries));
  for (const [assetId, { type: mimetype, size }] of waiting) {
    // The outbox has brought it back already. One it has sent meanwhile is sent under the same keys, and is the same file.
    if (entries.some(({ payload }) => 'blobId' in payload && payload.blobId === assetId)) continue;
    const filename = content.assets[assetId]?.filename ?? '';
    yield* put(taskActions.push('uploadFile', { blobId: assetId, filename, mimetype, size, type: 'image' }));
  }
  return true;
}
