import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 860 }, locale: 'en-US' });
  await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
});
afterAll(() => context.close());

const drawer = () => page.getByRole('dialog');
const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const press = (name: string | RegExp, of: Pick<Page, 'getByRole'> = page) => of.getByRole('button', { name }).first().click();

const add = async (provider: string, name: string): Promise<void> => {
  await press('Add provider account');
  await drawer().getByLabel('Provider', { exact: true }).selectOption(provider);
  await drawer().getByLabel('Name', { exact: true }).fill(name);
};

test('a workshop of one’s own is added from the empty list, and is the default', async () => {
  await visit(page, app.origin, '/fulfilments/all');
  await page.getByText('No provider accounts yet').waitFor();
  await add('private', 'By hand');
  await press('Save', drawer());
  await page.getByText('By hand saved.').waitFor();
  await card('By hand').getByText('Default', { exact: true }).waitFor();
  expect(await card('By hand').getByRole('button', { name: /^Test/ }).count()).toBe(0);
});

test('one whose keys are missing is not sent; one that takes files says so, and is not called connected', async () => {
  await add('gearment', 'Gearment');
  await press('Save and test connection', drawer());
  await drawer().getByText('This field is required.').nth(1).waitFor();
  // What was typed belongs to the provider that was chosen.
  await drawer().getByLabel('Provider', { exact: true }).selectOption('onos');
  // Two presses of one button with nothing in between would be one hand's.
  await drawer().getByLabel('Onos account').click();
  await page.keyboard.type('me');
  await press('Save', drawer());
  await page.getByText('Gearment saved.').waitFor();
  const onos = card('Gearment');
  await onos.getByText('Onos accepts orders as a CSV file you send them. Nothing is submitted automatically.').waitFor();
  expect(await onos.getByText('Valid', { exact: true }).count()).toBe(0);
});

test('an account that cannot be used says why in the drawer, on its card, and when it is tested', async () => {
  const reason = 'Couldn’t reach nobody.example.';
  await add('merchize', 'CC');
  await drawer().getByRole('textbox', { name: 'API URL', exact: true }).fill('https://nobody.example/bo-api');
  await drawer().getByLabel('Access token').fill('a-key-of-some-length');
  await press('Save and test connection', drawer());
  await drawer().getByText(reason).waitFor();
  await press('Cancel', drawer());
  await card('CC').getByText('Lost connection', { exact: true }).waitFor();
  await press('Test CC', card('CC'));
  await card('CC').getByRole('status').getByText(reason).waitFor();
  // Its key is nowhere to be read.
  await card('CC').getByRole('link', { name: 'CC' }).click();
  expect(await drawer().getByLabel('Access token').inputValue()).toBe('••••ngth');
  await press('Cancel', drawer());
});

test('another one is made the default, and removing it hands that on', async () => {
  await card('Gearment').getByRole('link', { name: 'Gearment', exact: true }).click();
  await drawer().getByLabel('Use as default account').check();
  await press('Save', drawer());
  await card('Gearment').getByText('Default', { exact: true }).waitFor();
  await card('By hand').getByText('Default', { exact: true }).waitFor({ state: 'detached' });
  await press('Remove account: Gearment');
  await press('Remove account', drawer());
  await page.getByText('Gearment removed.').waitFor();
  await card('By hand').getByText('Default', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Lost connection/ }).click();
  await card('By hand').waitFor({ state: 'detached' });
  await card('CC').waitFor();
});
