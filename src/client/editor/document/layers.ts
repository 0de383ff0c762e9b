import { CLONE_OFFSET, cloneName, newLayerName } from '../../../domain/design/layer-names';
import { ROUNDED_SETTINGS } from '../../../domain/design/mockup-save';
import { roundTo } from '../../../domain/numbers';
import { areaMiddle, fitPicture, type Size } from '../../../domain/geometry/placement';
import { own } from '../../kernel/own';
import type { SceneClipartLayer, SceneImageLayer, SceneLayer, SceneTextLayer } from '../../../scene/document';
import type { EditorSide, LayerChange } from './types';

/** A new text's box and letters, as shares of the print area's width. */
const TEXT_BOX_SHARE = 0.9;
const TEXT_SIZE_SHARE = 0.14;

const placed = (side: EditorSide) => ({
  visible: true,
  locked: false,
  groupId: null,
  groupName: null,
  ...areaMiddle(side.printArea),
  rotation: 0,
  opacity: 1,
  scaleX: 1,
  scaleY: 1,
  knewX: 0,
  knewY: 0,
  flipX: false,
  flipY: false,
});

const namesOn = (side: EditorSide): string[] => side.order.map((id) => own(side.layers, id)?.name ?? '');

/** Copies of layers under names of clones, none of which the side or another of the copies has. */
export const withCloneNames = (side: EditorSide, copies: readonly SceneLayer[]): SceneLayer[] => {
  const names = namesOn(side);
  return copies.map((copy) => {
    const name = cloneName(copy.name, names);
    names.push(name);
    return { ...copy, name };
  });
};

const PLACE = ['type', 'x', 'y', 'width', 'height'] as const;

/** The new layer, beside those of its kind and size it would otherwise lie exactly on, as when a button is pressed twice. */
const besideTwins = <Layer extends SceneLayer>(side: EditorSide, layer: Layer): Layer => {
  const isTwin = (other: SceneLayer): boolean => PLACE.every((key) => other[key] === layer[key]);
  return Object.values(side.layers).some(isTwin)
    ? besideTwins(side, { ...layer, x: roundTo(layer.x + CLONE_OFFSET, 2), y: roundTo(layer.y + CLONE_OFFSET, 2) })
    : layer;
};

type Spot = Partial<{ readonly x: number; readonly y: number }>;

/** The new layer where it is wanted; without a wish it stays in the middle, but on nothing that looks the same. */
const standing = <Layer extends SceneLayer>(side: EditorSide, { x, y }: Spot, layer: Layer): Layer =>
  x === undefined || y === undefined ? besideTwins(side, layer) : { ...layer, x: roundTo(x, 2), y: roundTo(y, 2) };

/** A picture of `size` (its own pixels) on the side, in the middle of the print area unless told. */
export const imageLayer = (side: EditorSide, id: string, fileId: string, size: Size, at: Spot): SceneImageLayer =>
  standing(side, at, {
    ...placed(side),
    id,
    type: 'image',
    name: newLayerName('image', namesOn(side)),
    fileId,
    cropX: 0,
    cropY: 0,
    cropWidth: 1,
    cropHeight: 1,
    tiling: 'none',
    ...fitPicture(size, side.printArea),
  });

/** A shipped picture on the side; `size` gives its proportions. */
export const clipartLayer = (
  side: EditorSide,
  id: string,
  { clipart, fill }: Pick<SceneClipartLayer, 'clipart' | 'fill'>,
  size: Size,
  at: Spot,
): SceneClipartLayer =>
  standing(side, at, {
    ...placed(side),
    id,
    type: 'clipart',
    name: newLayerName('clipart', namesOn(side)),
    clipart,
    fill,
    ...fitPicture(size, side.printArea),
  });

/** A text in the middle of the side's print area unless told, as wide as most of it, in letters of at most `largest` document pixels. */
export const textLayer = (
  side: EditorSide,
  id: string,
  { text, fontFamily, fill, largest = Infinity }: Pick<SceneTextLayer, 'text' | 'fontFamily' | 'fill'> & { readonly largest?: number },
  at: Spot,
): SceneTextLayer => {
  const areaWidth = side.printArea.width * side.printArea.scaleX;
  const fontSize = Math.max(8, Math.round(Math.min(areaWidth * TEXT_SIZE_SHARE, largest)));
  return standing(side, at, {
    ...placed(side),
    id,
    type: 'text',
    name: newLayerName('text', namesOn(side)),
    text,
    fontFamily,
    fontWeight: 400,
    italic: false,
    underline: false,
    fill,
    fontSize,
    lineHeight: 1.16,
    letterSpacing: 0,
    textAlign: 'center',
    strokeColor: '#ffffff',
    strokeWidth: 0,
    shadowColor: null,
    shadowX: 6,
    shadowY: 6,
    shadowBlur: 8,
    curve: 0,
    width: roundTo(areaWidth * TEXT_BOX_SHARE, 2),
    height: fontSize,
  });
};

/** The layer with the change applied and its numbers rounded to two decimals; the layer itself when that changes nothing. */
export const patched = (layer: SceneLayer, change: LayerChange): SceneLayer => {
  const current: Record<string, unknown> = { ...layer };
  const next: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined || !Object.hasOwn(current, key)) continue;
    const rounded = typeof value === 'number' && ROUNDED_SETTINGS.has(key) ? roundTo(value, 2) : value;
    if (rounded !== current[key]) next[key] = rounded;
  }
  return Object.keys(next).length === 0 ? layer : { ...layer, ...next };
};
