import type { FabricObject } from 'fabric';
import type { SceneLayer } from '../../../scene/document';
import type { LayerChange } from '../document/types';

/** What Fabric calls the ways to change an object by its handles. */
export type GestureAction = 'drag' | 'rotate' | 'scale' | 'scaleX' | 'scaleY' | 'resizing' | 'other';

/** A skewed layer keeps an uneven scale: sizes and skew would not come out the same. */
const canBake = (layer: SceneLayer, sx: number, sy: number): boolean => (layer.knewX === 0 && layer.knewY === 0) || sx === sy;

/**
 * What a finished gesture changed, in the layer's own words. Moving gives the place alone, so a skewed layer is never rewritten by it. A
 * scale goes into the size (a text's letters), where two decimals are exact enough; the factor goes back to what it was.
 */
export const changeOf = (object: FabricObject, layer: SceneLayer, action: GestureAction): LayerChange => {
  const place = { x: object.left, y: object.top };
  if (action === 'drag') return place;
  if (action === 'rotate') return { ...place, rotation: object.angle };
  if (action === 'resizing') return { ...place, width: object.width };
  const sx = object.scaleX / layer.scaleX;
  const sy = object.scaleY / layer.scaleY;
  const turned = { ...place, rotation: object.angle };
  if (!canBake(layer, sx, sy)) return { ...turned, scaleX: object.scaleX, scaleY: object.scaleY };
  if (layer.type === 'text') return { ...turned, width: layer.width * sx, fontSize: layer.fontSize * sx };
  return { ...turned, width: layer.width * sx, height: layer.height * sy };
};
