import sharp from 'sharp';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { goTo, visit } from '../support/go-to';
import { ask, signIn, tokenOf } from '../support/sign-in';
import { withSold } from '../support/sold-app';

interface Task {
  readonly _id: string;
  readonly status: string;
  readonly resolution: string | null;
  readonly order: { readonly _id: string; readonly number: string };
}

let app: RunningApp;
let context: BrowserContext;
let page: Page;
let token: string;

const tasks = async (narrowed: string): Promise<readonly Task[]> =>
  (await ask<{ tasks: Task[] }>(app, token, `{ tasks(${narrowed}) { _id status resolution order { _id number } } }`)).tasks;
const statusOf = async (id: string): Promise<string | undefined> => (await tasks(`_id: "${id}"`))[0]?.status;
const column = (status: string): Locator => page.locator(`section[data-status="${status}"]`);
const card = (id: string): Locator => page.locator(`li[data-card="${id}"]`);

/** The latest of what is made once more of an order. */
const madeAgain = async (id: string): Promise<{ readonly status: string } | undefined> => {
  const { order } = await ask<{ order: { fulfilment_orders: { kind: string; status: string }[] } }>(
    app,
    token,
    `{ order(_id: "${id}") { fulfilment_orders { kind status } } }`,
  );
  return order.fulfilment_orders.filter(({ kind }) => kind === 'reprint').at(-1);
};

withSold(async (started) => {
  ({ app } = started);
  const { browser } = started;
  context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' });
  token = await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await visit(page, app.origin, '/jobs');
});

test('a ticket is opened from an order and resolved by a reprint, whose cost is then the order’s', async () => {
  const { orders } = await ask<{ orders: { _id: string; number: string; cost: number }[] }>(
    app,
    token,
    '{ orders(status: "Delivered") { _id number cost } }',
  );
  const order = orders.find(({ cost }) => cost > 0);
  const { _id = '', number = '' } = order ?? {};
  await goTo(page, `/orders/all?id=${_id}`);
  await page.getByRole('button', { name: 'Open ticket' }).click();
  const dialog = page.getByRole('dialog', { name: `New ticket for #${number}` });
  await dialog.getByLabel('Category').selectOption('damaged');
  await dialog.getByLabel('Description').fill('It came in two pieces.');
  await dialog.getByLabel('Requested outcome').selectOption('reprint');
  await dialog.getByRole('button', { name: 'Open ticket' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('dialog').getByRole('link', { name: 'Damaged' }).first().click();

  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  const resolve = page.getByRole('dialog', { name: `Resolve ticket for #${number}` });
  await resolve.getByText(/costs (?:about )?\$\d/u).waitFor();
  await resolve.getByRole('button', { name: 'Reprint and resolve' }).click();
  await resolve.waitFor({ state: 'detached' });
  await page.getByRole('dialog').getByText('Resolved', { exact: true }).first().waitFor();
  // A reprint that makes the order a loss, or another brake, waits for somebody's yes.
  const { orders: held } = await ask<{ orders: { blocking_gate: string | null }[] }>(
    app,
    token,
    `{ orders(_id: "${_id}") { blocking_gate } }`,
  );
  if (held[0]?.blocking_gate === 'policy') {
    await ask(app, token, `mutation { orderUpdate(ids: ["${_id}"], params: { approve: true }) { _id } }`);
    if ((await madeAgain(_id))?.status === 'draft') await ask(app, token, `mutation { orderProcess(ids: ["${_id}"], now: true) { _id } }`);
  }
  // Its maker takes it and says what it costs; now and then one refuses.
  await comes(async () => {
    const { orders: after } = await ask<{ orders: { cost: number }[] }>(app, token, `{ orders(_id: "${_id}") { cost } }`);
    const again = await madeAgain(_id);
    expect(again?.status).toMatch(/^(submitted|production|held|rejected)$/u);
    if (again?.status !== 'rejected') expect(after[0]?.cost).toBeGreaterThan(order?.cost ?? 0);
  }, 60_000);
}, 120_000);

test('on the board a card is put in another column by mouse and by keyboard; what asks is asked, what is refused goes back', async () => {
  const [, ticket] = await tasks('type: "support", status: "New"');
  const { _id = '', order: { number = '' } = {} } = ticket ?? {};
  await visit(page, app.origin, '/tasks/support/all/all?shape=board');
  await card(_id).waitFor();
  const drag = async (to: string): Promise<void> => {
    const [from, target] = [await card(_id).boundingBox(), await column(to).boundingBox()];
    if (!from || !target) throw new Error('They are not on the page.');
    await page.mouse.move(from.x + 20, from.y + 60);
    await page.mouse.down();
    await page.mouse.move(target.x + target.width / 2, target.y + 80, { steps: 8 });
    await page.mouse.up();
  };
  await drag('Waiting');
  await page.getByText('Not available from its current status.').waitFor();
  expect(await column('New').locator(`li[data-card="${_id}"]`).count()).toBe(1);
  await drag('Inprocess');
  await column('Inprocess').locator(`li[data-card="${_id}"]`).waitFor();
  await comes(async () => expect(await statusOf(_id)).toBe('Inprocess'));

  await card(_id).getByRole('button').focus();
  await page.keyboard.press('Space');
  await page.getByText(/picked up|is over In progress/u).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText(`#${number} is over Waiting.`).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: `Set the ticket for #${number} to waiting?` });
  await dialog.getByLabel('Waiting for').selectOption('provider');
  await dialog.getByRole('button', { name: 'Set to waiting', exact: true }).click();
  await column('Waiting').locator(`li[data-card="${_id}"]`).waitFor();
  expect(await statusOf(_id)).toBe('Waiting');
}, 90_000);

test('a trend is sent to design and says so from then on; the task is about it, without an order, and may be given up', async () => {
  await visit(page, app.origin, '/items/trend?kind=topic');
  const first = page.getByRole('button', { name: /^Send to design: /u }).first();
  const name = (await first.getAttribute('aria-label'))?.replace('Send to design: ', '') ?? '';
  const subject = `Topic: ${name}`;
  await first.click();
  const dialog = page.getByRole('dialog', { name: `Send “${name}” to design` });
  const about = dialog.getByLabel('Subject');
  expect(await about.inputValue()).toBe(subject);
  expect(await dialog.getByLabel('Design brief').inputValue()).toMatch(/^\d+ sold in 7 days vs\. [\d.]+ expected\./u);
  await about.fill(' ');
  await dialog.getByRole('button', { name: 'Send to design' }).click();
  await dialog.getByText('Enter a subject.').waitFor();
  await about.fill(subject);
  await dialog.getByLabel('Priority').selectOption('high');
  await dialog.getByRole('button', { name: 'Send to design' }).dblclick();
  await page.getByText('Sent to design.').waitFor();
  const sent = page.getByRole('link', { name: `Sent to design: ${name}` });
  await sent.waitFor();
  await page.reload();
  await sent.waitFor();

  await goTo(page, '/tasks/design');
  await column('New').getByText(subject).waitFor();
  expect(await column('New').getByText(subject).count()).toBe(1);
  await visit(page, app.origin, '/items/trend?kind=topic');
  await sent.click();
  const drawer = page.getByRole('dialog', { name: `Artwork missing · ${subject}` });
  await drawer.getByText('Design and reference files').waitFor();
  expect(await drawer.getByText(/^(Print files|Order|Timeline)$/u).count()).toBe(0);
  await drawer.getByRole('button', { name: 'Cancel task' }).click();
  await page
    .getByRole('dialog', { name: `Cancel “${subject}”?` })
    .getByRole('button', { name: 'Cancel task' })
    .click();
  await drawer.getByText('Canceled', { exact: true }).waitFor();
  await visit(page, app.origin, '/items/trend?kind=topic');
  await page.getByRole('button', { name: `Send to design: ${name}` }).waitFor();
}, 90_000);

test('a print file goes where its name says; whoever put it there may not approve it, somebody else opens the gate by that', async () => {
  const [design] = await tasks('type: "design", status: "New", category: "missing"');
  const { _id = '', order: { _id: orderId = '', number = '' } = {} } = design ?? {};
  const lines = await ask<{ task: { places: { line_id: string; area: string; width: number; height: number }[] } }>(
    app,
    token,
    `{ task(_id: "${_id}") { places { line_id area width height } } }`,
  );
  const { tasks: wants } = await ask<{ tasks: { prints: { line_id: string; area: string }[] }[] }>(
    app,
    token,
    `{ tasks(_id: "${_id}") { prints { line_id area } } }`,
  );
  const [print] = wants[0]?.prints ?? [];
  const ids = [...new Set(lines.task.places.map(({ line_id }) => line_id))];
  const place = lines.task.places.find(({ line_id, area }) => line_id === print?.line_id && area === print.area);
  const { width = 1, height = 1 } = place ?? {};
  const buffer = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await goTo(page, '/tasks/design/all');
  await page.getByRole('button', { name: 'Upload print files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload print files' });
  await dialog.locator('input[type=file]').setInputFiles([
    { name: `${number}-${ids.indexOf(print?.line_id ?? '') + 1}-${print?.area ?? ''}.png`, mimeType: 'image/png', buffer },
    { name: 'logo.png', mimeType: 'image/png', buffer },
  ]);
  await dialog.getByText('Rename logo.png to {order}-{line}-{area}.').waitFor();
  await dialog.getByText('300 DPI').waitFor();
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await dialog.waitFor({ state: 'detached', timeout: 40_000 });

  const { tasks: put } = await ask<{ tasks: { prints: { by: { _id: string } | null }[] }[] }>(
    app,
    token,
    `{ tasks(_id: "${_id}") { prints { by { _id } } } }`,
  );
  const me = put[0]?.prints[0]?.by?._id ?? '';
  for (const params of [`assignee: "${me}"`, 'status: "In design"', 'status: "Review"'])
    await ask(app, token, `mutation { taskUpdate(ids: ["${_id}"], params: { ${params} }) { _id } }`);
  await visit(page, app.origin, `/tasks/design/all?id=${_id}`);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('Someone else has to approve this task.').waitFor();

  const boss = await tokenOf(app, 'sale@demo.test');
  await context.addCookies([{ name: '_token', value: boss, url: app.origin }]);
  await page.goto(`${app.origin}/tasks/design/all?id=${_id}`);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('dialog').getByText('Approved', { exact: true }).first().waitFor();
  const { orders } = await ask<{ orders: { gates: { gate: string; open: boolean }[] }[] }>(
    app,
    token,
    `{ orders(_id: "${orderId}") { gates { gate open } } }`,
  );
  expect(orders[0]?.gates).toContainEqual({ gate: 'artwork', open: true });
}, 120_000);
