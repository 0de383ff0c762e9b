import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { checksOf } from '../../../../src/domain/sales/check-digits';
import { newId } from '../../../../src/server/db/ids';
import { jsonb } from '../../../../src/server/db/json';
import type { Services } from '../../../../src/server/kernel/context';
import { paypalAccess } from '../../../../src/server/sandbox';
import { buyerOf } from '../../../../src/server/sandbox/shop/buyers';
import { keepOrders } from '../../../../src/server/sales/keep-orders';
import { comes } from '../../../support/comes';
import { asSeller, NOBODY, type Ask } from '../../commerce';
import { startTestServer, type TestServer } from '../../harness';
import { httpRequest } from '../../http-client';

const DAY = 86_400;

/** The nth number of a kind that only USPS writes so, with its check digit. */
export const uspsNumber = (n: number): string =>
  Array.from({ length: 10 }, (_, digit) => `94${String(n).padStart(19, '0')}${digit}`).find((each) => checksOf('usps', each) === 'right')!;

export interface Sale {
  readonly transaction_id: string;
  /** At the shop. */
  readonly number: string;
  /** Here; empty where only PayPal knows of it. */
  readonly order_id: string;
  /** Of the payment, once it is fetched. */
  readonly item_id: string;
}

// What a test looks at is as the contract has it.
// oxlint-disable-next-line typescript/no-explicit-any
export type Seen = any;

const ITEM = `_id transaction_id status amount fee refunded currency release_at tracking_number carrier pushed_at updated_at
  push { state msg { msg } } trackers { tracking_id tracking_number push { state } } order { _id number status } store { sto_name } account { email }
  dispute { dispute_id reason stage status amount respond_by outcome acts act { act state msg { msg } } }`;

/** A demo server whose clock stands, with an account at PayPal. */
export interface World {
  readonly server: TestServer;
  readonly services: Services;
  readonly ask: Ask;
  readonly containerId: string;
  readonly storeId: string;
  readonly account: string;
  /** Somebody buys and pays by PayPal; `kept`: the order is here as well. Fetched, unless told not to. */
  sell(count: number, options?: { kept?: boolean; fetch?: boolean; total?: number }): Promise<Sale[]>;
  item(id: string): Promise<Seen>;
  order(id: string): Promise<Seen>;
  fetch(): Promise<void>;
  advance(seconds: number): Promise<void>;
  spoil(fault: object): Promise<void>;
  heal(): Promise<void>;
  post(path: string, body: object): Promise<Seen>;
  ledger(key?: string): Promise<string[]>;
  refusal(document: string, variables: object): Promise<string>;
  /** A provider has the order: it can have parcels. */
  submit(orderId: string): Promise<void>;
}

const json = (body: object) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const paypalKey = (): string => {
  for (;;) {
    const key = `wc_order_${randomBytes(12).toString('hex')}`;
    if (buyerOf({ order_key: key, paid_at: 1 }).payment_method === 'ppcp-gateway') return key;
  }
};

export const openWorld = async (): Promise<World> => {
  const server = await startTestServer({ demo: true });
  const { services, origin } = server;
  const ask = asSeller(origin, await server.signIn());
  const clock = (change: object) => httpRequest(origin, '/sandbox/clock', json(change));
  await clock({ speed: 0, seed: 'paypal' });
  // Whatever is asked of a place here is over as soon as its answer is lost.
  await sql`create function long_ago() returns trigger language plpgsql as $$ begin new.sent_at := new.sent_at - interval '1 hour'; return new; end $$`.execute(
    services.db,
  );
  await sql`create trigger long_ago before insert on outside_effects for each row execute function long_ago()`.execute(services.db);
  const store = await services.db.selectFrom('stores').selectAll().executeTakeFirstOrThrow();
  const containerId = store.container_id;
  const [access] = await paypalAccess(services, origin);
  const { email, url, client_id, secret } = access!;
  await services.db
    .updateTable('stores')
    .set({ settings: sql`settings || ${JSON.stringify({ paypal_email: email })}::jsonb` })
    .where('_id', '=', store._id)
    .execute();
  const { makePaypalAccount: account } = await ask(
    'mutation ($params: PaypalAccountInput!) { makePaypalAccount(params: $params) { _id status client_id secret stores { sto_name } } }',
    { params: { email, url, client_id, secret } },
  );
  expect(account).toMatchObject({ status: 'Valid', stores: [{ sto_name: store.sto_name }] });
  expect(JSON.stringify(account)).not.toContain(secret);
  const fulfilment = newId();
  const at = await services.marketNow();
  await services.inContainer(containerId, (tx) =>
    tx
      .insertInto('fulfilments')
      .values({
        ...{
          _id: fulfilment,
          type: 'private',
          name: 'Our own',
          status: 'Valid',
          reason: null,
          auto: false,
          is_default: false,
          origin: null,
        },
        ...{ balance: null, balance_currency: null, balance_at: null, catalogue_at: null, trashed_at: null, credentials: '' },
        ...{ config: jsonb({}), created_at: at, updated_at: at },
      })
      .execute(),
  );
  const item = async (id: string): Promise<Seen> =>
    (await ask(`query ($id: ID!) { paypalItems(_id: $id) { ${ITEM} } }`, { id })).paypalItems[0];
  const fetched = async (): Promise<number> =>
    (await services.db.selectFrom('paypal_accounts').select('fetched_at').where('_id', '=', account._id).executeTakeFirstOrThrow())
      .fetched_at ?? 0;
  const fetch = async (): Promise<void> => {
    await clock({ advance: 1 });
    const now = await services.marketNow();
    await ask('mutation { paypalFetch { _id fetching } }', {});
    await comes(async () => expect(await fetched()).toBeGreaterThanOrEqual(now), 20_000);
  };
  const sellOne = async (kept: boolean, total: number): Promise<Omit<Sale, 'item_id'>> => {
    const now = await services.marketNow();
    const order_key = paypalKey();
    const line = {
      id: 1,
      name: 'Tee',
      product_id: 0,
      variation_id: 0,
      quantity: 1,
      sku: 'TEE',
      price: total,
      total: total.toFixed(2),
      image_id: null,
      chosen: [],
    };
    const billing = {
      ...NOBODY,
      first_name: 'Robin',
      last_name: 'Baker',
      address_1: '1 High Street',
      city: 'Portland',
      postcode: '97201',
      country: 'US',
      email: 'r@example.test',
    };
    const row = await services.db
      .insertInto('sandbox_orders')
      .values({
        ...{ shop: 'shop', order_key, status: 'processing', currency: 'USD', total: total.toFixed(2) },
        ...{ created_at: now, modified_at: now, paid_at: now, completed_at: null, ship_by: null },
        billing: jsonb(billing as never),
        line_items: jsonb([line]),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { transaction_id } = buyerOf(row);
    if (!kept) return { transaction_id, number: String(row.id), order_id: '' };
    const order = {
      ...{
        platform_id: String(row.id),
        number: String(row.id),
        status: 'Processing' as const,
        currency: 'USD',
        total,
        tax: 0,
        shipping: 0,
      },
      ...{ refunded: 0, fees: null, created_at: now, paid_at: now, ship_by: null, cancel_requested: false, note: null, gift_message: null },
      payments: [{ transaction_id, method: 'ppcp-gateway', paypal: true, amount: total }],
      buyer: {
        ...NOBODY,
        first_name: 'Robin',
        last_name: `Baker ${row.id}`,
        address_1: '1 High Street',
        city: 'Portland',
        postcode: '97201',
        country: 'US',
      },
      items: [
        {
          line_id: '1',
          name: 'Tee',
          sku: 'TEE',
          quantity: 1,
          completed: 0,
          price: total,
          image: null,
          product_platform_id: null,
          variant_platform_id: null,
        },
      ],
    };
    await services.inContainer(containerId, (tx) => keepOrders(tx, store, [order as never], now));
    const { _id } = await services.db
      .selectFrom('orders')
      .select('_id')
      .where('platform_id', '=', order.platform_id)
      .executeTakeFirstOrThrow();
    return { transaction_id, number: order.number, order_id: _id };
  };
  return {
    server,
    services,
    ask,
    containerId,
    storeId: store._id,
    account: account._id as string,
    item,
    fetch,
    sell: async (count, { kept = true, fetch: wanted = true, total = 100 } = {}) => {
      const sales: Omit<Sale, 'item_id'>[] = [];
      for (let n = 0; n < count; n += 1) sales.push(await sellOne(kept, total));
      if (wanted) {
        await clock({ advance: 4 * 3600 });
        await fetch();
      }
      const items = await services.db.selectFrom('paypal_items').select(['_id', 'transaction_id']).execute();
      return sales.map((sale) => ({
        ...sale,
        item_id: items.find(({ transaction_id }) => transaction_id === sale.transaction_id)?._id ?? '',
      }));
    },
    order: async (id) =>
      await ask(
        `query ($id: ID!) { orders(_id: $id) { status refunded attention gates { gate open code } } order(_id: $id) { trackings { _id tracking_number
          store_push { state } paypal_push { state msg { msg } } } events { code params } } }`,
        { id },
      ).then(({ orders, order }: Seen) => ({ ...orders[0], ...order })),
    advance: async (seconds) => {
      await clock({ advance: seconds });
    },
    spoil: async (fault) => {
      expect((await httpRequest(origin, '/sandbox/paypal/faults', json(fault))).status).toBe(204);
    },
    heal: async () => {
      await httpRequest(origin, '/sandbox/paypal/faults', { method: 'DELETE' });
    },
    post: async (path, body) => (await httpRequest(origin, `/sandbox/paypal/${path}`, json(body))).json(),
    ledger: async (key) =>
      (await httpRequest(origin, `/sandbox/paypal/ledger${key === undefined ? '' : `?key=${encodeURIComponent(key)}`}`))
        .json<{ what: string }[]>()
        .map(({ what }) => what),
    refusal: async (document, variables) => {
      try {
        await ask(document, variables);
      } catch (error) {
        return (error as Error).message;
      }
      throw new Error('It should have been refused.');
    },
    submit: async (orderId) => {
      const now = await services.marketNow();
      await services.inContainer(containerId, async (tx) => {
        const line = await tx.selectFrom('order_lines').select('_id').where('order_id', '=', orderId).executeTakeFirstOrThrow();
        await tx
          .insertInto('fulfilment_orders')
          .values({
            ...{ _id: newId(), order_id: orderId, fulfilment_id: fulfilment, kind: 'first', reprint_of: null, status: 'submitted' },
            ...{ reference: newId(), external_id: null, sent: null, submit_at: now, submitted_at: now, expect_at: null, shipped_at: null },
            ...{ cost: null, msg: null, next_look_at: null, created_at: now, updated_at: now },
            pieces: jsonb([{ line_id: line._id, quantity: 1 }]),
          })
          .execute();
      });
    },
  };
};

export { DAY };
