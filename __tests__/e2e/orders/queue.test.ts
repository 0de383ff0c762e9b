import type { BrowserContext, Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { ask, signIn } from '../support/sign-in';
import { withSold } from '../support/sold-app';

interface Row {
  readonly _id: string;
  readonly kind: string;
}

let app: RunningApp;
let context: BrowserContext;
let page: Page;
let token: string;

/** What is somebody's own in the queue. */
const mine = async (): Promise<readonly Row[]> => (await ask<{ queue: Row[] }>(app, token, '{ queue(mine: true) { _id kind } }')).queue;

withSold(async (started) => {
  ({ app } = started);
  const { browser } = started;
  const first = await browser.newContext();
  token = await signIn(first, app);
  await first.close();
  context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
});

/** Presses Tab until what is named has the focus. */
const tabTo = async (name: RegExp): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    const said = await page.evaluate(() => {
      const at = document.activeElement?.closest('button, input, a, select, textarea');
      if (!at) return '';
      const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map(({ textContent }) => textContent) : [];
      return [at.textContent, at.getAttribute('aria-label'), ...labels].join(' ');
    });
    if (name.test(said)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not come to ${String(name)}.`);
};

test('from signing in to an empty queue by keys alone: what is done leaves, and the next opens by itself', async () => {
  const { cUser, orders } = await ask<{ cUser: { _id: string }; orders: { _id: string; number: string }[] }>(
    app,
    token,
    '{ cUser { _id } orders(status: "Delivered") { _id number } }',
  );
  // What the demo gave the seller is somebody else's: only what follows is theirs.
  const { users } = await ask<{ users: { _id: string }[] }>(app, token, '{ users(email: "support@demo.test") { _id } }');
  const given = await mine();
  for (const [kind, update] of [
    ['support', 'supportUpdate'],
    ['task', 'taskUpdate'],
    ['order', 'orderUpdate'],
  ] as const) {
    const ids = given.filter((row) => row.kind === kind).map(({ _id }) => _id);
    const mutation = `mutation ($ids: [ID!]!, $other: ID!) { ${update}(ids: $ids, params: { assignee: $other }) { _id } }`;
    if (ids.length > 0) await ask(app, token, mutation, { ids, other: users[0]?._id });
  }
  for (const [order, category] of [
    [orders[0], 'damaged'],
    [orders[1], 'misprint'],
  ] as const) {
    const { makeTask } = await ask<{ makeTask: { _id: string } }>(
      app,
      token,
      'mutation ($params: TaskInput!) { makeTask(params: $params) { _id } }',
      { params: { type: 'support', category, order_id: order?._id, wanted: 'answer' } },
    );
    await ask(app, token, 'mutation ($ids: [ID!]!, $me: ID!) { taskUpdate(ids: $ids, params: { assignee: $me }) { _id } }', {
      ids: [makeTask._id],
      me: cUser._id,
    });
  }
  expect(await mine()).toHaveLength(2);
  await page.addInitScript(() => {
    for (const event of ['pointerdown', 'mousedown', 'touchstart'])
      window.addEventListener(event, () => localStorage.setItem('pointed', event), { capture: true });
  });

  await visit(page, app.origin, '/support/queue?assignee=me');
  await page.getByLabel('Email').waitFor();
  await tabTo(/^Email| Email/u);
  await page.keyboard.type('seller@demo.test');
  await tabTo(/Password/u);
  await page.keyboard.type('demo-password');
  await page.keyboard.press('Enter');
  await page.locator('[data-row]').first().waitFor();

  await page.keyboard.press('j');
  const pane = page.getByRole('region', { name: 'Selected work' });
  for (const [at, name] of [/Damaged/u, /Misprint/u].entries()) {
    await pane.getByRole('heading', { name }).waitFor();
    await pane.getByRole('button', { name: 'Resolve' }).waitFor();
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await tabTo(/^Resolve/u);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await comes(async () => expect(await mine()).toHaveLength(1 - at));
  }
  await pane.waitFor({ state: 'hidden' });
  await page.getByText('No results').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('pointed'))).toBeNull();
}, 180_000);

test('a ticket waits for somebody by two keys, and the last thing done is taken back by one; the sheet says so', async () => {
  const { cUser, orders } = await ask<{ cUser: { _id: string }; orders: { _id: string }[] }>(
    app,
    token,
    '{ cUser { _id } orders(status: "Delivered") { _id } }',
  );
  const { makeTask } = await ask<{ makeTask: { _id: string } }>(
    app,
    token,
    'mutation ($params: TaskInput!) { makeTask(params: $params) { _id } }',
    { params: { type: 'support', category: 'damaged', order_id: orders[2]?._id, wanted: 'answer', assignee: cUser._id } },
  );
  const id = makeTask._id;
  await ask(app, token, 'mutation ($ids: [ID!]!) { taskUpdate(ids: $ids, params: { status: "Inprocess" }) { _id } }', { ids: [id] });
  const stands = async (): Promise<string | undefined> =>
    (await ask<{ tasks: { status: string }[] }>(app, token, `{ tasks(type: "support", _id: "${id}") { status } }`)).tasks[0]?.status;
  await visit(page, app.origin, `/support/queue?assignee=me&id=task-${id}`);
  const pane = page.getByRole('region', { name: 'Selected work' });
  await pane.getByRole('heading', { name: /Damaged/u }).waitFor();
  await pane.focus();
  await page.keyboard.press('z');
  await page.getByRole('menuitem', { name: 'Provider' }).waitFor();
  await page.keyboard.press('2');
  await comes(async () => expect(await stands()).toBe('Waiting'));
  await page.keyboard.press('u');
  await comes(async () => expect(await stands()).toBe('Inprocess'));
  await pane.getByRole('heading', { name: /Damaged/u }).waitFor();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const text of ['Take the next unassigned conversation', 'In the queue: hold an order or set a ticket to waiting'])
    await sheet.getByText(text, { exact: true }).waitFor();
  // No text is a name of one.
  expect(await sheet.getByText(/^[a-z]+\.[a-zA-Z.]+$/u).count()).toBe(0);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}, 90_000);

test('a figure opens as many rows as it counts, also what is over and what is about no order', async () => {
  const here = await context.newPage();
  here.setDefaultTimeout(20_000);
  await here.goto(`${app.origin}/support/figures?days=90`);
  const all = here.getByRole('row').filter({ has: here.getByRole('rowheader', { name: 'Total', exact: true }) });
  for (const nth of [0, 2]) {
    const link = all.getByRole('link').nth(nth);
    const count = Number(/^\d+/u.exec((await link.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(0);
    await link.click();
    await here.locator(`[aria-setsize="${count}"]`).first().waitFor();
    await here.goBack();
  }
  await here.close();
}, 90_000);
