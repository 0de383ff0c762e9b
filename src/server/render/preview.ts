import './napi-env';
import path from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { MAX_PRINT_SIDE, PRINT_DENSITY } from '../../domain/print/print-file';
import type { SceneSide } from '../../scene/document';
import { renderSide } from '../../scene/render-side';
import { UserError } from '../kernel/errors';
import type { FontFilesOf } from './fonts';
import { nodeAssets, type LoadFile } from './node-assets';

export interface PreviewOptions {
  /** Pixels across; the document's width unless told. */
  readonly width?: number;
  /** Pixels per document pixel, in place of `width`. */
  readonly scale?: number;
  /** `mockup` (unless told): garment and print. `print`: the art alone, as the provider prints it. */
  readonly include?: 'mockup' | 'print';
  /** `webp` for a mockup and `png` for a print unless told. */
  readonly format?: 'webp' | 'png';
  /** Files of the fonts that are not shipped; none are known unless told. */
  readonly fontFiles?: FontFilesOf;
  /** The folder that holds `static/`; the working directory unless told. */
  readonly root?: string;
}

export interface Preview {
  readonly buffer: Buffer;
  readonly mimetype: 'image/webp' | 'image/png';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A canvas of 4 bytes a pixel: 6000 × 6000 takes 144 MB. */
const largestSide = MAX_PRINT_SIDE;
const webpQuality = 90;

const scaledSize = ({ width, height, scaleX, scaleY }: SceneSide['printArea']) => ({
  width: width * Math.abs(scaleX),
  height: height * Math.abs(scaleY),
});

const multiplierOf = (side: SceneSide, include: 'mockup' | 'print', { width, scale }: PreviewOptions): number => {
  const area = include === 'print' ? scaledSize(side.printArea) : side;
  if (!(area.width > 0 && area.height > 0)) throw new UserError('drawing.noSize');
  const multiplier = scale ?? (width ?? area.width) / area.width;
  if (!(multiplier > 0) || Math.max(area.width, area.height) * multiplier > largestSide) {
    throw new UserError('drawing.tooLarge', { values: { most: largestSide } });
  }
  return multiplier;
};

/** Encodes on a thread of its own, off the event loop. A print file says its 300 dpi. */
const encode = (canvas: Canvas, format: 'webp' | 'png', include: 'mockup' | 'print'): Promise<Buffer> => {
  if (format === 'webp') return canvas.encode('webp', webpQuality);
  return canvas.encode('png', include === 'print' ? { resolution: PRINT_DENSITY } : undefined);
};

/**
 * Renders one side with the scene the page uses and encodes it. Only the drawing holds the event loop; reading and encoding do not.
 *
 * @param loadFile bytes of a file's raster rendition; whatever it throws is thrown on.
 * @throws UserError in one sentence for an unreadable picture, an unknown font, a foreign garment address or an impossible size.
 */
export const renderPreview = async (side: SceneSide, loadFile: LoadFile, options: PreviewOptions = {}): Promise<Preview> => {
  const { include = 'mockup', root = process.cwd() } = options;
  const format = options.format ?? (include === 'print' ? 'png' : 'webp');
  const multiplier = multiplierOf(side, include, options);
  const assets = nodeAssets(loadFile, path.join(root, 'static'), options.fontFiles ? { fontFiles: options.fontFiles } : {});
  const canvas = (await renderSide(side, assets, { multiplier, include })) as unknown as Canvas;
  const buffer = await encode(canvas, format, include);
  return { buffer, mimetype: `image/${format}`, width: canvas.width, height: canvas.height };
};
