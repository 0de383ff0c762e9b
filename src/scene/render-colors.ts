import type { SceneAssets } from './assets';
import type { SceneSide } from './document';
import { drawCovering, tintGarment } from './garment';
import { createRaster } from './raster';
import { backgroundPictureOf, drawLayers, mockupView, shadesOn } from './render-side';
import { loadMaterial } from './side-material';

interface ColorsOptions {
  /** Output pixels per document pixel; 1 unless told. */
  readonly multiplier?: number;
}

/**
 * Makes what draws one side's mockup in any colour. The layers are drawn once, and so is the garment's white picture at its final size; each
 * colour is then a tint and two copies. The pixels are those of `renderSide` with that colour, give or take the rounding of see-through edges.
 *
 * @returns from `#rrggbb` to a canvas of its own. Throws what `assets` throws.
 */
export const colorPainter = async (
  side: SceneSide,
  assets: SceneAssets,
  { multiplier = 1 }: ColorsOptions = {},
): Promise<(color: string) => HTMLCanvasElement> => {
  const material = await loadMaterial(side, assets, 'mockup');
  const view = mockupView(side, multiplier);
  const { width, height } = view;
  const art = drawLayers(side, material, view, { shades: shadesOn(side, material) });
  const white = material.garment && tintGarment(material.garment, width, height, '#ffffff');
  const background = backgroundPictureOf(side, material);
  return (color) => {
    const { canvas, context } = createRaster(width, height);
    if (side.backgroundColor) {
      context.fillStyle = side.backgroundColor;
      context.fillRect(0, 0, width, height);
    }
    if (background) drawCovering(context, background, width, height);
    if (white) context.drawImage(tintGarment(white, width, height, color), 0, 0);
    context.drawImage(art, 0, 0);
    return canvas;
  };
};
