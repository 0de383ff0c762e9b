import { useCallback, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { documentActions } from '../../../editor/document/actions';
import type { LayerChange } from '../../../editor/document/types';
import { selectSide } from '../../../editor/selectors';
import { makeId } from '../../../kernel/clock';
import type { Root } from '../root';

interface LayerPatch {
  /** What follows is one step of the history, until this is called again. */
  readonly begin: () => void;
  readonly patch: (layerId: string, change: LayerChange) => void;
  /** Changes several, by their ids. */
  readonly patchAll: (changes: Readonly<Record<string, LayerChange>>) => void;
}

/** Changes layers of the shown side, a gesture at a time. */
export const useLayerPatch = (): LayerPatch => {
  const store = useStore<Root>();
  const gesture = useRef<string | null>(null);
  const begin = useCallback(() => {
    gesture.current = makeId();
  }, []);
  const patchAll = useCallback(
    (changes: Readonly<Record<string, LayerChange>>) => {
      const sideId = selectSide(store.getState())?.id;
      if (sideId !== undefined) store.dispatch(documentActions.patchLayers({ sideId, changes }, gesture.current ?? makeId()));
    },
    [store],
  );
  const patch = useCallback((layerId: string, change: LayerChange) => patchAll({ [layerId]: change }), [patchAll]);
  return useMemo(() => ({ begin, patch, patchAll }), [begin, patch, patchAll]);
};
