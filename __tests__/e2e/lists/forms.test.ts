import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunningApp } from '../support/app';
import { ask, DEMO_PASSWORD, signIn } from '../support/sign-in';
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
});
beforeEach(async () => {
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
});
afterEach(() => page.close());

const DESIGNS = 'query ($search: String) { mockupDesigns(search: $search) { _id name } }';
const designs = async (search: string): Promise<string[]> =>
  (await ask<{ mockupDesigns: { name: string }[] }>(app, token, DESIGNS, { search })).mockupDesigns.map(({ name }) => name).sort();

const nameField = (of = page) => of.getByLabel('Name', { exact: true });
const save = (of = page) => of.getByRole('button', { name: 'Save', exact: true }).click();

/** The server does the next call of an operation, and its answer never comes. Gives what ends once it is lost. */
const loseAnswer = async (operation: string): Promise<() => Promise<void>> => {
  let isLost = false;
  let tell = (): void => undefined;
  const lost = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes(`mutation ${operation}`)) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
    tell();
  });
  return () => lost;
};

const newDesign = async (): Promise<void> => {
  await page.goto(`${app.origin}/mockups/all?design=new`);
  await nameField().waitFor();
};

test('a save whose answer was lost, saved again with something else, is one row', async () => {
  await newDesign();
  await nameField().fill('Lost answer');
  const lost = await loseAnswer('CreateMockupDesign');
  await save();
  await lost();
  const state = page.locator('[data-state=maintenance]');
  // The server is there all the time, so it goes by itself.
  await state.waitFor({ state: 'detached' });
  await nameField().fill('Lost answer, other name');
  await save();
  await page.getByText('Lost answer, other name').first().waitFor();
  expect(await designs('Lost answer')).toEqual(['Lost answer, other name']);
});

test('what was typed is there again after the page was loaded anew, and the lost save is still one row', async () => {
  await newDesign();
  await nameField().fill('Reloaded');
  const lost = await loseAnswer('CreateMockupDesign');
  await save();
  // News of the row that was made may end the state at once.
  await lost();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('Your unsaved changes were restored').waitFor();
  expect(await nameField().inputValue()).toBe('Reloaded');
  await save();
  await nameField().waitFor({ state: 'detached' });
  expect(await designs('Reloaded')).toEqual(['Reloaded']);
});

test('a proxy’s HTTP 400 ends the session; what was typed is there again after signing in', async () => {
  await newDesign();
  await nameField().fill('Typed before');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation CreateMockupDesign')
      ? route.fulfill({ status: 400, contentType: 'text/html', body: `<html>${'Bad request. '.repeat(5000)}</html>` })
      : route.fallback(),
  );
  await save();
  await page.getByLabel('Email').waitFor();
  await page.unroute('**/graphql');
  await page.getByLabel('Email').fill('seller@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Your unsaved changes were restored').waitFor();
  expect(await nameField().inputValue()).toBe('Typed before');
});

test('two people who change the same are asked what to keep, and nothing is overwritten unseen', async () => {
  const { createMockupDesign: made } = await ask<{ createMockupDesign: { _id: string } }>(
    app,
    token,
    'mutation { createMockupDesign(params: { name: "First name" }) { _id } }',
  );
  await page.goto(`${app.origin}/mockups/all?design=${made._id}`);
  await nameField().fill('My name');
  await ask(app, token, 'mutation ($_id: ID!) { updateMockupDesign(_id: $_id, params: { name: "Their name" }) { _id } }', made);
  await save();
  const choice = page.getByRole('dialog', { name: 'Someone else changed this' });
  await choice.getByText('Their name').waitFor();
  await choice.getByText('My name').waitFor();
  expect(await designs('name')).toContain('Their name');
  await choice.getByRole('button', { name: /^Keep mine/ }).click();
  await nameField().waitFor({ state: 'detached' });
  expect(await designs('name')).toContain('My name');
});

test('why the changes to a view were not saved is said beneath the button', async () => {
  const { makeListView: view } = await ask<{ makeListView: { _id: string } }>(
    app,
    token,
    'mutation { makeListView(params: { list: "stores", name: "Mine", shared: false, query: "/stores/all", columns: [] }) { _id } }',
  );
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation MakeListView')
      ? route.fulfill({ json: { errors: [{ message: 'Refused.', extensions: { refusal: 'request.savedMeanwhile', code: 'CONFLICT' } }] } })
      : route.fallback(),
  );
  await page.goto(`${app.origin}/stores/all?view=${view._id}&search=shop`);
  await page.getByRole('button', { name: 'Mine' }).click();
  await page.getByRole('button', { name: 'Save changes to Mine' }).click();
  await page.getByText('Nothing was overwritten').waitFor();
});

test('a store is changed across its sections, which the address names; the bar says what is not saved', async () => {
  const { stores } = await ask<{ stores: { _id: string }[] }>(app, token, '{ stores(search: "Sandbox shop") { _id } }');
  const [store] = stores;
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${app.origin}/stores/all?store=${store?._id}`);
  const drawer = page.getByRole('dialog', { name: 'Sandbox shop' });
  await drawer.getByRole('button', { name: 'Test connection' }).click();
  await drawer.getByText('The store responded and accepted your details.').waitFor();
  expect(await drawer.getByRole('button', { name: 'Save' }).count()).toBe(0);

  await drawer.getByRole('link', { name: 'Limits' }).click();
  await drawer.getByLabel('Listings per week').fill('500');
  await drawer.getByRole('link', { name: 'Address' }).click();
  expect(new URL(page.url()).hash).toBe('#address');
  await drawer.getByLabel('Country').selectOption('DE');
  await drawer.getByLabel('Street address').fill('Am Ring 1');
  await drawer.getByLabel('City').fill('Leipzig');
  await drawer.getByLabel('ZIP / postal code').fill('410');
  await drawer.getByText('This ZIP or postal code isn’t valid for the country.').waitFor();

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await drawer.getByText('Your unsaved changes were restored').waitFor();
  expect(await drawer.getByLabel('ZIP / postal code').inputValue()).toBe('410');
  await drawer.getByLabel('ZIP / postal code').fill('04109');
  await drawer.getByText('Am Ring 1, 04109 Leipzig, DE').waitFor();
  const bar = drawer.getByRole('region', { name: '5 unsaved changes' });
  await bar.getByText('Listings per week · Country').waitFor();
  await bar.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'detached' });
  const kept = await ask(app, token, '{ stores(search: "Sandbox shop") { max_per_week full_address sto_status } }');
  expect(kept).toEqual({ stores: [{ max_per_week: 500, full_address: 'Am Ring 1, 04109 Leipzig, DE', sto_status: 'Valid' }] });
});
