import type { SceneLayer } from '../../../scene/document';

/** Heights as the canvas measured them, by the very state of the layer they belong to. */
const heights = new WeakMap<SceneLayer, number>();

/** Remembers how high a text's lines stand, in document pixels before scale. */
export const rememberTextHeight = (layer: SceneLayer, height: number): void => {
  heights.set(layer, height);
};

/** The layer's height before scale. A text's follows from its lines; until a canvas has measured them it is guessed from their number. */
export const heightOf = (layer: SceneLayer): number => {
  if (layer.type !== 'text') return layer.height;
  return heights.get(layer) ?? layer.text.split('\n').length * layer.fontSize * layer.lineHeight;
};
