import sharp from 'sharp';
import { refuse } from '../../../domain/fault';
import { MAX_PIXELS } from '../../../domain/files/upload-rules';
import { rasterKind } from '../pictures/image-kind';
import { SvgFault } from './limits';
import type { SvgElement } from './read';

const GIF = /^GIF8[79]a/u;

/** The type of a picture inside an SVG, by its first bytes. */
const kindOf = (bytes: Buffer): string | null => (GIF.test(bytes.toString('latin1', 0, 6)) ? 'image/gif' : rasterKind(bytes));

const damaged = (): SvgFault => new SvgFault(refuse('upload.svgPicture').fault);

/**
 * Measures the pictures inside a drawing, like any other upload and all of them together, and writes each anew as what it is.
 *
 * @throws SvgFault
 */
export const checkEmbedded = async (elements: readonly SvgElement[]): Promise<void> => {
  let pixels = 0;
  for (const { attributes } of elements) {
    const href = attributes.get('href');
    if (!href?.startsWith('data:')) continue;
    const bytes = Buffer.from(href.slice(href.indexOf(',') + 1), 'base64');
    const kind = kindOf(bytes);
    if (kind === null) throw damaged();
    const { width, height } = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw damaged();
      });
    if ((pixels += width * height) > MAX_PIXELS)
      throw new SvgFault(refuse('upload.svgPixels', { values: { most: MAX_PIXELS / 1e6 } }).fault);
    attributes.set('href', `data:${kind};base64,${bytes.toString('base64')}`);
  }
};
