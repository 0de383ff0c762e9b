import { boxAbout, boxUnder, framed, type Box, type Drawn } from '../../../domain/geometry/drawn';
import { apply, invert } from '../../../domain/geometry/matrix';
import { areaMatrix, layerMatrix } from '../../../domain/geometry/placement';
import type { SceneLayer, ScenePrintArea, SceneTextLayer } from '../../../scene/document';

export type { Box } from '../../../domain/geometry/drawn';

type MeasureText = (layer: SceneTextLayer) => Drawn | null;

let measureText: MeasureText = () => null;

/** Says who knows how texts are drawn. Until then, and while a font is on its way, their box is a guess. */
export const measureTextsWith = (measure: MeasureText): void => {
  measureText = measure;
};

const guessed = ({ text, width, fontSize, lineHeight }: SceneTextLayer): Drawn =>
  framed(width, text.split('\n').length * fontSize * lineHeight);

/** What is drawn of a layer: letters with their outline and without their shadow; a picture's whole frame. */
export const drawnOf = (layer: SceneLayer): Drawn =>
  layer.type === 'text' ? (measureText(layer) ?? guessed(layer)) : framed(layer.width, layer.height);

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const boxMiddle = ({ left, top, right, bottom }: Box): Spot => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The smallest box around all of them; null for none. */
export const unionBox = (boxes: readonly Box[]): Box | null =>
  boxes.length === 0
    ? null
    : boxAbout(
        boxes.flatMap(({ left, top, right, bottom }) => [
          { x: left, y: top },
          { x: right, y: bottom },
        ]),
      );

export const boxesMeet = (one: Box, other: Box): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

/** The box around a layer as it is drawn. */
export const layerBox = (layer: SceneLayer): Box => boxUnder(drawnOf(layer), layerMatrix(layer));

/** Whether a document point lies on the layer, turned and skewed as it is. */
export const boxContains = (layer: SceneLayer, spot: Spot): boolean => {
  const { x, y } = apply(invert(layerMatrix(layer)), spot);
  const { left, top, right, bottom } = drawnOf(layer).box;
  return left <= x && x <= right && top <= y && y <= bottom;
};

/** The box around a print area, turned and skewed as it is. */
export const areaBox = (area: ScenePrintArea): Box => boxUnder(framed(area.width, area.height), areaMatrix(area));
