/**
 * Takes the pictures of the user guide anew, from the built application: `npx tsx __tests__/e2e/help-pictures.ts`, or those of the sections
 * that are named.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { addresses } from '../../src/domain/addresses/addresses';
import { HELP_SECTIONS, type HelpSection } from '../../src/domain/help/sections';
import type { RunningApp } from './support/app';
import { ask, DEMO_PASSWORD, signIn } from './support/sign-in';
import { startSold } from './support/sold-app';

const FOLDER = path.resolve(__dirname, '../../static/help/pictures');

/** Where each screen shows the most. */
const ROUTES: Readonly<Partial<Record<HelpSection, string>>> = {
  start: '/products/type',
  dashboard: '/dashboard?range=30d',
  fulfillmentReport: '/fulfillment-report?range=90d',
  orderReport: '/order-report?range=90d',
  orders: '/orders/all?status=All',
  trackings: '/trackings?status=All',
  paypal: '/paypal/all',
  trend: '/items/trend?kind=topic',
  topup: '/account/billing/topup',
  history: '/account/billing/history',
};

/** What the seller of the demo may not see, by who may. */
const OF_OTHERS: Readonly<Partial<Record<HelpSection, string>>> = { invoice: 'super@demo.test' };

const wanted = process.argv.slice(2);

const isWanted = (id: string): boolean => wanted.length === 0 || wanted.includes(id);

const take = async (page: Page, id: HelpSection, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
  const picture = await page.screenshot();
  await sharp(picture)
    .resize(1200)
    .webp({ quality: 60 })
    .toFile(path.join(FOLDER, `${id}.webp`));
};

type Rows = readonly { readonly _id: string }[];

/** Waits until the demo has sold, shipped, and been written to; gives its items and presets. */
const whenSold = async (app: RunningApp, token: string) => {
  for (;;) {
    const found = await ask<{
      itemsInfo: Rows;
      productMockupPresets: readonly { readonly product_id: string }[];
      orders: Rows;
      trackings: Rows;
      supports: readonly { readonly _id: string; readonly order: { readonly _id: string } | null }[];
    }>(
      app,
      token,
      '{ itemsInfo { _id } productMockupPresets { product_id } orders { _id } trackings { _id } supports { _id order { _id } } }',
    );
    if ([found.itemsInfo, found.orders, found.trackings, found.supports].every(({ length }) => length > 0)) return found;
    await sleep(1_000);
  }
};

const main = async (): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  const { app, browser, close } = await startSold();
  const opened = () => browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const context = await opened();
  const token = await signIn(context, app);
  await context.request.post(`${app.origin}/account/login`, { form: { email: 'seller@demo.test', password: DEMO_PASSWORD } });
  await ask(app, token, 'mutation { updateProfile(customizer: { toured: true }) { _id } }');
  let page = await context.newPage();
  const plain = addresses as unknown as Readonly<Record<string, { readonly place: string }>>;
  const takeAll = async (sections: readonly HelpSection[], special: Readonly<Partial<Record<HelpSection, string>>> = {}): Promise<void> => {
    for (const id of sections) {
      const route = special[id] ?? ROUTES[id] ?? plain[id]?.place;
      if (route !== undefined) await take(page, id, app.origin + route);
    }
  };
  const { itemsInfo, productMockupPresets, supports } = await whenSold(app, token);
  const [listing, preset] = [itemsInfo[0]?._id ?? '', productMockupPresets[0]?.product_id ?? ''];
  const ofOne = {
    listing: addresses.listing.print({ id: listing }),
    preset: addresses.preset.print({ id: preset }),
    editor: addresses.editor.print({ presetId: preset }),
    support: addresses.support.print({ filter: 'order', status: 'All', id: supports.find(({ order }) => order)?._id ?? '' }),
  };
  await takeAll(
    HELP_SECTIONS.filter((id) => isWanted(id) && !OF_OTHERS[id]),
    ofOne,
  );
  for (const [id, email] of Object.entries(OF_OTHERS).filter(([each]) => isWanted(each))) {
    const theirs = await opened();
    await signIn(theirs, app, email);
    page = await theirs.newPage();
    await takeAll([id as HelpSection]);
  }
  await close();
};

void main();
