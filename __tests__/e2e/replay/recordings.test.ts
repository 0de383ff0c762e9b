import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { LogRecord } from '../../../src/client/replay/format';
import { parseLog } from '../../../src/client/replay/parse';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { seriousFaults } from '../support/axe';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let token: string;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'en-US' });
  token = await signIn(context, app);
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
  await page.getByRole('button', { name: /Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByLabel('Expected result').fill(expected);
  await dialog.getByRole('rowheader', { name: 'sto_name', exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save report' }).click();
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
  await page.getByText('Verified: every state matches the recording.').waitFor();
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
  const list = page.getByRole('region', { name: 'Events' });
  await page.getByRole('searchbox', { name: /Entity, type/ }).fill('entities/stores');
  await list
    .getByRole('button', { name: /entities\/received/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Cause' }).waitFor();
  await page
    .getByRole('button', { name: /^stores\/load/ })
    .first()
    .waitFor();
  await page
    .getByRole('heading', { name: /^Request / })
    .first()
    .waitFor();
  // By keys: the last, then back to where that became another.
  const line = page.getByRole('slider', { name: 'Recording timeline' });
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
  await page.getByRole('slider', { name: 'Recording timeline' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('v');
  const seen = page.frameLocator('iframe[title="App at this moment"]');
  await seen.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
  // The shop's name is nobody's to read.
  await seen
    .getByText(/▒▒▒[0-9a-f]{4}/)
    .first()
    .waitFor();
  // Rows of a list, too: those of the stores, the moment before they were left.
  await page.getByRole('searchbox', { name: /Entity, type/ }).fill('entities/stores');
  const list = page.getByRole('region', { name: 'Events' });
  await list
    .getByRole('button', { name: /entities\/hide/ })
    .first()
    .click();
  await page.getByRole('slider', { name: 'Recording timeline' }).focus();
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
  await page.getByText('Couldn’t open that file. Line 1 isn’t valid JSON.').waitFor();
});

test('a recording goes with a message of a conversation, and is looked at from there', async () => {
  const { stores } = await ask<{ stores: { _id: string }[] }>(app, token, '{ stores { _id } }');
  const begin = 'mutation ($params: SupportInput!) { makeSupport(params: $params) { _id } }';
  const params = { store_id: stores[0]?._id, name: 'Ada Byron', email: 'ada@example.test', subject: 'It breaks' };
  const { makeSupport: support } = await ask<{ makeSupport: { _id: string } }>(app, token, begin, { params });
  await page.goto(`${app.origin}/support/message?status=All&id=${support._id}`);
  await page.getByRole('textbox', { name: 'Reply to Ada Byron' }).waitFor();
  await page.getByRole('button', { name: 'Private note' }).click();
  const recording = { name: 'problem.podlog.jsonl.gz', mimeType: 'application/gzip', buffer: await readFile(saved) };
  await page.locator('input[type=file]').last().setInputFiles(recording);
  await page.getByText('problem.podlog.jsonl.gz').first().waitFor();
  await page.getByRole('textbox', { name: 'Private note about Ada Byron' }).fill('The file of it.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('link', { name: 'View recording' }).click();
  await page.getByText('Verified: every state matches the recording.').waitFor();
  await page.getByText('joe@example.com should have seen the shop').waitFor();
});

test('from the terminal it is opened with neither server nor sign-in, on this machine alone', async () => {
  const args = [path.join(__dirname, '../../../src/cli/run.mjs'), 'replay', saved, '--ui', '--json'];
  const command = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const nobody = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'de-DE' });
  try {
    const [told] = (await command.stdout.take(1).toArray()) as Buffer[];
    const { address } = JSON.parse(String(told)) as { address: string };
    const { origin, hostname, port, searchParams } = new URL(address);
    expect(hostname).toBe('127.0.0.1');
    const theirs = await nobody.newPage();
    const elsewhere: string[] = [];
    theirs.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !url.startsWith('blob:')) elsewhere.push(url);
    });
    await theirs.goto(address);
    await theirs.getByText('Geprüft: Jeder Zustand stimmt mit der Aufzeichnung überein.').waitFor();
    await theirs.getByText('joe@example.com should have seen the shop').waitFor();
    await theirs.keyboard.press('End');
    await theirs.keyboard.press('v');
    await theirs.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
    expect(elsewhere).toEqual([]);
    // Under another name, as a page elsewhere would ask, there is nothing; nor without knowing where the file lies.
    expect((await fetch(`http://localhost:${port}${searchParams.get('file') ?? ''}`).catch(() => ({ ok: false }))).ok).toBe(false);
    expect((await fetch(`${origin}/files/guess/attachment.bin`)).status).toBe(404);
  } finally {
    await nobody.close();
    command.kill('SIGTERM');
  }
});

test('who has no permission finds neither the way nor the screen, and may report all the same', async () => {
  const other = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  await signIn(other, app, 'support@demo.test');
  const theirs = await other.newPage();
  await theirs.goto(`${app.origin}/qa`);
  await theirs.waitForURL(/not-authorized/);
  await theirs.goto(`${app.origin}/jobs`);
  await theirs.getByRole('button', { name: /Account menu for/ }).click();
  await theirs.getByRole('menuitem', { name: 'Report a problem' }).waitFor();
  expect(await theirs.getByRole('menuitem', { name: 'Recordings (QA)' }).count()).toBe(0);
  await other.close();
});
