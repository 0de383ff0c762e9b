import { Client } from 'pg';
import { FO_STATUSES, type FoStatus } from '../../../src/domain/sales/fulfilment-order';
import { newId } from '../../../src/server/db/ids';
import { jsonb } from '../../../src/server/db/json';
import { cancelAtShop } from '../../../src/server/making/shop-cancel';
import { settleOrders } from '../../../src/server/sales/settle';
import { SHOP_SLUG } from '../../../src/server/sandbox';
import { addFault, asSeller, healFaults, NOBODY, sandboxOrder, saveListing, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';
import { httpRequest, type HttpAnswer } from '../http-client';

let server: TestServer;
let ask: Ask;
let container: string;
let store: string;
let listing: { _id: string; variant: string };
const makers: Record<'attic' | 'cellar', string> = { attic: '', cellar: '' };

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  ask = asSeller(server.origin, await server.signIn());
  const found = await server.services.db
    .selectFrom('stores')
    .select(['container_id', '_id'])
    .where('website', 'like', `%${SHOP_SLUG}`)
    .executeTakeFirstOrThrow();
  ({ container_id: container, _id: store } = found);
  for (const name of ['Attic', 'Cellar'] as const)
    makers[name === 'Attic' ? 'attic' : 'cellar'] = (
      await ask('mutation ($params: FulfilmentInput!) { makeFulfilment(params: $params) { _id } }', {
        params: { type: 'private', name, default: name === 'Attic' },
      })
    ).makeFulfilment._id;
  const { _id } = await saveListing(ask, 'Fox tee');
  const row = await server.services.db
    .selectFrom('item_infos as i')
    .innerJoin('product_presets as p', (join) => join.onRef('p.container_id', '=', 'i.container_id').onRef('p._id', '=', 'i.product_id'))
    .select('p.attribute_specifics as blanks')
    .where('i._id', '=', _id)
    .executeTakeFirstOrThrow();
  listing = { _id, variant: row.blanks[0]!.sku };
});
afterAll(() => server.stop());

const HOME = { ...NOBODY, address_1: '4 Sea Street', city: 'Bergen', postcode: '5003', country: 'NO' };

interface Sale {
  readonly order: string;
  readonly line: string;
  readonly fo: string;
  readonly number: string;
}

let sold = 0;

/** An order of one piece that may be made, of which the Attic's part is as wanted; null: nobody has it yet. */
const sell = async (status: FoStatus | null, buyer: object = HOME): Promise<Sale> => {
  const now = await server.services.marketNow();
  const number = await sandboxOrder(server.services, 30);
  const sale = { order: newId(), line: newId(), fo: newId(), number };
  sold += 1;
  const times = { created_at: now, updated_at: now };
  await server.services.inContainer(container, async (tx) => {
    await tx
      .insertInto('orders')
      .values({
        _id: sale.order,
        store_id: store,
        platform_id: sale.number,
        number: sale.number,
        status: 'Processing',
        currency: 'USD',
        total: 30,
        paid_at: now,
        buyer: jsonb({ ...HOME, ...buyer, last_name: `Lund ${sold}` }),
        address_state: 'valid',
        ...times,
      })
      .execute();
    await tx
      .insertInto('order_lines')
      .values({
        _id: sale.line,
        order_id: sale.order,
        line_id: '1',
        place: 1,
        name: 'Fox tee',
        sku: 'FOX',
        quantity: 1,
        price: 30,
        item_info_id: listing._id,
        variant_sku: listing.variant,
        print_files: jsonb({ areas: 1, files: [{ area: 'front', file_id: 'x', dpi: 300 }] }),
      })
      .execute();
    if (status !== null)
      await tx
        .insertInto('fulfilment_orders')
        .values({
          _id: sale.fo,
          order_id: sale.order,
          fulfilment_id: makers.attic,
          kind: 'first',
          status,
          pieces: jsonb([{ line_id: sale.line, quantity: 1 }]),
          reference: sale.fo,
          submit_at: status === 'scheduled' ? now + 60 : null,
          ...times,
        })
        .execute();
    await settleOrders(tx, container, [sale.order], now);
  });
  return sale;
};

const ADDRESS = { first_name: 'Ida', last_name: 'Lund', address_1: '5 Sea Street', city: 'Bergen', postcode: '5003', country: 'NO' };

/** What a person may ask of an order. */
const ACTS = {
  process: ['mutation ($order: ID!) { orderProcess(ids: [$order]) { _id } }', {}],
  cancel: ['mutation ($order: ID!, $fo: ID) { orderCancel(ids: [$order], fo_id: $fo) { _id } }', {}],
  split: [
    'mutation ($order: ID!, $line: ID!, $to: ID) { orderSplit(_id: $order, pieces: [{ line_id: $line, quantity: 1 }], fulfilment_id: $to) { _id } }',
    {},
  ],
  reprint: [
    'mutation ($order: ID!, $fo: ID!, $line: ID!) { orderReprint(_id: $order, fo_id: $fo, pieces: [{ line_id: $line, quantity: 1 }]) { _id } }',
    {},
  ],
  retry: ['mutation ($order: ID!, $fo: ID!) { orderRetry(_id: $order, fo_id: $fo) { _id } }', {}],
  address: [
    'mutation ($order: ID!, $address: OrderAddressInput!) { orderUpdate(ids: [$order], params: { address: $address }) { _id } }',
    { address: ADDRESS },
  ],
} as const;

const NOTHING_OPEN = 'Nothing to submit.';
const NOT_SENT = 'This hasn’t been produced yet. Edit the order instead.';
const NOTHING_FAILED = 'Nothing here needs to be retried.';
const THERE = 'Attic already has this order. Cancel it there first.';
const IN_HAND = 'Being submitted right now. Try again in a minute.';

/** What each act makes of the part that stood so, or the sentence it is refused with. */
const OUTCOMES: Readonly<Record<FoStatus, Readonly<Record<keyof typeof ACTS, string>>>> = {
  draft: { process: 'scheduled', cancel: 'cancelled', split: 'cancelled', reprint: NOT_SENT, retry: NOTHING_FAILED, address: 'draft' },
  scheduled: { process: 'scheduled', cancel: 'cancelled', split: 'cancelled', reprint: NOT_SENT, retry: NOTHING_FAILED, address: 'draft' },
  submitting: {
    process: NOTHING_OPEN,
    cancel: IN_HAND,
    split: THERE,
    reprint: 'submitting',
    retry: NOTHING_FAILED,
    address: THERE,
  },
  unknown: { process: NOTHING_OPEN, cancel: IN_HAND, split: THERE, reprint: 'unknown', retry: 'unknown', address: THERE },
  submitted: { process: NOTHING_OPEN, cancel: 'cancelling', split: THERE, reprint: 'submitted', retry: NOTHING_FAILED, address: THERE },
  production: { process: NOTHING_OPEN, cancel: 'cancelling', split: THERE, reprint: 'production', retry: NOTHING_FAILED, address: THERE },
  held: { process: NOTHING_OPEN, cancel: 'cancelling', split: THERE, reprint: 'held', retry: NOTHING_FAILED, address: THERE },
  shipped: {
    process: NOTHING_OPEN,
    cancel: 'Already shipped. Open a ticket for a return or refund.',
    split: 'You can select up to 0 of Fox tee.',
    reprint: 'shipped',
    retry: NOTHING_FAILED,
    address: 'shipped',
  },
  rejected: { process: 'cancelled', cancel: 'cancelled', split: 'rejected', reprint: NOT_SENT, retry: 'scheduled', address: 'rejected' },
  cancelling: { process: NOTHING_OPEN, cancel: 'cancelling', split: THERE, reprint: 'cancelling', retry: NOTHING_FAILED, address: THERE },
  cancelled: {
    process: 'cancelled',
    cancel: 'Nothing left to produce.',
    split: 'cancelled',
    reprint: NOT_SENT,
    retry: NOTHING_FAILED,
    address: 'cancelled',
  },
};

test.each(FO_STATUSES)('what a provider was given and is %s goes where the table says, and else says why not', async (status) => {
  const outcomes: Record<string, string> = {};
  for (const [name, [document, more]] of Object.entries(ACTS)) {
    const sale = await sell(status);
    try {
      await ask(document, { ...sale, to: makers.cellar, ...more });
      const row = await server.services.db
        .selectFrom('fulfilment_orders')
        .select('status')
        .where('_id', '=', sale.fo)
        .executeTakeFirstOrThrow();
      outcomes[name] = row.status;
    } catch (error) {
      outcomes[name] = (error as Error).message;
    }
  }
  expect(outcomes).toEqual(OUTCOMES[status]);
});

describe('what a bulk call asks of the database', () => {
  /** How many statements a call of some orders takes. */
  const statementsOf = async (document: string, ids: readonly string[]): Promise<number> => {
    const asked = jest.spyOn(Client.prototype, 'query');
    await ask(document, { ids });
    const { length } = asked.mock.calls;
    asked.mockRestore();
    return length;
  };

  test('does not grow with its orders', async () => {
    const sold: string[] = [];
    for (let n = 0; n < 55; n += 1) sold.push((await sell(n % 2 === 0 ? null : 'draft')).order);
    const [few, many] = [sold.slice(0, 5), sold.slice(5)];
    const { _id: user } = (await ask('{ cUser { _id } }')).cUser;
    const asked: Record<string, readonly number[]> = {};
    for (const [act, call] of [
      ['tag', 'orderUpdate(ids: $ids, params: { add_tags: ["size"] })'],
      ['hold', 'orderUpdate(ids: $ids, params: { hold: { reason: "person" } })'],
      ['release', 'orderUpdate(ids: $ids, params: { release: true })'],
      ['assign', `orderUpdate(ids: $ids, params: { assignee: "${user}" })`],
      ['process', `orderProcess(ids: $ids)`],
      ['process elsewhere', `orderProcess(ids: $ids, fulfilment_id: "${makers.cellar}")`],
      ['cancel', 'orderCancel(ids: $ids, at_shop: true)'],
      ['archive', 'orderUpdate(ids: $ids, params: { archive: true })'],
    ] as const) {
      const document = `mutation ($ids: [ID!]!) { ${call} { _id status } }`;
      asked[act] = [await statementsOf(document, few), await statementsOf(document, many)];
    }
    // What is asked first of a connection is asked once more.
    const grown = Object.entries(asked).filter(([, [ofFew = 0, ofMany = 0]]) => ofMany > ofFew + 2);
    expect(grown).toEqual([]);
    expect(asked.process?.[1]).toBeLessThan(60);
  });
});

const lookAt = async (id: string) =>
  (
    await ask(
      'query ($id: ID!) { orders(_id: $id) { status platform_status attention address_state blocking_gate address { address_1 } } }',
      { id },
    )
  ).orders[0];
const timeline = async (id: string): Promise<string[]> =>
  (await ask('query ($id: ID!) { order(_id: $id) { events { code } } }', { id })).order.events
    .map(({ code }: { code: string }) => code)
    .reverse();

describe('an order that is given up here', () => {
  const CANCEL = 'mutation ($id: ID!, $at_shop: Boolean) { orderCancel(ids: [$id], at_shop: $at_shop) { status } }';
  const perform = (order: string, tries = 0) =>
    cancelAtShop.perform(
      server.services,
      { container_id: container, order_id: order, store_id: store, reason: '', tries: String(tries) },
      new AbortController().signal,
    );
  const atShop = async (number: string): Promise<string[]> =>
    (await httpRequest(server.origin, `/sandbox/${SHOP_SLUG}/ledger?key=${number}`)).json<{ what: string }[]>().map(({ what }) => what);

  test('is left alone at its shop unless that is wanted; then it is cancelled there once, though the answer is lost', async () => {
    const [quiet, loud] = [await sell(null), await sell(null)];
    await ask(CANCEL, { id: quiet.order });
    await perform(quiet.order);
    expect(await atShop(quiet.number)).toEqual([]);
    expect((await ask(CANCEL, { id: loud.order, at_shop: true })).orderCancel).toEqual([{ status: 'Cancelled' }]);
    await addFault(server.origin, { method: 'PUT', path: `/orders/${loud.number}`, drop: true });
    await perform(loud.order);
    expect(await timeline(loud.order)).not.toContain('shop_cancelled');
    await healFaults(server.origin);
    // Else the shop is given half a minute to be done with the call nobody heard of.
    await server.services.db
      .updateTable('outside_effects')
      .set({ outcome: 'looked' })
      .where('outcome', 'is distinct from', 'done')
      .execute();
    await perform(loud.order, 1);
    await perform(loud.order, 1);
    expect(await atShop(loud.number)).toEqual(['status changed']);
    expect((await timeline(loud.order)).filter((code) => code.startsWith('shop_'))).toEqual(['shop_cancelled']);
    expect(await lookAt(loud.order)).toMatchObject({ status: 'Cancelled', attention: false });
  });

  test('is given up all the same where its shop refuses, and somebody is told', async () => {
    const sale = await sell(null);
    await ask(CANCEL, { id: sale.order, at_shop: true });
    await server.services.db.deleteFrom('sandbox_orders').where('id', '=', Number(sale.number)).execute();
    await perform(sale.order);
    expect(await lookAt(sale.order)).toMatchObject({ status: 'Cancelled', attention: true });
    expect((await timeline(sale.order)).at(-1)).toBe('shop_cancel_failed');
  });
});

describe('a buyer mends the address by a link', () => {
  const LINK = 'mutation ($id: ID!) { orderAddressLink(_id: $id) { url expires_at } }';
  const link = async (id: string): Promise<string> => {
    const { pathname, search } = new URL((await ask(LINK, { id })).orderAddressLink.url as string);
    return pathname + search;
  };
  const send = (to: string, fields: Record<string, string>, language = 'en'): Promise<HttpAnswer> =>
    httpRequest(server.origin, to, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language },
      body: new URLSearchParams(fields).toString(),
    });
  const bad = async (): Promise<Sale> => {
    const sale = await sell(null);
    await server.services.inContainer(container, async (tx) => {
      await tx.updateTable('orders').set({ address_state: 'invalid', address_code: 'bad_street' }).where('_id', '=', sale.order).execute();
      await settleOrders(tx, container, [sale.order], await server.services.marketNow());
    });
    return sale;
  };

  test('scenario 5: a street nobody knows closes the gate; the buyer’s word opens it; the link is good once', async () => {
    const sale = await bad();
    expect(await lookAt(sale.order)).toMatchObject({ blocking_gate: 'address', attention: true });
    const first = await link(sale.order);
    const to = await link(sale.order);
    expect((await httpRequest(server.origin, first)).status).toBe(404);
    const page = await httpRequest(server.origin, to, { headers: { 'accept-language': 'de' } });
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('value="4 Sea Street"')]);
    expect(page.text).toContain('Straße und Hausnummer');
    expect(page.text).not.toContain('Pressroom');
    expect((await send(to, { ...ADDRESS, postcode: 'x' })).status).toBe(422);
    const done = await send(to, ADDRESS, 'fr');
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('Merci.')]);
    expect(await lookAt(sale.order)).toMatchObject({
      blocking_gate: null,
      address_state: 'confirmed',
      address: { address_1: '5 Sea Street' },
      attention: false,
    });
    expect((await timeline(sale.order)).slice(-2)).toEqual(['address_given', 'gate_open']);
    for (const again of [await httpRequest(server.origin, to), await send(to, { ...ADDRESS, city: 'Elsewhere' })])
      expect([again.status, again.text]).toEqual([404, expect.stringContaining('already used')]);
    expect(await lookAt(sale.order)).toMatchObject({ address: { address_1: '5 Sea Street' } });
  });

  test('what is sent by it is shown as text, is no way to another order, and too much of it ends the link', async () => {
    const sale = await bad();
    const to = await link(sale.order);
    const hostile = await send(to, { ...ADDRESS, address_1: '<script>alert(1)</script>"', city: '', order_id: 'x', country: '../..' });
    expect(hostile.status).toBe(422);
    expect(hostile.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
    expect(hostile.text).not.toContain('<script');
    for (let n = 0; n < 19; n += 1) expect((await send(to, { ...ADDRESS, postcode: 'x' })).status).toBe(422);
    expect((await send(to, ADDRESS)).status).toBe(404);
    expect(await lookAt(sale.order)).toMatchObject({ blocking_gate: 'address', address: null });
    for (const wrong of ['/account/address', '/account/address?token=x', `${to}x`]) expect((await send(wrong, ADDRESS)).status).toBe(404);
  });

  test.each([
    [
      'blocked',
      `update memberships set status = 'Blocked' where user_id = $1`,
      `update memberships set status = 'Active' where user_id = $1`,
    ],
    ['blocked everywhere', `update users set status = 'Blocked' where _id = $1`, `update users set status = 'Active' where _id = $1`],
    [
      'a member without rights',
      `update memberships set role = 'staff', group_id = null where user_id = $1`,
      `update memberships set role = 'root' where user_id = $1`,
    ],
  ])('it opens nothing while whoever made it is %s', async (_what, away, back) => {
    const sale = await bad();
    const to = await link(sale.order);
    const { pool, db } = server.services;
    const { made_by } = await db.selectFrom('address_links').select('made_by').where('order_id', '=', sale.order).executeTakeFirstOrThrow();
    await pool.query(away, [made_by]);
    const answers = [(await httpRequest(server.origin, to)).status, (await send(to, ADDRESS)).status];
    await pool.query(back, [made_by]);
    expect(answers).toEqual([404, 404]);
    expect(await lookAt(sale.order)).toMatchObject({ blocking_gate: 'address', address: null });
  });

  test('it ends after 14 days, and where a provider has the order it changes nothing', async () => {
    const [late, sent] = [await bad(), await bad()];
    const [old, to] = [await link(late.order), await link(sent.order)];
    await server.services.db.updateTable('address_links').set({ expires_at: 1 }).where('order_id', '=', late.order).execute();
    expect((await httpRequest(server.origin, old)).status).toBe(404);
    await server.services.inContainer(container, (tx) =>
      tx
        .insertInto('fulfilment_orders')
        .values({
          _id: sent.fo,
          order_id: sent.order,
          fulfilment_id: makers.attic,
          kind: 'first',
          status: 'production',
          pieces: jsonb([{ line_id: sent.line, quantity: 1 }]),
          reference: sent.fo,
          created_at: 1,
          updated_at: 1,
        })
        .execute(),
    );
    expect((await send(to, ADDRESS)).status).toBe(409);
    expect(await lookAt(sent.order)).toMatchObject({ address: null });
    await expect(link(sent.order)).rejects.toThrow(THERE);
  });
});
