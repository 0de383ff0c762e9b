import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { runReplay } from '../../../src/cli/replay/command';
import { EXIT } from '../../../src/cli/replay/exit-codes';
import { comes } from '../../support/comes';
import { figureIn } from '../support/figures';
import { emptyFolder, removeData, startApp, type RunningApp } from '../support/app';
import { sharedBrowser } from '../support/pool';
import { ask } from '../support/sign-in';
import { pictureEachTest } from '../support/pictures';

const name = 'Sunset over the pier';
/** A colour nothing else on the page has, so that the design can be found in a picture of the product. */
const design = { r: 214, g: 31, b: 142 };

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  // Begins where a person does who has just cloned the repository.
  [app, browser] = await Promise.all([startApp({ dataDir: emptyFolder() }), sharedBrowser()]);
  context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US', acceptDownloads: true });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
});

afterAll(async () => {
  await context?.close();
  await app?.stop();
  if (app) removeData(app);
});

pictureEachTest(() => page);

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: design } })
    .png()
    .toBuffer();

/** How many of the picture's pixels have the design's colour. */
const designPixels = async (bytes: Buffer): Promise<number> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let i = 0; i < data.length; i += info.channels) {
    const near = (channel: number, value: number) => Math.abs((data[i + channel] ?? 0) - value) < 24;
    if (near(0, design.r) && near(1, design.g) && near(2, design.b)) count++;
  }
  return count;
};

/** An entry of the sidebar; bookmarks bear the same names. */
const menu = (name: string) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });

const stage = () => page.getByLabel('Design area, Front');

/** Waits until the screen shows `text`, however long the jobs behind it take. */
const shows = (text: string | RegExp, timeout = 60_000) => page.getByText(text).first().waitFor({ timeout });

test('a seller signs in at the account site and comes back to the shop', async () => {
  await page.goto(app.origin);
  await page.getByLabel('Email').fill('seller@demo.test');
  await page.getByLabel('Password').fill('demo-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Product types' }).waitFor();
  expect(new URL(page.url()).origin).toBe(app.origin);
  expect(page.url()).not.toContain('token=');
});

test('a garment is chosen, a picture placed on it and moved, scaled and rotated; undo and redo follow', async () => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Design/ })
    .first()
    .click();
  await stage().waitFor();
  await page.getByRole('button', { name: 'Uploads' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload images' }).click();
  await (await chooser).setFiles({ name: 'sunset.png', mimeType: 'image/png', buffer: await picture() });
  const layers = page.getByRole('listbox', { name: 'Layers, top to bottom' });
  await layers.getByRole('option', { name: /Image #1/ }).waitFor();
  await page.getByText('Uploading').waitFor({ state: 'detached' });

  const x = page.getByRole('spinbutton', { name: 'X', exact: true }).or(page.getByRole('textbox', { name: 'X', exact: true }));
  await layers.getByRole('option', { name: /Image #1/ }).click();
  const before = await figureIn(x);
  const box = await stage().boundingBox();
  if (!box) throw new Error('The stage has no size.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 20, middle.y + 10, { steps: 5 });
  await page.mouse.up();
  await expectValue(x, (value) => value !== before);
  const moved = await figureIn(x);

  const rotation = page.getByLabel('Rotation', { exact: true }).first();
  await rotation.fill('12');
  await rotation.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectValue(x, (value) => value === before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectValue(x, (value) => value === moved);

  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('button', { name: 'Add text' }).click();
  await layers.getByRole('option', { name: /Text #1/ }).waitFor();
  expect(await designPixels(await page.screenshot())).toBeGreaterThan(2_000);
}, 120_000);

const expectValue = async (field: ReturnType<Page['getByLabel']>, holds: (value: number) => boolean): Promise<void> => {
  await comes(async () => {
    const value = await figureIn(field);
    if (!holds(value)) throw new Error(`The field stands at ${value}.`);
  });
};

test('a missing name and a price of "abc" get one sentence each; then the product is saved step by step', async () => {
  // A picture is drawn of each colour that is sold; one is enough to sell something.
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Product', exact: true }).click();
  await page.getByRole('button', { name: 'None', exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Sell White', exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const title = page.getByLabel('Name', { exact: true });
  await title.fill('');
  const factor = page.getByLabel('Markup multiplier');
  await factor.fill('abc');
  await page.getByRole('button', { name: 'Continue' }).click();
  await shows('Enter a name for the product.');
  await shows('Enter a markup multiplier of 0 or more.');
  await title.fill(name);
  await factor.fill('2');
  await page.getByRole('button', { name: 'Continue' }).click();
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await shows('Saved. Your product is ready to push to your stores.');
  // The address is replaced: Back leads to where the design was begun.
  expect(new URL(page.url()).pathname).toMatch(/^\/mockup\/[0-9a-f]+\/editor\/[0-9a-f]+$/);
  expect(await entries()).toBe(before);
}, 120_000);

let orderNumber = '';
let productUrl = '';

test('the listing is pushed to the store and the job finishes', async () => {
  await page.getByRole('link', { name: 'View in Items' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Push to stores' }).click();
  await page.getByRole('checkbox', { name: 'Push to Sandbox shop' }).check();
  await page.getByRole('button', { name: 'Push item', exact: true }).click();
  await menu('Jobs').click();
  await shows('1 of 1 done');
  await menu('Internal').click();
  const chip = page.getByRole('link', { name: new RegExp(`View ${name}`) });
  productUrl = (await chip.getAttribute('href')) ?? '';
  expect(productUrl).toContain('/sandbox/shop/product/');
}, 120_000);

test('the product page of the shop shows the design, and a buyer can order it', async () => {
  const shop = await context.newPage();
  await shop.goto(new URL(productUrl, app.origin).href);
  await shop.getByRole('heading', { name }).waitFor();
  const image = await shop.locator('#main-picture').getAttribute('src');
  const bytes = await (await fetch(new URL(image ?? '', app.origin))).arrayBuffer();
  expect(await designPixels(Buffer.from(bytes))).toBeGreaterThan(2_000);
  await shop.getByRole('button', { name: 'Buy' }).click();
  orderNumber = await shop.locator('#order-number').innerText();
  await shop.close();

  await menu('Orders').click();
  await page.getByRole('button', { name: 'Sync now' }).click();
  await page
    .getByRole('row', { name: new RegExp(`\\b${orderNumber}\\b`) })
    .first()
    .waitFor({ timeout: 60_000 });
}, 120_000);

test('the order is made in a workshop of one’s own, and its parcel is told to the shop', async () => {
  await menu('Fulfillments').click();
  await page.getByRole('button', { name: 'Add provider account' }).first().click();
  await page.getByLabel('Provider', { exact: true }).selectOption('private');
  await page.getByLabel('Name', { exact: true }).fill('Attic');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await shows('Attic saved.');
  await menu('Orders').click();
  await page
    .getByRole('row', { name: new RegExp(`\\b${orderNumber}\\b`) })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  // Its print files are drawn and its address is looked at by themselves.
  await drawer.getByRole('button', { name: 'Submit to production' }).click({ timeout: 60_000 });
  await drawer.getByText('In Production').first().waitFor({ timeout: 60_000 });
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await menu('Fulfillments').click();
  await page.getByRole('link', { name: 'Production queue: Attic' }).click();
  const work = page.getByRole('row', { name: new RegExp(`\\b${orderNumber}\\b`) });
  await work.getByRole('checkbox').check();
  const [slip] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Print packing slip' }).click()]);
  expect((await readFile(await slip.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await work.getByRole('button', { name: /^Start/ }).click();
  await work.getByRole('button', { name: /^Mark as produced/ }).click();
  await work.getByRole('button', { name: /^Add tracking/ }).click();
  await drawer.getByLabel('Tracking number').fill('9400 1000 0000 0000 0000 00');
  await drawer.getByLabel('Carrier').selectOption('usps');
  await drawer.getByRole('button', { name: 'Add tracking number' }).click();
  await drawer.getByText('Shipped', { exact: true }).first().waitFor();
  await drawer.getByRole('link', { name: `#${orderNumber}` }).click();
  await drawer.getByText('Shipped', { exact: true }).first().waitFor({ timeout: 30_000 });
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await menu('Trackings').click();
  await page.getByRole('row', { name: /9400100000000000000000/ }).waitFor();
}, 180_000);

test('an order is handed over as a file, and its parcel comes back in one', async () => {
  const shop = await context.newPage();
  await shop.goto(new URL(productUrl, app.origin).href);
  await shop.getByRole('button', { name: 'Buy' }).click();
  const number = await shop.locator('#order-number').innerText();
  await shop.close();
  await menu('Orders').click();
  await page.getByRole('button', { name: 'Sync now' }).click();
  const row = page.getByRole('row', { name: new RegExp(`\\b${number}\\b`) }).first();
  await row.waitFor({ timeout: 60_000 });
  const token = (await context.cookies()).find(({ name: cookie }) => cookie === '_token')?.value ?? '';
  const call = <T>(query: string, variables: object) => ask<T>(app, token, query, variables);
  const { makeFulfilment: onos } = await call<{ makeFulfilment: { _id: string } }>(
    'mutation ($params: FulfilmentInput!) { makeFulfilment(params: $params) { _id } }',
    { params: { type: 'onos', name: 'Onos Hamburg' } },
  );
  const { orders } = await call<{ orders: { _id: string; items: { _id: string }[] }[] }>(
    'query ($search: String) { orders(search: $search) { _id items { _id } } }',
    { search: number },
  );
  await call('mutation ($id: ID!, $lines: [OrderLineMatchInput!]!) { orderMatch(_id: $id, lines: $lines) { _id } }', {
    id: orders[0]!._id,
    lines: orders[0]!.items.map(({ _id }) => ({ line_id: _id, fulfilment_id: onos._id, provider_sku: 'ON-1' })),
  });
  // The same buyer bought the same today.
  await call('mutation ($id: ID!) { orderUpdate(ids: [$id], params: { approve: true }) { _id } }', { id: orders[0]!._id });
  await row.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit to production' }).click({ timeout: 60_000 });
  await page.getByRole('dialog').getByText('Onos Hamburg').first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await menu('Fulfillments').click();
  await page.getByRole('link', { name: 'Orders to send: Onos Hamburg' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV (1)' }).click()]);
  const csv = await readFile(await file.path(), 'utf8');
  const reference = /\n([0-9a-f]{24}),/.exec(csv)?.[1] ?? '';
  expect(csv).toContain('ON-1');
  await page.getByRole('row').getByText('Sent to provider').waitFor();
  await page.getByRole('button', { name: 'Import tracking numbers' }).click();
  const dialog = page.getByRole('dialog');
  const told = `reference;tracking_number;courier;shipped_at\r\n${reference};1Z999AA10123456784;UPS;2026-03-01\r\nnobody;AB12345;UPS;\r\n`;
  await dialog.locator('input[type=file]').setInputFiles({ name: 'told.csv', mimeType: 'text/csv', buffer: Buffer.from(told, 'utf16le') });
  await dialog.getByText('New: 1 · Already imported: 0 · Errors: 1').waitFor();
  await dialog.getByText('No order in this account has the reference nobody.').waitFor();
  await dialog.getByRole('button', { name: 'Import 1 shipment' }).click();
  await dialog.getByText('1 shipment imported.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: /^Shipped/ }).click();
  await page.getByRole('row', { name: new RegExp(`\\b${number}\\b`) }).waitFor();
}, 120_000);

test('the log of the whole journey replays headless to the same state', async () => {
  await page.getByRole('button', { name: /Account menu for/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export QA log' }).click();
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'journey-')), 'journey.podlog.jsonl');
  await (await download).saveAs(file);
  let stdout = '';
  expect(await runReplay([file, '--json'], { out: (text) => (stdout += text), err: () => undefined })).toBe(EXIT.same);
  expect(JSON.parse(stdout)).toMatchObject({ status: 'same' });
}, 120_000);
