import type { Browser, BrowserContext, Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { seriousFaults } from '../support/axe';
import { visit } from '../support/go-to';
import { pictureEachTest } from '../support/pictures';
import { signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 860 }, locale: 'en-US' });
  await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});
afterAll(() => context.close());

pictureEachTest(() => page);

const tab = (name: string) => page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link', { name, exact: true });
const save = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Settings saved.').first().waitFor();
};

/** Pixels of the rows of a list. */
const heightsOf = async (address: string): Promise<readonly number[]> => {
  await visit(page, app.origin, address);
  const rows = page.locator('tr[data-row]:not([data-row=""])');
  await rows.first().waitFor();
  return rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).offsetHeight));
};

test('rows are closer; the shop is renamed and told so in the menu, its hours and its invoices are its own', async () => {
  await visit(page, app.origin, '/settings/all');
  const kept = page.waitForResponse((response) => response.request().postData()?.includes('UpdateProfile') ?? false);
  await page.getByRole('radio', { name: 'Compact' }).check();
  await kept;
  // Names above addresses, and pictures, are as low as all else; usually rows are 40 high.
  expect(Math.max(...(await heightsOf('/stores/all')))).toBeLessThanOrEqual(33);
  await visit(page, app.origin, '/settings/all');

  await tab('Workspace').click();
  await page.getByLabel('Workspace name').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Enter a name for the workspace.').waitFor();
  await page.getByLabel('Workspace name').fill('Blue Whale');
  await page.getByRole('button', { name: 'Add hours on Saturday' }).click();
  await save();
  await page.reload();
  expect(await page.getByLabel('Workspace name').inputValue()).toBe('Blue Whale');
  expect(await page.getByLabel('Saturday, range 1: from').inputValue()).toBe('09:00');

  await tab('Invoice').click();
  await page.getByLabel('Invoice number prefix').fill('blue');
  await page.getByText(/^BLUE-\d{4}-\d{5}$/).waitFor();
  await save();
  expect(await seriousFaults(page)).toEqual([]);
});

test('a rate is typed and given back; an alert is turned off and stays so', async () => {
  await tab('Exchange rates').click();
  await page.getByLabel('Add currency').fill('chf');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('1 CHF in US dollars').fill('1.125');
  await save();
  await page
    .locator('li[data-row="CHF"]')
    .getByText(/^Set by/)
    .waitFor();

  await tab('Alerts').click();
  const orders = page.getByRole('switch', { name: 'New orders' });
  await orders.click();
  // It shows what the server says.
  await comes(async () => expect(await orders.isChecked()).toBe(false));
  await page.reload();
  expect(await orders.isChecked()).toBe(false);
  expect(await seriousFaults(page)).toEqual([]);
});
