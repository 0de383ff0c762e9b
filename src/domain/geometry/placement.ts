import { compose, type Matrix } from './matrix';
import { roundTo } from '../numbers';

/** Document pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `x` and `y` are the top left corner; scale grows the area from there (specification 2, §3, Side). */
interface Area extends Size {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** How much of the print area a new picture fills at most: room to see the handles and the edge. */
const NEW_PICTURE_SHARE = 0.8;

const round = (value: number): number => roundTo(value, 2);

/** The middle of a print area in document pixels; rotation and skew turn it about this point. */
export const areaMiddle = (area: Area): { readonly x: number; readonly y: number } => ({
  x: round(area.x + (area.width * area.scaleX) / 2),
  y: round(area.y + (area.height * area.scaleY) / 2),
});

/** An area as it is turned and skewed; degrees. */
export interface TurnedArea extends Area {
  readonly rotation: number;
  readonly knewX: number;
  readonly knewY: number;
}

/**
 * Takes a print area's own coordinates (pixels about its middle) to document pixels. Scale grows it from its top left corner; rotation and
 * skew turn it about its middle.
 */
export const areaMatrix = (area: TurnedArea): Matrix =>
  compose({
    translateX: area.x + (area.width * area.scaleX) / 2,
    translateY: area.y + (area.height * area.scaleY) / 2,
    angle: area.rotation,
    scaleX: area.scaleX,
    scaleY: area.scaleY,
    skewX: area.knewX,
    skewY: area.knewY,
  });

/** Where a layer stands; the names and units are the scene's. */
export interface LayerPlace extends Size {
  /** The layer's middle. */
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly knewX: number;
  readonly knewY: number;
  readonly flipX?: boolean;
  readonly flipY?: boolean;
}

/** Takes a layer's own coordinates (pixels about its middle, before scale) to document pixels. */
export const layerMatrix = (layer: LayerPlace): Matrix =>
  compose({
    translateX: layer.x,
    translateY: layer.y,
    angle: layer.rotation,
    scaleX: layer.flipX ? -layer.scaleX : layer.scaleX,
    scaleY: layer.flipY ? -layer.scaleY : layer.scaleY,
    skewX: layer.knewX,
    skewY: layer.knewY,
  });

/** The size a new picture gets: its own proportions, as large as fits in the given share of the print area. */
export const fitPicture = (picture: Size, area: Area, share = NEW_PICTURE_SHARE): Size => {
  const factor = Math.min((area.width * area.scaleX) / picture.width, (area.height * area.scaleY) / picture.height) * share;
  return { width: round(picture.width * factor), height: round(picture.height * factor) };
};
