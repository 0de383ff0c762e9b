import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { comes } from '../support/comes';
import { removeData, startApp, type RunningApp } from './support/app';
import { launchBrowser } from './support/browser';
import { frames } from './support/frames';
import { ask, signIn } from './support/sign-in';

const root = path.resolve(__dirname, '../..');
/** More than one page of 20. */
const ITEMS = 46;

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let token: string;

const MAKE = 'mutation ($params: ItemInfoInput!) { makeItemInfo(params: $params) { _id } }';
const nameOf = (n: number): string => (n === 7 ? '=SUM(A1) "quoted", tee' : `Tee ${String(n).padStart(3, '0')}`);

const REMOVE = 'mutation ($ids: [ID!]!) { removeItemInfo(ids: $ids) }';

/** Makes items and returns their ids. */
const makeItems = async (count: number, named: (n: number) => string, collection: (n: number) => string): Promise<string[]> => {
  const made: string[] = [];
  const { productPreset } = await ask<{ productPreset: { _id: string; image: string }[] }>(app, token, '{ productPreset { _id image } }');
  const [preset] = productPreset;
  if (!preset) throw new Error('The demo has no product type.');
  for (let n = 1; n <= count; n++) {
    const params = {
      name: named(n),
      product_id: preset._id,
      images: [{ src: preset.image }],
      price: 10 + n,
      collections: [collection(n)],
      attribute_specifics_modify: [],
    };
    made.push((await ask<{ makeItemInfo: { _id: string } }>(app, token, MAKE, { params })).makeItemInfo._id);
  }
  return made;
};

/** Somebody else makes an item and removes it at once. */
const changeElsewhere = async (): Promise<void> => {
  const ids = await makeItems(
    1,
    () => 'Passing',
    () => 'passing',
  );
  await ask(app, token, REMOVE, { ids });
};

const newPage = async (): Promise<Page> => {
  const opened = await context.newPage();
  opened.setDefaultTimeout(20_000);
  return opened;
};

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US', acceptDownloads: true });
  token = await signIn(context, app);
  await makeItems(ITEMS, nameOf, (n) => (n % 2 ? 'odd' : 'even'));
  page = await newPage();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  if (app) removeData(app);
});

afterEach(async () => {
  const title = (expect.getState().currentTestName ?? 'test').replace(/\W+/g, '-').slice(0, 60);
  await page.screenshot({ path: path.join(root, '.cache', 'e2e', `${title}.png`) });
});

const rows = (of: Page = page) => of.locator('tr[data-row]');
const names = async (of: Page = page): Promise<string[]> => (await rows(of).locator('b').allInnerTexts()).map((text) => text.trim());

const open = async (address: string): Promise<void> => {
  await page.goto(app.origin + address);
  await rows().first().waitFor();
};

interface SavedColumn {
  readonly id: string;
  readonly hidden: boolean;
  readonly width: number | null;
}

/** The columns as the server keeps them, which it is told of a moment after they changed. */
const savedColumns = async (): Promise<readonly SavedColumn[]> => {
  const query = '{ listLayout(list: "items-internal") { columns { id hidden width } } }';
  return (await ask<{ listLayout: { columns: readonly SavedColumn[] } | null }>(app, token, query)).listLayout?.columns ?? [];
};

/** Waits until the list holds, since rows come and go by requests. */
const until = async (holds: () => Promise<boolean>, what: string): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    if (await holds()) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`Waited in vain: ${what}; shown: ${(await names()).join(', ')}`);
};

test('search, filter, order and page live in the address: Back, reload and a shared link show the same', async () => {
  await open('/items/internal');
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await until(async () => (await names())[1] === 'Tee 001', 'sorted by name');
  expect(await page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Collection').fill('even');
  await page.getByLabel('Collection').press('Enter');
  await page.keyboard.press('Escape');
  await until(async () => (await names())[0] === 'Tee 002', 'even ones only');
  await page.getByRole('button', { name: 'Next page' }).click();
  await until(async () => (await names())[0] === 'Tee 042', 'second page');
  const shared = page.url();

  await page.goBack();
  await until(async () => (await names())[0] === 'Tee 002', 'back on the first page');
  await page.goForward();
  await page.reload();
  await until(async () => (await names()).length === 3, 'the second page again');

  const other = await newPage();
  await other.goto(shared);
  await rows(other).first().waitFor();
  expect(await names(other)).toEqual(['Tee 042', 'Tee 044', 'Tee 046']);
  await other.close();

  await page.getByRole('button', { name: 'Remove filter: Collection' }).click();
  await until(async () => (await names()).length === 20, 'all again');
});

test('nonsense in the address falls back, and a page beyond the last shows the last', async () => {
  await open('/items/internal?page=abc&perpage=7&sort=drop&sale=maybe');
  expect(await rows().count()).toBe(20);
  await open('/items/internal?page=99');
  expect(await rows().count()).toBe(ITEMS - 40);
  expect(page.url()).toContain('page=3');
});

test('columns that are hidden, moved and made wider stay so, in another browser too', async () => {
  await open('/items/internal');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Profit' }).uncheck();
  // Past two columns that are not shown, and then past the name.
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Move Product type forward' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Profit' }).waitFor({ state: 'detached' });
  const edge = page.getByRole('separator', { name: 'Width of Stores' });
  await edge.focus();
  const before = (await page.getByRole('columnheader', { name: 'Stores' }).boundingBox())?.width ?? 0;
  await edge.press('ArrowRight');
  await comes(async () => {
    const saved = await savedColumns();
    expect([saved.some(({ hidden }) => hidden), saved.some(({ width }) => width !== null)]).toEqual([true, true]);
  });

  const elsewhere = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
  await signIn(elsewhere, app);
  const there = await elsewhere.newPage();
  await there.goto(`${app.origin}/items/internal`);
  await rows(there).first().waitFor();
  const heads = await there.getByRole('columnheader').allInnerTexts();
  expect(heads).not.toContain('Profit');
  expect(heads.indexOf('Product type')).toBeLessThan(heads.indexOf('Name'));
  expect((await there.getByRole('columnheader', { name: 'Stores' }).boundingBox())?.width).toBeGreaterThan(before);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Profit' }).waitFor();
});

test('a column is dragged by its head, which sorts nothing', async () => {
  await open('/items/internal');
  const head = (name: string) => page.getByRole('columnheader').filter({ hasText: new RegExp(`^${name}$`) });
  const order = () => page.getByRole('columnheader').allInnerTexts();
  const drag = async (from: string, to: string, part: number) => {
    const [start, end] = [await head(from).boundingBox(), await head(to).boundingBox()];
    if (!start || !end) throw new Error('A head is not in sight.');
    await page.mouse.move(start.x + start.width / 3, start.y + start.height / 2);
    // A pointer that comes near loads the code that drags.
    await page.locator('th[data-drag]').first().waitFor();
    await page.mouse.down();
    await page.mouse.move(end.x + end.width * part, end.y + end.height / 2, { steps: 8 });
    await page.mouse.up();
  };
  const before = await order();
  expect(before.indexOf('Profit')).toBeGreaterThan(before.indexOf('Name'));
  await drag('Profit', 'Name', 0.2);
  const moved = await order();
  expect(moved.indexOf('Profit')).toBe(moved.indexOf('Name') - 1);
  await drag('Name', 'Profit', 0.2);
  const again = await order();
  expect(again.indexOf('Name')).toBe(again.indexOf('Profit') - 1);
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await comes(async () => {
    const ids = (await savedColumns()).map(({ id }) => id);
    expect(ids.indexOf('profit')).toBeGreaterThan(ids.indexOf('name'));
  });
});

test('a finger that rests on a head drags its column', async () => {
  await open('/items/internal');
  const order = () => page.getByRole('columnheader').allInnerTexts();
  const middle = async (name: string) => {
    const box = await page
      .getByRole('columnheader')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .boundingBox();
    if (!box) throw new Error('A head is not in sight.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await middle('Profit'), await middle('Name')];
  await page.mouse.move(from.x, from.y);
  await page.locator('th[data-drag]').first().waitFor();
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  await page.locator('th[data-dragged]').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
  await page.locator('th[data-drop]').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await until(async () => (await order()).indexOf('Profit') === (await order()).indexOf('Name') - 1, 'the profit before the name');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await page.waitForTimeout(500);
});

test('a column is moved by keyboard in the panel, which says where it is; Escape leaves it and closes nothing', async () => {
  await open('/items/internal');
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  const order = () => panel.getByRole('listitem').allInnerTexts();
  const handle = panel.getByRole('button', { name: 'Move Name', exact: true });
  const says = (text: RegExp) => panel.getByRole('status').filter({ hasText: text }).waitFor();
  await handle.focus();
  const before = await order();
  await page.keyboard.press('Space');
  await says(/^Name is taken, at place \d+ of \d+\.$/);
  await page.keyboard.press('ArrowDown');
  await says(/^Name is at place \d+ of \d+\.$/);
  await page.keyboard.press('Escape');
  await says(/^Name stays where it was\.$/);
  expect(await order()).toEqual(before);
  await page.keyboard.press('Space');
  await says(/taken/);
  await page.keyboard.press('ArrowDown');
  await says(/^Name is at place/);
  await page.keyboard.press('Space');
  await says(/^Name now stands at place/);
  expect((await order()).indexOf('Name')).toBe(before.indexOf('Name') + 1);
  await panel.getByRole('button', { name: 'Reset columns' }).click();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
});

test('a view keeps filters, order and columns; a shared one is seen by a colleague, who cannot change it', async () => {
  await open('/items/internal?collection=odd&sort=-name');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Save what you see as a view').fill('Odd ones');
  await page.getByRole('checkbox', { name: 'Share with everybody in this shop' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Odd ones' }).waitFor();

  const colleague = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
  await signIn(colleague, app, 'sale@demo.test');
  const theirs = await colleague.newPage();
  await theirs.goto(`${app.origin}/items/internal`);
  await rows(theirs).first().waitFor();
  await theirs.getByRole('button', { name: 'Views' }).click();
  await theirs.getByRole('link', { name: 'Odd ones' }).click();
  await theirs.waitForURL(/collection=odd/);
  await theirs.getByText('Collection: odd').waitFor();
  await rows(theirs).filter({ hasText: 'Tee 046' }).waitFor({ state: 'detached' });
  expect((await names(theirs))[0]).toBe('Tee 045');
  await theirs.getByRole('button', { name: 'Odd ones' }).click();
  expect(await theirs.getByRole('button', { name: 'Remove view Odd ones' }).count()).toBe(0);
  await colleague.close();

  await page.getByRole('button', { name: 'Odd ones' }).click();
  await page.getByRole('button', { name: 'Remove view Odd ones' }).click();
  await page.getByRole('button', { name: 'Remove view', exact: true }).click();
  await page.getByText('Save filters, order and columns').waitFor();
  await page.keyboard.press('Escape');
});

test('rows are reached, chosen and left by keyboard alone', async () => {
  await open('/items/internal');
  await page.keyboard.press('/');
  await page.keyboard.type('Tee 01');
  await until(async () => (await names()).length === 10, 'ten rows found');
  await page.keyboard.press('Escape');
  await until(async () => (await names()).length === 20, 'all rows again');
  await rows().first().focus();
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
  await rows().nth(1).getByRole('checkbox').click();
  await rows()
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await page.getByText('4 selected').waitFor();
  await page.getByRole('button', { name: 'Clear selection' }).click();

  await open('/stores/all');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Sandbox shop', exact: true }).click({ modifiers: ['Control'] });
  const tab = await opened;
  await tab.getByRole('dialog', { name: 'Edit store' }).waitFor();
  await tab.close();
});

test('an export holds every row that matches, with the columns shown, and nothing a spreadsheet would run', async () => {
  await open('/items/internal?collection=odd&sort=name');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^items-internal-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = readFileSync((await file.path()) ?? '', 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const lines = text.slice(1).trimEnd().split('\r\n');
  expect(lines[0]).toBe('Name,Product type,Price,Profit,Stores,Jobs,Last push');
  expect(lines).toHaveLength(1 + ITEMS / 2);
  expect(lines.find((line) => line.includes('SUM'))).toMatch(/^"'=SUM\(A1\) ""quoted"", tee",/);
  expect(lines.find((line) => line.startsWith('Tee 001,'))).toContain(',11,');
});

test('all that match are chosen, looked at before anything is done, and each gets its result', async () => {
  await open('/items/internal?collection=even');
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByText('20 selected').waitFor();
  await page.getByRole('button', { name: `Select all ${ITEMS / 2} that match` }).click();
  await page.getByText(`${ITEMS / 2} selected`).waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${ITEMS / 2} items?` });
  await dialog.getByText(`${ITEMS / 2} will be changed`).waitFor();
  // Somebody else removes one of them meanwhile: it fails by itself and holds up none of the others.
  const { itemsInfo } = await ask<{ itemsInfo: { _id: string }[] }>(app, token, '{ itemsInfo(name: "Tee 002") { _id } }');
  await ask(app, token, 'mutation ($ids: [ID!]!) { removeItemInfo(ids: $ids) }', { ids: itemsInfo.map(({ _id }) => _id) });
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.getByText(`${ITEMS / 2 - 1} done · 1 failed`).waitFor();
  await dialog.getByRole('button', { name: 'Retry the failed one' }).click();
  await dialog.getByText(`${ITEMS / 2 - 1} done · 1 failed`).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Nothing matches').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await until(async () => (await names()).length === 20, 'the odd ones');
  await page.getByText(`1–20 of ${ITEMS / 2}`).waitFor();
});

test('what a dry run refuses says why, and is left alone', async () => {
  const { stores } = await ask<{ stores: { _id: string }[] }>(app, token, '{ stores { _id } }');
  const { itemsInfo } = await ask<{ itemsInfo: { _id: string }[] }>(app, token, '{ itemsInfo(sort: "name") { _id } }');
  // A limit of one product keeps the second one waiting.
  const limit = 'mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id } }';
  const { stores: known } = await ask<{ stores: { sto_name: string; woocommerce: object }[] }>(
    app,
    token,
    '{ stores { sto_name woocommerce { website key secret } } }',
  );
  const store = known[0];
  await ask(app, token, limit, {
    _id: stores[0]?._id,
    params: { platform_id: 'woocommerce', sto_name: store?.sto_name, max_per_day: 1, woocommerce: store?.woocommerce },
  });
  await ask(app, token, 'mutation ($ids: [ID!]!, $store_id: ID!) { queueItem(ids: $ids, store_id: $store_id) }', {
    ids: itemsInfo.slice(0, 2).map(({ _id }) => _id),
    store_id: stores[0]?._id,
  });
  await open('/items/internal?sort=name');
  await page.getByText('Waits for Sandbox shop').first().waitFor();
  for (const n of [0, 1, 2]) await rows().nth(n).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Queue', exact: true }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: /^Queue \d items?\?$/ });
  await dialog.getByText('It waits in the queue of this store already.').first().waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}, 120_000);

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
  await page.getByText('The list could not be refreshed: The cellar is flooded.').waitFor();
  expect(await rows().count()).toBe(20);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('The cellar is flooded.').waitFor({ state: 'detached' });
});

test('a whole list scrolls on one page and is loaded where it is in sight; the row that has the focus keeps it', async () => {
  const many = 230;
  await makeItems(
    many,
    (n) => `Long ${String(n).padStart(3, '0')}`,
    () => 'long',
  );
  await open('/items/internal?collection=long&sort=name&perpage=all');
  await page.getByText(`1–${many} of ${many}`).waitFor();
  expect(await rows().count()).toBeLessThan(60);
  expect(await page.getByRole('table', { name: 'Items' }).getAttribute('aria-rowcount')).toBe(String(many + 1));
  await rows().first().focus();
  await page.keyboard.press('End');
  await page.getByText('Long 230').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-index'));
  expect(await focused()).toBe(String(many - 1));
  await page.locator('.MuiTableContainer-root').evaluate((frame) => frame.scrollTo({ top: 0 }));
  await page.getByText('Long 001').waitFor();
  expect(await focused()).toBe(String(many - 1));
}, 120_000);

/** The longest state, and prices that differ by variant. */
const WIDEST = {
  job_list: [{ _id: 'job', group_id: 'group', store_id: 'store', status: 'rejected', updated_at: 1_700_000_000 }],
  items: [
    {
      _id: 'item',
      platform: 'woocommerce',
      platform_id: '7',
      external_url: 'https://shop.test/p/7',
      sku: 'T-1',
      imported_at: 1_700_000_000,
      store_id: 'store',
      store: { _id: 'store', sto_name: 'A shop with quite a long name', sto_type: 'woocommerce', sto_status: 'valid' },
    },
  ],
  attribute_specifics_modify: [39.99, 41.99].map((sale_price) => ({
    ...{ selected: true, sku: '', barcode: '', sale_price, base_price: sale_price - 20.99, fix_profit: 1, fixed_profit: 20.99 },
    ...{ name_value: [], image: null },
  })),
};

test('the columns of the items stand beside the sidebar from 1200 pixels on, in German too, and nothing in them is cut', async () => {
  const german = await browser.newContext({ locale: 'de-DE' });
  await signIn(german, app);
  for (const [of, width] of [
    [context, 1366],
    [german, 1200],
  ] as const) {
    const list = await of.newPage();
    list.setDefaultTimeout(20_000);
    await list.setViewportSize({ width, height: 768 });
    await list.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data?: { itemsInfo?: object[] } };
      const [first] = body.data?.itemsInfo ?? [];
      if (first) Object.assign(first, WIDEST);
      await route.fulfill({ response, json: body });
    });
    await list.goto(`${app.origin}/items/internal`);
    await rows(list).first().waitFor();
    const faults = await list.evaluate(() => {
      const frame = document.querySelector('.MuiTableContainer-root');
      const wide = frame && frame.scrollWidth > frame.clientWidth ? [`table: ${frame.scrollWidth} in ${frame.clientWidth}`] : [];
      // Names and product types may be long and end in dots; a state, a price and a button may not.
      const cells = [...document.querySelectorAll<HTMLElement>('tr[data-row] td:nth-child(n + 5)')];
      const cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
      return [...wide, ...cut.map((cell) => `${cell.textContent}: ${cell.scrollWidth} in ${cell.clientWidth}`)];
    });
    await list.screenshot({ path: path.join(root, '.cache', 'e2e', `items-columns-${width}.png`) });
    await list.unrouteAll({ behavior: 'ignoreErrors' });
    await list.close();
    expect({ width, faults }).toEqual({ width, faults: [] });
  }
  await german.close();
}, 60_000);
