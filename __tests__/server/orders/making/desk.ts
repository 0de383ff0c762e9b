import { isRejected, makingOf } from '../../../../src/server/sandbox/print/fate';
import { sql } from 'kysely';
import type { FetchedOrder } from '../../../../src/server/connectors/platforms/shop';
import { demoSeller } from '../../../../src/server/demo/acting';
import { makeDemoListing } from '../../../../src/server/demo/listings';
import { DEMO_DESIGNS } from '../../../../src/server/demo/trade-designs';
import { newId } from '../../../../src/server/db/ids';
import { jsonb } from '../../../../src/server/db/json';
import { printAccess, SHOP_SLUG } from '../../../../src/server/sandbox';
import { keepOrders } from '../../../../src/server/sales/keep-orders';
import type { Services } from '../../../../src/server/kernel/context';
import { asSeller, eventually, NOBODY, type Ask } from '../../commerce';
import { startTestServer, type TestServer } from '../../harness';
import { httpRequest } from '../../http-client';
import { MONDAY, order as printOrder } from '../../sandbox/print-client';

const DAY = 86_400;

export const BUYER: FetchedOrder['buyer'] = {
  ...NOBODY,
  first_name: 'Robin',
  last_name: 'Baker',
  email: 'robin@example.test',
  address_1: '12 Harbour Street',
  city: 'Portland',
  state: 'OR',
  postcode: '97201',
  country: 'US',
};

const LOOK = `query ($id: ID!) { orders(_id: $id) { _id number status total refunded cost blocking_gate attention address_state gates { gate open code }
  items { _id quantity cancelled } } order(_id: $id) { store_changes { refusal values } questions { code } lines { _id unplaced print_files { area url dpi } provider_sku }
  fulfilment_orders { _id fulfilment_id kind status reference external_id other_ids can_cancel cost msg { code msg refusal values } pieces { line_id quantity } }
  trackings { tracking_number courier_code pieces { quantity } } events { code params } } }`;

// What a test looks at is as the contract has it.
// oxlint-disable-next-line typescript/no-explicit-any
export type Seen = any;

type Fate = (made: ReturnType<typeof makingOf>, rejected: boolean) => boolean;

/** An order as the workshops would make it: at once, in one parcel. */
export const usual: Fate = ({ starts_at, parcels }, rejected) => !rejected && starts_at === MONDAY && parcels.length === 1;

/** A demo server whose clock stands, with two workshops connected and a listing whose prints can be drawn. */
export interface Desk {
  readonly server: DeskServer;
  readonly services: Services;
  readonly ask: Ask;
  readonly harbour: string;
  readonly northern: string;
  /** Somebody buys so many pieces. */
  sell(quantity?: number, changes?: Partial<FetchedOrder>): Promise<string>;
  look(id: string): Promise<Seen>;
  /** Its one fulfilment order, planned; the workshops' dice fall as wanted. */
  plan(id: string, fate?: Fate, quantity?: number): Promise<Seen>;
  /** Lets the workshops' dice fall as wanted for an order of this reference. */
  roll(references: readonly string[], fate?: Fate, quantity?: number): Promise<void>;
  send(id: string): Promise<void>;
  /** The sentence an act is refused with. */
  refusal(document: string, variables: object): Promise<string>;
  advance(days: number): Promise<void>;
  spoil(fault: object): Promise<void>;
  /** Ends every fault. */
  heal(): Promise<void>;
  ledger(reference: string): Promise<string[]>;
  credit(slug: string, dollars: number): Promise<void>;
}

const json = (body: object) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const SPLIT = 'mutation ($id: ID!, $pieces: [OrderPiecesInput!]!) { orderSplit(_id: $id, pieces: $pieces) { _id } }';
const CONNECT = 'mutation ($params: FulfilmentInput!) { makeFulfilment(params: $params) { _id status } }';

/** The same order at the sandbox's shop, which is asked for it again before its provider gets it. Returns the shop's id. */
export const placeAtShop = async (
  { db }: Services,
  {
    buyer,
    quantity,
    service,
    now,
  }: {
    readonly buyer: FetchedOrder['buyer'];
    readonly quantity: number;
    readonly service?: string | null | undefined;
    readonly now: number;
  },
): Promise<number> => {
  const price = 100 / quantity;
  const { id } = await db
    .insertInto('sandbox_orders')
    .values({
      ...{ shop: SHOP_SLUG, order_key: `wc_order_${newId()}`, status: 'processing', currency: 'USD', total: '100.00' },
      billing: jsonb({
        ...buyer,
        company: '',
        address_2: buyer.address_2 ?? '',
        state: buyer.state ?? '',
        email: buyer.email ?? '',
        phone: '',
      }),
      line_items: jsonb([
        {
          ...{ id: 1, name: 'Tee', product_id: 0, variation_id: 0, quantity, sku: '', price },
          ...{ total: '100.00', image_id: null, chosen: [] },
        },
      ]),
      ...{ created_at: now, modified_at: now, paid_at: now, ...(service && { shipping_title: service }) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** What a desk is opened on. */
type DeskServer = Pick<TestServer, 'services' | 'origin' | 'signIn' | 'stop'>;

export const openDesk = async (running?: DeskServer): Promise<Desk> => {
  const server = running ?? (await startTestServer({ demo: true }));
  const { services, origin } = server;
  const ask = asSeller(origin, await server.signIn());
  const clock = (change: object) => httpRequest(origin, '/sandbox/clock', json(change));
  await clock({ speed: 0, seed: 'making' });
  // Whatever is asked of a place here is over as soon as its answer is lost.
  await sql`create function long_ago() returns trigger language plpgsql as $$ begin new.sent_at := new.sent_at - interval '1 hour'; return new; end $$`.execute(
    services.db,
  );
  await sql`create trigger long_ago before insert on outside_effects for each row execute function long_ago()`.execute(services.db);
  const made: string[] = [];
  for (const { name, url, token } of await printAccess(services)) {
    made.push((await ask(CONNECT, { params: { name, type: 'printify', printify: { url, token } } })).makeFulfilment._id);
  }
  const [harbour = '', northern = ''] = made;
  const seller = (await demoSeller(services, origin))!;
  const listing = (await makeDemoListing({ ...DEMO_DESIGNS[0]!, text: 'hi' }, seller))!;
  const containerId = seller.container._id;
  const [store, item] = await services.inContainer(containerId, async (tx) => [
    await tx.selectFrom('stores').selectAll().executeTakeFirstOrThrow(),
    await tx
      .selectFrom('item_infos')
      .select(['sku', 'attribute_specifics_modify as variants'])
      .where('_id', '=', listing)
      .executeTakeFirstOrThrow(),
  ]);
  // What is not sent at once waits.
  await services.inContainer(containerId, (tx) =>
    tx
      .updateTable('stores')
      .set({ settings: sql`settings || '{"sto_auto_fulfilment_delay": 1}'` })
      .execute(),
  );
  // Both have told what they list.
  await eventually(async () => {
    const rows = await services.db.selectFrom('provider_variants').select('fulfilment_id').distinct().execute();
    return rows.length === 2;
  });
  let sold = 0;
  const look = async (id: string): Promise<Seen> => {
    const { orders, order } = await ask(LOOK, { id });
    return { ...orders[0], ...order, fos: order.fulfilment_orders };
  };
  const roll: Desk['roll'] = async (references, fate = usual, quantity = 1) => {
    for (let n = 0; ; n += 1) {
      const seed = `making ${n}`;
      const fits = (reference: string): boolean =>
        fate(makingOf(seed, printOrder(reference, quantity), MONDAY), isRejected(seed, reference));
      if (references.every(fits)) return void (await clock({ seed }));
    }
  };
  return {
    server,
    services,
    ask,
    harbour,
    northern,
    look,
    sell: async (quantity = 1, changes = {}) => {
      sold += 1;
      const nth = sold;
      const now = await services.marketNow();
      const { address_2, state, ...named } = changes.buyer ?? { ...BUYER, last_name: `Baker ${nth}` };
      const buyer = { ...named, address_2: address_2 || null, state: state || null };
      const atShop = await placeAtShop(services, { buyer, quantity, service: changes.shipping_service, now });
      const fetched: FetchedOrder = {
        platform_id: String(atShop),
        number: String(atShop),
        status: 'Processing',
        currency: 'USD',
        total: 100,
        tax: 0,
        shipping: 0,
        refunded: 0,
        fees: null,
        created_at: now,
        paid_at: now,
        ship_by: null,
        cancel_requested: false,
        note: null,
        gift_message: null,
        payments: [],
        buyer,
        items: [
          {
            line_id: '1',
            name: 'Tee',
            sku: `${item.sku}-${item.variants[0]!.sku}`,
            quantity,
            completed: 0,
            price: 100 / quantity,
            image: null,
            product_platform_id: null,
            variant_platform_id: null,
          },
        ],
        ...changes,
      };
      await services.inContainer(containerId, (tx) => keepOrders(tx, store, [fetched], now));
      const row = await services.db
        .selectFrom('orders')
        .select('_id')
        .where('platform_id', '=', fetched.platform_id)
        .executeTakeFirstOrThrow();
      return eventually(async () => {
        const { address_state, lines } = await look(row._id);
        return address_state !== 'verifying' && lines.every(({ print_files }: Seen) => print_files !== null) && row._id;
      });
    },
    plan: async (id, fate = usual, quantity = 1) => {
      const { lines } = await look(id);
      await ask(SPLIT, { id, pieces: lines.map(({ _id, unplaced }: Seen) => ({ line_id: _id, quantity: unplaced })) });
      const [fo] = (await look(id)).fos.filter(({ status }: Seen) => status === 'draft');
      await roll([fo.reference], fate, quantity);
      return fo;
    },
    roll,
    send: async (id) => {
      await ask('mutation ($ids: [ID!]!) { orderProcess(ids: $ids, now: true) { _id } }', { ids: [id] });
    },
    refusal: async (document, variables) => {
      try {
        await ask(document, variables);
      } catch (error) {
        return (error as Error).message;
      }
      throw new Error('It should have been refused.');
    },
    advance: async (days) => {
      await clock({ advance: Math.round(days * DAY) });
    },
    spoil: async (fault) => {
      expect((await httpRequest(origin, '/sandbox/print/faults', json(fault))).status).toBe(204);
    },
    heal: async () => {
      expect((await httpRequest(origin, '/sandbox/print/faults', { method: 'DELETE' })).status).toBe(204);
    },
    ledger: async (reference) =>
      (await httpRequest(origin, `/sandbox/print/ledger?key=${reference}`)).json<{ what: string }[]>().map(({ what }) => what),
    credit: async (slug, dollars) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const body = new URLSearchParams({ dollars: String(dollars) }).toString();
      expect((await httpRequest(origin, `/sandbox/print/accounts/${slug}/credit`, { headers, body })).status).toBe(303);
    },
  };
};
