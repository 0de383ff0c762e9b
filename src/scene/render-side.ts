import type { TMat2D } from 'fabric';
import type { SceneAssets } from './assets';
import type { SceneSide } from './document';
import { shadesOf, tintGarment } from './garment';
import { printAreaMatrix } from './geometry';
import { invert, multiply } from './matrix';
import { SideStaticCanvas, type SideFrame } from './side-canvas';
import { loadMaterial, objectsOf, type SideMaterial } from './side-material';

export interface RenderOptions {
  /** Output pixels per document pixel; 1 unless told. */
  readonly multiplier?: number;
  /**
   * `mockup`: the whole side, garment and clipped layers. `print`: the layers alone as the provider prints them, in the print area's own upright
   * rectangle on a transparent ground.
   */
  readonly include?: 'mockup' | 'print';
}

interface SideView {
  /** Output pixels. */
  readonly width: number;
  readonly height: number;
  /** Document to output. */
  readonly transform: TMat2D;
}

export const mockupView = (side: SceneSide, multiplier: number): SideView => ({
  width: Math.round(side.width * multiplier),
  height: Math.round(side.height * multiplier),
  transform: [multiplier, 0, 0, multiplier, 0, 0],
});

const printView = ({ printArea }: SceneSide, multiplier: number): SideView => {
  const width = Math.max(1, Math.round(printArea.width * Math.abs(printArea.scaleX) * multiplier));
  const height = Math.max(1, Math.round(printArea.height * Math.abs(printArea.scaleY) * multiplier));
  const fromMiddle: TMat2D = [width / printArea.width, 0, 0, height / printArea.height, width / 2, height / 2];
  return { width, height, transform: multiply(fromMiddle, invert(printAreaMatrix(printArea))) };
};

/** Draws the side's visible layers, over whatever of the frame is given, on a canvas of its own. */
export const drawLayers = (
  side: SceneSide,
  material: SideMaterial,
  view: SideView,
  ground: Partial<Pick<SideFrame, 'backgroundColor' | 'backgroundPicture' | 'garment' | 'shades'>> = {},
): HTMLCanvasElement => {
  const canvas = new SideStaticCanvas(undefined, {
    width: view.width,
    height: view.height,
    enableRetinaScaling: false,
    renderOnAddRemove: false,
  });
  canvas.viewportTransform = view.transform;
  const { width, height, printArea, printMask } = side;
  canvas.frame = { width, height, backgroundColor: null, garment: null, ...ground, printArea, printMask };
  canvas.add(...objectsOf(side, material));
  canvas.renderAll();
  return canvas.getElement();
};

/** What lies on a print that covers all of the garment; a print in a rectangle stays as bright as it was drawn. */
export const shadesOn = (side: SceneSide, { garment }: SideMaterial) =>
  garment && side.printMask !== undefined ? shadesOf(garment) : null;

/** The side's background picture, if it has one. */
export const backgroundPictureOf = (side: SceneSide, { pictures }: SideMaterial) =>
  side.backgroundImage === null ? null : (pictures.get(side.backgroundImage) ?? null);

/**
 * Draws one side from its document alone: the same document gives the same pixels in the page and in Node. Fonts and pictures are
 * awaited first; the drawing itself is one synchronous stretch.
 *
 * @returns a canvas of its own, for the caller to encode. Throws what `assets` throws.
 */
export const renderSide = async (side: SceneSide, assets: SceneAssets, options: RenderOptions = {}): Promise<HTMLCanvasElement> => {
  const { multiplier = 1, include = 'mockup' } = options;
  const material = await loadMaterial(side, assets, include);
  if (include === 'print') return drawLayers(side, material, printView(side, multiplier));
  const view = mockupView(side, multiplier);
  return drawLayers(side, material, view, {
    backgroundColor: side.backgroundColor,
    backgroundPicture: backgroundPictureOf(side, material),
    garment: material.garment && tintGarment(material.garment, view.width, view.height, side.color),
    shades: shadesOn(side, material),
  });
};
