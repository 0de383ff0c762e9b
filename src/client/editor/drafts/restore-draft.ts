import { keepBlob } from '../../kernel/blobs';
import type { Draft, Drafts } from '../../kernel/drafts/drafts';
import { call, currentTime, put, select, type SagaGenerator } from '../../kernel/effects';
import { taskActions, type TasksRoot } from '../../kernel/tasks-slice';
import { loadUsed, familiesOfDocument } from '../load-used';
import type { EditorRoot } from '../state';
import { readDraft } from './server-draft';
import { draftActions, type DraftContent } from './slice';

/** The server's draft; null when it is not there, or cannot be asked for. */
function* onServer(id: string): SagaGenerator<{ revision: number; content: DraftContent } | null> {
  const presetId = yield* select(({ editor }: EditorRoot) => editor.session.presetId);
  try {
    return yield* readDraft(id, presetId);
  } catch {
    return null;
  }
}

/**
 * Puts a draft's work in the editor and its pictures on their way again: the browser's, which is written first and has them with it, or else the
 * server's. Tells which write of it the server may have; null when the draft is not there any more.
 */
export function* restoreDraft(drafts: Drafts, scope: string, id: string): SagaGenerator<number | null> {
  const draft = (yield* call(drafts.abandoned, scope, yield* currentTime())).find((one) => one.id === id);
  if (draft) {
    yield* fromBrowser(drafts, draft);
    // One write more may have been on its way when its tab ended.
    return (draft.revision ?? 0) + 1;
  }
  const kept = yield* onServer(id);
  if (kept) yield* show(kept.content);
  return kept && kept.revision;
}

/** First what it draws with: the stage asks for a picture or a font when a layer appears. */
function* show(content: DraftContent): SagaGenerator<void> {
  const uploaded = new Set(Object.values(content.assets).flatMap(({ fileId }) => fileId ?? []));
  yield* call(loadUsed, [...uploaded], familiesOfDocument(content.document));
  yield* put(draftActions.restored(content));
}

function* fromBrowser(drafts: Drafts, draft: Draft): SagaGenerator<void> {
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
  yield* show({ ...content, assets: Object.fromEntries(assets) as DraftContent['assets'] });
  const entries = Object.values(yield* select(({ tasks }: TasksRoot) => tasks.entries));
  for (const [assetId, { type: mimetype, size }] of waiting) {
    // The outbox has brought it back already. One it has sent meanwhile is sent under the same keys, and is the same file.
    if (entries.some(({ payload }) => 'blobId' in payload && payload.blobId === assetId)) continue;
    const filename = content.assets[assetId]?.filename ?? '';
    yield* put(taskActions.push('uploadFile', { blobId: assetId, filename, mimetype, size, type: 'image' }));
  }
}
