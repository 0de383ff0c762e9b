import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/browser';
import { PAGE_SCRIPT } from '../page-script';
import { inTurn, median, type Finding } from '../measure';
import { historyBytes } from './history';

const ROUNDS = 5;
const FRAMES = 120;
const UNDOS = 20;
const MOUNTS = 200;

const PEER = 'Fabric canvas with object caching, undo by loadFromJSON';

const buildPage = async (directory: string): Promise<string> => {
  await build({
    ...PAGE_SCRIPT,
    entryPoints: [path.resolve(__dirname, '../editor/page.ts')],
    outfile: path.join(directory, 'page.js'),
  });
  const page = path.join(directory, 'page.html');
  writeFileSync(page, '<!doctype html><meta charset="utf-8"><div id="root"></div><script src="./page.js"></script>');
  return pathToFileURL(page).href;
};

const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

const opened = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'editorBench' in window);
  return page;
};

/** Bytes of the page's heap after its garbage was collected. */
const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(200);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
};

type Side = 'ours' | 'peer';

/** Dragging and undoing on the stage, in Chromium without a graphics card; what a history keeps; what mounting leaves behind. */
const bench = async (): Promise<Finding[]> => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'bench-editor-'));
  const browser = await launchBrowser();
  const drags: Record<Side, number[]> = { ours: [], peer: [] };
  const few: number[] = [];
  const undos: Record<Side, number[]> = { ours: [], peer: [] };
  const middles: number[] = [];
  let growth = 0;
  let canvases = 0;
  try {
    const address = await buildPage(directory);
    for (let round = 0; round < ROUNDS; round++) {
      for (const side of inTurn(['ours', 'peer'] as const, round)) {
        const page = await opened(browser, address);
        const frames = await page.evaluate(([name, count]) => window.editorBench.drag(name, 500, count), [side, FRAMES] as const);
        drags[side].push(p95(frames.slice(10)));
        if (side === 'ours') {
          middles.push(median(frames.slice(10)));
          few.push(median((await page.evaluate((count) => window.editorBench.drag('ours', 10, count), FRAMES)).slice(10)));
        }
        undos[side].push(
          median((await page.evaluate(([name, count]) => window.editorBench.undo(name, 500, count), [side, UNDOS] as const)).slice(1)),
        );
        await page.close();
      }
    }
    const page = await opened(browser, address);
    // What the code keeps for good, it keeps after these.
    await page.evaluate(() => window.editorBench.mounts(60));
    const before = await heapOf(page);
    canvases = await page.evaluate((count) => window.editorBench.mounts(count), MOUNTS);
    growth = (await heapOf(page)) / before - 1;
  } finally {
    await browser.close();
    rmSync(directory, { recursive: true, force: true });
  }
  const history = historyBytes();
  const drag = { ours: median(drags.ours), peer: median(drags.peer), peerName: PEER, unit: 'ms', better: 'less' as const };
  const undo = { ours: median(undos.ours), peer: median(undos.peer), peerName: PEER, unit: 'ms', better: 'less' as const };
  return [
    { bench: 'dragged frame at 500 layers, p95, script and raster', ...drag, goal: { ours: 4 } },
    {
      bench: 'dragged frame at 500 layers, in those at 10',
      ours: median(middles) / median(few),
      peer: 1,
      peerName: '10 layers',
      unit: 'times',
      better: 'less',
      goal: { ours: 1.5 },
    },
    { bench: 'undo at 500 layers', ...undo, goal: { ours: 1 } },
    { bench: 'undo at 500 layers, against loadFromJSON', ...undo, goal: { ratio: 100 } },
    {
      bench: 'history of 100 steps at 500 layers',
      ours: history.ours,
      peer: history.peer,
      peerName: 'a JSON of the whole canvas a step',
      unit: 'bytes',
      better: 'less',
      goal: { ours: 1_000_000 },
    },
    {
      bench: 'canvases left by 200 mounts',
      ours: canvases,
      peer: 0,
      peerName: 'none',
      unit: 'canvases',
      better: 'less',
      goal: { ours: 0 },
    },
    { bench: 'heap grown by 200 mounts', ours: growth * 100, peer: 5, peerName: 'goal', unit: '%', better: 'less', goal: { ours: 5 } },
  ];
};

export default bench;
