import { apart, holds, rectangle } from '../geometry/convex';
import { outlineUnder, type Drawn } from '../geometry/drawn';
import { invert, multiply, stretches, type Matrix } from '../geometry/matrix';
import { areaMatrix, layerMatrix, type LayerPlace, type Size, type TurnedArea } from '../geometry/placement';
import { PRINT_DENSITY, printFileSize, SAFE_INCHES } from './print-file';

/** Dots per inch at which a picture prints sharp, and below which it prints visibly soft. */
export const SHARP_DPI = 300;
export const SOFT_DPI = 150;

/** Smaller letters fill in when they are printed, in points. */
const SMALLEST_TEXT = 6;

/** Half a print pixel more or less is a rounding, not a fault. */
const SLACK = 0.5;

type PreflightRule =
  | 'nothing-to-print'
  | 'picture-missing'
  | 'picture-failed'
  | 'picture-uploading'
  | 'font-missing'
  | 'resolution-low'
  | 'resolution-fair'
  | 'outside'
  | 'cut-off'
  | 'near-edge'
  | 'text-small'
  | 'text-empty'
  | 'layer-hidden'
  | 'side-blank';

/**
 * - `fault`: cannot be printed; blocks Publish
 * - `serious`: will print badly
 * - `caution`: may not be what was meant
 * - `note`: good to know
 */
const PREFLIGHT_LEVELS = ['fault', 'serious', 'caution', 'note'] as const;
export type PreflightLevel = (typeof PREFLIGHT_LEVELS)[number];

const LEVELS: Readonly<Record<PreflightRule, PreflightLevel>> = {
  'nothing-to-print': 'fault',
  'picture-missing': 'fault',
  'picture-failed': 'fault',
  'font-missing': 'fault',
  'resolution-low': 'serious',
  outside: 'serious',
  'resolution-fair': 'caution',
  'cut-off': 'caution',
  'near-edge': 'caution',
  'text-small': 'caution',
  'text-empty': 'caution',
  'picture-uploading': 'note',
  'layer-hidden': 'note',
  'side-blank': 'note',
};

export interface Finding {
  readonly rule: PreflightRule;
  readonly level: PreflightLevel;
  /** Null: the whole design. */
  readonly sideId: string | null;
  /** Null: the whole side. */
  readonly layerId: string | null;
  /** What the sentence about it names. `dpi` and `points` are whole numbers. */
  readonly values: {
    readonly layer?: string;
    readonly side?: string;
    readonly dpi?: number;
    readonly points?: number;
    readonly font?: string;
  };
}

interface PreflightLayerBase extends LayerPlace {
  readonly id: string;
  readonly name: string;
  readonly visible: boolean;
}

/** Where a picture stands and which share of it shows. */
interface PicturePlacement extends LayerPlace {
  readonly cropWidth: number;
  readonly cropHeight: number;
}

export interface PreflightImage extends PreflightLayerBase, PicturePlacement {
  readonly type: 'image';
  readonly fileId: string;
  readonly tiling: string;
}

export interface PreflightText extends PreflightLayerBase {
  readonly type: 'text';
  readonly text: string;
  readonly fontFamily: string;
  readonly fontSize: number;
}

type PreflightLayer = PreflightImage | PreflightText | (PreflightLayerBase & { readonly type: 'clipart' });

export interface PreflightSide {
  readonly id: string;
  readonly name: string;
  readonly printArea: TurnedArea;
  readonly layers: readonly PreflightLayer[];
}

/** A picture's own pixels, or why there are none. Null size: not known yet. */
export interface PreflightPicture {
  readonly status: 'ready' | 'uploading' | 'failed' | 'missing';
  readonly size: Size | null;
}

/** What the rules have to be told about things outside the document. */
export interface PreflightFacts {
  /** Pixels of the side's print file; see `presetPrintOf`. */
  readonly printOf: (sideId: string) => Size;
  readonly pictureOf: (fileId: string) => PreflightPicture;
  readonly hasFont: (family: string) => boolean;
  /** What is drawn of a layer. */
  readonly drawnOf: (layer: PreflightLayer) => Drawn;
}

/** Takes document pixels to pixels of the print file about its middle. */
const toPrint = (area: PreflightSide['printArea'], print: Size): Matrix => {
  const { width, height } = printFileSize(area, print);
  return multiply([width / area.width, 0, 0, height / area.height, 0, 0], invert(areaMatrix(area)));
};

/** Dots per inch at which a picture of `pixels` prints where its layer puts it: the picture's pixels over the inches they cover. */
export const effectiveDpi = (layer: PicturePlacement, pixels: Size, area: PreflightSide['printArea'], print: Size): number => {
  const perPixel: Matrix = [layer.width / (pixels.width * layer.cropWidth), 0, 0, layer.height / (pixels.height * layer.cropHeight), 0, 0];
  // Where it is stretched most it is softest.
  const { most } = stretches(multiply(multiply(toPrint(area, print), layerMatrix(layer)), perPixel));
  return most > 0 ? PRINT_DENSITY / most : Infinity;
};

/** What the stage draws as the safe zone: shirts are never placed to the millimetre. */
const safeSize = ({ width, height }: Size): Size => {
  const both = 2 * SAFE_INCHES * PRINT_DENSITY;
  return { width: Math.max(0, width - both), height: Math.max(0, height - both) };
};

type LayerFault = readonly [rule: PreflightRule, values?: Finding['values']];

/** How sharp a picture prints. */
export const sharpnessAt = (dpi: number): 'sharp' | 'fair' | 'soft' => (dpi >= SHARP_DPI ? 'sharp' : dpi < SOFT_DPI ? 'soft' : 'fair');

const resolution = (layer: PreflightImage, side: PreflightSide, facts: PreflightFacts): LayerFault[] => {
  const { status, size } = facts.pictureOf(layer.fileId);
  if (status !== 'ready') return [[`picture-${status}`]];
  if (!size) return [];
  const dpi = Math.round(effectiveDpi(layer, size, side.printArea, facts.printOf(side.id)));
  const sharpness = sharpnessAt(dpi);
  return sharpness === 'sharp' ? [] : [[sharpness === 'soft' ? 'resolution-low' : 'resolution-fair', { dpi }]];
};

const letters = (layer: PreflightText, matrix: Matrix, facts: PreflightFacts): LayerFault[] => {
  if (layer.text.trim() === '') return [['text-empty']];
  if (!facts.hasFont(layer.fontFamily)) return [['font-missing', { font: layer.fontFamily }]];
  const points = (layer.fontSize * stretches(matrix).least * 72) / PRINT_DENSITY;
  return points < SMALLEST_TEXT ? [['text-small', { points: Math.max(1, Math.floor(points)) }]] : [];
};

const position = (layer: PreflightLayer, matrix: Matrix, print: Size, facts: PreflightFacts): LayerFault[] => {
  // A tiled picture fills the print area wherever its first tile lies.
  if (layer.type === 'image' && layer.tiling !== 'none') return [];
  const area = rectangle(print.width, print.height);
  const shape = outlineUnder(facts.drawnOf(layer), matrix);
  if (apart(area, shape)) return [['outside']];
  if (!holds(area, shape, SLACK)) return layer.type === 'image' && holds(shape, area, SLACK) ? [] : [['cut-off']];
  if (layer.type === 'image') return [];
  const safe = safeSize(print);
  return holds(rectangle(safe.width, safe.height), shape, SLACK) ? [] : [['near-edge']];
};

const ofLayer = (layer: PreflightLayer, side: PreflightSide, facts: PreflightFacts): LayerFault[] => {
  if (!layer.visible) return [['layer-hidden']];
  const print = facts.printOf(side.id);
  const matrix = multiply(toPrint(side.printArea, print), layerMatrix(layer));
  const empty = layer.type === 'text' && layer.text.trim() === '';
  return [
    ...(layer.type === 'image' ? resolution(layer, side, facts) : []),
    ...(layer.type === 'text' ? letters(layer, matrix, facts) : []),
    ...(empty ? [] : position(layer, matrix, printFileSize(side.printArea, print), facts)),
  ];
};

const prints = (layer: PreflightLayer): boolean => layer.visible && !(layer.type === 'text' && layer.text.trim() === '');

/** What is to be said of one side, in the order of its layers from the top. */
const checkPrint = (side: PreflightSide, facts: PreflightFacts): Finding[] => {
  const finding = (rule: PreflightRule, layer: PreflightLayer | null, values: Finding['values'] = {}): Finding => ({
    rule,
    level: LEVELS[rule],
    sideId: side.id,
    layerId: layer?.id ?? null,
    values: { side: side.name, ...(layer && { layer: layer.name }), ...values },
  });
  const ofLayers = side.layers
    .toReversed()
    .flatMap((layer) => ofLayer(layer, side, facts).map(([rule, values]) => finding(rule, layer, values)));
  return side.layers.some(prints) ? ofLayers : [...ofLayers, finding('side-blank', null)];
};

/**
 * Everything worth knowing before a design is printed, the gravest first. `checkSide` may be a remembered `checkPrint`: a side that did not
 * change need not be looked at again.
 */
export const preflight = (
  sides: readonly PreflightSide[],
  facts: PreflightFacts,
  checkSide: (side: PreflightSide, facts: PreflightFacts) => readonly Finding[] = checkPrint,
): Finding[] => {
  const all = sides.flatMap((side) => checkSide(side, facts));
  if (!sides.some(({ layers }) => layers.some(prints))) {
    return [
      { rule: 'nothing-to-print', level: 'fault', sideId: null, layerId: null, values: {} },
      ...all.filter(({ rule }) => rule !== 'side-blank'),
    ];
  }
  return all.toSorted((a, b) => PREFLIGHT_LEVELS.indexOf(a.level) - PREFLIGHT_LEVELS.indexOf(b.level));
};

/** The findings that have to be mended before the product can be saved. */
export const faultsOf = (findings: readonly Finding[]): Finding[] => findings.filter(({ level }) => level === 'fault');
