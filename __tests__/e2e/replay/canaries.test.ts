import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { markOf, wordsOf } from '../../../src/client/replay/redaction/siphash';
import type { RunningApp } from '../support/app';
import { ROUTES } from '../support/accessible-routes';
import { DIALOGS } from '../support/dialogs';
import { visit } from '../support/go-to';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';
import { isLongRun } from '../../support/long-runs';

/**
 * Texts nobody may read anywhere, through everything a person or a shop can bring in. Where: every address, and every dialog of the table a unit test
 * holds complete, so a new form is among them by itself; and what has no form.
 */
let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let token: string;

withApp((started) => ({ app, browser } = started));

/** All of them take minutes. */
const EVERY = isLongRun ? 1 : 8;
const some = <T>(all: readonly T[]): T[] => all.filter((_one, at) => at % EVERY === 0);
/** So many have to have been planted, or nothing is proven. */
const LEAST = isLongRun ? 200 : 25;

const CANARY = /kanarienvogel(\d+)x/g;
/** How each came in, and where. */
const planted: { readonly by: Way; readonly where: string }[] = [];
type Way = 'address' | 'field' | 'answer' | 'refusal' | 'error' | 'clipboard' | 'file name';
const printed: string[] = [];

const canary = (by: Way, where: string): string => `kanarienvogel${planted.push({ by, where })}x`;

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 860 }, locale: 'en-US', permissions: ['clipboard-write'] });
  token = await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('dialog', (question) => void question.accept());
  page.on('console', (message) => printed.push(message.text()));
});
afterAll(() => context?.close());

const FIELDS =
  'input:is([type=text], [type=search], [type=email], [type=url], [type=tel], [type=password], :not([type])), textarea, [contenteditable=true]';

/** As people write: a word, some words, an address of the web, one of mail. */
const looks: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => `For ${word}, with love`,
  (word) => `https://${word}.example.com/${word}?key=${word}`,
  (word) => `${word}@example.com`,
];

/** Writes one into every field there is to write in; a field may be gone before its turn comes, for what was written before changed the page. */
const writeEverywhere = async (within: Locator, where: string): Promise<void> => {
  for (const field of await within.locator(FIELDS).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable().catch(() => false))) continue;
    const mail = (await field.getAttribute('type').catch(() => null)) === 'email';
    const look = looks[mail ? 3 : planted.length % looks.length];
    // What could not be written was not planted.
    await field.fill(look?.(canary('field', where)) ?? '', { timeout: 2_000 }).catch(() => planted.pop());
  }
};

/** Whatever comes of it has come, or never will: no list is busy any more. */
const settled = async (): Promise<void> => {
  await page.locator('main h1').first().waitFor();
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
};

const show = async (address: string): Promise<void> => {
  await visit(page, app.origin, address);
  await settled();
};

const exported = (): Promise<string> =>
  page.evaluate(async () => {
    const { replay } = (window as never as { pressroom: { replay: { exportLog: () => Promise<Blob> } } }).pressroom;
    return (await replay.exportLog()).text();
  });

/** All the browser keeps of logs. */
const stored = (): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.name));
      });
    const db = await done(indexedDB.open('action-logs'));
    const names = [...db.objectStoreNames];
    const reading = db.transaction(names);
    const all = await Promise.all(names.map((name) => done(reading.objectStore(name).getAll())));
    db.close();
    return JSON.stringify(all);
  });

const report = async (): Promise<string> => {
  await show('/jobs');
  await page.getByRole('button', { name: /Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByRole('table').first().waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save report' }).click();
  const text = gunzipSync(await readFile(await (await download).path())).toString();
  await dialog.waitFor({ state: 'detached' });
  return text;
};

/** Which of them can be read in a text, and what brought those in. */
const readable = (text: string): string[] =>
  [...text.matchAll(CANARY)].map(([word, number]) => `${word} ${JSON.stringify(planted[Number(number) - 1])}`);

/** The ways by which something came into the log that is hidden there. */
const hidden = async (text: string): Promise<Way[]> => {
  const { key } = JSON.parse(await page.evaluate(() => sessionStorage.getItem('action-log') ?? '')) as { key: string };
  const words = wordsOf(key);
  const there = planted.filter((_one, at) => text.includes(markOf(words, `kanarienvogel${at + 1}x`)));
  return [...new Set(there.map(({ by }) => by))].sort();
};

test('what is written into the fields of every address, and into the address itself', async () => {
  await show('/stores/all');
  for (const route of some(ROUTES)) {
    const word = canary('address', route);
    await show(`${route}${route.includes('?') ? '&' : '?'}search=${word}#${word}`);
    await writeEverywhere(page.locator('body'), route);
    await page.keyboard.press('Enter');
    await settled();
  }
}, 600_000);

test('what is written into every dialog', async () => {
  // What an earlier one did may have taken away what the next begins from.
  const unreached: string[] = [];
  const tried = some(DIALOGS.filter(({ pressed }) => typeof pressed !== 'string'));
  for (const { of, pressed } of tried) {
    if (typeof pressed === 'string') continue;
    const stage = {
      page,
      name: `vogel${planted.length}`,
      go: (address: string) => visit(page, app.origin, address),
      ask: <T>(query: string, variables?: object) => ask<T>(app, token, query, variables),
    };
    try {
      await (await pressed.opener(stage)).click();
      await pressed.primary(stage).waitFor();
    } catch {
      unreached.push(of);
      continue;
    }
    const dialog = page.getByRole('dialog').last();
    await writeEverywhere((await dialog.count()) > 0 ? dialog : page.locator('body'), of);
    // It may be refused or done; both are told.
    await pressed
      .primary(stage)
      .click({ timeout: 3_000 })
      .catch(() => undefined);
  }
  expect(unreached.slice(Math.ceil(tried.length / 4))).toEqual([]);
}, 900_000);

test('what servers answer, what is thrown, what a file is called and what is pasted', async () => {
  await page.route('**/graphql', async (route) => {
    // Who is there has to stay who they are.
    if (route.request().postData()?.includes('query CUser')) return route.fallback();
    const answer = await route.fetch();
    // A text of several words is somebody's, or ours; the page has to hide both.
    const body = (await answer.text()).replace(
      /"(\w+)":"[^"\\]+ [^"\\]+"/g,
      (_all, field: string) => `"${field}":"${canary('answer', field)}"`,
    );
    return route.fulfill({ response: answer, body });
  });
  for (const address of ['/stores/all', '/orders/all?status=All', '/items/internal', '/support/order', '/users/all']) await show(address);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/graphql', (route) => {
    if (route.request().postData()?.includes('query CUser')) return route.fallback();
    const errors = [{ message: `No such ${canary('refusal', 'message')}.`, extensions: { code: canary('refusal', 'code') } }];
    return route.fulfill({ json: { errors } });
  });
  await show('/trackings?status=All');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await show('/files/all');
  const words = [canary('error', 'thrown'), canary('error', 'rejected'), canary('clipboard', 'pasted'), canary('clipboard', 'copied')];
  await page.evaluate(async ([thrown, rejected, pasted, copied]) => {
    setTimeout(() => {
      throw new Error(thrown);
    });
    void Promise.reject(new TypeError(rejected));
    const data = new DataTransfer();
    data.setData('text/plain', pasted ?? '');
    data.items.add(new File(['GIF89a'], `${pasted ?? ''}.gif`, { type: 'image/gif' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    await navigator.clipboard.writeText(copied ?? '');
  }, words);
  const file = { name: `${canary('file name', '/files/all')}.png`, mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await settled();
}, 120_000);

test('none of them can be read in the log, in what the browser keeps of it, on the console, in an export or in a report', async () => {
  const texts = { report: await report(), export: await exported(), stored: await stored(), printed: printed.join('\n') };
  expect(planted.length).toBeGreaterThanOrEqual(LEAST);
  for (const where of ['report', 'export', 'stored'] as const) expect(texts[where].length).toBeGreaterThan(10_000);
  expect(Object.entries(texts).flatMap(([where, text]) => readable(text).map((found) => `${where}: ${found}`))).toEqual([]);
  // They were there to be hidden: an export holds the newest of the log, so by which ways depends on how much was written since.
  const ways = await hidden(texts.export);
  expect(ways).toContain('address');
  expect(ways.length).toBeGreaterThan(1);
}, 60_000);
