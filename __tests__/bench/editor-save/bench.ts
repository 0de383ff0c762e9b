import path from 'node:path';
import type { SceneSide } from '../../../src/scene/document';
import { colorPainter } from '../../../src/scene/render-colors';
import { renderSide } from '../../../src/scene/render-side';
import { nodeAssets } from '../../../src/server/render/node-assets';
import { renderPreview } from '../../../src/server/render/preview';
import { removeData, startApp, type RunningApp } from '../../e2e/support/app';
import { launchBrowser } from '../../e2e/support/browser';
import { ask, signIn, tokenOf } from '../../e2e/support/sign-in';
import { side, text } from '../../fixtures/golden/layers';
import { median, timedAsync, type Finding } from '../measure';

const ROOT = path.resolve(__dirname, '../../..');
const LAYERS = 100;
const COLORS = 25;
const SIDES = 4;
/** Width of a preview in pixels, as Publish shows it. */
const PREVIEW = 800;
const ROUNDS = 3;

const noFile = (): Promise<Buffer> => Promise.reject(new Error('No picture is asked for here.'));

const area = { x: 700, y: 500, width: 600, height: 720, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 };

/** A tee whose print area holds so many words, turned this way and that. */
const busySide = (id: string, layers: number): SceneSide =>
  side(id, {
    width: 2000,
    height: 2000,
    garment: { url: '/static/garments/tee/front.png', width: 2000, height: 2000 },
    printArea: area,
    layers: Array.from({ length: layers }, (_, i) =>
      text(`${i}`, `Words ${i}`, { x: 720 + ((i * 61) % 560), y: 520 + ((i * 97) % 680), width: 300, fontSize: 48, rotation: i * 7 }),
    ),
  });

/** Saves the busy side as a mockup of the built server; gives its id. */
const saveMockup = async (app: RunningApp, token: string): Promise<string> => {
  const { productPreset } = await ask<{ productPreset: { _id: string }[] }>(app, token, '{ productPreset(search: "tee 5000") { _id } }');
  const { layers, garment, printArea, width, height } = busySide('front', LAYERS);
  const sides = [
    {
      id: 'front',
      name: 'Front',
      image: garment,
      print_area: printArea,
      document: { width, height, settings: [] },
      layers: layers.map(({ id, name, type, ...shown }) => ({
        id,
        name,
        type,
        settings: Object.entries(shown).flatMap(([key, value]) => (value === null ? [] : [{ name: key, value }])),
      })),
    },
  ];
  const { makeProductMockup } = await ask<{ makeProductMockup: { _id: string } }>(
    app,
    token,
    'mutation ($product_id: ID!, $sides: [MockupSideInput!]!) { makeProductMockup(product_id: $product_id, name: "Bench", sides: $sides) { _id } }',
    { product_id: productPreset[0]?._id, sides },
  );
  return makeProductMockup._id;
};

/** The longest a page stands still, in milliseconds, and the longest it waits for another answer, while its print file is made and fetched. */
const whileItIsMade = async (app: RunningApp): Promise<{ gap: number; wait: number }> => {
  const token = await tokenOf(app, 'seller@demo.test');
  const mockupId = await saveMockup(app, token);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext();
    await signIn(context, app);
    const page = await context.newPage();
    await page.goto(`${app.origin}/items/internal`);
    await page.getByRole('heading', { name: 'Items', level: 1 }).waitFor();
    await page.waitForTimeout(1_000);
    return await page.evaluate(
      async ({ token, mockupId }) => {
        let gap = 0;
        let last = performance.now();
        const clock = setInterval(() => {
          gap = Math.max(gap, performance.now() - last);
          last = performance.now();
        }, 1);
        const query = 'mutation ($m: ID!) { makePrintFile(mockup_id: $m, side_id: "front") { url } }';
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        let made = false;
        const making = (async () => {
          const body = JSON.stringify({ query, variables: { m: mockupId } });
          const answer = (await (await fetch('/graphql', { method: 'POST', headers, body })).json()) as {
            data: { makePrintFile: { url: string } };
          };
          made = true;
          await (await fetch(answer.data.makePrintFile.url)).blob();
        })();
        let wait = 0;
        while (!made) {
          const asked = performance.now();
          await fetch('/healthz');
          wait = Math.max(wait, performance.now() - asked);
        }
        await making;
        clearInterval(clock);
        return { gap, wait };
      },
      { token, mockupId },
    );
  } finally {
    await browser.close();
  }
};

const printFile = async (): Promise<Finding[]> => {
  const app = await startApp();
  try {
    const { gap, wait } = await whileItIsMade(app);
    const here: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      let longest = 0;
      let last = performance.now();
      const clock = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 1);
      await renderPreview(busySide('front', LAYERS), noFile, { include: 'print', scale: 7.5, root: ROOT });
      clearInterval(clock);
      here.push(longest);
    }
    const peer = { peer: median(here), peerName: 'drawn in the thread itself', unit: 'ms', better: 'less' } as const;
    return [
      { bench: 'print file 4500 × 5400, 100 layers: the page stands still', ours: gap, ...peer, goal: { ours: 50 } },
      { bench: 'print file 4500 × 5400, 100 layers: another answer waits', ours: wait, ...peer },
    ];
  } finally {
    await app.stop();
    removeData(app);
  }
};

const everyColor = async (): Promise<Finding> => {
  const assets = nodeAssets(noFile, path.join(ROOT, 'static'));
  const sides = Array.from({ length: SIDES }, (_, i) => busySide(`side ${i}`, 25));
  const colors = Array.from({ length: COLORS }, (_, i) => `#${(0x102030 + i * 0x081018).toString(16).padStart(6, '0')}`);
  const multiplier = PREVIEW / 2000;
  const [ours, peer]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(
      await timedAsync(async () => {
        const painters = await Promise.all(sides.map((one) => colorPainter(one, assets, { multiplier })));
        for (const paint of painters) for (const color of colors) paint(color);
      }),
    );
    peer.push(
      await timedAsync(async () => {
        for (const one of sides) for (const color of colors) await renderSide({ ...one, color }, assets, { multiplier });
      }),
    );
  }
  return {
    bench: `${COLORS} colours × ${SIDES} sides, ${PREVIEW} px`,
    ours: median(ours),
    peer: median(peer),
    peerName: 'every side drawn anew in every color',
    unit: 'ms',
    better: 'less',
  };
};

const bench = async (): Promise<Finding[]> => [await everyColor(), ...(await printFile())];
export default bench;
