import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import type { SceneSide } from '../../src/scene/document';
import { renderSide } from '../../src/scene/render-side';
import '../../src/server/render/napi-env';
import { nodeAssets } from '../../src/server/render/node-assets';
import { goldenDocuments } from '../fixtures/golden/documents';
import { textLinesOf } from '../fixtures/golden/lines';
import { goldenPictures } from '../fixtures/golden/pictures';
import { launchBrowser } from './support/browser';

const root = path.resolve(__dirname, '../..');

interface Agreement {
  /** A channel may be off by this much, of 255, before its pixel counts as different. */
  readonly tolerance: number;
  /** Share of pixels that may differ. */
  readonly allowed: number;
}

/** Rounding in shrunk pictures, which nobody can see; 0.01 %. */
const exact: Agreement = { tolerance: 2, allowed: 0.0001 };
/**
 * A worker has bitmaps instead of image elements, which browsers scale with other weights, and clips whose edges are jagged, so that the area
 * is cut out by a mask. Measured at most 0.03 %.
 */
const close: Agreement = { tolerance: 12, allowed: 0.0005 };

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
  readonly lines: Record<string, string[]>;
}

type Host = 'inPage' | 'inWorker';
type RenderGolden = (side: SceneSide, include: 'mockup' | 'print') => Promise<Omit<Picture, 'pixels'>>;

let pictures: Awaited<ReturnType<typeof goldenPictures>>;
let server: Server;
let browser: Browser;
let page: Page;
/** Pixels by host. */
const posted = new Map<string, Buffer>();

const types: Readonly<Record<string, string>> = { '.png': 'image/png', '.svg': 'image/svg+xml', '.woff': 'font/woff' };

/** Scripts by address. */
const serve = (scripts: ReadonlyMap<string, string>): Server =>
  createServer((request, response) => {
    const answer = (body: string | Buffer, type: string): void => void response.writeHead(200, { 'content-type': type }).end(body);
    const url = request.url ?? '/';
    if (url === '/') return answer('<!doctype html><meta charset="utf-8"><script src="/page.js"></script>', 'text/html');
    const script = scripts.get(url);
    if (script !== undefined) return answer(script, 'text/javascript');
    const file = pictures.get(url.replace('/file/', ''));
    if (file) return answer(file.bytes, file.mimetype);
    if (url.startsWith('/pixels/')) {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        posted.set(path.basename(url), Buffer.concat(chunks));
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
    entryPoints: ['page', 'worker'].map((name) => path.join(root, `__tests__/fixtures/golden/${name}.ts`)),
    bundle: true,
    write: false,
    outdir: root,
    format: 'iife',
    target: 'es2022',
  });
  server = serve(new Map(bundle.outputFiles.map((file) => [`/${path.basename(file.path)}`, file.text])));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

const inBrowser = async (host: Host, side: SceneSide, include: 'mockup' | 'print'): Promise<Picture> => {
  const size = await page.evaluate(([where, document, part]) => (window as unknown as Record<Host, RenderGolden>)[where](document, part), [
    host,
    side,
    include,
  ] as const);
  return { ...size, pixels: posted.get(host)! };
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
const differing = (one: Buffer, other: Buffer, tolerance: number): number => {
  if (one.equals(other)) return 0;
  // Plain arrays of bytes: a buffer's own reading methods check their argument a hundred million times. Most pixels are the same as a whole.
  const [ours, theirs] = [new Uint8Array(one), new Uint8Array(other)];
  const [ourPixels, theirPixels] = [new Uint32Array(ours.buffer), new Uint32Array(theirs.buffer)];
  let different = 0;
  for (let pixel = 0; pixel < ourPixels.length; pixel += 1) {
    if (ourPixels[pixel] === theirPixels[pixel]) continue;
    for (let channel = 4 * pixel; channel < 4 * pixel + 4; channel += 1) {
      if (abs(ours[channel]! - theirs[channel]!) <= tolerance) continue;
      different += 1;
      break;
    }
  }
  return different;
};

const mustAgree = (one: Picture, other: Picture, { tolerance, allowed }: Agreement): void => {
  expect([other.width, other.height]).toEqual([one.width, one.height]);
  expect(other.lines).toEqual(one.lines);
  expect(differing(one.pixels, other.pixels, tolerance) / (one.width * one.height)).toBeLessThan(allowed);
};

/** Without pictures, and with a print area whose edges lie on whole pixels, a worker has no excuse. */
const isPlain = ({ backgroundImage, layers, printArea: { rotation, knewX, knewY } }: SceneSide): boolean =>
  backgroundImage === null && rotation === 0 && knewX === 0 && knewY === 0 && layers.every(({ type }) => type !== 'image');

test('there are enough documents for the comparison to mean something', () => {
  expect(new Set(goldenDocuments.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
});

describe('a side drawn in the page, in a worker and on the server', () => {
  test.each(goldenDocuments)('$name', async ({ side, include = 'mockup' }) => {
    const [inPage, inWorker, onServer] = await Promise.all([
      inBrowser('inPage', side, include),
      inBrowser('inWorker', side, include),
      inNode(side, include),
    ]);
    expect(inPage.pixels.length).toBe(inPage.width * inPage.height * 4);
    expect(inPage.pixels.some((value) => value !== 0)).toBe(true);
    mustAgree(inPage, onServer, exact);
    mustAgree(inPage, inWorker, isPlain(side) ? exact : close);
  });
});
