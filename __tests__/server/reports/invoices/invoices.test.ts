import { createHash } from 'node:crypto';
import { permittedNavigation } from '../../../../src/client/shell/layout/navigation';
import { draftInvoices } from '../../../../src/server/invoices/draft';
import { issue } from '../../../../src/server/invoices/issue';
import { holdInvoices } from '../../../../src/server/invoices/rows';
import { draftingOfInvoices } from '../../../../src/server/invoices/schedule';
import { changeCredit } from '../../../../src/server/wallet/wallet';
import { startTestServer, type TestServer, type TestUser } from '../../harness';
import { addFo, addOrder, makeShop, type ReportShop } from '../shop';
import { makeStaff, type Staff } from '../../staff';

const ZONE = 'America/New_York';
const FIELDS = `_id number kind status month subtotal tax total due credits reason paid_from reference store { _id } fulfilment_id`;
const LIST = `query ($status: String, $store: ID, $provider: ID, $month: String, $search: String) {
  invoices(status: $status, store: $store, provider: $provider, month: $month, search: $search) { ${FIELDS} } }`;
const ONE = `query ($_id: ID!) { invoice(_id: $_id) { from to lines { order fo kind amount at } } }`;
const MAKE = `mutation { makeInvoice { ${FIELDS} } }`;
const ISSUE = `mutation ($ids: [ID!]!) { issueInvoice(ids: $ids) { ${FIELDS} } }`;
const PAY = `mutation ($_id: ID!, $from: String!, $reference: String) { payInvoice(_id: $_id, from: $from, reference: $reference) { ${FIELDS} } }`;
const VOID = `mutation ($_id: ID!, $reason: String!) { voidInvoice(_id: $_id, reason: $reason) { ${FIELDS} } }`;

let server: TestServer;
let staff: Staff;
let sale: TestUser;
let shop: ReportShop;
const YEAR = new Intl.DateTimeFormat('en-CA', { year: 'numeric', timeZone: ZONE }).format(Date.now());

beforeAll(async () => {
  server = await startTestServer();
  staff = await makeStaff(server);
  sale = await staff.member(await staff.group('Sale', { billing: 'vau' }, { role: 'sale' }));
  shop = await makeShop(server, staff.container._id, ZONE);
});
afterAll(() => server.stop());

const within = <T>(work: Parameters<typeof server.services.inContainer<T>>[1]) => server.services.inContainer(staff.container._id, work);

// What is looked at is as the contract has it.
// oxlint-disable-next-line typescript/no-explicit-any
type Seen = any;

const ask = async (document: string, variables: object = {}, who = sale): Promise<Seen> => {
  const { data, errors } = await staff.ask(who, document, variables, { perpage: 100 });
  if (errors) throw new Error(errors[0]?.message);
  return Object.values(data as object)[0];
};

/** Noon of a day of the shop, so many months ago. */
const noon = (monthsAgo: number, day = 10): number => {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, day, 17) / 1000;
};
const monthOf = (monthsAgo: number): string => new Date(noon(monthsAgo) * 1000).toISOString().slice(0, 7);

/** A provider's charge of some cents. */
const charge = async (cents: number, at: number, { store = 0, maker = 0 } = {}): Promise<string> => {
  const order = await addOrder(server, shop, { store: shop.stores[store]!, at });
  return addFo(server, shop, { order, maker: shop.makers[maker]!, cost: cents, submitted_at: at });
};

/** A draft of its own: of a month nobody else uses. */
let months = 3;
const draftOf = async (cents: number, more = {}): Promise<Seen> => {
  months += 1;
  const fo = await charge(cents, noon(months), more);
  const [draft] = (await ask(MAKE)) as Seen[];
  return { ...draft, fo };
};

const rest = (file: string, who: TestUser) =>
  server.request(`/invoices/${file}`, {
    host: `${staff.container.domain}.localhost`,
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': 'en' },
  });

test('on the first of a month what was charged in the one before is drafted by store and provider, to the cent, once', async () => {
  // By the calendar of the shop: at two in the night in London the month before is not over in New York.
  const [last] = [new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 1, 2)).getTime() / 1000];
  await charge(1999, noon(1));
  const back = await charge(333, noon(1));
  await charge(1, last);
  await charge(1250, noon(1), { store: 1 });
  await charge(775, noon(1), { maker: 1 });
  const open = await charge(5000, Math.floor(Date.now() / 1000));
  await server.services.pool.query(
    `insert into fo_charges (container_id, fo_id, kind, amount, charged_at, key) values ($1, $2, 'tax', 160, $3, 'tax'), ($1, $2, 'credit', 33, $3, 'back')`,
    [shop.container, back, noon(1)],
  );
  await draftingOfInvoices.run(server.services);
  await draftingOfInvoices.run(server.services);
  const drafts: Seen[] = await ask(LIST, { status: 'draft' });
  expect(
    drafts.map(({ month, store, fulfilment_id, subtotal, tax, total, kind, number }) => [
      month,
      shop.stores.indexOf(store._id),
      shop.makers.indexOf(fulfilment_id),
      ...[subtotal, tax, total, kind, number],
    ]),
  ).toEqual(
    expect.arrayContaining([
      [monthOf(1), 0, 0, 22.99, 1.6, 24.59, 'statement', null],
      [monthOf(1), 1, 0, 12.5, 0, 12.5, 'statement', null],
      [monthOf(1), 0, 1, 7.75, 0, 7.75, 'statement', null],
      [monthOf(2), 0, 0, 0.01, 0, 0.01, 'statement', null],
    ]),
  );
  expect(drafts).toHaveLength(4);
  const { rows } = await server.services.pool.query<{ cents: number; open: string }>(
    `select sum(case when kind in ('discount', 'credit') then -amount else amount end)::integer as cents,
       string_agg(fo_id, ',') filter (where invoice_id is null) as open from fo_charges where container_id = $1`,
    [shop.container],
  );
  expect(rows[0]).toEqual({ cents: Math.round(drafts.reduce((sum, { total }) => sum + total * 100, 0)) + 5000, open });
  expect(await ask(MAKE)).toEqual([]);
  // Each filter narrows the list.
  expect(await ask(LIST, { month: monthOf(2) })).toHaveLength(1);
  expect(await ask(LIST, { store: shop.stores[1] })).toHaveLength(1);
  expect(await ask(LIST, { provider: shop.makers[1] })).toHaveLength(1);
  expect((await ask('{ invoicesCount { statuses { status count } months } }')).months).toEqual([monthOf(1), monthOf(2)]);
});

test('what is issued stays as it was; void, a credit note takes it back and no number is missing', async () => {
  const draft = await draftOf(4321);
  const [issued] = await ask(ISSUE, { ids: [draft._id] });
  expect(issued).toMatchObject({ status: 'issued', number: expect.stringMatching(new RegExp(`^PR-${YEAR}-\\d{5}$`)), total: 43.21 });
  const before = await ask(ONE, { _id: draft._id });
  expect(before.lines).toEqual([{ order: expect.any(String), fo: draft.fo, kind: 'product', amount: 43.21, at: noon(months) }]);
  await server.services.pool.query(`update stores set sto_name = 'Another name', brand_name = 'Another' where _id = $1`, [shop.stores[0]]);
  // What is charged late is another draft's.
  await charge(100, noon(months));
  const [late] = await ask(MAKE);
  expect(late).toMatchObject({ status: 'draft', month: draft.month, total: 1 });
  expect(late._id).not.toBe(draft._id);
  expect(await ask(ONE, { _id: draft._id })).toEqual(before);
  await expect(ask(ISSUE, { ids: [draft._id] })).rejects.toThrow(`${issued.number} isn’t a draft. Only drafts can be issued.`);
  await expect(within((tx) => tx.updateTable('invoices').set({ total: 1 }).where('_id', '=', draft._id).execute())).rejects.toThrow(
    `invoice ${issued.number} is issued; void it and make a new one`,
  );
  const { rows } = await server.services.pool.query<{ settings: object }>('select settings from stores where _id = $1', [shop.stores[0]]);
  expect(rows[0]?.settings).toMatchObject({
    'invoice_id.id': issued.number,
    'invoice_id.date': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });

  await expect(ask(VOID, { _id: draft._id, reason: ' ' })).rejects.toThrow('Enter a reason for voiding the invoice.');
  const both: Seen[] = await ask(VOID, { _id: draft._id, reason: 'Wrong month' });
  const note = both.find(({ kind }) => kind === 'credit_note');
  expect(both.find(({ _id }) => _id === draft._id)).toMatchObject({ status: 'void', number: issued.number, total: 43.21, due: 0 });
  expect(note).toMatchObject({ status: 'issued', total: -43.21, subtotal: -43.21, credits: draft._id, reason: 'Wrong month' });
  expect(Number(note.number.slice(-5))).toBe(Number(issued.number.slice(-5)) + 1);
  expect((await ask(ONE, { _id: note._id })).lines).toEqual([{ ...before.lines[0], amount: -43.21 }]);
  await expect(ask(VOID, { _id: draft._id, reason: 'Again' })).rejects.toThrow(`${issued.number} was voided.`);
  await expect(ask(VOID, { _id: note._id, reason: 'That too' })).rejects.toThrow('You can’t void a credit note.');
  await expect(ask(PAY, { _id: note._id, from: 'outside', reference: 'x' })).rejects.toThrow('A credit note has nothing to pay');
  // What it was for joins the open draft of its month.
  expect(await ask(MAKE)).toEqual([expect.objectContaining({ _id: late._id, total: 44.21 })]);
});

const numbers = async (): Promise<number[]> => {
  const rows = await server.services.db.selectFrom('invoices').select('number').where('number', 'is not', null).orderBy('number').execute();
  return rows.map(({ number }) => Number(number?.slice(-5)));
};

test('numbers have no gap: twelve at once, each pressed twice, and one that breaks off', async () => {
  const drafts: Seen[] = [];
  for (let n = 0; n < 12; n += 1) drafts.push(await draftOf(100 + n));
  const [gone, ...others] = drafts;
  const broken = within(async (tx) => {
    const [row] = await holdInvoices(tx, staff.container._id, [gone._id]);
    await issue(tx, staff.container._id, row!, { zone: ZONE, now: Math.floor(Date.now() / 1000), language: 'en' });
    throw new Error('It ends here.');
  });
  const pressed = await Promise.allSettled([broken, ...[...others, ...others].map(({ _id }) => ask(ISSUE, { ids: [_id] }))]);
  expect(pressed[0]?.status).toBe('rejected');
  const given = await numbers();
  expect(given).toEqual(given.map((_each, n) => n + 1));
  const issued: Seen[] = await ask(LIST, { status: 'issued' });
  expect(issued.filter(({ _id }) => others.some((other) => other._id === _id))).toHaveLength(11);
  expect(await ask(LIST, { status: 'draft', month: gone.month })).toEqual([expect.objectContaining({ _id: gone._id, number: null })]);
});

test('drafting at once makes one draft a month, with each charge on it once', async () => {
  months += 1;
  for (let n = 0; n < 5; n += 1) await charge(10, noon(months));
  const now = Math.floor(Date.now() / 1000);
  await Promise.all(Array.from({ length: 4 }, () => within((tx) => draftInvoices(tx, staff.container._id, ZONE, now))));
  expect(await ask(LIST, { month: monthOf(months) })).toEqual([expect.objectContaining({ status: 'draft', total: 0.5 })]);
});

test('an invoice is paid from the wallet once, and only by what the wallet has not paid before', async () => {
  const maker = shop.makers[1]!;
  await server.services.db.updateTable('fulfilments').set({ settle: 'wallet' }).where('_id', '=', maker).execute();
  const topup = (key: string, cents: number) =>
    within((tx) => changeCredit(tx, staff.container._id, { kind: 'topup', key, from: 'outside:test', to: 'wallet', cents }));
  await topup('one', 1000);
  months += 1;
  const fo = await charge(2500, noon(months), { maker: 1 });
  await within((tx) =>
    changeCredit(tx, staff.container._id, {
      kind: 'capture',
      key: `fo:${fo}:1:capture`,
      from: 'wallet',
      to: `fulfilment:${maker}`,
      cents: 900,
      reference: fo,
    }),
  );
  const [draft] = await ask(MAKE);
  expect(draft).toMatchObject({ kind: 'invoice', total: 25, due: 16 });
  await expect(ask(PAY, { _id: draft._id, from: 'wallet' })).rejects.toThrow('This is a draft. Issue it first.');
  const [{ number }] = await ask(ISSUE, { ids: [draft._id] });
  await expect(ask(PAY, { _id: draft._id, from: 'wallet' })).rejects.toThrow(
    'Your wallet balance is $1.00, but this costs $16.00. Top up first.',
  );
  await expect(ask(PAY, { _id: draft._id, from: 'outside' })).rejects.toThrow('Enter a payment reference.');
  expect(await ask(LIST, { month: draft.month })).toEqual([expect.objectContaining({ status: 'issued', due: 16 })]);
  await topup('two', 5000);
  const pressed = await Promise.allSettled([1, 2].map(() => ask(PAY, { _id: draft._id, from: 'wallet' })));
  expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await ask(LIST, { month: draft.month })).toEqual([expect.objectContaining({ status: 'paid', due: 0, paid_from: 'wallet' })]);
  const { rows } = await server.services.pool.query(
    `select (e.amount * 100)::integer as cents, t.reference from wallet_transactions t join wallet_entries e on e.transaction_id = t._id
     where t.key = $1 and e.account = 'wallet'`,
    [`invoice:${draft._id}`],
  );
  expect(rows).toEqual([{ cents: -1600, reference: number }]);
  await expect(ask(VOID, { _id: draft._id, reason: 'Late' })).rejects.toThrow(`${number} is already paid.`);
  // A refund comes back to the wallet by the next one.
  await server.services.pool.query(`update fulfilment_orders set status = 'cancelled', updated_at = $2 where _id = $1`, [fo, noon(months)]);
  const [back] = await ask(MAKE);
  expect(back).toMatchObject({ total: -25, due: -25 });
});

test('its paper is drawn once and is the same bytes again; its lines are a file', async () => {
  const draft = await draftOf(725);
  expect((await rest(`${draft._id}.pdf`, sale)).status).toBe(409);
  const [{ number }] = await ask(ISSUE, { ids: [draft._id] });
  const first = await rest(`${draft._id}.pdf`, sale);
  expect([first.status, first.headers['content-type'], first.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="${number}.pdf"`,
  ]);
  const kept = await server.services.db.selectFrom('invoices').select('pdf').where('_id', '=', draft._id).executeTakeFirstOrThrow();
  expect(kept.pdf).toBe(createHash('sha256').update(first.body).digest('hex'));
  await ask(PAY, { _id: draft._id, from: 'outside', reference: 'Transfer 12' });
  await server.services.storage.remove(`invoices/${kept.pdf!.slice(0, 2)}/${kept.pdf}.pdf`);
  const again = await rest(`${draft._id}.pdf`, sale);
  expect(again.body.equals(first.body)).toBe(true);
  const csv = await rest(`${draft._id}.csv`, sale);
  expect(csv.headers['content-disposition']).toBe(`attachment; filename="${number}-America-New_York.csv"`);
  expect(csv.text.split('\r\n')[1]).toMatch(new RegExp(`${draft.fo}.*,Production,7.25$`));
  expect((await rest(`${'f'.repeat(24)}.pdf`, sale)).status).toBe(404);
});

test('invoices are the role sale’s and super_root’s: owners and others are not shown them, and are refused', async () => {
  const draft = await draftOf(50);
  const clerk = await staff.member(await staff.group('Clerks', { billing: 'vau' }));
  const above = await staff.member(undefined, 'super_root');
  const viewer = await staff.member(await staff.group('Looks', { billing: 'v' }, { role: 'sale' }));
  const menu = async (who: TestUser): Promise<boolean> => {
    const me = await ask('{ cUser { role groups permission { module access { view } } } }', {}, who);
    return permittedNavigation(me).some(({ entries }) => entries.some(({ id }) => id === 'invoice'));
  };
  for (const who of [staff.owner, clerk]) {
    expect(await menu(who)).toBe(false);
    for (const [document, variables] of [
      [LIST, {}],
      [ONE, { _id: draft._id }],
      ['{ invoicesCount { months } }', {}],
      [MAKE, {}],
      [ISSUE, { ids: [draft._id] }],
      [PAY, { _id: draft._id, from: 'wallet' }],
      [VOID, { _id: draft._id, reason: 'x' }],
    ] as const)
      expect(await staff.refusal(who, document, variables)).toBe('FORBIDDEN: Only users with the sale role can do this.');
    for (const file of ['pdf', 'csv']) expect((await rest(`${draft._id}.${file}`, who)).status).toBe(403);
  }
  expect((await rest(`${draft._id}.csv`, { ...sale, token: 'nobody' })).status).toBe(400);
  expect(await menu(above)).toBe(true);
  expect(await ask(LIST, { month: draft.month }, viewer)).toHaveLength(1);
  expect(await staff.refusal(viewer, ISSUE, { ids: [draft._id] })).toContain('billing: update');
  expect(await ask(ISSUE, { ids: [draft._id] }, above)).toEqual([expect.objectContaining({ status: 'issued' })]);
});
