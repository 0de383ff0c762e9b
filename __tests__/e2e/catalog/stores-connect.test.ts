import type { Browser, Page } from 'playwright-core';
import { LANGUAGE_COOKIE, type Language } from '../../../src/domain/languages';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;
let page: Page;

withApp((started) => ({ app, browser } = started));

/** The page of most tests. */
let usual: Page | undefined;

const open = async (): Promise<void> => {
  usual ??= await pageIn('en', 'ltr', 1366);
  page = usual;
  await visit(page, app.origin, '/stores/all?store=new');
  await drawer().getByRole('textbox').first().waitFor();
};

const pageIn = async (language: Language, direction: 'ltr' | 'rtl', width: number): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: 860 }, locale: 'en-US' });
  const token = await signIn(context, app, direction === 'ltr' ? 'seller@demo.test' : 'sale@demo.test');
  await ask(app, token, 'mutation ($customizer: CustomizerInput) { updateProfile(customizer: $customizer) { _id } }', {
    customizer: { direction },
  });
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: app.origin }]);
  const made = await context.newPage();
  made.setDefaultTimeout(15_000);
  return made;
};

const drawer = () => page.getByRole('dialog');
const press = (name: string | RegExp) => drawer().getByRole('button', { name }).first().click();
/** Types over what stands there, as a hand does: a press of Save that follows is another one. */
const fill = async (fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) {
    await drawer().getByLabel(label, { exact: true }).click();
    await page.keyboard.press('ControlOrMeta+a');
    if (value === '') await page.keyboard.press('Delete');
    else await page.keyboard.insertText(value);
  }
};
const says = (sentence: string) => drawer().getByText(sentence, { exact: false }).first().waitFor();

const keysOfSandbox = async () => {
  const text = await (await fetch(`${app.origin}/sandbox/nordic-gifts/keys`, { method: 'POST' })).text();
  const shown = (id: string): string => new RegExp(`<code id="${id}">([^<]+)`).exec(text)?.[1] ?? '';
  return { website: shown('website'), key: shown('consumer-key'), secret: shown('consumer-secret') };
};

test('WooCommerce: half, swapped and wrong credentials each say what to do, and the right ones connect', async () => {
  const { website, key, secret } = await keysOfSandbox();
  await open();
  await fill({ 'Store name': 'By hand', Website: website, 'Consumer key': key });
  await press('Save and test connection');
  await says('Enter the consumer secret from your store.');
  const { host } = new URL(website);
  for (const wrong of [
    { 'Consumer key': secret, 'Consumer secret': key },
    { 'Consumer key': key, 'Consumer secret': 'cs_wrong' },
  ]) {
    await fill(wrong);
    await press('Test connection');
    await says(`${host} rejected the credentials.`);
    await says('Tested: reading products and orders');
  }
  await fill({ 'Consumer secret': secret });
  await press('Save and test connection');
  await page.getByText('By hand is connected.').waitFor();
});

/** What is typed at each platform, and the sentence about it before anybody is asked. */
const FORMS: readonly (readonly [platform: string, typed: Readonly<Record<string, string>>, sentence: string])[] = [
  ['shopify', { 'Shop name': 'herons', 'Client ID': 'abc123' }, 'Enter the client ID and client secret, or an access token.'],
  ['shopify', { 'Client secret': 'two words' }, 'This value contains characters the platform doesn’t use. Copy it again.'],
  ['bigcommerce', { 'Store hash': 'abc123', 'Client ID': 'x' }, 'This field is required.'],
  ['bigcommerce', { 'Store hash': 'Not a hash!' }, 'This value contains characters the platform doesn’t use. Copy it again.'],
  ['etsy', { Keystring: 'abc123' }, 'This field is required.'],
  ['etsy', { Keystring: 'abc-123', 'Shared secret': 's3cret' }, 'This value contains characters the platform doesn’t use. Copy it again.'],
  ['amazon', { Marketplace: 'Narnia' }, 'This value contains characters the platform doesn’t use. Copy it again.'],
  ['amazon', { Marketplace: '' }, 'This field is required.'],
];

test('what is typed for the other platforms is looked at before anybody is asked', async () => {
  await open();
  await fill({ 'Store name': 'Herons' });
  for (const [platform, typed, sentence] of FORMS) {
    await drawer().getByLabel('Platform', { exact: true }).selectOption(platform);
    await fill(typed);
    await press('Save and test connection');
    await says(sentence);
  }
});

test('where the seller is to be let in at the platform, the way there stands first; without an application that is said', async () => {
  await open();
  for (const [platform, name] of [
    ['ebay', 'eBay'],
    ['tiktok', 'TikTok Shop'],
    ['wish', 'Wish'],
    ['amazon', 'Amazon'],
  ] as const) {
    await drawer().getByLabel('Platform', { exact: true }).selectOption(platform);
    await says(`Save this store first. Then ${name} will ask you`);
  }
  await drawer().getByLabel('Platform', { exact: true }).selectOption('ebay');
  await fill({ 'Store name': 'Herons at eBay' });
  await press('Save and test connection');
  await says('eBay hasn’t authorized the connection yet. Choose Connect.');
  await press('Connect to eBay');
  await page.getByText('This server isn’t registered as an app with eBay yet').waitFor();
});

test('in German, from right to left, on a window as narrow as a phone, everything is in sight and in words', async () => {
  page = await pageIn('de', 'rtl', 390);
  await page.goto(`${app.origin}/stores/all?store=new`);
  await drawer().getByRole('textbox').first().waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await drawer().getByLabel('Plattform', { exact: true }).selectOption('etsy');
  await says('Speichere diesen Shop zuerst. Danach bittet Etsy dich');
  expect(await drawer().getByLabel('Wer hat es gemacht?').locator('option').allTextContents()).toContain('Jemand anderes (someone_else)');
  await fill({ 'Name des Shops': 'Reiher', Keystring: 'abc-123' });
  await drawer().getByRole('button', { name: 'Speichern und Verbindung testen' }).click();
  await says('Dieses Feld ist erforderlich.');
  await says('Dieser Wert enthält Zeichen, die die Plattform nicht verwendet. Kopiere ihn erneut.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const boxes = await drawer()
    .locator('form')
    .locator('input, select, button, label')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  expect(boxes.length).toBeGreaterThan(10);
  for (const [left, right] of boxes) expect([left! >= 0, right! <= 390]).toEqual([true, true]);
});
