import type { BrowserContext, Page } from 'playwright-core';
import { comes } from '../support/comes';
import { startApp, removeData, type RunningApp } from './support/app';
import { launchBrowser } from './support/browser';
import { goTo } from './support/go-to';
import { ask, signIn } from './support/sign-in';

interface Payment {
  readonly _id: string;
  readonly transaction_id: string;
  readonly status: string;
}

let app: RunningApp;
let context: BrowserContext;
let page: Page;
let token: string;
let close: () => Promise<void>;

const payments = async (status: string): Promise<readonly Payment[]> =>
  (await ask<{ paypalItems: Payment[] }>(app, token, `{ paypalItems(status: "${status}") { _id transaction_id status } }`)).paypalItems;

const post = (path: string, body: object) =>
  fetch(`${app.origin}/sandbox/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

beforeAll(async () => {
  const [started, browser] = await Promise.all([startApp({ env: { DEMO: 'on' } }), launchBrowser()]);
  app = started;
  close = async () => {
    await browser.close();
    await app.stop();
    removeData(app);
  };
  context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  token = await signIn(context, app);
  // What the demo sells is made while the shop can be looked at already.
  await comes(async () => expect((await ask<{ orders: object[] }>(app, token, '{ orders { _id } }')).orders).not.toEqual([]), 120_000);
  // PayPal lists a payment three hours after it was made.
  await post('clock', { advance: 4 * 3600 });
  await ask(app, token, 'mutation { paypalFetch { _id } }');
  await comes(async () => expect(await payments('missing')).not.toEqual([]), 60_000);
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(`${app.origin}/jobs`);
}, 240_000);

afterAll(() => close());

test('a number typed in a row is told to PayPal, and its payment is synced', async () => {
  const [payment] = await payments('missing');
  const { transaction_id = '' } = payment ?? {};
  await goTo(page, `/paypal/all?search=${transaction_id}`);
  const number = page.getByRole('textbox', { name: `Tracking number of ${transaction_id}` });
  await number.fill('1234567890 1234');
  await number.press('Enter');
  expect(await page.getByRole('combobox', { name: `Courier of ${transaction_id}` }).inputValue()).toBe('');
  await page.getByText('Choose the courier of 12345678901234.').waitFor();
  await page.getByRole('combobox', { name: `Courier of ${transaction_id}` }).selectOption('dpd');
  await page.getByRole('button', { name: 'Tell PayPal of 1 number' }).click();
  await page
    .getByRole('row', { name: new RegExp(transaction_id) })
    .getByText('Synced')
    .waitFor({ timeout: 60_000 });
  expect(await number.inputValue()).toBe('12345678901234');
}, 120_000);

test('a dispute is answered from its drawer, once', async () => {
  const [payment] = await payments('synced');
  const { _id = '', transaction_id = '' } = payment ?? {};
  expect((await post('paypal/disputes', { transaction_id })).status).toBeLessThan(300);
  await page.goto(`${app.origin}/paypal/all`);
  await page.getByRole('button', { name: 'Fetch payments' }).click();
  await comes(async () => expect((await payments('disputed')).map((each) => each._id)).toContain(_id), 60_000);
  await page.goto(`${app.origin}/paypal/disputed?id=${_id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Write to the buyer' }).click();
  await drawer.getByLabel('Note').fill('It is on its way.');
  await drawer.getByRole('button', { name: 'Send message' }).click();
  await drawer.getByText(/· sent$/).waitFor({ timeout: 60_000 });
  expect(await drawer.getByText('It is on its way.').count()).toBeGreaterThan(0);
}, 120_000);
