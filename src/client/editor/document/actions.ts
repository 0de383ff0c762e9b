import { createAction } from '@reduxjs/toolkit';
import { makeId } from '../../kernel/clock';
import type { Size } from '../../../domain/placement';
import type { LayerChange } from './types';

/** Actions of one gesture (a drag, a slider's slide, the typing into one field) are one step of the history. */
const inGesture = <P>(payload: P, gesture: string = makeId()) => ({ payload, meta: { gesture } });

interface LayerRef {
  readonly sideId: string;
  readonly layerId: string;
}

/** The document's intents. Each carries its ids, so that a replayed log makes the same document. */
export const documentActions = {
  /** Puts a picture in the middle of the print area, or at `x`, `y` (document pixels). `width` and `height` are the picture's own. */
  addImage: createAction('editor/document/addImage', (picture: Size & { sideId: string; assetId: string; x?: number; y?: number }) =>
    inGesture({ ...picture, id: makeId() }),
  ),
  addText: createAction('editor/document/addText', (text: { sideId: string; text: string; fontFamily: string; fill: string }) =>
    inGesture({ ...text, id: makeId() }),
  ),
  patchLayer: createAction('editor/document/patchLayer', (patch: LayerRef & { change: LayerChange }, gesture?: string) =>
    inGesture(patch, gesture),
  ),
  removeLayer: createAction('editor/document/removeLayer', (layer: LayerRef) => inGesture(layer)),
  duplicateLayer: createAction('editor/document/duplicateLayer', (layer: LayerRef) => inGesture({ ...layer, id: makeId() })),
  /** `index` counts from the bottom and is where the layer stands afterwards. */
  moveLayer: createAction('editor/document/moveLayer', (move: LayerRef & { index: number }, gesture?: string) => inGesture(move, gesture)),
  setColor: createAction('editor/document/setColor', (color: string, gesture?: string) => inGesture({ color }, gesture)),
};

/** Every document intent's type begins like this. */
export const DOCUMENT_PREFIX = 'editor/document/';

export const historyActions = {
  undo: createAction('editor/undo'),
  redo: createAction('editor/redo'),
};
