import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { LogRecord } from '../../src/client/replay/format';
import { parseLog } from '../../src/client/replay/parse';
import { comes } from '../support/comes';
import type { RunningApp } from './support/app';
import { seriousFaults } from './support/axe';
import { signIn } from './support/sign-in';
import { withApp } from './support/with-app';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'en-US' });
  await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});
afterAll(() => context?.close());

const show = async (address: string): Promise<void> => {
  await page.goto(app.origin + address);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** Opens stores and jobs, and reports that. Returns where the report was saved. */
const report = async (expected: string): Promise<string> => {
  await show('/stores/all');
  await page.locator('[data-row]:not([data-row=""])').first().waitFor();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jobs' }).click();
  await page.waitForURL(/jobs/);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByLabel('What did you expect instead?').fill(expected);
  await dialog.getByRole('rowheader', { name: 'sto_name', exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the report' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/\.podlog\.jsonl\.gz$/);
  await dialog.waitFor({ state: 'detached' });
  return saved.path();
};

const open = async (file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }): Promise<void> => {
  await show('/qa');
  await page.locator('input[type=file]').setInputFiles(file);
};

let saved: string;

const openSaved = async (): Promise<void> => {
  await open({ name: 'problem.podlog.jsonl.gz', mimeType: 'application/gzip', buffer: await readFile(saved) });
  await page.getByText('Every state is the one that was recorded.').waitFor();
};

test('a problem is reported in one file, after a look at what it holds; what looks secret is warned of', async () => {
  saved = await report('joe@example.com should have seen the shop');
  const records: LogRecord[] = parseLog(gunzipSync(await readFile(saved)).toString()).records.map(([, record]) => record);
  expect(records.at(-1)).toMatchObject({ t: 'r', expected: 'joe@example.com should have seen the shop' });
  expect(records.at(-1)).not.toHaveProperty('picture');
});

test('the report is opened, proven, and told moment by moment; a value is followed to where it became another', async () => {
  await openSaved();
  await page.getByText('joe@example.com should have seen the shop').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  const list = page.getByRole('region', { name: 'What happened' });
  await page.getByRole('searchbox', { name: /Type, entity/ }).fill('entities/stores');
  await list
    .getByRole('button', { name: /entities\/received/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Why it came' }).waitFor();
  await page
    .getByRole('button', { name: /^stores\/load/ })
    .first()
    .waitFor();
  await page
    .getByRole('heading', { name: /^Request / })
    .first()
    .waitFor();
  // By keys: the last, then back to where that became another.
  const line = page.getByRole('slider', { name: 'Moment of the recording' });
  const now = async (): Promise<number> => Number(await line.getAttribute('aria-valuenow'));
  await page.getByRole('button', { name: /lists/ }).first().click();
  const followed = await now();
  await line.focus();
  await page.keyboard.press('End');
  const end = await now();
  await page.keyboard.press('Shift+C');
  await comes(async () => {
    expect(await now()).toBeLessThan(end);
    expect(await now()).toBeGreaterThanOrEqual(followed);
  });
});

test('what was seen is drawn by the application itself, which reaches nothing, and hidden texts are told as hidden', async () => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.frame() !== page.mainFrame() && !pathname.startsWith('/assets/')) asked.push(pathname);
  });
  await openSaved();
  await page.getByRole('slider', { name: 'Moment of the recording' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('v');
  const seen = page.frameLocator('iframe[title="The application at this moment"]');
  await seen.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
  // The shop's name is nobody's to read.
  await seen
    .getByText(/▒▒▒[0-9a-f]{4}/)
    .first()
    .waitFor();
  // Rows of a list, too: those of the stores, the moment before they were left.
  await page.getByRole('searchbox', { name: /Type, entity/ }).fill('entities/stores');
  const list = page.getByRole('region', { name: 'What happened' });
  await list
    .getByRole('button', { name: /entities\/hide/ })
    .first()
    .click();
  await page.getByRole('slider', { name: 'Moment of the recording' }).focus();
  await page.keyboard.press('ArrowLeft');
  await seen.locator('[data-row]:not([data-row=""])').first().waitFor();
  expect(asked.filter((pathname) => pathname !== '/replay-frame' && !pathname.startsWith('/static/'))).toEqual([]);
  const frame = page.frames().find((each) => each.url().endsWith('/replay-frame'));
  await expect(
    frame?.evaluate(() =>
      fetch('/healthz').then(
        () => 'reached',
        () => 'refused',
      ),
    ),
  ).resolves.toBe('refused');
  await expect(frame?.evaluate(() => [window.origin, document.cookie])).resolves.toEqual(['null', '']);
});

test('a file that is no recording is refused in a sentence where it was dropped', async () => {
  await open({ name: 'notes.jsonl', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await page.getByText('That can’t be opened. Line 1 is no JSON.').waitFor();
});

test('who has no permission finds neither the way nor the screen, and may report all the same', async () => {
  const other = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  await signIn(other, app, 'support@demo.test');
  const theirs = await other.newPage();
  await theirs.goto(`${app.origin}/qa`);
  await theirs.waitForURL(/not-authorized/);
  await theirs.goto(`${app.origin}/jobs`);
  await theirs.getByRole('button', { name: /Account of/ }).click();
  await theirs.getByRole('menuitem', { name: 'Report a problem' }).waitFor();
  expect(await theirs.getByRole('menuitem', { name: 'Recordings (QA)' }).count()).toBe(0);
  await other.close();
});
