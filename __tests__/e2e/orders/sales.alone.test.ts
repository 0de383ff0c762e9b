import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { goTo, visit } from '../support/go-to';
import { keepPicture } from '../support/pictures';
import { ask, signIn } from '../support/sign-in';
import { withSold } from '../support/sold-app';

interface Payment {
  readonly _id: string;
  readonly transaction_id: string;
  readonly status: string;
}

let app: RunningApp;
let context: BrowserContext;
let page: Page;
let token: string;

const payments = async (status: string): Promise<readonly Payment[]> =>
  (await ask<{ paypalItems: Payment[] }>(app, token, `{ paypalItems(status: "${status}") { _id transaction_id status } }`)).paypalItems;

const post = (path: string, body: object) =>
  fetch(`${app.origin}/sandbox/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

withSold(async (started) => {
  ({ app } = started);
  const { browser, clock } = started;
  context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  token = await signIn(context, app);
  // PayPal lists a payment three hours after it was made.
  await clock({ advance: 4 * 3600 });
  await ask(app, token, 'mutation { paypalFetch { _id } }');
  await comes(async () => expect(await payments('missing')).not.toEqual([]), 60_000);
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await visit(page, app.origin, '/jobs');
});

test('a number typed in a row is told to PayPal, and its payment is synced', async () => {
  const [payment] = await payments('missing');
  const { transaction_id = '' } = payment ?? {};
  await goTo(page, `/paypal/all?search=${transaction_id}`);
  const number = page.getByRole('textbox', { name: `Tracking number for ${transaction_id}` });
  await number.fill('1234567890 1234');
  await number.press('Enter');
  expect(await page.getByRole('combobox', { name: `Carrier for ${transaction_id}` }).inputValue()).toBe('');
  await page.getByText('Choose a carrier for 12345678901234.').waitFor();
  await page.getByRole('combobox', { name: `Carrier for ${transaction_id}` }).selectOption('dpd');
  await page.getByRole('button', { name: 'Send 1 to PayPal' }).click();
  await page
    .getByRole('row', { name: new RegExp(transaction_id) })
    .getByText('Synced')
    .waitFor({ timeout: 60_000 });
  expect(await number.inputValue()).toBe('12345678901234');
}, 120_000);

test('a dispute is answered from its drawer, once', async () => {
  const [payment] = await payments('synced');
  const { _id = '', transaction_id = '' } = payment ?? {};
  expect((await post('paypal/disputes', { transaction_id })).status).toBeLessThan(300);
  await visit(page, app.origin, '/paypal/all');
  await page.getByRole('button', { name: 'Sync payments' }).click();
  await comes(async () => expect((await payments('disputed')).map((each) => each._id)).toContain(_id), 60_000);
  await visit(page, app.origin, `/paypal/disputed?id=${_id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Message buyer' }).click();
  await drawer.getByLabel('Note').fill('It is on its way.');
  await drawer.getByRole('button', { name: 'Send message' }).click();
  await drawer.getByText(/· sent$/).waitFor({ timeout: 60_000 });
  expect(await drawer.getByText('It is on its way.').count()).toBeGreaterThan(0);
}, 120_000);

/** Opens an order, asks for one of its deeds, and waits for the dialog that does. */
const askFor = async (id: string, deed: string): Promise<Locator> => {
  await visit(page, app.origin, `/orders/all?id=${id}`);
  await page.getByRole('dialog').getByRole('button', { name: deed, exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('heading', { name: new RegExp(`^${deed} `) }).waitFor();
  return dialog;
};

interface Waiting {
  readonly _id: string;
  readonly total: number;
  readonly blocking_gate: string | null;
  readonly as_of: number;
  readonly store: { readonly sto_name: string };
}

/** Orders that only wait for somebody to process them. */
const waiting = async (): Promise<readonly Waiting[]> =>
  (
    await ask<{ orders: Waiting[] }>(app, token, '{ orders(status: "Processing") { _id total blocking_gate as_of store { sto_name } } }')
  ).orders.filter(({ blocking_gate }) => blocking_gate === null);

test('scenario 6: an order that is held until a day goes on by itself when the day has come', async () => {
  const [order] = await waiting();
  const { _id = '', as_of = 0 } = order ?? {};
  const dialog = await askFor(_id, 'Hold');
  await dialog.getByLabel('Hold until').fill(new Date((as_of + 2 * 86_400) * 1000).toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('On hold', { exact: true }).first().waitFor();
  await post('clock', { advance: 3 * 86_400 });
  await drawer.getByText('On hold', { exact: true }).first().waitFor({ state: 'detached', timeout: 60_000 });
  await drawer.getByRole('button', { name: 'Hold', exact: true }).waitFor();
}, 120_000);

test('scenario 17: what was given back of an order is not given back a second time', async () => {
  const { _id, total } = (await waiting()).find(({ store }) => store.sto_name === 'Sandbox shop')!;
  const amount = (total * 0.6).toFixed(2);
  const askForAmount = async (): Promise<Locator> => {
    const dialog = await askFor(_id, 'Refund');
    await dialog.getByLabel(/^Amount in/).fill(amount);
    return dialog;
  };
  const refundButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Refund', exact: true });
  await refundButton(await askForAmount()).click();
  await page.getByRole('heading', { name: /^Refund / }).waitFor({ state: 'detached' });
  const again = await askForAmount();
  await again.getByText(`Only $${(total - Number(amount)).toFixed(2)} is left to refund.`).waitFor();
  expect(await refundButton(again).isDisabled()).toBe(true);
}, 120_000);

test('an address that labels cannot print is replaced by the suggested one with one press', async () => {
  const address = {
    ...{ first_name: 'Иван', last_name: 'Петров', company: null, email: null, phone: null, address_1: 'бул. Витоша 5', address_2: null },
    ...{ city: 'София', state: null, postcode: '1000', country: 'BG' },
  };
  const { _id } = (await waiting()).at(-1)!;
  await ask(app, token, 'mutation ($id: ID!, $params: OrderUpdateInput!) { orderUpdate(ids: [$id], params: $params) { _id } }', {
    ...{ id: _id, params: { address } },
  });
  await visit(page, app.origin, `/orders/all?id=${_id}`);
  const drawer = page.getByRole('dialog');
  const suggested = drawer.getByRole('group', { name: 'Suggested address' });
  await suggested.getByText('bul. Vitosha 5').waitFor({ timeout: 60_000 });
  await drawer.getByText('Not in Latin letters').first().waitFor();
  await keepPicture(page, 'order-suggested-address');
  await suggested.getByRole('button', { name: 'Use suggested address' }).click();
  await suggested.waitFor({ state: 'detached', timeout: 60_000 });
  const read = () => ask<{ orders: { address_state: string }[] }>(app, token, `{ orders(_id: "${_id}") { address_state } }`);
  await comes(async () => expect((await read()).orders[0]?.address_state).toBe('valid'), 60_000);
  await drawer.getByText('bul. Vitosha 5').first().waitFor();
}, 120_000);

interface Told {
  readonly _id: string;
  readonly tracking_number: string;
  readonly store: { readonly sto_name: string };
  readonly store_push: { readonly state: string };
  readonly paypal_push: { readonly state: string };
}

/** Keys of what a place of the sandbox was told of a number, with what was said. */
const toldAt = async (place: string, number: string): Promise<string[]> => {
  const rows = (await (await fetch(`${app.origin}/sandbox/${place}/ledger`)).json()) as { key: string; what: string }[];
  return rows.filter(({ key }) => key.endsWith(`/${number}`)).map(({ what }) => what);
};

/** A parcel of the sandbox's shop that both the shop and PayPal were told of; while there is none, orders go on by some hours. */
const toldOfAtBoth = async (): Promise<Told> => {
  let found: Told | undefined;
  await comes(async () => {
    const { trackings } = await ask<{ trackings: Told[] }>(
      app,
      token,
      '{ trackings(pushed: "pushed") { _id tracking_number store { sto_name } store_push { state } paypal_push { state } } }',
    );
    found = trackings.find(
      ({ store, store_push, paypal_push }) =>
        store.sto_name === 'Sandbox shop' && store_push.state === 'pushed' && paypal_push.state === 'pushed',
    );
    if (found) return;
    await post('clock', { advance: 6 * 3600 });
    await sleep(2_000);
    throw new Error('No parcel is told of at both yet.');
  }, 90_000);
  return found!;
};

test('scenario 15: a wrong number is told to nobody; corrected, it is at the shop and at PayPal in the place of the former', async () => {
  await post('clock', { speed: 0 });
  const { _id, tracking_number: former } = await toldOfAtBoth();
  const [wrong, right] = ['1ZAAAAAA0300000009', '9400100000000000004242'];
  await visit(page, app.origin, `/trackings?id=${_id}`);
  const drawer = page.getByRole('dialog');
  const told = drawer.getByRole('region', { name: 'Tracking sent to' });
  const type = async (number: string): Promise<void> => {
    await drawer.getByLabel('Tracking number').fill(number);
    await drawer.getByLabel('Carrier').selectOption('usps');
    await drawer.getByRole('button', { name: 'Save' }).click();
  };
  await type(wrong);
  await comes(async () => expect(await told.getByText(/^Check the number/u).count()).toBe(2), 60_000);
  await type(right);
  await comes(async () => expect(await told.getByText('Sent', { exact: true }).count()).toBe(2), 60_000);
  const at = async (number: string): Promise<string[]> => [...(await toldAt('shop', number)), ...(await toldAt('paypal', number))];
  expect(await at(former)).toEqual(['tracking added', 'tracking removed', 'tracker added', 'tracker cancelled']);
  expect(await at(wrong)).toEqual([]);
  expect(await at(right)).toEqual(['tracking added', 'tracker added']);
}, 240_000);
