import type { Browser, BrowserContext, Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { seriousFaults } from '../support/axe';
import { visit } from '../support/go-to';
import { pictureEachTest } from '../support/pictures';
import { ask, DEMO_PASSWORD, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let token: string;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 860 }, locale: 'en-US' });
  token = await signIn(context, app);
  await context.request.post(`${app.origin}/account/login`, { form: { email: 'seller@demo.test', password: DEMO_PASSWORD } });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});
afterAll(() => context.close());

pictureEachTest(() => page);

const card = (name: string) => page.locator('li[data-row]').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the payment service is tested and switched off: nobody can top up, until it is on again', async () => {
  await visit(page, app.origin, '/app-config/payment');
  await page.getByRole('button', { name: 'Test Practice pay' }).click();
  await card('Practice pay').getByText('Practice pay is working.').waitFor();
  await page.getByRole('switch', { name: 'Use Practice pay' }).click();
  await card('Practice pay').getByText('Off', { exact: true }).waitFor();
  expect(await (await context.request.get(`${app.origin}/account/billing/topup`)).text()).not.toContain('Continue to payment');
  await page.getByRole('switch', { name: 'Use Practice pay' }).click();
  await card('Practice pay').getByText('Working', { exact: true }).waitFor();
  expect(await (await context.request.get(`${app.origin}/account/billing/topup`)).text()).toContain('Continue to payment');
});

test('a feed at a wrong address says so on its card, and works at the right one; trend items leave the menu and come back', async () => {
  await page.getByRole('link', { name: /^Exchange rates/ }).click();
  const save = async (address: string): Promise<void> => {
    await page.getByRole('button', { name: 'Edit connection of Exchange rates' }).click();
    await page.getByLabel('Feed URL').fill(address);
    await page.getByRole('button', { name: 'Test and save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const on = page.getByRole('switch', { name: 'Use Exchange rates' });
  if (!(await on.isChecked())) await on.click();
  await save(`${app.origin}/sandbox/rates/moved.xml`);
  await card('Exchange rates')
    .getByText(/No exchange rates found at/)
    .waitFor();
  await save(`${app.origin}/sandbox/rates/daily.xml`);
  await card('Exchange rates').getByText('Working', { exact: true }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('link', { name: /^Trends/ }).click();
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Trend', exact: true });
  await entry.waitFor();
  await page.getByRole('switch', { name: 'Use Trends' }).click();
  await entry.waitFor({ state: 'detached' });
  await page.getByRole('switch', { name: 'Use Trends' }).click();
  await entry.waitFor();
});

test('the help of a screen opens at its section; the tour starts there, is left by a key, and does not come back unasked', async () => {
  await visit(page, app.origin, '/stores/all');
  await page.getByRole('row').nth(1).waitFor();
  await page.locator('main').focus();
  const help = page.getByRole('link', { name: 'Help for this screen' });
  // The keys come a moment after the list does.
  await comes(async () => {
    await page.keyboard.press('?');
    await help.waitFor({ timeout: 2000 });
  }, 20_000);
  const [guide] = await Promise.all([context.waitForEvent('page'), help.click()]);
  await guide.waitForLoadState();
  expect(new URL(guide.url()).hash).toBe('#stores');
  await guide.getByRole('link', { name: 'Deutsch' }).click();
  await guide.getByRole('heading', { name: 'Benutzerhandbuch' }).waitFor();
  expect(await seriousFaults(guide)).toEqual([]);
  await guide.close();

  await visit(page, app.origin, '/dashboard');
  await page.getByRole('button', { name: 'Show me around' }).click();
  const stop = page.getByRole('dialog', { name: 'Sales' });
  await stop.waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Items' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Items' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Show me around' }).waitFor({ state: 'detached' });
  // Kept with the person: a browser that knows nothing of it does not offer it either.
  await comes(async () => {
    const { cUser } = await ask<{ cUser: { customizer: { toured: boolean | null } } }>(app, token, '{ cUser { customizer { toured } } }');
    expect(cUser.customizer.toured).toBe(true);
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(await page.getByRole('button', { name: 'Show me around' }).count()).toBe(0);
  await visit(page, app.origin, '/dashboard?tour=1');
  await page.getByRole('dialog', { name: 'Sales' }).waitFor();
  await page.getByRole('button', { name: 'End tour' }).click();
  await page.getByRole('dialog', { name: 'Sales' }).waitFor({ state: 'detached' });
});
