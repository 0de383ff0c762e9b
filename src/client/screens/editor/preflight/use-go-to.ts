import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Finding } from '../../../../domain/print/preflight';
import { uiActions } from '../../../editor/ui';

/** Takes the person to what a finding is about: its side on the stage, its layer selected. */
export const useGoTo = (): ((finding: Finding) => void) => {
  const dispatch = useDispatch();
  return useCallback(
    ({ sideId, layerId }) => {
      dispatch(uiActions.goToStep('design'));
      if (sideId !== null) dispatch(uiActions.showSide(sideId));
      dispatch(uiActions.select(layerId === null ? [] : [layerId]));
    },
    [dispatch],
  );
};
