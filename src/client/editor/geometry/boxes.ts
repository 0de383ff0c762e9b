import { apply, compose, invert, type Matrix } from '../../../domain/geometry/matrix';
import { areaMatrix } from '../../../domain/geometry/placement';
import type { SceneLayer, ScenePrintArea } from '../../../scene/document';

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

/** An upright rectangle in document pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const boxMiddle = ({ left, top, right, bottom }: Box): Spot => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The smallest box around all of them; null for none. */
export const unionBox = (boxes: readonly Box[]): Box | null =>
  boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };

export const boxesMeet = (one: Box, other: Box): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

/** The box around a rectangle of that size about the origin, once the matrix has turned it. */
const turnedBox = ([a, b, c, d, e, f]: Matrix, width: number, height: number): Box => {
  const across = (Math.abs(a) * width + Math.abs(c) * height) / 2;
  const down = (Math.abs(b) * width + Math.abs(d) * height) / 2;
  return { left: e - across, top: f - down, right: e + across, bottom: f + down };
};

/** Takes the layer's own coordinates (document pixels about its middle, before scale) to document pixels. */
export const layerMatrix = (layer: SceneLayer): Matrix =>
  compose({
    translateX: layer.x,
    translateY: layer.y,
    angle: layer.rotation,
    scaleX: layer.flipX ? -layer.scaleX : layer.scaleX,
    scaleY: layer.flipY ? -layer.scaleY : layer.scaleY,
    skewX: layer.knewX,
    skewY: layer.knewY,
  });

/** The box around a layer as it is drawn. */
export const layerBox = (layer: SceneLayer): Box => turnedBox(layerMatrix(layer), layer.width, heightOf(layer));

/** Whether a document point lies on the layer, turned and skewed as it is. */
export const boxContains = (layer: SceneLayer, spot: Spot): boolean => {
  const { x, y } = apply(invert(layerMatrix(layer)), spot);
  return Math.abs(x) <= layer.width / 2 && Math.abs(y) <= heightOf(layer) / 2;
};

/** The box around a print area, turned and skewed as it is. */
export const areaBox = (area: ScenePrintArea): Box => turnedBox(areaMatrix(area), area.width, area.height);
