import { useCallback, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { documentActions } from '../../../editor/document/actions';
import type { SideChange } from '../../../editor/document/types';
import { makeId } from '../../../kernel/clock';
import type { Root } from '../root';

interface SidePatch {
  /** What follows is one step of the history, until this is called again. */
  readonly begin: () => void;
  readonly patch: (sideId: string, change: SideChange) => void;
  readonly recolor: (hex: string) => void;
}

/** Changes sides and the garment's colour, a gesture at a time. */
export const useSidePatch = (): SidePatch => {
  const store = useStore<Root>();
  const gesture = useRef<string | null>(null);
  const begin = useCallback(() => {
    gesture.current = makeId();
  }, []);
  const patch = useCallback(
    (sideId: string, change: SideChange) => void store.dispatch(documentActions.patchSide({ sideId, change }, gesture.current ?? makeId())),
    [store],
  );
  const recolor = useCallback((hex: string) => void store.dispatch(documentActions.setColor(hex, gesture.current ?? makeId())), [store]);
  return useMemo(() => ({ begin, patch, recolor }), [begin, patch, recolor]);
};
