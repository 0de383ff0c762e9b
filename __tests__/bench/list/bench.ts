import { rmSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/browser';
import { PAGE_SCRIPT } from '../page-script';
import { inTurn, median, type Finding } from '../measure';

/** Pages of each side, in turn; the first of each is not counted. */
const ROUNDS = 6;
/** Frames scrolled, and pixels a frame: five rows, a quick flick of the wheel. Either side turns back at its end. */
const FRAMES = 120;
const PIXELS_A_FRAME = 200;

const folder = path.resolve(__dirname, '../list');

const SIDES = {
  ours: { file: 'ours.tsx', row: 'tr[data-row]', frame: '.MuiTableContainer-root' },
  peer: { file: 'peer.tsx', row: '.MuiDataGrid-row', frame: '.MuiDataGrid-virtualScroller' },
} as const;
type SideName = keyof typeof SIDES;

/** The side's page with everything it needs in one script, built for production as the product is. */
const buildPage = async (directory: string, side: SideName): Promise<string> => {
  const script = path.join(directory, `${side}.js`);
  await build({
    ...PAGE_SCRIPT,
    entryPoints: [path.join(folder, SIDES[side].file)],
    outfile: script,
  });
  const page = path.join(directory, `${side}.html`);
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><div id="root"></div><script src="./${side}.js"></script>`);
  return pathToFileURL(page).href;
};

/** Milliseconds the page's main thread has been at work since it was opened. */
const workOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

interface Times {
  /** ms of main thread from the call to drawn rows. */
  readonly mount: number;
  /** ms of main thread a scrolled frame. */
  readonly frame: number;
}

const measure = async (page: Page, address: string, side: SideName): Promise<Times> => {
  const { row, frame } = SIDES[side];
  await page.goto(address);
  await page.waitForFunction(() => 'benchPage' in window);
  // What the page loads by itself is not the list's.
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  // Thread time, so that what else the machine does counts for nothing.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  const before = await workOf(session);
  await page.evaluate(
    (selector) =>
      new Promise<void>((resolve) => {
        window.benchPage.mount();
        const look = () => (document.querySelector(selector) ? requestAnimationFrame(() => resolve()) : requestAnimationFrame(look));
        look();
      }),
    row,
  );
  const mounted = await workOf(session);
  await page.waitForTimeout(300);

  const resting = await workOf(session);
  await page.evaluate(
    ([selector, frames, pixels]) =>
      new Promise<void>((resolve) => {
        const scroller = document.querySelector(selector) as HTMLElement;
        let left = frames;
        let step: number = pixels;
        const next = () => {
          if (left-- === 0) return resolve();
          const end = scroller.scrollHeight - scroller.clientHeight;
          if (scroller.scrollTop + step > end || scroller.scrollTop + step < 0) step = -step;
          scroller.scrollTop += step;
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [frame, FRAMES, PIXELS_A_FRAME] as const,
  );
  const scrolled = await workOf(session);
  return { mount: mounted - before, frame: (scrolled - resting) / FRAMES };
};

const measureInNewPage = async (browser: Browser, address: string, side: SideName): Promise<Times> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    return await measure(await context.newPage(), address, side);
  } finally {
    await context.close();
  }
};

/** A list of 100,000 rows with twelve columns, drawn and scrolled in Chromium. */
const bench = async (): Promise<Finding[]> => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'bench-list-'));
  const browser = await launchBrowser();
  const times: Record<SideName, Times[]> = { ours: [], peer: [] };
  try {
    const addresses = { ours: await buildPage(directory, 'ours'), peer: await buildPage(directory, 'peer') };
    for (let round = 0; round < ROUNDS; round++) {
      for (const side of inTurn(['ours', 'peer'] as const, round)) times[side].push(await measureInNewPage(browser, addresses[side], side));
    }
  } finally {
    await browser.close();
    rmSync(directory, { recursive: true, force: true });
  }
  const typical = (side: SideName, what: keyof Times) => median(times[side].slice(1).map((each) => each[what]));
  const finding = (name: string, what: keyof Times, most: number): Finding[] => {
    const shared = { ours: typical('ours', what), peer: typical('peer', what), peerName: 'MUI X DataGrid', better: 'less' as const };
    return [
      { bench: name, ...shared, unit: 'ms', goal: { ours: most } },
      { bench: `${name}, against DataGrid`, ...shared, unit: 'ms', goal: { ratio: 1.5 } },
    ];
  };
  return [
    ...finding('100,000 rows, mount, main thread', 'mount', 80),
    ...finding('100,000 rows, one scrolled frame, main thread', 'frame', 10),
  ];
};

export default bench;
