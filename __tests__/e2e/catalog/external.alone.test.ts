import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { rowsOf } from '../support/item-list';
import { pictureEachTest } from '../support/pictures';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';
import { isLongRun } from '../../support/long-runs';

/** What a seller has at the shop before. */
const PRODUCTS = isLongRun ? 200 : 24;

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let token: string;
let shop: Shop;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
  token = await signIn(context, app);
  page = await newPage();
  shop = await shopAt('shop');
});

pictureEachTest(() => page);

const newPage = async (): Promise<Page> => {
  const opened = await context.newPage();
  opened.setDefaultTimeout(30_000);
  return opened;
};

const open = async (address: string): Promise<void> => {
  await visit(page, app.origin, address);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

interface Shop {
  readonly website: string;
  readonly key: string;
  readonly secret: string;
  readonly call: (method: string, path: string, body?: object) => Promise<{ id: number; status?: string; regular_price?: string }>;
}

/** A shop of the sandbox, as its owner works with it. */
const shopAt = async (slug: string): Promise<Shop> => {
  const text = await (await fetch(`${app.origin}/sandbox/${slug}/keys`, { method: 'POST' })).text();
  const shown = (id: string): string => new RegExp(`<code id="${id}">([^<]+)`).exec(text)?.[1] ?? '';
  const [website, key, secret] = [shown('website'), shown('consumer-key'), shown('consumer-secret')];
  const headers = { authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`, 'content-type': 'application/json' };
  const call: Shop['call'] = async (method, path, body) => {
    const answer = await fetch(`${website}/wp-json/wc/v3${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Awaited<ReturnType<Shop['call']>>;
  };
  return { website, key, secret, call };
};

/** The shops' ledgers: how often a product was really made, by its SKU. */
const madeAt = async (slug: string, sku: string): Promise<number> => {
  const lines = (await (await fetch(`${app.origin}/sandbox/${slug}/ledger?key=${sku}`)).json()) as { what: string }[];
  return lines.filter(({ what }) => what === 'product created').length;
};

const readStores = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Sync from stores' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sync from stores' });
  const begun = Math.floor(Date.now() / 1000);
  await dialog.getByRole('button', { name: 'Sync now' }).click();
  // The server says when it is done: on a fast one, the dialog may never have said that it syncs.
  await comes(async () => {
    const { externalReads } = await ask<{ externalReads: { read_at: number | null; reading: boolean }[] }>(
      app,
      token,
      '{ externalReads { read_at reading } }',
    );
    for (const { read_at, reading } of externalReads) expect([reading, (read_at ?? 0) >= begun]).toEqual([false, true]);
  }, 60_000);
  await comes(async () => expect(await dialog.getByText('Syncing').count()).toBe(0), 30_000);
  await dialog.getByRole('button', { name: 'Close' }).click();
};

const reviewed = async (dialog: Locator, words: string | RegExp, confirm: string): Promise<void> => {
  await dialog.getByText(words).waitFor();
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
};

test('a list that was never read teaches the next step; what a shop sells is compared, and its side is taken field by field', async () => {
  await open('/items/external');
  await page.getByText('No store listings yet').waitFor();
  const { id } = await shop.call('POST', '/products', {
    name: 'Brass lamp',
    sku: 'LAMP',
    type: 'simple',
    status: 'publish',
    regular_price: '40.00',
    description: '<p>Warm light.</p>',
  });
  await readStores();
  await page.getByText('Not linked to an item.').waitFor();

  // An item of ours that is meant to be this one is found by its SKU.
  const { productPreset } = await ask<{ productPreset: { _id: string }[] }>(app, token, '{ productPreset { _id } }');
  const params = {
    name: 'Brass lamp',
    sku: 'LAMP',
    description: '<p>Warm light.</p>',
    product_id: productPreset[0]?._id,
    images: [],
    price: 40,
    attribute_specifics_modify: [],
  };
  await ask(app, token, 'mutation ($params: ItemInfoInput!) { makeItemInfo(params: $params) { _id } }', { params });
  await page.getByRole('link', { name: 'Brass lamp LAMP' }).click();
  const drawer = page.getByRole('dialog', { name: 'Brass lamp' }).or(page.getByRole('region', { name: 'Brass lamp' }));
  await drawer.getByRole('button', { name: 'Link to Brass lamp' }).click();
  await drawer.getByText('In sync').waitFor();

  // Somebody changes it at the shop; the second look shows what, and the description is read side by side.
  await shop.call('PUT', `/products/${id}`, { regular_price: '45.00', description: '<p>Warm light, dimmed.</p>' });
  await drawer.getByRole('button', { name: 'Close' }).click();
  await readStores();
  await page.getByRole('link', { name: /^Warning/ }).click();
  await page.getByText('Description: different text in store; and 1 more').waitFor();
  await page.getByRole('link', { name: 'Brass lamp LAMP' }).click();
  await drawer.locator('ins').first().waitFor();
  expect(await drawer.locator('ins').allInnerTexts()).toEqual(['light.', 'light, dimmed.']);
  const price = drawer.getByRole('listitem').filter({ hasText: 'Price' });
  await price.getByRole('button', { name: 'Use store version' }).click();
  await price.waitFor({ state: 'detached' });
  const text = drawer.getByRole('listitem').filter({ hasText: 'Description' });
  await text.getByRole('button', { name: 'Push your version' }).click();
  await comes(async () => {
    const held = (await shop.call('GET', `/products/${id}`)) as { description?: string; regular_price?: string };
    expect(held).toMatchObject({ description: '<p>Warm light.</p>', regular_price: '45.00' });
  }, 30_000);
}, 120_000);

test("a seller's day: products imported, edited together, one edit undone, pushed to two shops of which one fails half; nothing twice", async () => {
  // Products and the store that are there from an earlier try stay as they are.
  for (let n = 1; n <= PRODUCTS; n += 1)
    await shop
      .call('POST', '/products', { name: `Day ${n}`, sku: `DAY-${n}`, type: 'simple', status: 'publish', regular_price: '20.00' })
      .catch(() => undefined);
  const second = await shopAt('fast-tees');
  const woocommerce = { website: second.website, key: second.key, secret: second.secret };
  await ask(app, token, 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }', {
    params: { platform_id: 'woocommerce', sto_name: 'Second shop', woocommerce },
  }).catch(() => undefined);

  await open('/items/external');
  await readStores();
  await open('/items/external?search=DAY-&linked=no');
  await rowsOf(page).first().waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: `Select all ${PRODUCTS} matching rows` }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const imports = page.getByRole('dialog', { name: `Import ${PRODUCTS} listings?` });
  await imports.getByLabel('Search product types').fill('Mug');
  await imports.getByRole('button', { name: 'Review' }).click();
  // The page is left in the moment in which it says that the work has begun: what was queued is done by the next page.
  await imports.getByText(`${PRODUCTS} will change`).waitFor();
  const reloaded = page.waitForEvent('load');
  await imports.getByRole('button', { name: 'Import', exact: true }).evaluate((button) => {
    new MutationObserver((_, observer) => {
      if (button.isConnected) return;
      observer.disconnect();
      location.reload();
    }).observe(document.body, { subtree: true, childList: true });
    (button as HTMLElement).click();
  });
  await reloaded;
  const other = await newPage();
  await other.goto(`${app.origin}/items/internal?search=DAY-`);
  const countOf = async (): Promise<number> =>
    (await ask<{ itemInfoIds: string[] }>(app, token, '{ itemInfoIds(search: "DAY-") }')).itemInfoIds.length;
  await comes(async () => expect(await countOf()).toBe(PRODUCTS), 60_000);
  await rowsOf(other).first().waitFor();

  await open('/items/internal?search=DAY-');
  const chooseAll = async (): Promise<void> => {
    await rowsOf(page).first().waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: `Select all ${PRODUCTS} matching rows` }).click();
  };
  const editAll = async (fill: (options: Locator) => Promise<void>): Promise<void> => {
    await chooseAll();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${PRODUCTS} items` });
    await fill(dialog);
    await dialog.getByRole('button', { name: 'Review' }).click();
    await reviewed(dialog, `${PRODUCTS} will change`, 'Edit');
    await page.getByText(`${PRODUCTS} items updated.`).waitFor();
  };
  await editAll(async (options) => {
    await options.getByLabel('Prices', { exact: true }).selectOption('percent');
    await options.getByLabel('Percent (%)', { exact: true }).fill('10');
  });
  // The first edit can be undone no more on a page that is loaded anew.
  await page.goto(`${app.origin}/items/internal?search=DAY-`);
  await editAll(async (options) => {
    await options.getByLabel('Tags', { exact: true }).selectOption('add');
    await options.getByLabel('Values').fill('mistake');
    await options.getByLabel('Values').press('Enter');
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  const recent = page.getByRole('dialog', { name: 'Recent changes' });
  await recent.getByText(`Change undone: ${PRODUCTS} items restored`).waitFor();

  await fetch(`${app.origin}/sandbox/fast-tees/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'POST', path: '/products', status: 400, times: PRODUCTS / 2 }),
  });
  await open('/items/internal?search=DAY-');
  await chooseAll();
  await page.getByRole('button', { name: 'Push to stores' }).click();
  const push = page.getByRole('dialog', { name: `Push ${PRODUCTS} items to stores` });
  for (const name of ['Sandbox shop', 'Second shop']) await push.getByRole('checkbox', { name: `Push to ${name}` }).check();
  await push.getByRole('button', { name: 'Review' }).click();
  await reviewed(page.getByRole('dialog', { name: `Push ${PRODUCTS} items?` }), `${PRODUCTS} will change`, 'Push to stores');
  await page.getByRole('button', { name: 'View progress' }).click();
  const matrix = page.getByRole('dialog', { name: `Push ${PRODUCTS} items` });
  const [all, failed] = [PRODUCTS * 2, PRODUCTS / 2];
  await matrix.getByText(`${all - failed} of ${all} done, ${failed} failed`).waitFor({ timeout: 120_000 });
  await page.reload();
  await matrix.getByRole('button', { name: `Retry ${failed} failed` }).click();
  await matrix.getByText(`${all} of ${all} done, 0 failed`).waitFor({ timeout: 120_000 });

  // All green, and nothing twice: the ledgers count what was really made.
  for (let n = 1; n <= PRODUCTS; n += 1)
    for (const slug of ['shop', 'fast-tees']) expect([slug, n, await madeAt(slug, `DAY-${n}`)]).toEqual([slug, n, 1]);
  await open('/items/external?search=DAY-');
  await readStores();
  const states = async (): Promise<Set<string>> => {
    const asked = '{ externalItems(search: "DAY-") { state } }';
    return new Set((await ask<{ externalItems: { state: string }[] }>(app, token, asked)).externalItems.map(({ state }) => state));
  };
  await comes(async () => expect([...(await states())]).toEqual(['in_sync']), 30_000);
  expect(await shop.call('GET', `/products?sku=DAY-1`)).toMatchObject([{ regular_price: '22.00' }]);
}, 600_000);
