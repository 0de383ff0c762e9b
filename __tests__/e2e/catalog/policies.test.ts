import type { Browser, BrowserContext, Page } from 'playwright-core';
import { priceFor } from '../../../src/domain/margin/margin';
import { PAYMENT_FEES, PLATFORM_FEES, taxOf } from '../../../src/domain/margin/fees';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { pictureEachTest } from '../support/pictures';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let token: string;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 860 }, locale: 'en-US' });
  token = await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});
afterAll(() => context.close());

pictureEachTest(() => page);

const dialog = () => page.getByRole('dialog').last();
const press = (name: string | RegExp, of: Pick<Page, 'getByRole'> = page) => of.getByRole('button', { name }).first().click();
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

const makeItem = async (name: string): Promise<{ _id: string; product_id: string }> => {
  const { productPreset } = await ask<{ productPreset: { _id: string; image: string }[] }>(app, token, '{ productPreset { _id image } }');
  const [preset] = productPreset;
  const params = { name, product_id: preset?._id, images: [{ src: preset?.image }], price: 20, attribute_specifics_modify: [] };
  const made = 'mutation ($params: ItemInfoInput!) { makeItemInfo(params: $params) { _id product_id } }';
  return (await ask<{ makeItemInfo: { _id: string; product_id: string } }>(app, token, made, { params })).makeItemInfo;
};

test('the first policy is added from the empty list; its quote is tried before it is saved', async () => {
  await visit(page, app.origin, '/shipping-preset');
  await page.getByText('No policies yet').waitFor();
  await press('Add policy');
  await dialog().getByLabel('Name', { exact: true }).fill('Standard');
  await press('Save', dialog());
  await dialog().getByText('Enter a name of up to 255 characters for every service.').waitFor();
  const service = dialog().getByRole('group', { name: 'Service 1' });
  await service.getByLabel('First item').fill('4.99');
  await service.getByLabel('Each additional item').fill('1.50');
  await service.getByLabel('Service', { exact: true }).fill('Post');
  await dialog().getByLabel('Items', { exact: true }).fill('3');
  await dialog().getByText('$7.99').waitFor();
  await dialog().getByLabel('Country', { exact: true }).selectOption('DE');
  await dialog().getByText('No service ships to this country.').waitFor();
  await press('Save', dialog());
  await page.getByText('“Standard” saved.').waitFor();
  await row('Standard').getByText('Default', { exact: true }).waitFor();
  await row('Standard').getByText('$4.99').waitFor();
});

test('a listing has it from the start; trashing it asks which one takes its place', async () => {
  await makeItem('With terms');
  await press('Add policy');
  await dialog().getByLabel('Name', { exact: true }).fill('Express');
  await dialog().getByLabel('Service', { exact: true }).fill('Carrier');
  await press('Save', dialog());
  await page.getByText('“Express” saved.').waitFor();
  await row('Standard').getByRole('link', { name: '1 item' }).waitFor();
  await press('Remove: Standard');
  await dialog().getByText('1 item uses this policy. Choose a replacement policy.').waitFor();
  await dialog().getByLabel('Replacement policy').selectOption({ label: 'Express' });
  await press('Remove policy', dialog());
  await page.getByText('“Standard” removed.').waitFor();
  await row('Express').getByText('Default', { exact: true }).waitFor();
  await row('Express').getByRole('link', { name: '1 item' }).click();
  await page.getByText('With terms').waitFor();
});

test('two people save a policy: what both changed is asked about', async () => {
  await visit(page, app.origin, '/shipping-preset');
  await row('Express').getByRole('link', { name: 'Express' }).click();
  await dialog().getByLabel('Name', { exact: true }).fill('Mine');
  const { shippingPresets } = await ask<{ shippingPresets: { _id: string }[] }>(app, token, '{ shippingPresets { _id } }');
  const terms = {
    name: 'Theirs',
    handling: { min: 1, max: 3 },
    domestic: [{ service: 'Carrier', countries: ['US'], cost: 0, additional_cost: 0, days: { min: 2, max: 5 } }],
    international: [],
    excluded: [],
    returns: { accept: true, days: 30, paid_by: 'buyer', exchanges: false },
  };
  const save = 'mutation ($_id: ID!, $params: ShippingPresetInput!) { makeShippingPreset(_id: $_id, params: $params) { _id } }';
  await ask(app, token, save, { _id: shippingPresets[0]?._id, params: terms });
  await press('Save', dialog());
  await page.getByText('Theirs', { exact: true }).first().waitFor();
  await press(/mine/i, dialog());
  await page.getByText('“Mine” saved.').waitFor();
});

test('the price that leaves what is wanted in Germany is found, and used as the fixed profit of a new product', async () => {
  await visit(page, app.origin, '/products/type');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Design/ })
    .first()
    .click();
  await page.getByLabel('Design area, Front').waitFor();
  await page.getByRole('button', { name: /Details/ }).click();
  await press('Margin calculator');
  await dialog().getByLabel('Sales platform').selectOption('etsy');
  await dialog().getByLabel('Country', { exact: true }).selectOption('DE');
  await dialog().getByLabel('Shipping cost ($)').fill('4.50');
  const first = dialog().getByRole('table').first().getByRole('row').nth(1);
  const base = Number((await first.getByRole('cell').nth(0).innerText()).replace('$', ''));
  const wanted = priceFor(3500, {
    platform: PLATFORM_FEES.etsy,
    payment: PAYMENT_FEES.etsy,
    tax: taxOf('DE'),
    shippingPaid: 0,
    cost: Math.round(base * 100),
    shippingCost: 450,
  })!;
  await first.getByText(`$${(wanted / 100).toFixed(2)}`, { exact: true }).waitFor();
  const label = await first.getByRole('rowheader').innerText();
  await first.getByRole('button', { name: /^Use this price/ }).click();
  await dialog().waitFor({ state: 'detached' });
  // The variant sells for it now.
  expect(await page.getByLabel(`Price of ${label}`).inputValue()).toBe((wanted / 100).toFixed(2));
  await press('Margin calculator');
  await dialog().getByLabel('Sales platform').selectOption('etsy');
  await dialog().getByLabel('Country', { exact: true }).selectOption('DE');
  await dialog().getByLabel('Shipping cost ($)').fill('4.50');
  await dialog()
    .getByRole('table')
    .first()
    .getByRole('row')
    .nth(1)
    .getByText(/^3[5-6](\.\d)?%$/)
    .first()
    .waitFor();

  // What somebody really pays is there the next time, for that platform.
  const keeps = () => dialog().getByLabel('Platform fee (%)');
  await keeps().fill('5');
  await dialog().getByText('Your own numbers, saved on this device.').waitFor();
  await press('Close', dialog());
  await dialog().waitFor({ state: 'detached' });
  await press('Margin calculator');
  await dialog().getByLabel('Sales platform').selectOption('etsy');
  expect(await keeps().inputValue()).toBe('5');
  await press('Reset to examples', dialog());
  expect(await keeps().inputValue()).toBe(String(PLATFORM_FEES.etsy.percent / 100));
});

test('the same of a product type: the prices that are used become fixed profits, which are saved with its page', async () => {
  const read = '{ productPreset { _id attribute_specifics { base_price fix_profit fixed_profit sale_price } } }';
  type Read = { productPreset: { _id: string; attribute_specifics: { base_price: number; sale_price: number; fixed_profit: number }[] }[] };
  const before = (await ask<Read>(app, token, read)).productPreset[0]!;
  await visit(page, app.origin, `/products/preset/${before._id}`);
  await press('Margin calculator');
  await dialog().getByLabel('Sales platform').selectOption('ebay');
  await dialog().getByLabel('Shipping cost ($)').fill('5');
  await dialog().getByLabel('Target margin (%)').fill('20');
  await press('Use for all', dialog());
  await dialog().waitFor({ state: 'detached' });
  await press('Save');
  await page
    .getByText(/ saved\.$/)
    .first()
    .waitFor();
  const after = (await ask<Read>(app, token, read)).productPreset.find(({ _id }) => _id === before._id)!;
  const wanted = (base: number) =>
    priceFor(2000, {
      platform: PLATFORM_FEES.ebay,
      payment: PAYMENT_FEES.platform,
      tax: taxOf('US'),
      shippingPaid: 0,
      cost: Math.round(base * 100),
      shippingCost: 500,
    })! / 100;
  expect(after.attribute_specifics.map(({ sale_price }) => sale_price)).toEqual(
    before.attribute_specifics.map(({ base_price }) => wanted(base_price)),
  );
});
