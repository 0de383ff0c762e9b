import sharp from 'sharp';
import type { Drawing, Part } from './drawing';
import { blurred, createField, type Field } from './field';
import { shade } from './relief';

const size = 2000;

const rasterise = async (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${svg}</svg>`))
    .ensureAlpha()
    .raw()
    .toBuffer();

const maskOf = async (outline: string): Promise<Field> => {
  const pixels = await rasterise(`<path d="${outline}" fill="#fff"/>`);
  const mask = createField(size, size);
  for (let i = 0; i < mask.values.length; i += 1) mask.values[i] = pixels[i * 4 + 3]! / 255;
  return mask;
};

/** Mixes the drawn details into the brightness. */
const addDetails = async (lit: Field, details: string): Promise<void> => {
  const pixels = await rasterise(details);
  for (let i = 0; i < lit.values.length; i += 1) {
    const alpha = pixels[i * 4 + 3]! / 255;
    if (alpha > 0) lit.values[i] = lit.values[i]! * (1 - alpha) + (pixels[i * 4]! / 255) * alpha;
  }
};

const throwShadow = (picture: Field, mask: Field, shadow: NonNullable<Part['shadow']>): void => {
  const soft = blurred(mask, shadow.blur);
  const { dx = 4, dy = 8 } = shadow;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = Math.min(Math.max(y - dy, 0), size - 1) * size + Math.min(Math.max(x - dx, 0), size - 1);
      picture.values[y * size + x]! *= 1 - shadow.strength * soft.values[from]!;
    }
  }
};

/**
 * Draws a side: every part is shaded by its relief and laid over the parts before. Grey only; the alpha channel is the product's mask.
 *
 * @param down pixels to move the whole drawing down.
 * @returns 2000 × 2000 RGBA bytes.
 */
export const renderDrawing = async (drawing: Drawing, down: number): Promise<Buffer> => {
  const picture = createField(size, size);
  const alpha = createField(size, size);
  for (const part of drawing) {
    const mask = await maskOf(part.outline);
    const lit = shade(part, mask);
    if (part.details) await addDetails(lit, part.details);
    if (part.shadow) throwShadow(picture, mask, part.shadow);
    for (let i = 0; i < mask.values.length; i += 1) {
      const cover = mask.values[i]!;
      if (cover === 0) continue;
      const below = alpha.values[i]! * (1 - cover);
      const together = below + cover;
      picture.values[i] = (picture.values[i]! * below + lit.values[i]! * cover) / together;
      alpha.values[i] = together;
    }
  }
  const bytes = new Uint8Array(size * size * 4);
  for (let i = 0; i < picture.values.length - down * size; i += 1) {
    const to = (i + down * size) * 4;
    const grey = Math.round(Math.min(1, Math.max(0, picture.values[i]!)) * 255);
    bytes[to] = grey;
    bytes[to + 1] = grey;
    bytes[to + 2] = grey;
    bytes[to + 3] = Math.round(alpha.values[i]! * 255);
  }
  return Buffer.from(bytes.buffer);
};
