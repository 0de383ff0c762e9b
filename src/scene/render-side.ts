import type { TMat2D } from 'fabric';
import { familiesOf, fileIdsOf, type SceneAssets } from './assets';
import type { SceneLayer, SceneSide } from './document';
import { tintGarment, type Picture } from './garment';
import { printAreaMatrix } from './geometry';
import { createLayerObject } from './layer-object';
import { invert, multiply } from './matrix';
import { SideStaticCanvas } from './side-canvas';

export interface RenderOptions {
  /** Output pixels per document pixel; 1 unless told. */
  readonly multiplier?: number;
  /**
   * `mockup`: the whole side, garment and clipped layers. `print`: the layers alone as the provider prints them, in the print area's own upright
   * rectangle on a transparent ground.
   */
  readonly include?: 'mockup' | 'print';
}

interface View {
  /** Output pixels. */
  readonly width: number;
  readonly height: number;
  /** Document to output. */
  readonly transform: TMat2D;
}

const mockupView = (side: SceneSide, multiplier: number): View => ({
  width: Math.round(side.width * multiplier),
  height: Math.round(side.height * multiplier),
  transform: [multiplier, 0, 0, multiplier, 0, 0],
});

const printView = ({ printArea }: SceneSide, multiplier: number): View => {
  const width = Math.max(1, Math.round(printArea.width * multiplier));
  const height = Math.max(1, Math.round(printArea.height * multiplier));
  const fromMiddle: TMat2D = [width / printArea.width, 0, 0, height / printArea.height, width / 2, height / 2];
  return { width, height, transform: multiply(fromMiddle, invert(printAreaMatrix(printArea))) };
};

const loadPictures = async (side: SceneSide, assets: SceneAssets): Promise<Map<string, Picture>> =>
  new Map(await Promise.all(fileIdsOf(side).map(async (fileId) => [fileId, await assets.image(fileId)] as const)));

const pictureOf = (layer: SceneLayer, pictures: ReadonlyMap<string, Picture>): Picture | null =>
  layer.type === 'image' ? (pictures.get(layer.fileId) ?? null) : null;

/**
 * Draws one side from its document alone: the same document gives the same pixels in the page, in a worker and in Node. Fonts and pictures are
 * awaited first; the drawing itself is one synchronous stretch.
 *
 * @returns a canvas of its own, for the caller to encode. Throws what `assets` throws.
 */
export const renderSide = async (side: SceneSide, assets: SceneAssets, options: RenderOptions = {}): Promise<HTMLCanvasElement> => {
  const { multiplier = 1, include = 'mockup' } = options;
  const mockup = include === 'mockup';
  const [pictures, garment] = await Promise.all([
    loadPictures(side, assets),
    mockup && side.garment ? assets.garment(side.garment.url) : null,
    assets.fonts(familiesOf(side)),
  ]);
  const view = mockup ? mockupView(side, multiplier) : printView(side, multiplier);
  const canvas = new SideStaticCanvas(undefined, {
    width: view.width,
    height: view.height,
    enableRetinaScaling: false,
    renderOnAddRemove: false,
  });
  canvas.viewportTransform = view.transform;
  canvas.frame = {
    width: side.width,
    height: side.height,
    backgroundColor: mockup ? side.backgroundColor : null,
    garment: garment && tintGarment(garment, view.width, view.height, side.color),
    printArea: side.printArea,
  };
  const visible = side.layers.filter((layer) => layer.visible);
  canvas.add(...visible.map((layer) => createLayerObject(layer, pictureOf(layer, pictures))));
  canvas.renderAll();
  return canvas.getElement();
};
