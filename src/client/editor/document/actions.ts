import { createAction } from '@reduxjs/toolkit';
import { makeId } from '../../kernel/clock';
import type { Size } from '../../../domain/geometry/placement';
import type { SceneLayer } from '../../../scene/document';
import type { EditorSide, LayerChange, SideChange } from './types';

/** Actions of one gesture (a drag, a slider's slide, the typing into one field) are one step of the history. */
const inGesture = <P>(payload: P, gesture: string = makeId()) => ({ payload, meta: { gesture } });

interface LayersRef {
  readonly sideId: string;
  readonly layerIds: readonly string[];
}

/** Pairs each original with the id its copy gets. */
const withCopies = (ids: readonly string[]) => ids.map((id) => ({ id, copyId: makeId() }));

const groupsOf = (layers: readonly SceneLayer[]) => withCopies([...new Set(layers.flatMap(({ groupId }) => groupId ?? []))]);

/** The document's intents. Each carries its ids, so that a replayed log makes the same document. */
export const documentActions = {
  /** Puts a picture in the middle of the print area, or at `x`, `y` (document pixels). `width` and `height` are the picture's own. */
  addImage: createAction('editor/document/addImage', (picture: Size & { sideId: string; assetId: string; x?: number; y?: number }) =>
    inGesture({ ...picture, id: makeId() }),
  ),
  /** Puts a shipped picture on the side; `width` and `height` give its proportions, `fill` null keeps its own colours. */
  addClipart: createAction(
    'editor/document/addClipart',
    (clipart: Size & { sideId: string; clipart: string; fill: string | null; x?: number; y?: number }) =>
      inGesture({ ...clipart, id: makeId() }),
  ),
  addText: createAction(
    'editor/document/addText',
    (text: { sideId: string; text: string; fontFamily: string; fill: string; largest?: number; x?: number; y?: number }) =>
      inGesture({ ...text, id: makeId() }),
  ),
  /** Changes several layers of a side at once. */
  patchLayers: createAction(
    'editor/document/patchLayers',
    (patch: { sideId: string; changes: Readonly<Record<string, LayerChange>> }, gesture?: string) => inGesture(patch, gesture),
  ),
  removeLayers: createAction('editor/document/removeLayers', (layers: LayersRef) => inGesture(layers)),
  /** Copies stay in a group of their own: `groupIds` are the originals' groups. */
  duplicateLayers: createAction(
    'editor/document/duplicateLayers',
    ({ sideId, layerIds, groupIds = [] }: LayersRef & { readonly groupIds?: readonly string[] }) =>
      inGesture({ sideId, layers: withCopies(layerIds), groupIds: withCopies(groupIds) }),
  ),
  /** Puts copies of layers, of this or another side, on top of a side: where they were, or moved by `offset` document pixels. */
  pasteLayers: createAction(
    'editor/document/pasteLayers',
    (paste: { sideId: string; layers: readonly SceneLayer[]; offset?: number }, gesture?: string) =>
      inGesture(
        {
          sideId: paste.sideId,
          offset: paste.offset ?? 0,
          layers: paste.layers.map((layer) => ({ layer, copyId: makeId() })),
          groupIds: groupsOf(paste.layers),
        },
        gesture,
      ),
  ),
  /** The side's layers from bottom to top. Ids it does not have are ignored; layers that are not named stay, in their order, at the bottom. */
  sortLayers: createAction('editor/document/sortLayers', (sort: { sideId: string; order: readonly string[] }, gesture?: string) =>
    inGesture(sort, gesture),
  ),
  /** A blank side after the others, with the frame of `like` (its garment, document and print area). */
  addSide: createAction('editor/document/addSide', (side: { like: string; name: string }) => inGesture({ ...side, id: makeId() })),
  /** The side with its layers, after the original. */
  duplicateSide: createAction('editor/document/duplicateSide', ({ sideId, layerIds }: LayersRef) =>
    inGesture({ sideId, id: makeId(), layers: withCopies(layerIds) }),
  ),
  /** The last side is never removed. */
  removeSide: createAction('editor/document/removeSide', (sideId: string) => inGesture({ sideId })),
  sortSides: createAction('editor/document/sortSides', (order: readonly string[]) => inGesture({ order })),
  patchSide: createAction('editor/document/patchSide', (patch: { sideId: string; change: SideChange }, gesture?: string) =>
    inGesture(patch, gesture),
  ),
  setColor: createAction('editor/document/setColor', (color: string, gesture?: string) => inGesture({ color }, gesture)),
  /** Takes over a template's sides whole, with new ids for their layers. */
  useTemplate: createAction('editor/document/useTemplate', (template: { sides: readonly EditorSide[] }) => inGesture(template)),
};

/** Changes one layer. */
export const patchLayer = ({ sideId, layerId, change }: { sideId: string; layerId: string; change: LayerChange }, gesture?: string) =>
  documentActions.patchLayers({ sideId, changes: { [layerId]: change } }, gesture);

/** Every document intent's type begins like this. */
export const DOCUMENT_PREFIX = 'editor/document/';

export const historyActions = {
  undo: createAction('editor/undo'),
  redo: createAction('editor/redo'),
  /** So many steps at once: back below 0, ahead above. */
  jump: createAction<number>('editor/jump'),
};
