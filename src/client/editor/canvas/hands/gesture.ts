import type { FabricObject } from 'fabric';
import type { SceneLayer } from '../../../../scene/document';
import type { LayerChange } from '../../document/types';
import type { GestureAction } from '../stage-model';
import { layerAfter, scaledSizes } from '../../geometry/similarity';
import { SelectionFrame } from './selection-frame';

/**
 * What a finished gesture changed of one layer, in the layer's own words. Moving gives the place alone, so a skewed layer is never rewritten
 * by it. A scale goes into the size (a text's letters), where two decimals are exact enough; the factor goes back to what it was.
 */
export const changeOf = (object: FabricObject, layer: SceneLayer, action: GestureAction): LayerChange => {
  const place = { x: object.left, y: object.top };
  if (action === 'drag') return place;
  if (action === 'rotate') return { ...place, rotation: object.angle };
  if (action === 'resizing') return { ...place, width: object.width };
  const sx = object.scaleX / layer.scaleX;
  const sy = object.scaleY / layer.scaleY;
  if (sx === sy) return { ...place, ...scaledSizes(layer, sx) };
  return { ...place, scaleX: object.scaleX, scaleY: object.scaleY };
};

/** What a finished gesture changed, by layer id. */
export const changesOf = (
  object: FabricObject,
  layers: readonly SceneLayer[],
  action: GestureAction,
): Readonly<Record<string, LayerChange>> => {
  const ofOne = (layer: SceneLayer) =>
    object instanceof SelectionFrame ? layerAfter(object.similarity, layer) : changeOf(object, layer, action);
  return Object.fromEntries(layers.map((layer) => [layer.id, ofOne(layer)]));
};
