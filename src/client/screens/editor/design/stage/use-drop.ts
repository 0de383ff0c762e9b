import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { layersOf } from '../../../../editor/document/convert';
import { documentActions } from '../../../../editor/document/actions';
import { boxContains } from '../../../../editor/geometry/boxes';
import { selectSide } from '../../../../editor/selectors';
import { files } from '../../../../entities/files';
import type { SceneLayer } from '../../../../../scene/document';
import type { Root } from '../../root';
import type { Pictures } from '../../use-pictures';
import { mayReplace, takeDragged } from './dragged';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Drop {
  /** The picture on the stage whose place the dragged one would take there; null: it is added. With Alt held it is always added. */
  readonly target: (event: React.DragEvent, at: Spot | undefined) => SceneLayer | null;
  /** `replaced` is the layer whose place the picture takes. */
  readonly drop: (transfer: DataTransfer, at: Spot | undefined, replaced: SceneLayer | null) => void;
}

/** Puts what was dragged onto the stage where it was let go: pictures from disk, of the library, cliparts. One picture let go on another replaces it. */
export const useDrop = (pictures: Pictures): Drop => {
  const store = useStore<Root>();
  const target: Drop['target'] = useCallback(
    ({ dataTransfer, altKey }, at) => {
      const side = selectSide(store.getState());
      if (!side || !at || altKey || !mayReplace(dataTransfer)) return null;
      const isThere = (layer: SceneLayer): boolean => layer.type === 'image' && layer.visible && !layer.locked && boxContains(layer, at);
      return layersOf(side).findLast(isThere) ?? null;
    },
    [store],
  );
  const drop: Drop['drop'] = useCallback(
    (transfer, at, replaced) => {
      const spot = replaced ? { replaces: replaced.id } : at;
      if (transfer.files.length > 0) {
        pictures.add([...transfer.files], spot);
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
      if (row) pictures.addFromLibrary(row, spot);
    },
    [store, pictures],
  );
  return { target, drop };
};
