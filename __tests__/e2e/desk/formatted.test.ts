import type { Browser, BrowserContext, Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { keepPicture } from '../support/pictures';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

interface Written {
  readonly messages: readonly { readonly body: string; readonly html: string | null }[];
  readonly drafts: readonly { readonly body: string; readonly html: string | null }[];
}

let app: RunningApp;
let browser: Browser;
let token: string;
let store: string;
let context: BrowserContext;
let page: Page;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 900 }, reducedMotion: 'reduce' });
  token = await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  store = (await ask<{ stores: { _id: string }[] }>(app, token, '{ stores { _id } }')).stores[0]?._id ?? '';
  await ask(app, token, 'mutation ($params: CannedReplyInput!) { makeCannedReply(params: $params) { _id } }', {
    params: { name: 'Late parcel', shortcut: 'late', body: 'Hello {{buyer.first_name|there}},\n\nit is {{tracking.number}}.' },
  });
}, 120_000);
afterAll(() => context.close());

const begin = async (subject: string): Promise<string> => {
  const params = { store_id: store, name: 'Ada Byron', email: 'ada@example.test', subject };
  const { makeSupport } = await ask<{ makeSupport: { _id: string } }>(
    app,
    token,
    'mutation ($params: SupportInput!) { makeSupport(params: $params) { _id } }',
    { params },
  );
  return makeSupport._id;
};
const read = async (id: string): Promise<Written> =>
  (await ask<{ support: Written }>(app, token, `{ support(_id: "${id}") { messages { body html } drafts { body html } } }`)).support;
const composer = () => page.getByRole('textbox', { name: 'Reply to Ada Byron' });
const format = () => page.getByRole('button', { name: 'Formatting' });
const open = async (id: string): Promise<void> => {
  await visit(page, app.origin, `/support/message?status=All&id=${id}`);
  await composer().waitFor();
};
const html = () => composer().evaluate((element) => element.innerHTML);

test('a reply is formatted by the toolbar and by keys, kept as a draft, sent, and shown as it was written', async () => {
  const id = await begin('Formatted');
  await open(id);
  await composer().fill('Hello Ada,\n\nhere are');
  await format().click();
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  // The caret is behind what was written.
  await page.keyboard.type(' the ');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('two');
  await page.keyboard.press('Control+B');
  await page.keyboard.type(' sizes:');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Small');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Large');
  const written = '<p>Hello Ada,</p><p>here are the <strong>two</strong> sizes:</p><ul><li><p>Small</p></li><li><p>Large</p></li></ul>';
  const text = 'Hello Ada,\n\nhere are the two sizes:\n\n- Small\n- Large';
  await page.getByText('Draft saved').waitFor();
  expect((await read(id)).drafts).toEqual([{ body: text, html: written }]);
  await keepPicture(page, 'formatted-reply');
  await page.reload();
  await composer().waitFor();
  await comes(async () => expect(await html()).toBe(written));
  await composer().focus();
  await page.keyboard.press('Control+Enter');
  // The first formatted message waits until the process that checks it has started.
  await comes(async () => expect((await read(id)).messages.at(-1)).toEqual({ body: text, html: written }), 40_000);
  const frame = page.frameLocator('article iframe').last();
  await frame.locator('strong', { hasText: 'two' }).waitFor();
  await keepPicture(page, 'formatted-reply-sent');
  // The next one begins as plain text.
  expect(await page.locator('textarea[data-composer]').inputValue()).toBe('');
});

test('a saved reply is chosen in formatted text, and its gap is filled in before it can be sent', async () => {
  const id = await begin('Saved');
  await open(id);
  await format().click();
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await page.keyboard.type('/lat');
  await page.getByRole('option', { name: /Late parcel/ }).waitFor();
  await page.keyboard.press('Enter');
  await comes(async () => expect(await html()).toBe('<p>Hello Ada,</p><p>it is {{tracking.number}}.</p>'));
  // The gap is chosen, so typing fills it in.
  await page.keyboard.press('Control+Enter');
  await page.getByRole('region', { name: 'Reply', exact: true }).getByRole('alert').waitFor();
  await page.keyboard.type('LX1');
  await comes(async () => expect(await html()).toBe('<p>Hello Ada,</p><p>it is LX1.</p>'));
});

test('formatting is taken off and put on again without a loss; a private note has none', async () => {
  const id = await begin('Off');
  await open(id);
  await format().click();
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await page.keyboard.press('Control+I');
  await page.keyboard.type('Soon');
  await format().click();
  expect(await page.locator('textarea[data-composer]').inputValue()).toBe('Soon');
  await format().click();
  await comes(async () => expect(await html()).toBe('<p><em>Soon</em></p>'));
  await page.getByRole('button', { name: 'Private note' }).click();
  expect(await page.getByRole('textbox', { name: 'Private note about Ada Byron' }).inputValue()).toBe('Soon');
  await comes(async () => expect(await format().count()).toBe(0));
  // The note's words replace the formatted ones.
  await page.getByRole('textbox', { name: 'Private note about Ada Byron' }).press('End');
  await page.keyboard.type(' /lat');
  await page.getByRole('option', { name: /Late parcel/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  expect(await page.locator('textarea[data-composer]').inputValue()).toBe('Soon Hello Ada,\n\nit is {{tracking.number}}.');
});

test('a letter typed in the thread goes into a formatted reply that was begun', async () => {
  const id = await begin('Ahead');
  await open(id);
  await format().click();
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await page.keyboard.type('One');
  await page.keyboard.press('Escape');
  await page.keyboard.type('QX');
  await comes(async () => expect(await html()).toBe('<p>OneQX</p>'));
});
