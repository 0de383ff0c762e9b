import { newLayerName } from '../../../domain/layer-names';
import { ROUNDED_SETTINGS } from '../../../domain/mockup-save';
import { roundTo } from '../../../domain/money';
import { areaMiddle, fitPicture, type Size } from '../../../domain/placement';
import type { SceneImageLayer, SceneLayer, SceneTextLayer } from '../../../scene/document';
import type { EditorSide, LayerChange } from './types';

/** A new text's box and letters, as shares of the print area's width. */
const TEXT_BOX_SHARE = 0.9;
const TEXT_SIZE_SHARE = 0.14;

const placed = (side: EditorSide) => ({
  visible: true,
  locked: false,
  ...areaMiddle(side.printArea),
  rotation: 0,
  opacity: 1,
  scaleX: 1,
  scaleY: 1,
  knewX: 0,
  knewY: 0,
});

const namesOn = (side: EditorSide): string[] => side.order.map((id) => side.layers[id]?.name ?? '');

/** A picture of `size` (its own pixels) on the side, in the middle of the print area unless told. */
export const imageLayer = (
  side: EditorSide,
  id: string,
  fileId: string,
  size: Size,
  at: Partial<{ x: number; y: number }>,
): SceneImageLayer => ({
  ...placed(side),
  id,
  type: 'image',
  name: newLayerName('image', namesOn(side)),
  fileId,
  ...fitPicture(size, side.printArea),
  ...(at.x !== undefined && at.y !== undefined && { x: roundTo(at.x, 2), y: roundTo(at.y, 2) }),
});

/** A text in the middle of the side's print area, as wide as most of it. */
export const textLayer = (
  side: EditorSide,
  id: string,
  { text, fontFamily, fill }: Pick<SceneTextLayer, 'text' | 'fontFamily' | 'fill'>,
): SceneTextLayer => {
  const areaWidth = side.printArea.width * side.printArea.scaleX;
  const fontSize = Math.max(8, Math.round(areaWidth * TEXT_SIZE_SHARE));
  return {
    ...placed(side),
    id,
    type: 'text',
    name: newLayerName('text', namesOn(side)),
    text,
    fontFamily,
    fill,
    fontSize,
    lineHeight: 1.16,
    letterSpacing: 0,
    textAlign: 'center',
    width: roundTo(areaWidth * TEXT_BOX_SHARE, 2),
    height: fontSize,
  };
};

/** The layer with the change applied and its numbers rounded to two decimals; the layer itself when that changes nothing. */
export const patched = (layer: SceneLayer, change: LayerChange): SceneLayer => {
  const current: Record<string, unknown> = { ...layer };
  const next: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined || !(key in current)) continue;
    const rounded = typeof value === 'number' && ROUNDED_SETTINGS.has(key) ? roundTo(value, 2) : value;
    if (rounded !== current[key]) next[key] = rounded;
  }
  return Object.keys(next).length === 0 ? layer : { ...layer, ...next };
};
