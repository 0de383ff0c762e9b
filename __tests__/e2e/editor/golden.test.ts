import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import type { SceneSide } from '../../../src/scene/document';
import { renderSide } from '../../../src/scene/render-side';
import '../../../src/server/render/napi-env';
import { nodeAssets } from '../../../src/server/render/node-assets';
import { goldenDocuments } from '../../fixtures/golden/documents';
import { textLinesOf } from '../../fixtures/golden/lines';
import { goldenPictures } from '../../fixtures/golden/pictures';
import { launchBrowser } from '../support/browser';
import { someOf } from '../../support/long-runs';

const root = path.resolve(__dirname, '../../..');

/** A channel may be off by this much, of 255, before its pixel counts as different: rounding in shrunk pictures, which nobody can see. */
const TOLERANCE = 2;
/** Share of pixels that may differ: versions of Chromium round the edges of letters on an arch otherwise, by 0.00018 as seen. */
const ALLOWED = 0.0005;

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
  readonly lines: Record<string, string[]>;
}

type RenderGolden = (side: SceneSide, include: 'mockup' | 'print') => Promise<Omit<Picture, 'pixels'>>;

let pictures: Awaited<ReturnType<typeof goldenPictures>>;
let server: Server;
let browser: Browser;
let page: Page;
let posted: Buffer;

const types: Readonly<Record<string, string>> = { '.png': 'image/png', '.svg': 'image/svg+xml', '.woff': 'font/woff' };

const serve = (script: string): Server =>
  createServer((request, response) => {
    const answer = (body: string | Buffer, type: string): void => void response.writeHead(200, { 'content-type': type }).end(body);
    const url = request.url ?? '/';
    if (url === '/') return answer('<!doctype html><meta charset="utf-8"><script src="/page.js"></script>', 'text/html');
    if (url === '/page.js') return answer(script, 'text/javascript');
    const file = pictures.get(url.replace('/file/', ''));
    if (file) return answer(file.bytes, file.mimetype);
    if (url === '/pixels') {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        posted = Buffer.concat(chunks);
        answer('', 'text/plain');
      });
      return;
    }
    if (!url.startsWith('/static/')) return void response.writeHead(404).end();
    readFile(path.join(root, url)).then(
      (bytes) => answer(bytes, types[path.extname(url)] ?? 'application/octet-stream'),
      () => response.writeHead(404).end(),
    );
  });

beforeAll(async () => {
  pictures = await goldenPictures();
  const bundle = await build({
    entryPoints: [path.join(root, '__tests__/fixtures/golden/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  server = serve(bundle.outputFiles[0]!.text);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The pixels of the browser people have.
  browser = await launchBrowser('whole');
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

const inPage = async (side: SceneSide, include: 'mockup' | 'print'): Promise<Picture> => {
  const size = await page.evaluate(
    ([document, part]) => (window as unknown as { renderGolden: RenderGolden }).renderGolden(document, part),
    [side, include] as const,
  );
  return { ...size, pixels: posted };
};

const inNode = async (side: SceneSide, include: 'mockup' | 'print'): Promise<Picture> => {
  const assets = nodeAssets(async (fileId) => pictures.get(fileId)!.bytes, path.join(root, 'static'));
  const canvas = await renderSide(side, assets, { include });
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
  return { width, height, lines: textLinesOf(side), pixels: Buffer.from(data.buffer, data.byteOffset, data.byteLength) };
};

// Looked up once: a test's globals are slow to reach from a loop over millions of pixels.
const { abs } = Math;

/** How many pixels differ beyond the tolerance. */
const differing = (one: Buffer, other: Buffer): number => {
  if (one.equals(other)) return 0;
  // Plain arrays of bytes: a buffer's own reading methods check their argument a hundred million times.
  const [ours, theirs] = [new Uint8Array(one), new Uint8Array(other)];
  let different = 0;
  for (let i = 0; i < ours.length; i += 4) {
    for (let channel = i; channel < i + 4; channel += 1) {
      if (abs(ours[channel]! - theirs[channel]!) <= TOLERANCE) continue;
      different += 1;
      break;
    }
  }
  return different;
};

test('there are enough documents for the comparison to mean something', () => {
  expect(new Set(goldenDocuments.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
});

describe('a side drawn in the page and on the server', () => {
  test.each(someOf(goldenDocuments, 3))('$name', async ({ side, include = 'mockup' }) => {
    const [one, other] = [await inPage(side, include), await inNode(side, include)];
    expect(one.pixels.length).toBe(one.width * one.height * 4);
    expect(one.pixels.some((value) => value !== 0)).toBe(true);
    expect([other.width, other.height]).toEqual([one.width, one.height]);
    expect(other.lines).toEqual(one.lines);
    expect(differing(one.pixels, other.pixels) / (one.width * one.height)).toBeLessThan(ALLOWED);
  });
});
