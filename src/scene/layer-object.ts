import { Textbox, type FabricObject } from 'fabric';
import type { SceneLayer } from './document';
import type { Picture } from './garment';
import { LayerImage } from './layer-image';
import { changedProps, constantProps, layerProps, type ImageProps, type TextProps } from './layer-props';

/** What a layer is on a Fabric canvas. */
export type LayerObject = LayerImage | Textbox;

/**
 * Makes the Fabric object of a layer. A text's font must have been loaded before, or its lines are measured with another font.
 *
 * @param picture the image layer's picture, or null while it is still on its way (`LayerImage.setPicture` puts it in later).
 */
export const createLayerObject = (layer: SceneLayer, picture: Picture | null = null): LayerObject => {
  if (layer.type !== 'text') return new LayerImage(picture, { ...constantProps, ...(layerProps(layer) as ImageProps) });
  const { text, ...props } = layerProps(layer) as TextProps;
  return new Textbox(text, { ...constantProps, ...props });
};

/**
 * Brings an object made from `previous` to `next`, touching only what changed; the result equals a freshly made object. A changed `fileId` is
 * the caller's to follow with `LayerImage.setPicture`, since pictures arrive later.
 *
 * @returns whether anything was set (so the canvas needs a render).
 */
export const applyLayerPatch = (object: FabricObject, previous: SceneLayer, next: SceneLayer): boolean => {
  const changed = changedProps(previous, next);
  if (!changed) return false;
  object.set(changed);
  object.setCoords();
  return true;
};
