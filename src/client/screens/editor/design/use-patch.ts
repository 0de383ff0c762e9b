import { useCallback, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { documentActions } from '../../../editor/document/actions';
import type { LayerChange, SideChange } from '../../../editor/document/types';
import { selectSide } from '../../../editor/selectors';
import { makeId } from '../../../kernel/clock';
import type { Root } from '../root';

interface Gesture {
  /** What follows is one step of the history, until this is called again. */
  readonly begin: () => void;
  /** The id of that step; before a beginning each change is one of its own. */
  readonly gesture: () => string;
}

const useGesture = (): Gesture => {
  const begun = useRef<string | null>(null);
  const begin = useCallback(() => {
    begun.current = makeId();
  }, []);
  const gesture = useCallback(() => begun.current ?? makeId(), []);
  return useMemo(() => ({ begin, gesture }), [begin, gesture]);
};

interface LayerPatch extends Pick<Gesture, 'begin'> {
  readonly patch: (layerId: string, change: LayerChange) => void;
  /** Changes several, by their ids. */
  readonly patchAll: (changes: Readonly<Record<string, LayerChange>>) => void;
}

/** Changes layers of the shown side, a gesture at a time. */
export const useLayerPatch = (): LayerPatch => {
  const store = useStore<Root>();
  const { begin, gesture } = useGesture();
  const patchAll = useCallback(
    (changes: Readonly<Record<string, LayerChange>>) => {
      const sideId = selectSide(store.getState())?.id;
      if (sideId !== undefined) store.dispatch(documentActions.patchLayers({ sideId, changes }, gesture()));
    },
    [store, gesture],
  );
  const patch = useCallback((layerId: string, change: LayerChange) => patchAll({ [layerId]: change }), [patchAll]);
  return useMemo(() => ({ begin, patch, patchAll }), [begin, patch, patchAll]);
};

interface SidePatch extends Pick<Gesture, 'begin'> {
  readonly patch: (sideId: string, change: SideChange) => void;
  readonly recolor: (hex: string) => void;
}

/** Changes sides and the garment's colour, a gesture at a time. */
export const useSidePatch = (): SidePatch => {
  const store = useStore<Root>();
  const { begin, gesture } = useGesture();
  const patch = useCallback(
    (sideId: string, change: SideChange) => void store.dispatch(documentActions.patchSide({ sideId, change }, gesture())),
    [store, gesture],
  );
  const recolor = useCallback((hex: string) => void store.dispatch(documentActions.setColor(hex, gesture())), [store, gesture]);
  return useMemo(() => ({ begin, patch, recolor }), [begin, patch, recolor]);
};
