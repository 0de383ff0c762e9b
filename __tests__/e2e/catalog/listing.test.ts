import type { BrowserContext, Page } from 'playwright-core';
import type { RunningApp } from '../support/app';
import { comes } from '../../support/comes';
import { visit } from '../support/go-to';
import { pictureEachTest } from '../support/pictures';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let context: BrowserContext;
let page: Page;
let token: string;
let opened: () => Promise<void>;

interface Saved {
  readonly _id: string;
  readonly name: string;
  readonly updated_at: number;
  readonly product_id: string;
  readonly price: number;
  readonly images: readonly { readonly _id: string | null; readonly src: string }[];
  readonly attribute_specifics_modify: readonly {
    readonly selected: boolean;
    readonly sku: string;
    readonly sale_price: number;
    readonly base_price: number;
    readonly name_value: readonly { readonly name: string; readonly type: string; readonly value: string }[];
  }[];
}

const FIELDS = `_id name updated_at product_id price images { _id src }
  attribute_specifics_modify { selected sku sale_price base_price name_value { name type value } }`;

const listingOf = async (id: string): Promise<Saved> => {
  const { itemsInfo } = await ask<{ itemsInfo: Saved[] }>(app, token, `query ($_id: ID) { itemsInfo(_id: $_id) { ${FIELDS} } }`, {
    _id: id,
  });
  if (!itemsInfo[0]) throw new Error(`There is no listing ${id}.`);
  return itemsInfo[0];
};

interface Made {
  readonly _id: string;
  readonly name: string;
  readonly attribute_specifics: readonly {
    readonly base_price: number;
    readonly name_value: Saved['attribute_specifics_modify'][number]['name_value'];
  }[];
}

const PICTURES = ['one', 'two', 'three'].map((name) => ({ src: `https://example.com/${name}.png` }));

/** A listing of the demo's first tee with three pictures. */
const makeListing = async (): Promise<Saved> => {
  const presets = '{ productPreset { _id name attribute_specifics { base_price name_value { name type value } } } }';
  const { productPreset } = await ask<{ productPreset: Made[] }>(app, token, presets);
  const tee = productPreset.find(({ name }) => name === 'Unisex Tee 5000');
  if (!tee) throw new Error('The demo has no Unisex Tee 5000.');
  const { makeItemInfo } = await ask<{ makeItemInfo: Saved }>(
    app,
    token,
    `mutation ($params: ItemInfoInput!) { makeItemInfo(params: $params) { ${FIELDS} } }`,
    {
      params: {
        name: 'Hut tee, second edition',
        product_id: tee._id,
        images: PICTURES,
        price: 39.99,
        attribute_specifics_modify: tee.attribute_specifics
          .slice(0, 8)
          .map((variant) => ({ ...variant, selected: true, sale_price: 39.99 })),
      },
    },
  );
  return makeItemInfo;
};

withApp(({ app: started, browser }) => {
  app = started;
  const open = async (): Promise<void> => {
    context = await browser.newContext({ viewport: { width: 1366, height: 860 }, locale: 'en-US', reducedMotion: 'reduce' });
    token = await signIn(context, app);
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
  };
  opened = open;
});

beforeAll(() => opened());
pictureEachTest(() => page);

test('a listing is opened from its list, changed by keyboard, saved as a whole, and told of what somebody else saved meanwhile', async () => {
  const made = await makeListing();
  const origin = made.images.map(({ src }) => src);
  await visit(page, app.origin, `/items/internal?item=${made._id}`);
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await page.waitForURL(`**/items/internal/${made._id}`);

  // What a platform does not allow is said while it is typed.
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Hut hoodie for the first day of snow');
  const second = page.getByLabel('Description', { exact: true });
  await second.fill('Warm. Ask us at www.example.com about sizes.');

  // The last picture becomes the first, by keyboard.
  const last = page.getByRole('button', { name: 'Image 3 of 3' });
  await last.focus();
  await page.keyboard.press('Shift+Home');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Image 1 of 3');

  // A price, and a variant that is no longer offered.
  const grid = page.getByRole('grid', { name: 'Variants' });
  const cell = (row: number, column: number) => grid.locator(`[data-line="${row}"][data-column="${column}"]`);
  const [offered, price] = [2, 7];
  await cell(0, price).click();
  await page.keyboard.type('44.50');
  await page.keyboard.press('Enter');
  await cell(1, offered).click();
  await cell(1, offered).getByText('–').waitFor();

  await page.keyboard.press('Control+s');
  await comes(async () => expect((await listingOf(made._id)).name).toBe('Hut hoodie for the first day of snow'));
  const saved = await listingOf(made._id);
  expect(saved.images.map(({ src }) => src)).toEqual([origin[2], origin[0], origin[1]]);
  expect(saved.attribute_specifics_modify[0]?.sale_price).toBe(44.5);
  expect(saved.attribute_specifics_modify[1]?.selected).toBe(false);

  await page.reload();
  await cell(0, price).getByText('44.50').waitFor();

  // Another tab saves a name while one is typed here.
  await name.fill('Hut hoodie, mine');
  const theirs =
    'mutation ($_id: ID, $updated_at: Int, $params: ItemInfoInput!) { makeItemInfo(_id: $_id, updated_at: $updated_at, params: $params) { _id } }';
  let isSaved = false;
  await page.route('**/graphql', async (route) => {
    if (isSaved || !route.request().postData()?.includes('mutation MakeItemInfo(')) return route.fallback();
    isSaved = true;
    const { product_id, images, attribute_specifics_modify } = saved;
    const params = { name: 'Hut hoodie, theirs', product_id, images, price: saved.price, attribute_specifics_modify };
    await ask(app, token, theirs, { _id: made._id, updated_at: saved.updated_at, params });
    return route.continue();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Hut hoodie, theirs').waitFor();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await comes(async () => expect((await listingOf(made._id)).name).toBe('Hut hoodie, mine'));
}, 90_000);

test('a text is written once as a template, and stands filled in behind what a listing says', async () => {
  const made = await makeListing();
  await visit(page, app.origin, `/items/internal/${made._id}`);
  const description = page.getByLabel('Description', { exact: true });
  await description.fill('Made to order.');
  await page.getByRole('button', { name: 'Templates', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add template' }).click();
  const drawer = page.getByRole('dialog', { name: 'Text templates' });
  await drawer.getByRole('button', { name: 'Add template' }).click();
  await drawer.getByLabel('Name', { exact: true }).fill('Short');
  await drawer.getByLabel('Text', { exact: true }).fill('A {{name}}, number ');
  await drawer.getByRole('button', { name: '{{number}}' }).click();
  await drawer.getByText('A Sunset over the bay, number 12').waitFor();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Short', { exact: true }).waitFor();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Templates', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Short' }).click();
  expect(await description.inputValue()).toMatch(/^Made to order\.\n\nA Hut tee, second edition, number \d+$/u);
}, 60_000);
