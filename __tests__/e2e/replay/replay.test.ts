import type { Browser, BrowserContext, Page } from 'playwright-core';
import { parseLog } from '../../../src/client/replay/parse';
import { playLog, type PlayResult } from '../../../src/client/replay/player';
import type { LogRecord } from '../../../src/client/replay/format';
import '../../../src/client/late-parts';
import { createRootReducer } from '../../../src/client/store';
import { recordedSessions } from '../../sagas/replay/random-sessions';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';
import { isLongRun } from '../../support/long-runs';

/** Random sessions, as many as there is time for. */
const SESSIONS = isLongRun ? 1_000 : 8;

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;

withApp((started) => ({ app, browser } = started));

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
  await signIn(context, app);
  page = await context.newPage();
});
afterEach(() => context.close());

interface Handle {
  readonly dispatch: (action: object) => void;
  readonly replay: { exportLog: (tab?: string) => Promise<Blob>; otherLogs: () => Promise<{ tab: string; at: number }[]> };
}

const show = async (of: Page, address = '/stores/all'): Promise<void> => {
  await of.goto(app.origin + address);
  await of.getByRole('heading', { level: 1 }).waitFor();
};

/** The log's code has come and everything so far is stored. */
const exported = (of: Page, tab?: string): Promise<string> =>
  of.evaluate(async (name) => (await (window as never as { pressroom: Handle }).pressroom.replay.exportLog(name)).text(), tab);

const others = (of: Page) => of.evaluate(() => (window as never as { pressroom: Handle }).pressroom.replay.otherLogs());

const recordsOf = (text: string): LogRecord[] => parseLog(text).records.map(([, record]) => record);
const typesOf = (text: string): string[] => recordsOf(text).flatMap((record) => (record.t === 'a' ? [record.action.type] : []));
const replayed = (text: string): PlayResult => playLog(parseLog(text), { createReducer: createRootReducer });

/** Does something a hundred times over, and goes elsewhere in the same breath. */
const actAndLeave = (of: Page, to: string): Promise<void> =>
  of.evaluate((address) => {
    const { dispatch } = (window as never as { pressroom: Handle }).pressroom;
    for (let n = 0; n < 100; n++) dispatch({ type: 'tasks/setPanelOpen', payload: n % 2 === 0 });
    window.location.assign(address);
  }, to);

test('the last moment of a page that is left is in the log, over a reload and in another tab', async () => {
  await show(page);
  const before = recordsOf(await exported(page)).length;
  expect(before).toBeGreaterThan(3);
  await actAndLeave(page, `${app.origin}/static/help/index.html`);
  await page.waitForURL(/static/);
  await show(page);
  const text = await exported(page);
  expect(typesOf(text).filter((type) => type === 'tasks/setPanelOpen')).toHaveLength(100);
  expect(replayed(text)).toMatchObject({ status: 'same', gaps: [] });
  const records = recordsOf(text);
  const second = records.findLastIndex(({ t }) => t === 'h');
  expect(records[second - 1]).toMatchObject({ t: 'q', seq: records.slice(0, second).findLast((record) => record.t === 'a')?.seq });
});

test('signing out is in the log to its end; nobody else reads it, and the person does when they are back', async () => {
  await show(page);
  await exported(page);
  await page.getByRole('button', { name: /Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/account/);
  await signIn(context, app, 'sale@demo.test');
  await show(page);
  const theirs = await exported(page);
  expect(typesOf(theirs)).not.toContain('session/signOut');
  expect(await others(page)).toEqual([]);
  await context.clearCookies();
  await signIn(context, app);
  await show(page);
  await comes(async () => expect(await others(page)).not.toEqual([]));
  const logs = await Promise.all((await others(page)).map(({ tab }) => exported(page, tab)));
  const before = logs.find((text) => typesOf(text).includes('session/signOut'));
  expect(typesOf(before ?? '')).toEqual(expect.arrayContaining(['session/signOut', 'session/signedOut']));
  expect(replayed(before ?? '').status).toBe('same');
});

test('a duplicated tab has a log of its own', async () => {
  await show(page);
  await exported(page);
  const [twin] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open(window.location.href))]);
  await twin.getByRole('heading', { level: 1 }).waitFor();
  const logs = [await exported(page), await exported(twin)];
  for (const text of logs) {
    expect(recordsOf(text).filter(({ t }) => t === 'h')).toHaveLength(1);
    expect(replayed(text).status).toBe('same');
  }
  expect(await others(twin)).toHaveLength(1);
});

test('the log of a tab that is gone is offered in the menu of the next one', async () => {
  await show(page);
  await exported(page);
  await page.close();
  const next = await context.newPage();
  await show(next);
  await comes(async () => expect(await others(next)).toHaveLength(1));
  await next.getByRole('button', { name: /Account menu for/ }).click();
  const download = next.waitForEvent('download');
  await next.getByRole('menuitem', { name: /^QA log from / }).click();
  expect((await download).suggestedFilename()).toMatch(/\.podlog\.jsonl$/);
});

test('what breaks a screen is in the log, and so is where that was', async () => {
  await show(page);
  const row = await page.locator('[data-row]:not([data-row=""])').first().getAttribute('data-row');
  // A name that is no text is nothing a list can show.
  await page.evaluate((id) => {
    const rows = { [id ?? '']: { _id: id, sto_name: { no: 'text' } } };
    const payload = { origin: { entity: 'stores', operation: 'load' }, entities: { stores: rows }, at: 0 };
    (window as never as { pressroom: Handle }).pressroom.dispatch({ type: 'entities/received', payload });
  }, row);
  await page.getByRole('alert').waitFor();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jobs' }).click();
  await page.waitForURL(/jobs/);
  const records = recordsOf(await exported(page));
  expect(records.find(({ t }) => t === 'e')).toMatchObject({ name: 'Error', at: expect.stringMatching(/^\/assets\//) as string });
  // The screen follows its address a moment later.
  await comes(async () =>
    expect(recordsOf(await exported(page)).filter(({ t }) => t === 'p')).toMatchObject([
      { address: '/stores/all', language: 'en' },
      { address: '/jobs', language: 'en' },
    ]),
  );
});

/** Opens a log with the worker of the screen of recordings, and tells what it came to once it has gone through all of it. */
const provenIn = (of: Page, worker: string, text: string): Promise<string> =>
  of.evaluate(
    ([url, log]) =>
      new Promise<string>((resolve, reject) => {
        const held = window as never as { desk?: Worker };
        const desk = (held.desk ??= new Worker(url));
        desk.onerror = ({ message }) => reject(new Error(message));
        desk.onmessage = ({ data }: MessageEvent<{ kind: string; proof?: { status: string; whole: boolean; doubts: unknown[] } }>) => {
          if (data.kind === 'unreadable') resolve(JSON.stringify(data));
          if (data.proof?.whole) resolve([data.proof.status, ...data.proof.doubts.map((doubt) => JSON.stringify(doubt))].join(' '));
        };
        desk.postMessage({ kind: 'open', file: new Blob([log]) });
      }),
    [worker, text] as const,
  );

test(`${SESSIONS} random sessions come to the same state in a browser of another time zone and language`, async () => {
  const elsewhere = await browser.newContext({ locale: 'ar-EG', timezoneId: 'Asia/Kathmandu' });
  await signIn(elsewhere, app);
  const there = await elsewhere.newPage();
  await show(there, '/qa');
  const file = { name: 'any.podlog.jsonl', mimeType: 'text/plain', buffer: Buffer.from(await exported(there)) };
  const [worker] = await Promise.all([there.waitForEvent('worker'), there.locator('input[type=file]').setInputFiles(file)]);
  const url = worker.url();
  expect(await worker.evaluate(() => [new Date(0).getHours(), (1_234.5).toLocaleString()])).toEqual([5, '١٬٢٣٤٫٥']);
  let actions = 0;
  for await (const { seed, text } of recordedSessions(SESSIONS)) {
    expect([seed, await provenIn(there, url, text)]).toEqual([seed, 'same']);
    actions += typesOf(text).length;
  }
  expect(actions).toBeGreaterThan(SESSIONS * 10);
  await elsewhere.close();
}, 3_600_000);
