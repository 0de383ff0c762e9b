import type { Browser, BrowserContext, Page } from 'playwright-core';
import { asSeller, saveListing, type Ask } from '../../server/commerce';
import { startTestServer, type TestServer } from '../../server/harness';
import { connectStandIn } from '../../server/catalog/sourcing/world';
import { serve, type Running } from '../../support/stand-ins/stand-in';
import { tiktokStandIn } from '../../support/stand-ins/tiktok';
import { visit } from '../support/go-to';
import { sharedBrowser } from '../support/pool';
import { pictureEachTest } from '../support/pictures';

let server: TestServer;
let running: Running;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let ask: Ask;
let store: string;

// The demo's own shops require nothing of a product: this one is at a platform that does.
beforeAll(async () => {
  const standIn = tiktokStandIn();
  running = await serve(standIn);
  [server, browser] = await Promise.all([
    startTestServer({ demo: true, workers: false, standIns: running.standIns, apps: { tiktok: standIn.app! } }),
    sharedBrowser(),
  ]);
  store = await connectStandIn(server.services, standIn);
  const token = await server.signIn();
  ask = asSeller(server.origin, token);
  context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' });
  await context.addCookies([{ name: '_token', value: token, url: server.origin }]);
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
}, 120_000);

afterAll(async () => {
  await context?.close();
  await server.stop();
  await running.close();
});

pictureEachTest(() => page);

test('what a platform requires of a category is named quietly, asked for where somebody was, and missing no more before a push', async () => {
  const listing = await saveListing(ask, 'Heron');
  const check = 'query ($ids: [ID!]!, $store_ids: [ID!]) { bulkCheck(action: "jobItem", ids: $ids, store_ids: $store_ids) { ok lacks } }';
  const lacks = async () => (await ask(check, { ids: [listing._id], store_ids: [store] })).bulkCheck;
  const [preset] = (await ask('{ productPreset { _id name } }')).productPreset as { _id: string; name: string }[];
  await visit(page, server.origin, `/products/preset/${preset?._id}`);
  const shop = page.getByRole('region', { name: 'TikTok Shop category' });
  await shop.getByRole('button', { name: 'Choose' }).click();
  await shop.getByRole('button', { name: 'Show subcategories of Clothes' }).click();
  await shop.getByRole('button', { name: 'Select T-shirts' }).click();

  // Nobody did anything wrong yet.
  await shop.getByText('Required before pushing: Occasion, Size chart.').waitFor();
  const demand = shop.getByText('TikTok Shop requires this.');
  expect(await demand.count()).toBe(0);
  const occasion = shop.getByLabel('Occasion *');
  await occasion.focus();
  await occasion.blur();
  await demand.waitFor();
  expect(await demand.count()).toBe(1);

  // Saved as it is, it is told what is missing, and so is a push.
  await page.keyboard.press('Control+s');
  await page.getByText(`${preset?.name} saved.`).waitFor();
  await shop.getByText('Missing before pushing: Occasion, Size chart.').waitFor();
  expect(await lacks()).toEqual([{ ok: true, lacks: 'TikTok Shop: Occasion, Size chart' }]);

  await occasion.fill('Birth');
  await page.getByRole('option', { name: 'Birthday' }).click();
  await shop.getByLabel('Size chart *').fill('https://images.example/chart.png');
  await shop.getByText('All required details are filled in.').waitFor();
  expect(await demand.count()).toBe(0);
  await page.keyboard.press('Control+s');
  await page.getByText('1 unsaved change').waitFor({ state: 'hidden' });
  expect(await lacks()).toEqual([{ ok: true, lacks: null }]);
}, 60_000);

test('product types of one provider are one press away, and print areas are added, sized and kept where a template prints', async () => {
  await visit(page, server.origin, '/products/type?shape=list');
  const providers = page.getByRole('navigation', { name: 'Provider' });
  await providers.getByRole('link', { name: /^Merchize/ }).click();
  await page.waitForURL(/provider=merchize/);
  await page.getByRole('link', { name: 'Tote Bag' }).waitFor();
  await page.getByRole('link', { name: 'Unisex Tee 5000' }).waitFor({ state: 'hidden' });
  expect(await providers.locator('[aria-current]').textContent()).toMatch(/^Merchize/);

  const [preset] = (await ask('{ productPreset(search: "Tote Bag") { _id } }')).productPreset as { _id: string }[];
  await visit(page, server.origin, `/products/preset/${preset?._id}`);
  await page.getByText('1 template prints here').first().waitFor();
  await page.getByRole('button', { name: 'Add print area' }).click();
  const area = page.getByRole('listitem', { name: 'new' });
  await area.getByLabel('Width (px)').fill('12.5');
  await page.keyboard.press('Control+s');
  await page.getByText('Every print area needs a unique position').waitFor();
  await area.getByLabel('Position').fill('inside');
  const inside = page.getByRole('listitem', { name: 'inside' });
  await inside.getByLabel('Width (px)').fill('1200');
  await inside.getByLabel('Height (px)').fill('900');
  await page.getByText('Every print area needs a unique position').waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+s');
  await page.getByText('Tote Bag saved.').waitFor();
  const saved = (await ask('{ productPreset(search: "Tote Bag") { print_areas { position label width height } } }')).productPreset as {
    print_areas: object[];
  }[];
  expect(saved[0]?.print_areas).toContainEqual({ position: 'inside', label: 'inside', width: 1200, height: 900 });
}, 60_000);
