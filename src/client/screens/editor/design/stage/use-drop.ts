import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { assetActions } from '../../../../editor/assets';
import { documentActions } from '../../../../editor/document/actions';
import { selectSide } from '../../../../editor/selectors';
import { files } from '../../../../entities/files';
import type { Root } from '../../root';
import type { Pictures } from '../../use-pictures';
import { takeDragged } from './dragged';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Puts what was dragged onto the stage where it was let go: pictures from disk, of the library, cliparts. */
export const useDrop = (pictures: Pictures) => {
  const store = useStore<Root>();
  return useCallback(
    (transfer: DataTransfer, at: Spot | undefined): void => {
      if (transfer.files.length > 0) {
        pictures.add([...transfer.files], at);
        return;
      }
      const state = store.getState();
      const sideId = selectSide(state)?.id;
      const dragged = takeDragged(transfer);
      if (!dragged || sideId === undefined) return;
      if (dragged.kind === 'clipart') {
        const { clipart, fill, width, height } = dragged;
        store.dispatch(documentActions.addClipart({ sideId, clipart, fill, width, height, ...at }));
        return;
      }
      const row = files.selectById(state, dragged.fileId);
      if (!row?.width || !row.height) return;
      store.dispatch(assetActions.chosen({ fileId: row._id, filename: row.filename }));
      store.dispatch(documentActions.addImage({ sideId, assetId: row._id, width: row.width, height: row.height, ...at }));
    },
    [store, pictures],
  );
};
