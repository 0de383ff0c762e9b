import type { Action } from '@reduxjs/toolkit';
import { CLONE_OFFSET, cloneName } from '../../../domain/layer-names';
import { roundTo } from '../../../domain/money';
import type { SceneLayer } from '../../../scene/document';
import { documentActions } from './actions';
import { imageLayer, patched, textLayer } from './layers';
import type { EditorDocument, EditorSide } from './types';

export const emptyDocument: EditorDocument = { order: [], sides: {}, color: '#ffffff' };

type SideEdit = (side: EditorSide) => EditorSide;

const onSide = (document: EditorDocument, sideId: string, edit: SideEdit): EditorDocument => {
  const side = document.sides[sideId];
  const next = side && edit(side);
  return !next || next === side ? document : { ...document, sides: { ...document.sides, [sideId]: next } };
};

const onLayer = (document: EditorDocument, sideId: string, layerId: string, edit: (layer: SceneLayer, side: EditorSide) => EditorSide) =>
  onSide(document, sideId, (side) => {
    const layer = side.layers[layerId];
    return layer ? edit(layer, side) : side;
  });

const withLayer = (side: EditorSide, layer: SceneLayer, index = side.order.length): EditorSide => ({
  ...side,
  order: side.order.toSpliced(index, 0, layer.id),
  layers: { ...side.layers, [layer.id]: layer },
});

const withoutLayer = (side: EditorSide, layerId: string): EditorSide => {
  const { [layerId]: _gone, ...layers } = side.layers;
  return { ...side, order: side.order.filter((id) => id !== layerId), layers };
};

const reordered = (side: EditorSide, layerId: string, index: number): EditorSide => {
  const rest = side.order.filter((id) => id !== layerId);
  const order = rest.toSpliced(Math.max(0, Math.min(index, rest.length)), 0, layerId);
  return order.every((id, i) => id === side.order[i]) ? side : { ...side, order };
};

const cloneOf = (layer: SceneLayer, id: string): SceneLayer => ({
  ...layer,
  id,
  name: cloneName(layer.name),
  x: roundTo(layer.x + CLONE_OFFSET, 2),
  y: roundTo(layer.y + CLONE_OFFSET, 2),
});

/** The document after an intent; the same object when nothing in it changed, so that no step of the history is made. */
export const documentReducer = (document: EditorDocument = emptyDocument, action: Action): EditorDocument => {
  if (documentActions.patchLayer.match(action)) {
    const { sideId, layerId, change } = action.payload;
    return onLayer(document, sideId, layerId, (layer, side) => {
      const next = patched(layer, change);
      return next === layer ? side : { ...side, layers: { ...side.layers, [layerId]: next } };
    });
  }
  if (documentActions.addImage.match(action)) {
    const { sideId, id, assetId, width, height, ...at } = action.payload;
    return onSide(document, sideId, (side) => withLayer(side, imageLayer(side, id, assetId, { width, height }, at)));
  }
  if (documentActions.addText.match(action)) {
    const { sideId, id, ...text } = action.payload;
    return onSide(document, sideId, (side) => withLayer(side, textLayer(side, id, text)));
  }
  if (documentActions.removeLayer.match(action)) {
    const { sideId, layerId } = action.payload;
    return onLayer(document, sideId, layerId, (_layer, side) => withoutLayer(side, layerId));
  }
  if (documentActions.duplicateLayer.match(action)) {
    const { sideId, layerId, id } = action.payload;
    return onLayer(document, sideId, layerId, (layer, side) => withLayer(side, cloneOf(layer, id), side.order.indexOf(layerId) + 1));
  }
  if (documentActions.moveLayer.match(action)) {
    const { sideId, layerId, index } = action.payload;
    return onLayer(document, sideId, layerId, (_layer, side) => reordered(side, layerId, index));
  }
  if (documentActions.setColor.match(action)) {
    const { color } = action.payload;
    return color === document.color ? document : { ...document, color };
  }
  return document;
};
