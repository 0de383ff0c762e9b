import type { Browser, BrowserContext, Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { keepPicture } from '../support/pictures';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let token: string;
let store: string;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' });
  token = await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  store = (await ask<{ stores: { _id: string }[] }>(app, token, '{ stores { _id } }')).stores[0]?._id ?? '';
});
afterAll(() => context.close());

interface Kept {
  readonly banner_image_id: string | null;
  readonly user_owners: readonly { readonly id: string }[];
}

const kept = async (): Promise<Kept | undefined> =>
  (await ask<{ stores: Kept[] }>(app, token, `{ stores(_id: "${store}") { banner_image_id user_owners { id } } }`)).stores[0];
const drawer = () => page.getByRole('dialog').first();
const open = (section: string) => visit(page, app.origin, `/stores/all?store=${store}#${section}`);

test('a seller chooses a banner among the files, sees it when they come back, and takes it away', async () => {
  const banner = () => drawer().getByRole('group', { name: 'Banner image' });
  await open('documents');
  await banner().getByRole('button', { name: 'Choose image: Banner image' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose an image' });
  const choices = picker.getByRole('checkbox');
  await choices.first().check();
  await choices.nth(1).check();
  expect(await picker.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await keepPicture(page, 'store-banner-picker');
  await picker.getByRole('button', { name: 'Use image' }).click();
  await banner().getByRole('img').waitFor();
  await drawer().getByRole('button', { name: 'Save', exact: true }).click();
  await comes(async () => expect((await kept())?.banner_image_id).toMatch(/^[0-9a-f]{24}$/u));
  await open('documents');
  await banner().getByRole('img').waitFor();
  await keepPicture(page, 'store-banner');
  await banner().getByRole('button', { name: 'Remove: Banner image' }).click();
  await drawer().getByRole('button', { name: 'Save', exact: true }).click();
  await comes(async () => expect((await kept())?.banner_image_id).toBeNull());
});

test('a store is assigned to a colleague, and the list shows the stores of each', async () => {
  await open('notes');
  await drawer().getByLabel('Assigned to').fill('seller@demo.test');
  await page.keyboard.press('Enter');
  await drawer().getByRole('button', { name: 'Save', exact: true }).click();
  await comes(async () => expect((await kept())?.user_owners).toHaveLength(1));
  const [owner] = (await kept())?.user_owners ?? [];
  const { colleagues } = await ask<{ colleagues: { _id: string }[] }>(app, token, '{ colleagues(module: "store") { _id } }');
  const other = colleagues.find(({ _id }) => _id !== owner?.id);
  for (const [person, count] of [
    [owner?.id, 1],
    [other?._id, 0],
  ] as const) {
    await visit(page, app.origin, `/stores/all?owner=${person}`);
    await page.getByText('Assigned to:').waitFor();
    await comes(async () => expect(await page.getByRole('checkbox', { name: 'Select Sandbox shop' }).count()).toBe(count));
  }
  await ask(app, token, 'mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id } }', {
    _id: store,
    params: { platform_id: 'woocommerce', sto_name: 'Sandbox shop', user_owners: [] },
  });
});
