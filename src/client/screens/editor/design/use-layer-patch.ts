import { useCallback, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { patchLayer } from '../../../editor/document/actions';
import type { LayerChange } from '../../../editor/document/types';
import { makeId } from '../../../kernel/clock';
import type { Root } from '../root';

export interface LayerPatch {
  /** What follows is one step of the history, until this is called again. */
  readonly begin: () => void;
  readonly patch: (layerId: string, change: LayerChange) => void;
}

/** Changes layers of the shown side, a gesture at a time. */
export const useLayerPatch = (): LayerPatch => {
  const store = useStore<Root>();
  const gesture = useRef<string | null>(null);
  const begin = useCallback(() => {
    gesture.current = makeId();
  }, []);
  const patch = useCallback(
    (layerId: string, change: LayerChange) => {
      const { sideId } = store.getState().editor.ui;
      if (sideId !== null) store.dispatch(patchLayer({ sideId, layerId, change }, gesture.current ?? makeId()));
    },
    [store],
  );
  return useMemo(() => ({ begin, patch }), [begin, patch]);
};
