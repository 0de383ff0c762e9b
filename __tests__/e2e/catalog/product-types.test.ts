import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { ask, signIn } from '../support/sign-in';
import { pictureEachTest } from '../support/pictures';
import { withApp } from '../support/with-app';

let app: RunningApp;
let context: BrowserContext;
let page: Page;
let token: string;
let opened: () => Promise<void>;

interface Variant {
  readonly sku: string;
  readonly base_price: number;
  readonly fixed_profit: number;
  readonly sale_price: number;
}

const COLOURS = Array.from({ length: 50 }, (_colour, n) => `Colour ${n + 1}`);
const SIZES = Array.from({ length: 20 }, (_size, n) => `${n + 1}`);

const pairs = (colour: string, size: string) => [
  { name: 'Color', type: 'Color', value: colour },
  { name: 'Size', type: 'Size', value: size },
];

/** A product type of a thousand variants. */
const LARGE = {
  name: 'Large tee',
  provider: 'private',
  type: 'apparel',
  prety_attributes: [
    { attribute_type: 'Color', options: COLOURS.map((ffm_value) => ({ ffm_value, default: true })) },
    { attribute_type: 'Size', options: SIZES.map((ffm_value) => ({ ffm_value, default: true })) },
  ],
  attribute_specifics: COLOURS.flatMap((colour, c) =>
    SIZES.map((size, s) => ({ sku: `L-${c}-${s}`, base_price: 10, fix_profit: 1, fixed_profit: 5, name_value: pairs(colour, size) })),
  ),
};

const variantsOf = async (id: string): Promise<readonly Variant[]> => {
  const query = 'query ($_id: ID) { productPreset(_id: $_id) { attribute_specifics { sku base_price fixed_profit sale_price } } }';
  const { productPreset } = await ask<{ productPreset: { attribute_specifics: Variant[] }[] }>(app, token, query, { _id: id });
  return productPreset[0]?.attribute_specifics ?? [];
};

withApp(({ app: started, browser }) => {
  app = started;
  const open = async (): Promise<void> => {
    context = await browser.newContext({
      viewport: { width: 1366, height: 860 },
      locale: 'en-US',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    // Who works in two containers.
    token = await signIn(context, app, 'super@demo.test');
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
  };
  opened = open;
});

beforeAll(() => opened());
pictureEachTest(() => page);

test('a thousand variants are edited by keyboard, with a piece of a spreadsheet, and saved', async () => {
  const make = 'mutation ($params: ProductPresetInput!) { productPresetCreate(params: $params) { _id } }';
  const { productPresetCreate } = await ask<{ productPresetCreate: { _id: string } }>(app, token, make, { params: LARGE });
  await visit(page, app.origin, `/products/preset/${productPresetCreate._id}`);
  const grid = page.getByRole('grid', { name: 'Variants' });
  await grid.waitFor();
  // What stands around the page comes by itself, before the grid or after it.
  await page.getByRole('button', { name: 'Scroll to top', includeHidden: true }).waitFor({ state: 'attached' });
  expect(await grid.getAttribute('aria-rowcount')).toBe('1001');
  const cell = (row: number, column: number) => grid.locator(`[data-line="${row}"][data-column="${column}"]`);
  const [sku, base, price] = [2, 3, 6];

  // What an edit brings in sight was styled before: a rule of a medium would have the whole page styled anew while somebody types.
  await page.evaluate(() => {
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, at) {
      if (rule.startsWith('@')) document.body.dataset.lateRules = `${document.body.dataset.lateRules ?? ''}${rule}\n`;
      return insertRule.call(this, rule, at);
    };
  });

  // A price in the first row, taken down to the last one.
  await cell(0, price).click();
  await page.keyboard.type('19.99');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await grid.locator('[data-line="999"][data-column="6"]', { hasText: '19.99' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-line'))).toBe('999');

  // A piece of a spreadsheet, one line of which has no row left.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => navigator.clipboard.writeText('="0012"\t1,012.50\nNEVER\t1'));
  await page.keyboard.press('Control+v');
  await page.getByText('1 row didn’t fit and was skipped.').waitFor();
  expect(await cell(999, sku).textContent()).toBe('0012');
  expect(await cell(999, base).textContent()).toBe('1,012.50');

  // What is wrong holds the save up, and is one key away.
  await page.keyboard.press('Control+Home');
  await cell(3, base).click();
  await page.keyboard.type('dear');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: '1 error' }).waitFor();
  expect(await page.evaluate(() => document.body.dataset.lateRules)).toBeUndefined();
  await page.keyboard.press('Control+s');
  await page.getByText('Fix the highlighted cells first.').waitFor();
  await cell(0, sku).click();
  await page.keyboard.press('F8');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-line'))).toBe('3');
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: '1 error' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+s');
  await page.getByText('Large tee saved.').waitFor();
  const variants = await variantsOf(productPresetCreate._id);
  expect(variants).toHaveLength(1000);
  expect(variants.slice(0, 999).every(({ sale_price, fixed_profit }) => sale_price === 19.99 && fixed_profit === 9.99)).toBe(true);
  expect(variants[999]).toMatchObject({ sku: '0012', base_price: 1012.5 });
}, 120_000);

test('product types come from a file, are tagged, copied to another shop and removed', async () => {
  const name = `From a file at ${String(Date.now())}`;
  await visit(page, app.origin, `/products/type?shape=list&search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import product types' });
  const file = [{ ...LARGE, name, attribute_specifics: LARGE.attribute_specifics.slice(0, 20) }, { name: 'Of nobody' }];
  await dialog.getByRole('textbox', { name: 'Or paste the file contents' }).fill(JSON.stringify(file));
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('1 new, 0 changed, 0 unchanged, 1 skipped').waitFor();
  await dialog.getByRole('button', { name: 'Import 1 product type' }).click();
  await dialog.getByText('1 product type imported.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByRole('combobox', { name: 'Add tags' }).fill('summer,');
  await page.getByRole('dialog').getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByText('Tags updated for 1 product type.').waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const saved = readFileSync((await (await download).path()) ?? '', 'utf8');
  expect(saved).toContain(`"${name}"`);
  expect(saved).toContain('"summer"');
  // What the list leaves out is not in the file.
  expect(saved).not.toContain('Unisex Tee 5000');

  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('1 product type copied').waitFor();
  await page.getByRole('checkbox', { name: `Select ${name}` }).uncheck();
  await page.getByRole('button', { name: 'Paste product types' }).click();
  await page.getByText('Copy product types in another workspace first.').waitFor();

  // The other shop has a host of its own: only the clipboard goes there.
  await page.getByRole('button', { name: 'Switch workspace: Demo shop' }).click();
  await page.getByRole('combobox', { name: 'Find a workspace' }).fill('riv');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.hostname === 'rival.localhost' && url.pathname === '/products/type');
  await page.getByRole('button', { name: 'Paste product types' }).click();
  await page.getByText('1 product type pasted.').waitFor();
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const sure = page.getByRole('dialog', { name: 'Permanently delete 1 product type?' });
  await sure.getByText('1 will change').waitFor();
  await sure.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('1 product type deleted.').waitFor();
}, 120_000);
