import type { Action } from '@reduxjs/toolkit';
import { dequal } from 'dequal/lite';
import { CLONE_OFFSET } from '../../../domain/design/layer-names';
import { roundTo } from '../../../domain/numbers';
import type { SceneLayer } from '../../../scene/document';
import { own } from '../../kernel/own';
import { firstState } from '../first-state';
import { documentActions } from './actions';
import { clipartLayer, imageLayer, patched, textLayer, withCloneNames } from './layers';
import { patchedSide, withCopyOfSide, withNewSide, withoutSide, withSidesSorted } from './sides';
import type { EditorDocument, EditorSide } from './types';

type SideEdit = (side: EditorSide) => EditorSide;

const onSide = (document: EditorDocument, sideId: string, edit: SideEdit): EditorDocument => {
  const side = own(document.sides, sideId);
  const next = side && edit(side);
  return !next || next === side ? document : { ...document, sides: { ...document.sides, [sideId]: next } };
};

const withLayers = (side: EditorSide, added: readonly SceneLayer[], index = side.order.length): EditorSide =>
  added.length === 0
    ? side
    : {
        ...side,
        order: side.order.toSpliced(index, 0, ...added.map(({ id }) => id)),
        layers: { ...side.layers, ...Object.fromEntries(added.map((layer) => [layer.id, layer])) },
      };

const withoutLayers = (side: EditorSide, layerIds: readonly string[]): EditorSide => {
  const gone = new Set(layerIds.filter((id) => own(side.layers, id)));
  if (gone.size === 0) return side;
  const order = side.order.filter((id) => !gone.has(id));
  return { ...side, order, layers: Object.fromEntries(Object.entries(side.layers).filter(([id]) => !gone.has(id))) };
};

const withPatches = (side: EditorSide, changes: Parameters<typeof documentActions.patchLayers>[0]['changes']): EditorSide => {
  const changed = Object.entries(changes).flatMap(([id, change]) => {
    const layer = own(side.layers, id);
    const after = layer && patched(layer, change);
    return after && after !== layer ? [[id, after] as const] : [];
  });
  return changed.length === 0 ? side : { ...side, layers: { ...side.layers, ...Object.fromEntries(changed) } };
};

const sorted = (side: EditorSide, wanted: readonly string[]): EditorSide => {
  const named = [...new Set(wanted)].filter((id) => own(side.layers, id));
  const order = [...side.order.filter((id) => !named.includes(id)), ...named];
  return dequal(order, side.order) ? side : { ...side, order };
};

const moved = (layer: SceneLayer, offset: number): Pick<SceneLayer, 'x' | 'y'> => ({
  x: roundTo(layer.x + offset, 2),
  y: roundTo(layer.y + offset, 2),
});

type Copies = readonly { readonly id: string; readonly copyId: string }[];

const copiedGroup = ({ groupId }: SceneLayer, groups: Copies): string | null => groups.find(({ id }) => id === groupId)?.copyId ?? null;

/** Copies stand together above the topmost of their originals. */
const withClones = (side: EditorSide, copies: Copies, groups: Copies): EditorSide => {
  const originals = copies.flatMap(({ id, copyId }) => {
    const layer = own(side.layers, id);
    return layer ? [{ layer, copyId }] : [];
  });
  const inOrder = originals.toSorted((a, b) => side.order.indexOf(a.layer.id) - side.order.indexOf(b.layer.id));
  const above = side.order.indexOf(inOrder.at(-1)?.layer.id ?? '') + 1;
  const clones = withCloneNames(
    side,
    inOrder.map(({ layer, copyId }) => ({
      ...layer,
      id: copyId,
      groupId: copiedGroup(layer, groups),
      ...moved(layer, CLONE_OFFSET),
    })),
  );
  return withLayers(side, clones, above);
};

const withPasted = (
  side: EditorSide,
  { layers, offset, groupIds }: ReturnType<typeof documentActions.pasteLayers>['payload'],
): EditorSide =>
  withLayers(
    side,
    layers.map(({ layer, copyId }) => ({
      ...layer,
      id: copyId,
      groupId: copiedGroup(layer, groupIds),
      ...moved(layer, offset),
    })),
  );

const withLayersChanged = (document: EditorDocument, action: Action): EditorDocument => {
  if (documentActions.patchLayers.match(action)) {
    const { sideId, changes } = action.payload;
    return onSide(document, sideId, (side) => withPatches(side, changes));
  }
  if (documentActions.addImage.match(action)) {
    const { sideId, id, assetId, width, height, ...at } = action.payload;
    return onSide(document, sideId, (side) => withLayers(side, [imageLayer(side, id, assetId, { width, height }, at)]));
  }
  if (documentActions.addClipart.match(action)) {
    const { sideId, id, clipart, fill, width, height, ...at } = action.payload;
    return onSide(document, sideId, (side) => withLayers(side, [clipartLayer(side, id, { clipart, fill }, { width, height }, at)]));
  }
  if (documentActions.addText.match(action)) {
    const { sideId, id, x, y, ...text } = action.payload;
    return onSide(document, sideId, (side) => withLayers(side, [textLayer(side, id, text, { x, y })]));
  }
  if (documentActions.removeLayers.match(action)) {
    const { sideId, layerIds } = action.payload;
    return onSide(document, sideId, (side) => withoutLayers(side, layerIds));
  }
  if (documentActions.duplicateLayers.match(action)) {
    const { sideId, layers, groupIds } = action.payload;
    return onSide(document, sideId, (side) => withClones(side, layers, groupIds));
  }
  if (documentActions.pasteLayers.match(action)) {
    const paste = action.payload;
    return onSide(document, paste.sideId, (side) => withPasted(side, paste));
  }
  if (documentActions.sortLayers.match(action)) {
    const { sideId, order } = action.payload;
    return onSide(document, sideId, (side) => sorted(side, order));
  }
  return document;
};

const withSidesChanged = (document: EditorDocument, action: Action): EditorDocument => {
  if (documentActions.patchSide.match(action)) {
    const { sideId, change } = action.payload;
    return onSide(document, sideId, (side) => patchedSide(side, change));
  }
  if (documentActions.addSide.match(action)) return withNewSide(document, action.payload);
  if (documentActions.duplicateSide.match(action)) return withCopyOfSide(document, action.payload);
  if (documentActions.removeSide.match(action)) return withoutSide(document, action.payload.sideId);
  if (documentActions.sortSides.match(action)) return withSidesSorted(document, action.payload.order);
  if (documentActions.useTemplate.match(action)) {
    const { sides } = action.payload;
    return sides.length === 0
      ? document
      : { ...document, order: sides.map(({ id }) => id), sides: Object.fromEntries(sides.map((side) => [side.id, side])) };
  }
  if (documentActions.setColor.match(action)) {
    const { color } = action.payload;
    return color === document.color ? document : { ...document, color };
  }
  return document;
};

/** The document after an intent; the same object when nothing in it changed, so that no step of the history is made. */
export const documentReducer = (document: EditorDocument = firstState.document.present, action: Action): EditorDocument => {
  const next = withLayersChanged(document, action);
  return next === document ? withSidesChanged(document, action) : next;
};
