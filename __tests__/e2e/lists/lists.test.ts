import { comes } from '../../support/comes';
import type { BrowserContext, Page } from 'playwright-core';
import { frames } from '../support/frames';
import { ITEMS, namesOf, rowsOf, withItems } from '../support/item-list';

let context: BrowserContext;
let page: Page;
const { changeElsewhere, makeItems, newPage, open, until } = withItems((started) => ({ context, page } = started));

test('search, filter, order and page live in the address: Back, reload and a shared link show the same', async () => {
  await open('/items/internal');
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await until(async () => (await namesOf(page))[1] === 'Tee 001', 'sorted by name');
  expect(await page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Collection').fill('even');
  await page.getByLabel('Collection').press('Enter');
  await page.keyboard.press('Escape');
  await until(async () => (await namesOf(page))[0] === 'Tee 002', 'even ones only');
  await page.getByRole('button', { name: 'Next page' }).click();
  await until(async () => (await namesOf(page))[0] === 'Tee 042', 'second page');
  const shared = page.url();

  await page.goBack();
  await until(async () => (await namesOf(page))[0] === 'Tee 002', 'back on the first page');
  await page.goForward();
  await page.reload();
  await until(async () => (await namesOf(page)).length === 3, 'the second page again');

  const other = await newPage();
  await other.goto(shared);
  await rowsOf(other).first().waitFor();
  expect(await namesOf(other)).toEqual(['Tee 042', 'Tee 044', 'Tee 046']);
  await other.close();

  await page.getByRole('button', { name: 'Remove filter: Collection' }).click();
  await until(async () => (await namesOf(page)).length === 20, 'all again');
});

test('nonsense in the address falls back, and a page beyond the last shows the last', async () => {
  await open('/items/internal?page=abc&perpage=7&sort=drop&sale=maybe');
  await comes(async () => expect(await rowsOf(page).count()).toBe(20));
  await open('/items/internal?page=99');
  await until(async () => (await rowsOf(page).count()) === ITEMS - 40, 'the last page');
  expect(page.url()).toContain('page=3');
});

test('rows are reached, chosen and left by keyboard alone', async () => {
  await open('/items/internal');
  await page.keyboard.press('/');
  await page.keyboard.type('Tee 01');
  await until(async () => (await namesOf(page)).length === 10, 'ten rows found');
  await page.keyboard.press('Escape');
  await until(async () => (await namesOf(page)).length === 20, 'all rows again');
  await rowsOf(page).first().focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-index'));
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('1');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('3 selected').waitFor();
  await page.keyboard.press('End');
  expect(await focused()).toBe('19');
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await page.getByText('3 selected').waitFor({ state: 'detached' });
  // The list is read again when somebody changed it; the row that has the focus keeps it.
  const readAgain = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && (response.request().postData() ?? '').includes('itemsInfo'),
  );
  await changeElsewhere();
  await readAgain;
  await frames(page);
  expect(await focused()).toBe('0');
});

test('Shift chooses a range by mouse; a modifier click opens a store in a new tab', async () => {
  await open('/items/internal');
  await rowsOf(page).nth(1).getByRole('checkbox').click();
  await rowsOf(page)
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await page.getByText('4 selected').waitFor();
  await page.getByRole('button', { name: 'Clear selection' }).click();

  await open('/stores/all');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Sandbox shop/ }).click({ modifiers: ['Control'] });
  const tab = await opened;
  await tab.getByRole('dialog', { name: 'Sandbox shop' }).waitFor();
  await tab.close();
});

test('a list that cannot be refreshed keeps its rows and says so; Retry brings it back', async () => {
  await open('/items/internal');
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('itemsInfo')) return route.continue();
    return route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ data: null, errors: [{ message: 'The cellar is flooded.' }] }),
    });
  });
  await changeElsewhere();
  await page.getByText('Couldn’t refresh the list: The cellar is flooded.').waitFor();
  expect(await rowsOf(page).count()).toBe(20);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('The cellar is flooded.').waitFor({ state: 'detached' });
});

test('a whole list scrolls on one page and is loaded where it is in sight; the row that has the focus keeps it', async () => {
  const many = 130;
  await makeItems(
    many,
    (n) => `Long ${String(n).padStart(3, '0')}`,
    () => 'long',
  );
  await open('/items/internal?collection=long&sort=name&perpage=all');
  await page.getByText(`1–${many} of ${many}`).waitFor();
  expect(await rowsOf(page).count()).toBeLessThan(60);
  expect(await page.getByRole('table', { name: 'Items' }).getAttribute('aria-rowcount')).toBe(String(many + 1));
  await rowsOf(page).first().focus();
  await page.keyboard.press('End');
  await page.getByText('Long 130').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-index'));
  expect(await focused()).toBe(String(many - 1));
  await page.locator('.MuiTableContainer-root').evaluate((frame) => frame.scrollTo({ top: 0 }));
  await page.getByText('Long 001').waitFor();
  expect(await focused()).toBe(String(many - 1));
}, 120_000);
