import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SceneSide } from '../../../src/scene/document';
import { UserError } from '../../../src/server/kernel/errors';
import { colorPainter } from '../../../src/scene/render-colors';
import { nodeAssets } from '../../../src/server/render/node-assets';
import { renderPreview, type PreviewOptions } from '../../../src/server/render/preview';
import garments from '../../../static/garments/garments.json';
import { image, side, text } from '../../fixtures/golden/layers';

const root = path.resolve(__dirname, '../../..');
const plain = (color: string, width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();

const nothing = (): Promise<Buffer> => Promise.reject(new Error('No file was asked for.'));
const render = (one: SceneSide, options: PreviewOptions = {}, file = nothing) => renderPreview(one, file, { root, ...options });

/** Red, green, blue and alpha at a point of an encoded picture. */
const colourAt = async (picture: Buffer, x: number, y: number): Promise<number[]> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 4;
  return [...data.subarray(at, at + 4)];
};

const tee = (changes: Partial<SceneSide>): SceneSide =>
  side('front', {
    width: 2000,
    height: 2000,
    backgroundColor: null,
    garment: { url: '/static/garments/tee/front.png', width: 2000, height: 2000 },
    printArea: { x: 675, y: 520, width: 650, height: 709, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 },
    ...changes,
  });

describe('a preview', () => {
  test('shows the print on the tinted garment, transparent around it', async () => {
    const asked: string[] = [];
    const file = async (fileId: string) => {
      asked.push(fileId);
      return plain('#00ff00');
    };
    const layers = [
      image('a', 'file-1', { x: 1000, y: 800, width: 300, height: 200 }),
      image('b', 'file-1', { x: 1000, y: 1100, width: 90, height: 60 }),
    ];
    const preview = await renderPreview(tee({ color: '#c01010', layers }), file, { root, format: 'png' });
    expect(preview).toMatchObject({ mimetype: 'image/png', width: 2000, height: 2000 });
    expect(asked).toEqual(['file-1']);
    expect(await colourAt(preview.buffer, 1000, 800)).toEqual([0, 255, 0, 255]);
    expect(await colourAt(preview.buffer, 20, 20)).toEqual([0, 0, 0, 0]);
    const [red, green, blue, alpha] = await colourAt(preview.buffer, 800, 1500);
    expect(alpha).toBe(255);
    expect(red).toBeGreaterThan(140);
    expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(20);
  });

  test('is WebP of the width asked for', async () => {
    const preview = await render(tee({ color: '#ffffff' }), { width: 530 });
    expect(preview).toMatchObject({ mimetype: 'image/webp', width: 530, height: 530 });
    expect(await sharp(preview.buffer).metadata()).toMatchObject({ format: 'webp', width: 530, height: 530, hasAlpha: true });
  });

  test('of the print alone is a 300 dpi PNG of the upright print area', async () => {
    const layers = [text('a', 'Print', { x: 1000, y: 875, fontFamily: 'Lobster', fontSize: 200, textAlign: 'center' })];
    const print = await render(tee({ layers }), { include: 'print', width: 1300 });
    expect(print).toMatchObject({ mimetype: 'image/png', width: 1300, height: 1418 });
    const { density } = await sharp(print.buffer).metadata();
    expect(density).toBe(300);
    expect((await colourAt(print.buffer, 5, 5))[3]).toBe(0);
    expect((await sharp(print.buffer).stats()).channels[3]?.max).toBe(255);
  });

  test('of the same side is the same bytes, whatever was drawn before', async () => {
    const one = tee({ color: '#1f2a44', layers: [text('a', 'Twice', { x: 1000, y: 800, fontFamily: 'Roboto' })] });
    const first = await render(one, { width: 800 });
    await render(tee({ color: '#ffffff', layers: [text('a', 'Between', { fontFamily: 'Roboto', fontSize: 12 })] }));
    expect((await render(one, { width: 800 })).buffer.equals(first.buffer)).toBe(true);
  });
});

describe('a preview is refused in one sentence', () => {
  const sentence = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing was refused',
      (error: unknown) => (error instanceof UserError ? error.message : `not the caller's fault: ${String(error)}`),
    );

  test.each([
    ['/static/garments/../../package.json'],
    ['/static/garments/tee/../../fonts/front.png'],
    ['/static/garments/tee/%2e%2e/front.png'],
    ['/files/abc/original.png'],
    ['https://example.com/static/garments/tee/front.png'],
    ['file:///etc/passwd'],
    ['static/garments/tee/front.png'],
  ])('for a garment at %s', async (url) => {
    const refused = render(tee({ garment: { url, width: 2000, height: 2000 } }));
    expect(await sentence(refused)).toBe('Choose the product image for a side from the catalog.');
  });

  test('for a garment that is not there, for an unknown font, for a file that is no picture, for an impossible size', async () => {
    const absent = tee({ garment: { url: '/static/garments/tee/inside.png', width: 10, height: 10 } });
    expect(await sentence(render(absent))).toBe('The product image for this side doesn’t exist.');
    expect(await sentence(render(tee({ layers: [text('a', 'x', { fontFamily: 'Comic Sans MS' })] })))).toBe(
      'The font “Comic Sans MS” isn’t in the catalog.',
    );
    const words = async () => Buffer.from('these are words');
    expect(await sentence(render(tee({ layers: [image('a', 'f')] }), {}, words))).toBe('A layer’s image can’t be read.');
    expect(await sentence(render(tee({}), { width: 90_000 }))).toBe('An image of a side can be up to 6,000 px wide and high.');
    expect(await sentence(render(tee({ width: 0 })))).toBe('Enter a width and height above 0 for the side and its print area.');
  });

  test('but what the file loader throws is thrown on', async () => {
    await expect(render(tee({ layers: [image('a', 'f')] }))).rejects.toThrow('No file was asked for.');
  });
});

interface GarmentSide {
  readonly image: string;
  readonly thumb: string;
  readonly width: number;
  readonly height: number;
  readonly printArea: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly mask?: string;
}

const sidesOf = (slug: string): readonly GarmentSide[] => garments.find((one) => one.slug === slug)?.sides ?? [];

/** The first side of a garment that is printed all over, covered with one colour. */
const covered = (slug: string, fill: string): { readonly one: SceneSide; readonly file: () => Promise<Buffer> } => {
  const [found] = sidesOf(slug);
  if (!found) throw new Error(`No garment ${slug}.`);
  const { image: url, width, height, printArea, mask } = found;
  const layers = [image('a', 'art', { x: 1000, y: 1000, width: 2400, height: 2400 })];
  const upright = { rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 };
  return {
    one: tee({
      garment: { url, width, height },
      printArea: { ...printArea, ...upright },
      ...(mask !== undefined && { printMask: mask }),
      layers,
    }),
    file: () => plain(fill),
  };
};

describe('a print all over', () => {
  test('covers the cloth to its edge and lies in its folds, but not what is beside it', async () => {
    const { one, file } = covered('aophoodie', '#20c060');
    const { buffer } = await render(one, { format: 'png' }, file);
    const [chest, sleeve] = [await colourAt(buffer, 1000, 900), await colourAt(buffer, 330, 1250)];
    for (const [red = 0, green = 0, blue = 0, alpha] of [chest, sleeve]) {
      expect([alpha, green > red + 60, green > blue + 40]).toEqual([255, true, true]);
    }
    // Beside the body, within the area's rectangle.
    expect(await colourAt(buffer, 190, 200)).toEqual([0, 0, 0, 0]);
    // The inside of the hood shows through its opening.
    const [red = 0, green = 0, blue = 255] = await colourAt(buffer, 1000, 415);
    expect([red === green, green === blue]).toEqual([true, true]);
    const { channels } = await sharp(buffer).extract({ left: 620, top: 900, width: 760, height: 700 }).stats();
    expect((channels[1]?.max ?? 0) - (channels[1]?.min ?? 0)).toBeGreaterThan(40);
  });

  test('has a print file of the same outline, as bright as it was drawn', async () => {
    const { one, file } = covered('phonecase', '#20c060');
    const print = await render(one, { include: 'print', width: 802 }, file);
    const at = (x: number, y: number) => colourAt(print.buffer, x, y);
    expect(await at(400, 1000)).toEqual([0x20, 0xc0, 0x60, 255]);
    // A corner, and the camera.
    expect([(await at(3, 3))[3], (await at(225, 235))[3]]).toEqual([0, 0]);
    const data = await sharp(print.buffer).ensureAlpha().raw().toBuffer();
    const other = [];
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 3] === 255 && (data[i] !== 0x20 || data[i + 1] !== 0xc0 || data[i + 2] !== 0x60)) other.push(i);
    expect(other).toEqual([]);
  });

  test('in many colours is the one in each of them', async () => {
    const { one, file } = covered('necklace', '#804020');
    const paint = await colorPainter(one, nodeAssets(file, path.join(root, 'static')));
    for (const color of ['#ffffff', '#e6c572']) {
      const alone = await colourAt((await render({ ...one, color }, { format: 'png' }, file)).buffer, 1000, 1400);
      const [red, green, blue] = paint(color).getContext('2d')!.getImageData(1000, 1400, 1, 1).data;
      expect([red, green, blue].map((value, i) => Math.abs((value ?? 0) - (alone[i] ?? 0)) <= 2)).toEqual([true, true, true]);
    }
  });
});

/** White where a side is printed, in the pixels of its document. */
const printedOn = ({ width, height, printArea: { x, y, ...area }, mask }: GarmentSide): Promise<Buffer> => {
  const path = mask ?? 'M0 0L1 0L1 1L0 1Z';
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="translate(${x} ${y}) scale(${area.width} ${area.height})" d="${path}" fill="#fff"/></svg>`,
    ),
  )
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
};

test.each(garments.flatMap(({ slug, sides }) => (sides as readonly GarmentSide[]).map((one, at) => [`${slug} ${at + 1}`, one] as const)))(
  'the picture of %s is square, carries only greys, and is opaque wherever it is printed on',
  async (_, side) => {
    const { width, height } = side;
    const bytes = await readFile(path.join(root, side.image));
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width === info.height, width === height, info.width >= 760]).toEqual([true, true, true]);
    expect(await sharp(path.join(root, side.thumb)).metadata()).toMatchObject({ width: 530, height: 630, hasAlpha: true });
    let coloured = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i + 3] !== 0 && (data[i] !== data[i + 1] || data[i] !== data[i + 2])) coloured += 1;
    expect(coloured).toBe(0);
    expect(data[3]).toBe(0);
    const printed = await printedOn(side);
    const scale = info.width / width;
    let [clear, all] = [0, 0];
    for (let y = 0; y < height; y += 2)
      for (let x = 0; x < width; x += 2) {
        if (printed[y * width + x] !== 255) continue;
        all += 1;
        if ((data[(Math.floor(y * scale) * info.width + Math.floor(x * scale)) * 4 + 3] ?? 0) < 250) clear += 1;
      }
    // The edge of cloth is soft, and printed over.
    expect(clear / all).toBeLessThan(side.mask === undefined ? 0.0005 : 0.01);
  },
);
