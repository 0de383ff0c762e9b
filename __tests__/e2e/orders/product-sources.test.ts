import { comes } from '../../support/comes';
import type { Page } from 'playwright-core';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { ask, signIn } from '../support/sign-in';
import { withSold } from '../support/sold-app';

let app: RunningApp;
let page: Page;
let token: string;

const NAME = 'Crewneck Sweatshirt 18000';

withSold(async (started) => {
  ({ app } = started);
  const context = await started.browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' });
  token = await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});

/** What the provider takes changes. */
const costs = async (cost: number): Promise<void> => {
  const { status } = await fetch(`${app.origin}/sandbox/print/stock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: NAME, value: 'S', cost }),
  });
  expect(status).toBe(204);
};

test('a product type is made of what a provider makes, takes over its new prices, and says where it belongs at a shop', async () => {
  const name = `Warm at ${String(Date.now())}`;
  await costs(1500);
  await visit(page, app.origin, '/products/preset/new');
  await page.getByPlaceholder('Search products or brands').fill('crewneck');
  await page.getByRole('button', { name: NAME }).click();
  await page.getByRole('heading', { name: NAME }).waitFor();
  await page.getByRole('radio').nth(1).click();
  await page.getByRole('radio', { checked: true }).and(page.getByRole('radio').nth(1)).waitFor();
  await page.getByText('International shipping').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText(`${name} created.`).waitFor();
  await page.getByRole('heading', { name, exact: true }).waitFor();

  // It has what the provider told, and asks again when it is told to.
  const compare = page.getByRole('button', { name: 'Check for changes' });
  await page.getByText('No changes.').waitFor();
  await costs(2345);
  await compare.click();
  const dearer = page.locator('li', { hasText: 'price increase' });
  await dearer.first().waitFor();
  const many = await dearer.count();
  expect(many).toBeGreaterThan(1);
  await dearer.first().getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: `Apply ${many - 1} changes` }).click();
  // What was left out stays so.
  await page.getByRole('button', { name: 'Apply 0 changes' }).waitFor();
  await comes(async () => expect(await dearer.count()).toBe(1));

  // Level by level to the shop's own category.
  const shop = page.getByRole('region', { name: 'WooCommerce category' });
  await shop.getByRole('button', { name: 'Choose' }).click();
  await shop.getByRole('button', { name: 'Show subcategories of Clothing' }).click();
  await shop.getByRole('button', { name: 'Select Hoodies & sweatshirts' }).click();
  await shop.getByText('Clothing › Hoodies & sweatshirts').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText(`${name} saved.`).waitFor();
  await page.reload();
  await shop.getByText('Clothing › Hoodies & sweatshirts').waitFor();

  const { productPreset } = await ask<{
    productPreset: { attribute_specifics: { base_price: number; sale_price: number; fixed_profit: number }[] }[];
  }>(app, token, '{ productPreset(sort: "-created_at") { attribute_specifics { base_price sale_price fixed_profit } } }');
  const variants = productPreset[0]?.attribute_specifics ?? [];
  const dearest = Math.max(...variants.map(({ base_price }) => base_price));
  // This workshop takes more than the other one, of which the figure is.
  expect(dearest).toBeGreaterThan(23.45);
  expect(variants.filter(({ base_price }) => base_price === dearest)).toHaveLength(many - 1);
  expect(variants.every(({ base_price, fixed_profit, sale_price }) => Math.abs(base_price + fixed_profit - sale_price) < 0.001)).toBe(true);
}, 120_000);
