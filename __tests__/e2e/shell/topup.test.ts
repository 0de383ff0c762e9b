import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunningApp } from '../support/app';
import { pictureEachTest } from '../support/pictures';
import { DEMO_PASSWORD, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 860 }, locale: 'en-US' });
  await signIn(context, app);
  await context.request.post(`${app.origin}/account/login`, { form: { email: 'seller@demo.test', password: DEMO_PASSWORD } });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});
afterAll(() => context.close());

pictureEachTest(() => page);

const credit = async (): Promise<number> => Number((await page.locator('.amount strong').innerText()).replace(/[$,]/gu, ''));

test('credit is topped up: a slip is told beside the field, the payment is made elsewhere, and coming back pays in once', async () => {
  await page.goto(`${app.origin}/account/billing/topup`);
  const before = await credit();
  await page.getByLabel('Amount (USD)').fill('3');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText('Enter an amount from $10.00 to $10,000.00.').waitFor();
  await page.getByLabel('Amount (USD)').fill('25');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay, notify twice' }).click();
  await page.getByText('$25.00 was added to your wallet.').waitFor();
  await page.reload();
  expect(await credit()).toBe(before + 25);
  await page.goBack();
  await page.goForward();
  expect(await credit()).toBe(before + 25);
});

test('it stands in the history, with its receipt, and the sums add up', async () => {
  await page.goto(`${app.origin}/account/billing/topup`);
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByLabel('Description').selectOption('topup');
  await page.getByRole('button', { name: 'Show' }).click();
  // A row of the page before it would be gone while it is pressed.
  await page.waitForURL(/[?&]kind=topup/u);
  const line = page.getByRole('row').filter({ hasText: '$25.00' }).first();
  const [download] = await Promise.all([page.waitForEvent('download'), line.getByRole('link', { name: 'Receipt' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^receipt-[0-9a-f]{24}\.pdf$/u);
  // Nothing runs on these pages, and none of them is wider than its window.
  expect(await page.locator('script').count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
