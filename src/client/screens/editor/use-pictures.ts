import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { checkDimensions, checkUpload } from '../../../domain/files/upload-rules';
import { refuse, type Outcome } from '../../../domain/fault';
import type { File as LibraryFile } from '../../entities/files';
import { assetActions } from '../../editor/assets';
import { documentActions } from '../../editor/document/actions';
import { keepBlob } from '../../kernel/blobs';
import { makeId } from '../../kernel/clock';
import { pushTask } from '../../tasks/kinds';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';
import type { Root } from './root';
import { commandRegistry } from './use-commands';

/** The picture's own size in pixels; rejects what is no picture. Browsers read it from the head, before any pixel is decoded. */
const measure = async (file: Blob): Promise<{ width: number; height: number }> => {
  const url = URL.createObjectURL(file);
  try {
    return await new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
      image.onerror = () => reject(new Error('This is not a picture.'));
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
};

const checked = async (file: File): Promise<Outcome<{ width: number; height: number }>> => {
  const announced = checkUpload({ filename: file.name, mimetype: file.type, size: file.size });
  if (!announced.ok) return announced;
  const size = await measure(file).catch(() => null);
  return size ? checkDimensions(size.width, size.height) : refuse('upload.damaged');
};

/** Where a picture goes: to a point of the document, or into the place of another one. */
type PictureSpot = { readonly x: number; readonly y: number } | { readonly replaces: string };

export interface Pictures {
  /** Puts pictures from disk on the shown side, in its middle unless told, and uploads them in the background. */
  readonly add: (files: readonly File[], spot?: PictureSpot) => void;
  readonly addFromLibrary: (file: LibraryFile, spot?: PictureSpot) => void;
}

export const usePictures = (): Pictures => {
  const store = useStore<Root>();
  const { t } = useTranslation('editor');

  const put = useCallback(
    (sideId: string, picture: { readonly assetId: string; readonly width: number; readonly height: number }, spot?: PictureSpot) => {
      if (spot && 'replaces' in spot) {
        commandRegistry()
          ?.withPicture(store.getState(), spot.replaces, picture)
          .forEach((action) => store.dispatch(action));
      } else store.dispatch(documentActions.addImage({ sideId, ...picture, ...spot }));
    },
    [store],
  );

  const addOne = useCallback(
    async (file: File, spot: PictureSpot | undefined) => {
      const size = await checked(file);
      if (!size.ok) {
        showToast(t('refusedFile', { name: file.name, reason: refusalSentence(size.fault) }), { tone: 'error' });
        return;
      }
      const { sideId } = store.getState().editor.ui;
      if (sideId === null) return;
      const assetId = makeId();
      keepBlob(assetId, file);
      store.dispatch(assetActions.picked({ assetId, filename: file.name }));
      put(sideId, { assetId, ...size.value }, spot);
      const task = { blobId: assetId, filename: file.name, mimetype: file.type, size: file.size, type: 'image' };
      store.dispatch(pushTask('uploadFile', task));
    },
    [store, put, t],
  );

  const add: Pictures['add'] = useCallback((files, spot) => files.forEach((file) => void addOne(file, spot)), [addOne]);

  const addFromLibrary: Pictures['addFromLibrary'] = useCallback(
    ({ _id, filename, width, height }, spot) => {
      const { sideId } = store.getState().editor.ui;
      if (sideId === null || !width || !height) return;
      store.dispatch(assetActions.chosen({ fileId: _id, filename }));
      put(sideId, { assetId: _id, width, height }, spot);
    },
    [store, put],
  );

  return useMemo(() => ({ add, addFromLibrary }), [add, addFromLibrary]);
};
