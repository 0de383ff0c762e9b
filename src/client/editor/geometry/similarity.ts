import type { SceneLayer } from '../../../scene/document';
import type { LayerChange } from '../document/types';
import type { Spot } from './boxes';

/** Moves, turns and scales several layers as one body: the point `from` comes to lie on `to`, the rest turns and grows about it. */
export interface Similarity {
  readonly from: Spot;
  readonly to: Spot;
  /** Degrees, clockwise. */
  readonly angle: number;
  readonly factor: number;
}

/** Into 0 (included) to 360. */
export const wholeTurn = (degrees: number): number => ((degrees % 360) + 360) % 360;

export const spotAfter = ({ from, to, angle, factor }: Similarity, { x, y }: Spot): Spot => {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn) * factor, Math.cos(turn) * factor];
  const [dx, dy] = [x - from.x, y - from.y];
  return { x: to.x + cos * dx - sin * dy, y: to.y + sin * dx + cos * dy };
};

/** The sizes of a layer made that many times as large. A text's letters, outline and shadow grow with its box. */
export const scaledSizes = (layer: SceneLayer, factor: number): LayerChange =>
  layer.type === 'text'
    ? {
        width: layer.width * factor,
        fontSize: layer.fontSize * factor,
        strokeWidth: layer.strokeWidth * factor,
        shadowX: layer.shadowX * factor,
        shadowY: layer.shadowY * factor,
        shadowBlur: layer.shadowBlur * factor,
      }
    : { width: layer.width * factor, height: layer.height * factor };

/** What that does to a layer. Even growth and turning leave skew as it is, so nothing has to be taken apart again. */
export const layerAfter = (similarity: Similarity, layer: SceneLayer): LayerChange => ({
  ...spotAfter(similarity, layer),
  ...(similarity.angle !== 0 && { rotation: wholeTurn(layer.rotation + similarity.angle) }),
  ...(similarity.factor !== 1 && scaledSizes(layer, similarity.factor)),
});
