import type { Action } from '@reduxjs/toolkit';
import type { Size } from '../../../domain/geometry/placement';
import { replacedPicture } from '../../../domain/geometry/replaced-picture';
import { patchLayer } from '../document/actions';
import { selectSide } from '../selectors';
import type { EditorRoot } from '../state';
import { uiActions } from '../ui';

/** Gives an image layer of the shown side another picture, in the same place and never stretched. `width` and `height` are the picture's own. */
export const withPicture = (
  state: EditorRoot,
  layerId: string,
  { assetId: fileId, ...size }: Size & { readonly assetId: string },
): Action[] => {
  const side = selectSide(state);
  const layer = side?.layers[layerId];
  if (!side || layer?.type !== 'image') return [];
  const change = { fileId, ...replacedPicture(layer, size) };
  return [patchLayer({ sideId: side.id, layerId, change }), uiActions.select([layerId]), uiActions.replace(null)];
};
