import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { ITEMS, namesOf, rowsOf, withItems } from '../support/item-list';
import { ask } from '../support/sign-in';

let app: RunningApp;
let page: Page;
let token: string;
const { open, removeItems, until } = withItems((started) => ({ app, page, token } = started));

test('an export holds every row that matches, with the columns shown, and nothing a spreadsheet would run', async () => {
  await open('/items/internal?collection=odd&sort=name');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export list' }).click();
  await page.getByRole('menuitemradio', { name: /^CSV for programs/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^items-internal-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = readFileSync((await file.path()) ?? '', 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const lines = text.slice(1).trimEnd().split('\r\n');
  expect(lines[0]).toBe('Name,Product type,Price (min),Price (max),Profit (min),Profit (max),Stores,Jobs,Last push');
  expect(lines).toHaveLength(1 + ITEMS / 2);
  expect(lines.find((line) => line.includes('SUM'))).toMatch(/^"'=SUM\(A1\) ""quoted"", tee",/);
  expect(lines.find((line) => line.startsWith('Tee 001,'))).toContain(',11,11,');
});

test('all that match are chosen, looked at before anything is done, and each gets its result', async () => {
  await open('/items/internal?collection=even');
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByText('20 selected').waitFor();
  await page.getByRole('button', { name: `Select all ${ITEMS / 2} matching rows` }).click();
  await page.getByText(`${ITEMS / 2} selected`).waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${ITEMS / 2} items?` });
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByText(`${ITEMS / 2} will change`).waitFor();
  // Somebody else removes one of them meanwhile: it fails by itself and holds up none of the others.
  const { itemsInfo } = await ask<{ itemsInfo: { _id: string }[] }>(app, token, '{ itemsInfo(name: "Tee 002") { _id } }');
  await removeItems(itemsInfo.map(({ _id }) => _id));
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.getByText(`${ITEMS / 2 - 1} done · 1 failed`).waitFor();
  await dialog.getByRole('button', { name: 'Retry failed' }).click();
  await dialog.getByText(`${ITEMS / 2 - 1} done · 1 failed`).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('No results').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await until(async () => (await namesOf(page)).length === 20, 'the odd ones');
  await page.getByText(`1–20 of ${ITEMS / 2}`).waitFor();
});

test('what a dry run refuses says why, and is left alone', async () => {
  const { stores } = await ask<{ stores: { _id: string }[] }>(app, token, '{ stores(search: "Sandbox shop") { _id } }');
  const { itemsInfo } = await ask<{ itemsInfo: { _id: string }[] }>(app, token, '{ itemsInfo(sort: "name") { _id } }');
  // A limit of one product keeps the second one waiting.
  const limit = 'mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id } }';
  const { stores: known } = await ask<{ stores: { sto_name: string; woocommerce: object }[] }>(
    app,
    token,
    '{ stores(search: "Sandbox shop") { sto_name woocommerce { website key secret } } }',
  );
  const store = known[0];
  await ask(app, token, limit, {
    _id: stores[0]?._id,
    params: { platform_id: 'woocommerce', sto_name: store?.sto_name, max_per_day: 1, woocommerce: store?.woocommerce },
  });
  await ask(app, token, 'mutation ($ids: [ID!]!, $store_id: ID!) { queueItem(ids: $ids, store_id: $store_id) { _id } }', {
    ids: itemsInfo.slice(0, 2).map(({ _id }) => _id),
    store_id: stores[0]?._id,
  });
  await open('/items/internal?sort=name');
  await page.getByText('Queued for Sandbox shop').first().waitFor();
  for (const n of [0, 1, 2]) await rowsOf(page).nth(n).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Add to queue', exact: true }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: /^Add \d items? to the queue\?$/ });
  await dialog.getByText('Already in the queue for this store.').first().waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}, 120_000);

test('what a page was at when it was left, the next goes on with: under the same key', async () => {
  await open('/items/internal?collection=odd');
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: `Select all ${ITEMS / 2} matching rows` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${ITEMS / 2} items?` });
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByText(`${ITEMS / 2} will change`).waitFor();
  const asked: { key: string | undefined; ids: string[] }[] = [];
  // The call does what it should, and its answer is lost with the page.
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    const { query, variables } = request.postDataJSON() as { query: string; variables: { ids: string[] } };
    if (!query.includes('removeItemInfo(')) return route.continue();
    asked.push({ key: (await request.allHeaders())['idempotency-key'], ids: variables.ids });
    if (asked.length > 1) return route.continue();
    await route.fetch();
    return undefined;
  });
  page.once('dialog', (leave) => void leave.accept());
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await until(async () => asked.length === 1, 'the call');
  await page.reload({ waitUntil: 'load' });
  await page.getByText('No results').waitFor();
  await until(async () => (await namesOf(page)).length === 0, 'nothing is left');
  // The page that is gone may have its lock for some seconds more.
  await comes(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual(asked[0]);
  await page.unroute('**/graphql');
  // What failed before is still told, and was not tried again by itself.
  await page.getByRole('button', { name: /^Background Task, 0 tasks/ }).waitFor();
}, 120_000);
