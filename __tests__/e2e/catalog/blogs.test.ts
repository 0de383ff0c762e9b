import type { Browser, BrowserContext, Page } from 'playwright-core';
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
  context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'en-US' });
  token = await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
});
afterAll(() => context.close());

pictureEachTest(() => page);

const press = (name: string | RegExp, of: Pick<Page, 'getByRole'> = page) =>
  of
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const dialog = () => page.getByRole('dialog').last();
const status = (word: string) => page.getByRole('region', { name: 'Publishing' }).getByText(word, { exact: true });

test('a post is written with a picture, scheduled, published and seen at the shop', async () => {
  await visit(page, app.origin, '/blogs/all');
  await page.getByText('No posts yet').waitFor();
  await page.getByRole('link', { name: 'Write a post' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Herons wade');
  const text = page.getByRole('textbox', { name: 'Post content' });
  await text.click();
  await page.keyboard.type('## Where they stand');
  await page.keyboard.press('Enter');
  await page.keyboard.type('In shallow water, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('for hours');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await text.locator('h2').getByText('Where they stand').waitFor();
  await text.locator('strong').getByText('for hours').waitFor();
  await press('Image from Files');
  await dialog().getByRole('checkbox').first().check();
  await dialog()
    .getByRole('button', { name: /^(?:Use|Choose|Add)/ })
    .click();
  await text.locator('figure img').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.waitForURL(/id=[0-9a-f]{24}/);

  await press('Publish now');
  await page.getByRole('alert').getByText('Choose a store first.').waitFor();
  await page.getByLabel('Store', { exact: true }).selectOption({ label: 'Sandbox shop' });
  await press('Schedule');
  await dialog()
    .getByLabel(/^Date and time/)
    .fill('2020-01-01T10:00');
  await press('Schedule', dialog());
  await dialog().getByText('That time has passed. Choose a future time.').waitFor();
  await dialog()
    .getByLabel(/^Date and time/)
    .fill(`${new Date().getFullYear() + 1}-01-02T10:00`);
  await press('Schedule', dialog());
  await status('Scheduled').waitFor();

  await press('Preview');
  const preview = page.frameLocator('iframe[title="Reader preview"]');
  await preview.getByRole('heading', { name: 'Herons wade' }).waitFor();
  expect(await preview.locator('img').evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(0);
  await press('Close', dialog());

  await press('Publish now');
  await status('Published').waitFor();
  const link = page.getByRole('region', { name: 'Publishing' }).getByRole('link', { name: 'View in store' });
  const blog = await context.newPage();
  await blog.goto((await link.getAttribute('href')) ?? '');
  await blog.getByRole('heading', { name: 'Herons wade' }).waitFor();
  await blog.locator('figure img').waitFor();
  await blog.close();

  await visit(page, app.origin, '/blogs/all?status=published');
  await page.getByRole('row').filter({ hasText: 'Herons wade' }).getByText('Published', { exact: true }).waitFor();
});

test('of two who write, the second is told and nothing is overwritten', async () => {
  const { blogs } = await ask<{ blogs: { _id: string }[] }>(app, token, '{ blogs { _id } }');
  const id = blogs[0]?._id;
  await visit(page, app.origin, `/blogs/write?id=${id}`);
  await page.getByText('Where they stand').waitFor();
  const make = 'mutation ($_id: ID, $params: BlogPostInput!) { makeBlog(_id: $_id, params: $params) { version } }';
  await ask(app, token, make, { _id: id, params: { title: 'Theirs', body: '<p>Theirs.</p>' } });
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await page.getByText('Nothing was overwritten.').waitFor();
  await press('Discard mine');
  await page.getByRole('textbox', { name: 'Post content' }).getByText('Theirs.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Theirs');
});
