import path from 'node:path';
import sharp from 'sharp';
import { startIsolated } from '../../src/server/isolated';
import { isolatedWork } from '../../src/server/isolated-work';
import { drawIsolated } from '../../src/server/render/drawing';
import { renderPreview } from '../../src/server/render/preview';
import { image, side, text } from '../fixtures/golden/layers';

const root = path.resolve(__dirname, '../..');
const { run: isolated, stop } = startIsolated(isolatedWork);
afterAll(stop);

const draw = (...[given, load, options]: Parameters<typeof renderPreview>) =>
  drawIsolated({ isolated }, 'a container', given, load, { root, ...options });

const red = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
const layers = [image('picture', 'file-1', { x: 1000, y: 800, width: 300, height: 200 }), text('words', 'Peak', { x: 1000, y: 1000 })];

test('another process draws the very bytes this one would', async () => {
  const options = { root, width: 600, format: 'png' } as const;
  const here = await renderPreview(side('front', { layers }), red, options);
  expect((await draw(side('front', { layers }), red, options)).buffer.equals(here.buffer)).toBe(true);
});

test('what is thrown there arrives here as what it was', async () => {
  const strange = side('front', { layers: [text('words', 'Peak', { fontFamily: 'Papyrus' })] });
  await expect(draw(strange, red)).rejects.toMatchObject({ name: 'UserError', field: 'fontFamily' });
  const broken = draw(side('front', { layers }), async () => Buffer.from('no picture'));
  await expect(broken).rejects.toMatchObject({ name: 'UserError', refusal: 'drawing.pictureUnreadable' });
  await expect(draw(side('front', { layers }), () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
