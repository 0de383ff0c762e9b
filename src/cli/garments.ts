import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_SIZES, SMALL_SIDES } from '../domain/files/image-sizes';
import { garments } from './garments/registry';
import { renderDrawing } from './garments/render';

/**
 * Draws the product pictures under static/garments: `npx tsx src/cli/garments.ts [slug…]`, all of them unless some are named. Each side of
 * garments.json gets its picture, a 530 × 630 thumbnail and smaller ones; all are transparent around the product.
 */
interface CatalogueEntry {
  readonly slug: string;
  readonly sides: readonly { readonly id: string; readonly image: string; readonly thumb: string }[];
}

const size = 2000;
const thumb = { width: 530, height: 630, margin: 24 };
/** Side of the pictures of sleeves and labels, which are printed small. */
const DETAIL = 760;
const root = path.resolve(__dirname, '../..');

const readCatalogue = async (): Promise<CatalogueEntry[]> =>
  JSON.parse(await readFile(path.join(root, 'static/garments/garments.json'), 'utf8')) as CatalogueEntry[];

/** Few colours and many pixels: a palette keeps all greys at a third of the size. */
const asPng = (picture: Sharp): Promise<Buffer> =>
  picture.png({ palette: true, colours: 256, quality: 100, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();

const thumbnail = async (pixels: Buffer): Promise<Buffer> => {
  const { width, height, margin } = thumb;
  const clear = { r: 255, g: 255, b: 255, alpha: 0 };
  const trimmed = await sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .trim({ background: clear, threshold: 0 })
    .png()
    .toBuffer();
  const fitted = sharp(trimmed)
    .resize({ width: width - 2 * margin, height: height - 2 * margin, fit: 'contain', background: clear })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: clear });
  return asPng(fitted);
};

/** Longest sides of the pictures for tiles and rows, as `srcSetOf` names them. */
const SMALLER = [...SMALL_SIDES, IMAGE_SIZES.thumb];

const smaller = (picture: Buffer, side: number): Promise<Buffer> =>
  sharp(picture).resize({ width: side, height: side, fit: 'inside' }).webp({ quality: 84, alphaQuality: 100, effort: 6 }).toBuffer();

const draw = async ({ slug, sides }: CatalogueEntry): Promise<void> => {
  // A side may show another product's picture: its own are those in its folder.
  const own = sides.filter(({ image }) => image.startsWith(`/static/garments/${slug}/`));
  if (own.length === 0) return;
  const garment = garments[slug];
  if (!garment) throw new Error(`garments.json names "${slug}", which has no drawing.`);
  for (const side of own) {
    const drawing = garment.sides[side.id];
    if (!drawing) throw new Error(`garments.json names the side "${side.id}" of "${slug}", which has no drawing.`);
    const drawn = await renderDrawing(drawing(), garment.down);
    const picture = path.join(root, side.image);
    await mkdir(path.dirname(picture), { recursive: true });
    const whole = sharp(drawn, { raw: { width: size, height: size, channels: 4 } });
    const pixels = ['front', 'back'].includes(side.id) ? garment.picture : DETAIL;
    await writeFile(picture, await asPng(pixels === undefined ? whole : whole.resize(pixels, pixels)));
    const small = await thumbnail(drawn);
    await writeFile(path.join(root, side.thumb), small);
    for (const longest of SMALLER)
      await writeFile(path.join(root, side.thumb.replace('-530x630.png', `-${longest}.webp`)), await smaller(small, longest));
    process.stdout.write(`${side.image}\n`);
  }
};

const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2);
  const catalogue = await readCatalogue();
  for (const entry of catalogue) if (wanted.length === 0 || wanted.includes(entry.slug)) await draw(entry);
};

void main();
