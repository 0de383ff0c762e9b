import { createAction, type Action } from '@reduxjs/toolkit';
import type { MockupSideInput } from '../../contract/generated/operations';
import { fileUploaded } from '../entities/files';
import { toldError, type ToldError } from '../kernel/app-error';
import { own } from '../kernel/own';
import { taskActions } from '../kernel/tasks-slice';
import { draftActions } from './drafts/slice';
import { firstState } from './first-state';
import { editorOpened } from './session-actions';

/** An uploaded picture that saved sides show. */
interface SavedPicture {
  readonly fileId: string;
  /** Where it lay when the sides were saved. */
  readonly url: string | null;
}

/** The pictures of saved sides, those of layers and those behind, each once. */
export const picturesOf = (sides: readonly MockupSideInput[]): readonly SavedPicture[] => {
  const settings = sides.flatMap(({ layers, document }) => [...document.settings, ...layers.flatMap((layer) => layer.settings)]);
  const found = new Map(settings.flatMap(({ file_id, file_url }) => (file_id ? [[file_id, file_url ?? null] as const] : [])));
  return Array.from(found, ([fileId, url]) => ({ fileId, url }));
};

/**
 * A picture the document names. Its id is the uploaded file's, or the id of the bytes that wait to be uploaded (`kernel/blobs`), and never
 * changes after: so an upload that finishes touches neither document nor history.
 */
interface Asset {
  readonly status: 'uploading' | 'ready' | 'failed';
  /** Null until uploaded. */
  readonly fileId: string | null;
  /** Where the picture lies when it came with a saved design; otherwise the file's own row tells. */
  readonly url: string | null;
  readonly filename: string;
  /** The background task that uploads it. */
  readonly taskKey: string | null;
  /** Why the upload failed. */
  readonly error: ToldError | null;
}

export type EditorAssets = Readonly<Record<string, Asset>>;

export const assetActions = {
  /** Intent: use a picture that was just chosen from disk; its upload is queued next. */
  picked: createAction<{ assetId: string; filename: string }>('editor/assets/picked'),
  /** Intent: use a file of the library. */
  chosen: createAction<{ fileId: string; filename: string }>('editor/assets/chosen'),
  /** Fact: saved sides come into the design; what is known of their pictures stays. */
  adopted: createAction<readonly MockupSideInput[]>('editor/assets/adopted'),
};

const blank: Asset = { status: 'ready', fileId: null, url: null, filename: '', taskKey: null, error: null };

export const assetsOfSides = (sides: readonly MockupSideInput[]): EditorAssets =>
  Object.fromEntries(picturesOf(sides).map(({ fileId, url }) => [fileId, { ...blank, fileId, url }]));

const patch = (state: EditorAssets, assetId: string | undefined, change: Partial<Asset>): EditorAssets => {
  const asset = assetId === undefined ? undefined : own(state, assetId);
  return asset && assetId ? { ...state, [assetId]: { ...asset, ...change } } : state;
};

const ofTask = (state: EditorAssets, key: string): string | undefined => Object.keys(state).find((id) => own(state, id)?.taskKey === key);

export const assetsReducer = (state: EditorAssets = firstState.assets, action: Action): EditorAssets => {
  if (editorOpened.match(action)) return assetsOfSides(action.payload.sides);
  if (draftActions.restored.match(action)) return { ...state, ...action.payload.assets };
  if (assetActions.picked.match(action)) {
    const { assetId, filename } = action.payload;
    return { ...state, [assetId]: { ...blank, status: 'uploading', filename } };
  }
  if (assetActions.chosen.match(action)) {
    const { fileId, filename } = action.payload;
    return own(state, fileId) ? state : { ...state, [fileId]: { ...blank, fileId, filename } };
  }
  if (assetActions.adopted.match(action)) return { ...assetsOfSides(action.payload), ...state };
  if (taskActions.push.match(action)) {
    const { blobId } = action.payload.payload as { readonly blobId?: string };
    return patch(state, blobId, { taskKey: action.payload.key });
  }
  if (taskActions.errored.match(action)) {
    return patch(state, ofTask(state, action.payload.key), { status: 'failed', error: toldError(action.payload.error) });
  }
  if (taskActions.retry.match(action)) return patch(state, ofTask(state, action.payload.key), { status: 'uploading', error: null });
  if (fileUploaded.match(action)) {
    const { blobId, fileId } = action.payload;
    return patch(state, blobId, { status: 'ready', fileId, error: null });
  }
  return state;
};
