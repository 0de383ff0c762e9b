import type { Size } from '../../../domain/geometry/placement';
import type { SceneTextLayer } from '../../../scene/document';
import { hostFaces } from '../../../scene/host-faces';
import { createLayerObject } from '../../../scene/layer-object';
import { LayerText } from '../../../scene/layer-text';

const measured = new WeakMap<SceneTextLayer, Size>();

/** The size of a text's letters in the layer's own pixels, as the scene lays them out; null while their font is on its way. */
export const measureLetters = (layer: SceneTextLayer): Size | null => {
  const known = measured.get(layer);
  if (known) return known;
  const { name } = hostFaces(layer.fontFamily, layer.fontWeight, layer.italic);
  if (!document.fonts.check(`16px ${JSON.stringify(name)}`)) return null;
  const text = createLayerObject(layer);
  if (!(text instanceof LayerText)) return null;
  const size = { width: layer.curve === 0 ? text.calcTextWidth() : text.width, height: text.height };
  measured.set(layer, size);
  return size;
};
