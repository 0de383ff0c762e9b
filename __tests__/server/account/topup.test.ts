import { readingBackOfTopups } from '../../../src/server/wallet/read-back';
import { changeCredit } from '../../../src/server/wallet/wallet';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import { accountBrowser, type AccountBrowser } from './browser';

let server: TestServer;
let shop: string;
let sale: TestUser;
let visitor: AccountBrowser;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  const row = await server.services.db.selectFrom('containers').selectAll().where('domain', '=', 'demo').executeTakeFirstOrThrow();
  shop = row._id;
  sale = await server.makeUser(row, { role: 'sale' });
  await server.services.db.updateTable('containers').set({ unlimit_lifetime: false }).where('_id', '=', shop).execute();
  visitor = await signedIn('seller@demo.test');
});
afterAll(() => server.stop());

const signedIn = async (email: string): Promise<AccountBrowser> => {
  const browser = accountBrowser(server, 'demo.localhost');
  await browser.post('/account/login', { email, password: PASSWORD });
  return browser;
};

const TOPUP = '/account/billing/topup';

test('the demo’s wallet has two months behind it, and two orders it holds money for', async () => {
  const rows = await server.services.db
    .selectFrom('wallet_entries as e')
    .innerJoin('wallet_transactions as t', 't._id', 'e.transaction_id')
    .select(['t.kind', 'e.amount'])
    .where('e.container_id', '=', shop)
    .where('e.account', '=', 'wallet')
    .execute();
  expect(rows).toHaveLength(38);
  expect(Math.round(rows.reduce((sum, { amount }) => sum + amount * 100, 0))).toBe(await credit());
  const { balance } = await server.services.db
    .selectFrom('wallet_accounts')
    .select('balance')
    .where('container_id', '=', shop)
    .where('code', '=', 'held')
    .executeTakeFirstOrThrow();
  expect(balance).toBe(42.2);
});

let forms = 0;
const newKey = (): string => {
  forms += 1;
  return forms.toString(16).padStart(24, '0');
};

const send = (amount: string, key = newKey()) => visitor.post(TOPUP, { amount, key, method: 'practice' });

/** Begins a topup; what its payment and its return page are called. */
const begin = async (amount = '25.00', key = newKey()): Promise<{ pay: string; payment: string; back: string }> => {
  const answer = await send(amount, key);
  expect(answer.status).toBe(303);
  const pay = new URL(answer.headers.location ?? '').pathname;
  const payment = pay.split('/').at(-1) ?? '';
  const { _id } = await server.services.db.selectFrom('topups').select('_id').where('payment', '=', payment).executeTakeFirstOrThrow();
  return { pay, payment, back: `${TOPUP}/${_id}` };
};

const act = (pay: string, name: string) => visitor.post(pay, { act: name });
const nudge = (payment: string) =>
  server.request('/account/billing/webhook/practice', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payment }),
  });

const credit = async (): Promise<number> => {
  const row = await server.services.db.selectFrom('containers').select('total_credit').where('_id', '=', shop).executeTakeFirstOrThrow();
  return Math.round(row.total_credit * 100);
};

const topupsOf = async (payment: string): Promise<number> => {
  const rows = await server.services.db
    .selectFrom('wallet_transactions')
    .select('_id')
    .where('key', '=', `topup:practice:${payment}`)
    .execute();
  return rows.length;
};

test('a form that is sent twice leads to one payment; told twice, reloaded and gone back to, it pays in once', async () => {
  const [before, key] = [await credit(), newKey()];
  const [first, second] = await Promise.all([send('25.00', key), send('25.00', key)]);
  expect(first.headers.location).toBe(second.headers.location);
  const { pay, payment, back } = await begin('25', key);
  const paid = await act(pay, 'twice');
  expect([paid.status, new URL(paid.headers.location ?? '').pathname]).toEqual([303, back]);
  for (let reload = 0; reload < 2; reload += 1) {
    const page = await visitor.go(back);
    expect(page.text).toContain('$25.00 was added to your wallet.');
  }
  expect((await nudge(payment)).status).toBe(204);
  expect([await credit(), await topupsOf(payment)]).toEqual([before + 2500, 1]);
  // Sent once more it leads to what became of it.
  expect((await send('25.00', key)).headers.location).toBe(back);
});

test('who is told, who comes back and who looks by the clock at the same moment pay in once', async () => {
  const before = await credit();
  const { pay, payment, back } = await begin('40.00');
  await act(pay, 'lost');
  expect(await credit()).toBe(before);
  await server.services.db.updateTable('topups').set({ next_look_at: 0 }).where('payment', '=', payment).execute();
  await Promise.all([
    readingBackOfTopups.run(server.services),
    ...Array.from({ length: 4 }, () => nudge(payment)),
    ...Array.from({ length: 4 }, () => visitor.go(back)),
  ]);
  expect([await credit(), await topupsOf(payment)]).toEqual([before + 4000, 1]);
});

test('a payment nobody tells of is read back; one that is declined, put off or given up pays nothing in, and one that is paid late counts', async () => {
  const before = await credit();
  const lost = await begin('10.00');
  await act(lost.pay, 'lost');
  await server.services.db.updateTable('topups').set({ next_look_at: 0 }).where('payment', '=', lost.payment).execute();
  await readingBackOfTopups.run(server.services);
  expect(await credit()).toBe(before + 1000);
  const declined = await begin('11.00');
  await act(declined.pay, 'decline');
  expect((await visitor.go(declined.back)).text).toContain('The payment was declined');
  const later = await begin('12.00');
  await act(later.pay, 'later');
  const waiting = await visitor.go(later.back);
  expect(waiting.text).toContain('$12.00 hasn’t been paid yet.');
  expect(waiting.text).toContain('http-equiv="refresh"');
  await server.services.db.updateTable('topups').set({ created_at: 1, next_look_at: 0 }).where('payment', '=', later.payment).execute();
  await readingBackOfTopups.run(server.services);
  expect((await visitor.go(later.back)).text).toContain('This payment expired');
  await act(later.pay, 'pay');
  expect((await visitor.go(later.back)).text).toContain('$12.00 was added to your wallet.');
  expect(await credit()).toBe(before + 1000 + 1200);
});

test.each(['', '9.99', '10000.01', '-20', 'much', '1e3', '25.005', "1';--"])(
  'an amount of "%s" is refused in a sentence, and kept',
  async (amount) => {
    const answer = await send(amount);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Enter an amount from $10.00 to $10,000.00.');
    expect(answer.text).toContain('aria-invalid="true"');
  },
);

test('another site’s form begins no topup', async () => {
  const count = async () => (await server.services.db.selectFrom('topups').select('_id').execute()).length;
  const before = await count();
  const fields = { amount: '25.00', key: newKey(), method: 'practice' };
  const answer = await visitor.post(TOPUP, fields, { origin: 'http://evil.test' });
  expect([answer.status, await count()]).toEqual([403, before]);
});

test('a payment nobody asked for is no payment of ours', async () => {
  expect((await nudge('pay_of_somebody')).status).toBe(404);
});

test('the plan is renewed out of the wallet once, however often its button is pressed; an empty wallet says so', async () => {
  const plan = async () => {
    const { plan_log } = await server.services.db
      .selectFrom('containers')
      .select('plan_log')
      .where('_id', '=', shop)
      .executeTakeFirstOrThrow();
    return plan_log?.expires_at ?? null;
  };
  const page = await visitor.go(TOPUP);
  const end = /name="end" value="(\d+)"/u.exec(page.text)?.[1] ?? '';
  const before = await credit();
  await Promise.all(Array.from({ length: 3 }, () => visitor.post('/account/billing/renew', { end })));
  expect([await plan(), await credit()]).toEqual([Math.max(Number(end), 0) + 2_592_000, before - 2900]);
  await server.services.inContainer(shop, async (tx) =>
    changeCredit(tx, shop, { kind: 'adjustment', key: 'emptied', from: 'wallet', to: 'adjustment', cents: await credit() }),
  );
  const refused = await visitor.post('/account/billing/renew', { end: String(await plan()) });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Your wallet balance is $0.00, but this costs $29.00. Top up first.');
  expect(await plan()).toBe(Number(end) + 2_592_000);
});

test('the history adds up, goes into a file and has a receipt for each topup', async () => {
  const page = await visitor.go('/account/billing/history?kind=topup');
  expect(page.status).toBe(200);
  const dollars = (label: string): number =>
    Number(new RegExp(`<dt>${label}</dt>\\s*<dd>\\$([\\d,.]+)</dd>`, 'u').exec(page.text)?.[1]?.replaceAll(',', '') ?? NaN);
  expect(dollars('Opening balance') + dollars('Money in') - dollars('Money out')).toBeCloseTo(dollars('Closing balance'), 2);
  expect(dollars('Money in')).toBeGreaterThan(80);
  const csv = await visitor.go('/account/billing/history.csv?kind=topup');
  expect(csv.headers['content-disposition']).toMatch(/wallet-topup-.*\.csv/u);
  expect(csv.text.startsWith('\uFEFFDate,Description,Reference,Amount,Balance after\r\n')).toBe(true);
  // Those of the demo, and of the tests above.
  expect(csv.text.trim().split('\r\n')).toHaveLength(1 + 6 + 4);
  const receipt = /href="(\/account\/billing\/receipt\/[0-9a-f]{24}\.pdf)"/u.exec(page.text)?.[1] ?? '';
  const pdf = await visitor.go(receipt);
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.text.startsWith('%PDF-')).toBe(true);
});

test('who may not, does not', async () => {
  const other = await signedIn(sale.email);
  for (const answer of [
    await other.post(TOPUP, { amount: '25', key: newKey(), method: 'practice' }),
    await other.post('/account/billing/renew', { end: '1' }),
  ])
    expect(answer.status).toBe(403);
});
