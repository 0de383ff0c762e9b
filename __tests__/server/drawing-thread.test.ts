import path from 'node:path';
import sharp from 'sharp';
import { UserError } from '../../src/server/kernel/errors';
import { drawInThread } from '../../src/server/render/drawing-thread';
import { renderPreview } from '../../src/server/render/preview';
import { image, side, text } from '../fixtures/golden/layers';

const root = path.resolve(__dirname, '../..');
const red = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
const layers = [image('picture', 'file-1', { x: 1000, y: 800, width: 300, height: 200 }), text('words', 'Peak', { x: 1000, y: 1000 })];

test('a thread draws the very bytes this one would', async () => {
  const options = { root, width: 600, format: 'png' } as const;
  const here = await renderPreview(side('front', { layers }), red, options);
  expect((await drawInThread(side('front', { layers }), red, options)).buffer.equals(here.buffer)).toBe(true);
});

test('what is thrown there arrives here as what it was', async () => {
  const strange = side('front', { layers: [text('words', 'Peak', { fontFamily: 'Papyrus' })] });
  await expect(drawInThread(strange, red, { root })).rejects.toMatchObject({ name: 'UserError', field: 'fontFamily' });
  const broken = drawInThread(side('front', { layers }), async () => Buffer.from('no picture'), { root });
  await expect(broken).rejects.toBeInstanceOf(UserError);
  await expect(drawInThread(side('front', { layers }), () => Promise.reject(new Error('gone')), { root })).rejects.toThrow('gone');
});
