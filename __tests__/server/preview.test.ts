import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SceneSide } from '../../src/scene/document';
import { UserError } from '../../src/server/kernel/errors';
import { renderPreview, type PreviewOptions } from '../../src/server/render/preview';
import garments from '../../static/garments/garments.json';
import { image, side, text } from '../fixtures/golden/layers';

const root = path.resolve(__dirname, '../..');
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
    expect(await sentence(refused)).toBe('The garment picture of a side must come from the catalogue of garments.');
  });

  test('for a garment that is not there, for an unknown font, for a file that is no picture, for an impossible size', async () => {
    const absent = tee({ garment: { url: '/static/garments/tee/inside.png', width: 10, height: 10 } });
    expect(await sentence(render(absent))).toBe('The garment picture of this side does not exist.');
    expect(await sentence(render(tee({ layers: [text('a', 'x', { fontFamily: 'Comic Sans MS' })] })))).toBe(
      'The font “Comic Sans MS” is not in the catalogue.',
    );
    const words = async () => Buffer.from('these are words');
    expect(await sentence(render(tee({ layers: [image('a', 'f')] }), {}, words))).toBe('The picture of a layer cannot be read.');
    expect(await sentence(render(tee({}), { width: 90_000 }))).toBe('A picture of a side can be at most 6,000 pixels wide and high.');
    expect(await sentence(render(tee({ width: 0 })))).toBe('A side and its print area need a width and a height above 0.');
  });

  test('but what the file loader throws is thrown on', async () => {
    await expect(render(tee({ layers: [image('a', 'f')] }))).rejects.toThrow('No file was asked for.');
  });
});

test.each(garments.flatMap((garment) => garment.sides.map((one) => [`${garment.slug} ${one.id}`, one] as const)))(
  'the picture of %s has the size told, carries only greys, and is opaque wherever it is printed on',
  async (_, { image: url, thumb, width, height, printArea }) => {
    const bytes = await readFile(path.join(root, url));
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
    expect(await sharp(path.join(root, thumb)).metadata()).toMatchObject({ width: 530, height: 630, hasAlpha: true });
    let coloured = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i + 3] !== 0 && (data[i] !== data[i + 1] || data[i] !== data[i + 2])) coloured += 1;
    expect(coloured).toBe(0);
    let clear = 0;
    for (let y = printArea.y + 2; y < printArea.y + printArea.height - 2; y += 1)
      for (let x = printArea.x + 2; x < printArea.x + printArea.width - 2; x += 1) if (data[(y * width + x) * 4 + 3] !== 255) clear += 1;
    expect(clear).toBe(0);
    expect(data[3]).toBe(0);
  },
);
