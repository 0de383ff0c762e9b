import type { Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { rowsOf, withItems } from '../support/item-list';
import { ask } from '../support/sign-in';

let app: RunningApp;
let page: Page;
let token: string;

const { open } = withItems((started) => ({ app, page, token } = started));

const TRASH_STORES = 'mutation ($ids: [ID!]!) { trashStore(delete_ids: $ids) }';
const MAKE_STORE = 'mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id sto_status } }';
const tagsOf = async (): Promise<string[]> => {
  const { itemsInfo } = await ask<{ itemsInfo: { tags: string[] }[] }>(app, token, '{ itemsInfo(collection: "odd") { tags } }');
  return itemsInfo.flatMap(({ tags }) => tags);
};

test('items are edited together after a look at what becomes of each, and the edit is undone', async () => {
  await open('/items/internal?collection=odd');
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const options = page.getByRole('dialog', { name: 'Edit 20 items' });
  await options.getByLabel('Prices', { exact: true }).selectOption('percent');
  await options.getByLabel('Percent (%)', { exact: true }).fill('10');
  await options.getByLabel('Tags', { exact: true }).selectOption('add');
  await options.getByLabel('Values').fill('summer');
  await options.getByLabel('Values').press('Enter');
  await options.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 20 items' });
  await dialog.getByText('20 will change').waitFor();
  await dialog.getByText('summer').first().waitFor();
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByText('20 items updated.').waitFor();
  expect((await tagsOf()).filter((tag) => tag === 'summer')).toHaveLength(20);
  await page.getByRole('button', { name: 'Undo' }).click();
  const recent = page.getByRole('dialog', { name: 'Recent changes' });
  await recent.getByText('Change undone: 20 items restored').waitFor();
  expect(await tagsOf()).toEqual([]);
  await recent.getByRole('button', { name: 'Close' }).click();
}, 60_000);

/** The sandbox's other shop refuses two products. */
const spoilTwo = (): Promise<Response> =>
  fetch(`${app.origin}/sandbox/fast-tees/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'POST', path: '/products', status: 400, times: 2 }),
  });

describe('two shops', () => {
  /** The sandbox's other shop, by id. */
  let second: string;
  beforeAll(async () => {
    const text = await (await fetch(`${app.origin}/sandbox/fast-tees/keys`, { method: 'POST' })).text();
    const shown = (id: string): string => new RegExp(`<code id="${id}">([^<]+)`).exec(text)?.[1] ?? '';
    const woocommerce = { website: shown('website'), key: shown('consumer-key'), secret: shown('consumer-secret') };
    const params = { platform_id: 'woocommerce', sto_name: 'Second shop', woocommerce };
    second = (await ask<{ makeStore: { _id: string } }>(app, token, MAKE_STORE, { params })).makeStore._id;
  });
  afterAll(() => ask(app, token, TRASH_STORES, { ids: [second] }));

  test('three items go to two shops of which one takes but one; what was rejected is tried again alone', async () => {
    await spoilTwo();
    await open('/items/internal?collection=odd&sort=name');
    for (const n of [0, 1, 2]) await rowsOf(page).nth(n).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Push to stores' }).click();
    const dialog = page.getByRole('dialog', { name: 'Push 3 items to stores' });
    for (const shop of ['Sandbox shop', 'Second shop']) await dialog.getByRole('checkbox', { name: `Push to ${shop}` }).check();
    await dialog.getByRole('button', { name: 'Push items', exact: true }).click();
    await page.getByRole('button', { name: 'View progress' }).click();
    const matrix = page.getByRole('dialog', { name: 'Push 3 items' });
    // The page is told of each cell; nobody asks.
    await matrix.getByText('4 of 6 done, 2 failed').waitFor();
    // The cells are another answer than the totals.
    await comes(async () => expect(await matrix.getByRole('cell').filter({ hasText: 'Failed' }).count()).toBe(2));
    await matrix.getByRole('button', { name: 'Retry 2 failed' }).click();
    await matrix.getByText('6 of 6 done, 0 failed').waitFor();
    // It is found again from the list.
    await matrix.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Recent changes' }).click();
    await page.getByRole('dialog', { name: 'Recent changes' }).getByText('6 of 6 done, 0 failed').waitFor();
  }, 60_000);
});

test('items that are on sale are shared as documents, which lead to where they are read; one is shared again', async () => {
  await page.goto(`${app.origin}/blogs/all?tab=documents`);
  await page.getByText('No shared documents yet').waitFor();
  await page.getByRole('link', { name: 'Go to Items' }).click();
  await page.waitForURL(/\/items\/internal/u);
  await open('/items/internal?sale=yes&sort=name');
  for (const n of [0, 1]) await rowsOf(page).nth(n).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Share on Issuu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 2 items on Issuu?' });
  await dialog.getByRole('button', { name: 'Share on Issuu' }).click();
  await page.getByText('Sharing 2 items.').waitFor();
  await open('/blogs/all?tab=documents&sort=name');
  const first = rowsOf(page).first();
  await first.getByText('Shared', { exact: true }).waitFor();
  await rowsOf(page).nth(1).getByText('Shared', { exact: true }).waitFor();
  const link = first.getByRole('link', { name: 'View on Issuu' });
  const reader = await page.context().newPage();
  await reader.goto((await link.getAttribute('href')) ?? '');
  await reader.getByRole('link', { name: 'Open PDF' }).waitFor();
  await reader.close();
  await first.getByRole('button', { name: /^Share .+ again$/u }).click();
  await page.getByText('Sharing started.').waitFor();
  await first.getByText('Shared', { exact: true }).waitFor();
}, 60_000);
