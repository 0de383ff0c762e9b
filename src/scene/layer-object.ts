import type { FabricObject } from 'fabric';
import type { Clipart } from './clipart';
import type { SceneLayer } from './document';
import type { FaceOf } from './font-faces';
import type { Picture } from './garment';
import { LayerClipart } from './layer-clipart';
import { LayerImage } from './layer-image';
import { changedProps, constantProps, layerProps } from './layer-props';
import { LayerText } from './layer-text';

/** What a layer is on a Fabric canvas. */
export type LayerObject = LayerImage | LayerClipart | LayerText;

/** What a layer only names. */
interface LayerMaterial {
  /** An image layer's picture; null while it is on its way (`LayerImage.setPicture` puts it in later). */
  readonly picture?: Picture | null;
  /** A clipart layer's drawing, as `picture` (`LayerClipart.setClipart`). */
  readonly clipart?: Clipart | null;
  /** Faces of a text's letters; the page's own and the shipped ones unless told. */
  readonly faceOf?: FaceOf;
}

/** Makes the Fabric object of a layer. A text's font must have been loaded before, or its lines are measured with another font. */
export const createLayerObject = (layer: SceneLayer, { picture = null, clipart = null, faceOf }: LayerMaterial = {}): LayerObject => {
  if (layer.type === 'image') return new LayerImage(picture, { ...constantProps, ...layerProps(layer, faceOf) });
  if (layer.type === 'clipart') return new LayerClipart(clipart, { ...constantProps, ...layerProps(layer, faceOf) });
  const { text, ...props } = layerProps(layer, faceOf);
  return new LayerText(text, { ...constantProps, ...props });
};

/**
 * Brings an object made from `previous` to `next`, touching only what changed; the result equals a freshly made object. A changed `fileId` or
 * `clipart` is the caller's to follow, since pictures arrive later.
 *
 * @returns whether anything was set (so the canvas needs a render).
 */
export const applyLayerPatch = (object: FabricObject, previous: SceneLayer, next: SceneLayer, faceOf?: FaceOf): boolean => {
  const changed = changedProps(previous, next, faceOf);
  if (!changed) return false;
  object.set(changed);
  object.setCoords();
  return true;
};
