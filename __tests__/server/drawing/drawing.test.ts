import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { SceneSide } from '../../../src/scene/document';
import { startIsolated } from '../../../src/server/isolated';
import { isolatedWork } from '../../../src/server/isolated-work';
import { drawIsolated } from '../../../src/server/render/drawing';
import { renderPreview } from '../../../src/server/render/preview';
import { image, side, text } from '../../fixtures/golden/layers';
import { PROGRAM } from '../../support/program';

const root = path.resolve(__dirname, '../../..');
const { run: isolated, stop } = startIsolated(isolatedWork, PROGRAM);
afterAll(stop);

const folder = mkdtempSync(path.join(os.tmpdir(), 'back-office-drawing-'));
afterAll(() => rmSync(folder, { recursive: true }));

const red = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();

/** Files that hold `bytes`, whatever their ids; they say they have `width` × `height` pixels. */
const filesWith =
  (bytes: Buffer, size = { width: 300, height: 200 }) =>
  async (ids: readonly string[]) => {
    const file = path.join(folder, 'picture.png');
    await writeFile(file, bytes);
    return new Map(ids.map((id) => [id, { path: file, ...size }]));
  };

const draw = (given: Partial<SceneSide>, options: Partial<Parameters<typeof drawIsolated>[3]> = {}, containerId = 'a container') =>
  drawIsolated({ isolated }, containerId, side('front', given), { root, files: async () => new Map(), ...options });

const layers = [image('picture', 'file-1', { x: 1000, y: 800, width: 300, height: 200 }), text('words', 'Peak', { x: 1000, y: 1000 })];

test('another process draws the very bytes this one would', async () => {
  const options = { root, width: 600, format: 'png' } as const;
  const here = await renderPreview(side('front', { layers }), red, options);
  expect((await draw({ layers }, { ...options, files: filesWith(await red()) })).buffer.equals(here.buffer)).toBe(true);
});

test('what is thrown there arrives here as what it was', async () => {
  const strange = draw({ layers: [text('words', 'Peak', { fontFamily: 'Papyrus' })] });
  await expect(strange).rejects.toMatchObject({ name: 'UserError', field: 'fontFamily' });
  const broken = draw({ layers }, { files: filesWith(Buffer.from('no picture')) });
  await expect(broken).rejects.toMatchObject({ name: 'UserError', refusal: 'drawing.pictureUnreadable' });
  await expect(draw({ layers })).rejects.toMatchObject({ name: 'UserError', refusal: 'file.missing' });
  await expect(draw({ layers }, { files: () => Promise.reject(new Error('gone')) })).rejects.toThrow('gone');
});

test('pictures with more pixels than a process has memory for are refused before any of them is read', async () => {
  const many = [...Array(5)].map((_, at) => image(`picture ${at}`, `file-${at}`));
  const files = filesWith(Buffer.from('no picture'), { width: 8000, height: 8000 });
  await expect(draw({ layers: many }, { files })).rejects.toMatchObject({ refusal: 'drawing.tooManyPixels', values: { most: 256 } });
  await expect(draw({ layers: many.slice(1) }, { files })).rejects.toMatchObject({ refusal: 'drawing.pictureUnreadable' });
});

test.each([
  ['one text of 100,000 characters', [text('words', 'Peak '.repeat(20_000))]],
  ['many texts that have as many together', [...Array(100)].map((_, at) => text(`words ${at}`, 'Peak '.repeat(200)))],
])('%s is refused at once', async (_what, texts) => {
  await expect(draw({ layers: texts })).rejects.toMatchObject({ refusal: 'drawing.textTooLong', field: 'layers' });
});

test('as long a text as there may be is drawn', async () => {
  const { buffer } = await draw({ layers: [text('words', 'Peak '.repeat(2000), { curve: 50, shadowColor: '#000000', strokeWidth: 5 })] });
  expect(buffer.length).toBeGreaterThan(1000);
});

test('a thousand texts are drawn', async () => {
  const { buffer } = await draw({ layers: [...Array(1000)].map((_, at) => text(`words ${at}`, 'Peak', { x: at, y: at })) });
  expect(buffer.length).toBeGreaterThan(1000);
});
