import { sql } from 'kysely';
import { newId } from '../../../../src/server/db/ids';
import { jsonb } from '../../../../src/server/db/json';
import { pollItems } from '../../../../src/server/external/fetch-job';
import { runJob } from '../../../../src/server/jobs/run-job';
import type { Tx } from '../../../../src/server/kernel/context';
import { lookAtFulfilment } from '../../../../src/server/making/look';
import { lookAtParcels } from '../../../../src/server/parcels/look';
import { pushParcels } from '../../../../src/server/parcels/push';
import { fetchPaypal } from '../../../../src/server/paypal/fetch';
import { pollOrders } from '../../../../src/server/sales/fetch-job';
import { settleOrders } from '../../../../src/server/sales/settle';
import { storeQueue } from '../../../../src/server/stores/status';
import { fetchShopMessages } from '../../../../src/server/support/shop/fetch';
import { scheduleOfShopMessages } from '../../../../src/server/support/shop/schedule';
import { work } from '../../../../src/server/work';
import { printifyStandIn } from '../../../support/stand-ins/printify';
import type { StandIn, StandInAnswer, StandInRequest } from '../../../support/stand-ins/stand-in';
import { woocommerceStandIn } from '../../../support/stand-ins/woocommerce';
import { NOBODY, push, saveListing, type Ask } from '../../commerce';
import type { TestServer } from '../../harness';
import type { FaultyServer } from './faulty-server';
import { paypalPlace, trackerPlace } from './small-places';

/** Things that are due at a place when something goes wrong. */
export const COUNT = 10;

export const WOO = 'https://shop.test';
const PRINTIFY = 'https://api.printify.com';
const PAYPAL = 'https://api-m.paypal.com';
const TRACKER = 'https://api.trackingmore.com';
export const ORIGINS = [WOO, PRINTIFY, PAYPAL, TRACKER] as const;

/** Work that calls a place outside for many things. */
export interface FaultPlace {
  /** Makes `COUNT` things that are due, at a place nobody has called yet. */
  begin(): Promise<void>;
  /** Runs the work of a place as a worker does when it is due. */
  look(): Promise<void>;
  /** Lets the time pass after which what was put off is due again, and has a person try again what only a person does. */
  later(): Promise<void>;
  /** Makes the first of the things one the place or we cannot cope with. */
  poison(): void;
  /** The poisonous thing is as the others again. */
  mend?(): void;
  /** Lists the things done so far, each as often as it was done. */
  done(): Promise<readonly string[]>;
  /** How the connection stands. */
  status(): Promise<string>;
  /** Things that wait for a person, for nothing tries them again by itself. */
  givenUp?(): Promise<number>;
}

export interface FaultWorld {
  readonly server: TestServer;
  readonly outside: FaultyServer;
  readonly ask: Ask;
  readonly container: string;
}

/** The place that is at each origin now: another one for each test. */
const at: Record<string, Pick<StandIn, 'answer'>> = {};

export const placeAt = (origin: string): Pick<StandIn, 'answer'> =>
  at[origin] ?? { answer: (): StandInAnswer => ({ status: 404, body: 'Nobody is here.' }) };

const MAKE_STORE = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id sto_status } }';
const { signal } = new AbortController();

const isAbout =
  (id: string) =>
  ({ path }: StandInRequest): boolean =>
    path.split(/[/.]/).includes(id);

const numbered = <T>(make: (n: number) => T): T[] => Array.from({ length: COUNT }, (_, n) => make(n));

/** Prepares a store for the places that call one. */
const storeIn = ({ server: { services }, ask, container }: FaultWorld) => {
  let woo = woocommerceStandIn();
  let store = '';
  const inContainer = <T>(act: (tx: Tx) => Promise<T>): Promise<T> => services.inContainer(container, act);
  return {
    inContainer,
    woo: () => woo,
    store: () => store,
    ref: () => ({ container_id: container, store_id: store }),
    /** Connects a shop nobody has called yet; the one before is gone. */
    open: async (): Promise<void> => {
      woo = woocommerceStandIn();
      at[WOO] = woo;
      const { stores } = await ask('{ stores { _id } }');
      const ids = stores.map(({ _id }: { _id: string }) => _id);
      if (ids.length > 0) await ask('mutation ($ids: [ID!]!) { trashStore(delete_ids: $ids) }', { ids });
      const block = { website: WOO, key: 'ck_test', secret: 'cs_test' };
      const params = { platform_id: 'woocommerce', sto_name: 'Faulty shop', woocommerce: block, sto_auto_messenger: true };
      store = (await ask(MAKE_STORE, { params })).makeStore._id as string;
    },
    status: async (): Promise<string> =>
      (await inContainer((tx) => tx.selectFrom('stores').select('sto_status').where('_id', '=', store).executeTakeFirstOrThrow()))
        .sto_status,
    poll: () => pollOrders.perform(services, { container_id: container, store_id: store }, signal),
  };
};

type StoreSide = ReturnType<typeof storeIn>;

const placeOrders = ({ woo }: StoreSide): string[] =>
  numbered((n) => woo().placeOrder({ sku: `TEE-${n}`, quantity: 1, buyer: `Buyer ${String.fromCharCode(65 + n)}` }).id);

/** One order of a list, changed; undefined: it is not in the answer. */
const oddOrder =
  (id: string, change: object) =>
  ({ path }: StandInRequest, { status, headers, body }: StandInAnswer): StandInAnswer | undefined => {
    const odd = (row: { id: number }): object => (String(row.id) === id ? { ...row, ...change } : row);
    if (path.endsWith('/orders') && Array.isArray(body)) return { status, ...(headers && { headers }), body: body.map(odd) };
    return isAbout(id)({ path } as StandInRequest) && path.endsWith(id) ? { status, body: odd(body as { id: number }) } : undefined;
  };

const orderImport = (world: FaultWorld): FaultPlace => {
  const shop = storeIn(world);
  let ids: string[] = [];
  return {
    begin: async () => {
      await shop.open();
      ids = placeOrders(shop);
    },
    look: shop.poll,
    later: () => Promise.resolve(),
    poison: () => world.outside.mangle(oddOrder(ids[0]!, { line_items: [{ id: 1, quantity: -1 }] })),
    // The shop says that it changed.
    mend: () => {
      shop.woo().advance(1);
      shop.woo().touchOrder(ids[0]!);
    },
    done: async () =>
      (await shop.inContainer((tx) => tx.selectFrom('orders').select('platform_id').where('store_id', '=', shop.store()).execute())).map(
        ({ platform_id }) => platform_id,
      ),
    status: shop.status,
  };
};

const messages = (world: FaultWorld): FaultPlace => {
  const shop = storeIn(world);
  const { services } = world.server;
  let ids: string[] = [];
  return {
    begin: async () => {
      await shop.open();
      ids = placeOrders(shop);
      await shop.poll();
      for (const id of ids) shop.woo().buyerWrites?.(id, `Where is order ${id}?`);
      await scheduleOfShopMessages.run(services);
    },
    look: () => fetchShopMessages.perform(services, shop.ref(), signal),
    later: () => Promise.resolve(),
    poison: () => world.outside.spoil('broken', Infinity, isAbout(ids[0]!)),
    done: async () =>
      (await shop.inContainer((tx) => tx.selectFrom('messages').select('body').where('store_id', '=', shop.store()).execute())).map(
        ({ body }) => body,
      ),
    status: shop.status,
  };
};

const externalItems = (world: FaultWorld): FaultPlace => {
  const shop = storeIn(world);
  let ids: string[] = [];
  return {
    begin: async () => {
      await shop.open();
      ids = numbered((n) => shop.woo().ownerMakes({ sku: `OWN-${n}`, title: `Own ${n}`, price: 5 }));
    },
    look: () => pollItems.perform(world.server.services, shop.ref(), signal),
    later: () => Promise.resolve(),
    // Its variants are asked for by themselves, and the shop breaks down over them.
    poison: () => {
      const [first = ''] = ids;
      world.outside.mangle(({ path }, { status, headers, body }) => {
        if (path.endsWith(`/products/${first}/variations`)) return { status: 500, body: 'Internal Server Error' };
        if (!path.endsWith('/products') || !Array.isArray(body)) return undefined;
        const rows = (body as { id: number }[]).map((row) =>
          String(row.id) === first ? { ...row, type: 'variable', variations: [1] } : row,
        );
        return { status, ...(headers && { headers }), body: rows };
      });
    },
    done: async () =>
      (
        await shop.inContainer((tx) =>
          tx.selectFrom('external_products').select('platform_id').where('store_id', '=', shop.store()).execute(),
        )
      ).map(({ platform_id }) => platform_id),
    status: shop.status,
  };
};

const pushes = (world: FaultWorld): FaultPlace => {
  const shop = storeIn(world);
  const { services } = world.server;
  let names: string[] = [];
  let round = 0;
  const jobs = () => services.db.updateTable('jobs').where('store_id', '=', shop.store());
  return {
    begin: async () => {
      await shop.open();
      round += 1;
      names = numbered((n) => `Heron ${round} ${String.fromCharCode(65 + n)}`);
      const listings = [];
      for (const name of names) listings.push(await saveListing(world.ask, name));
      await push(world.ask, listings, shop.store());
    },
    look: async () => {
      // As often as there may be jobs; one that finds none in its turn does nothing.
      for (let turn = 0; turn < 2 * COUNT; turn += 1)
        await runJob(services, work.kinds, { container_id: world.container, queue: storeQueue({ store_id: shop.store() }) }, signal);
    },
    later: async () => {
      await jobs().set({ due_at: null }).where('status', '=', 'waiting').execute();
      await jobs().set({ status: 'waiting', failures: 0, due_at: null }).where('status', '=', 'rejected').execute();
      await services.db.deleteFrom('job_holds').execute();
    },
    poison: () =>
      world.outside.mangle(({ method, body }) =>
        method === 'POST' && body.includes(names[0]!)
          ? { status: 400, body: { code: 'woocommerce_rest_invalid', message: 'Not this one.' } }
          : undefined,
      ),
    done: () =>
      Promise.resolve(
        shop
          .woo()
          .products()
          .filter(({ title, onSale }) => onSale && names.includes(title))
          .map(({ title }) => title),
      ),
    givenUp: async () =>
      (await services.db.selectFrom('jobs').select('_id').where('store_id', '=', shop.store()).where('status', '=', 'rejected').execute())
        .length,
    status: shop.status,
  };
};

/** Orders as they stand here, each of one piece with a provider. Returns their fulfilment orders. */
const orderEach = (
  tx: Tx,
  { fulfilment, store, platformIds }: Record<'fulfilment' | 'store', string> & { readonly platformIds: readonly string[] },
  of: (n: number) => { readonly external_id: string | null; readonly status: 'submitted' | 'production' },
  now: number,
): Promise<{ readonly order: string; readonly line: string; readonly fo: string }[]> =>
  Promise.all(
    platformIds.map(async (platform_id, n) => {
      const [order, line, fo] = [newId(), newId(), newId()];
      const times = { created_at: now - 3600, updated_at: now - 3600 };
      await tx
        .insertInto('orders')
        .values({
          ...{ _id: order, store_id: store, platform_id, number: platform_id, status: 'Processing', currency: 'USD', total: 10 },
          ...{ paid_at: now - 3600, buyer: jsonb(NOBODY), ...times },
        })
        .execute();
      const goods = { line_id: '1', place: 1, name: 'Mug', sku: `MUG-${n}`, quantity: 1, price: 5 };
      await tx
        .insertInto('order_lines')
        .values({ _id: line, order_id: order, ...goods })
        .execute();
      const pieces = jsonb([{ line_id: line, quantity: 1 }]);
      await tx
        .insertInto('fulfilment_orders')
        .values({
          ...{ _id: fo, order_id: order, fulfilment_id: fulfilment, kind: 'first', pieces, reference: fo, next_look_at: 0 },
          ...{ submitted_at: now - 3600, ...of(n), ...times },
        })
        .execute();
      return { order, line, fo };
    }),
  );

const providerLook = (world: FaultWorld): FaultPlace => {
  const shop = storeIn(world);
  const { services } = world.server;
  let fulfilment = '';
  let fos: string[] = [];
  const external = (n: number): string => (n + 1).toString(16).padStart(24, 'b');
  return {
    begin: async () => {
      await shop.open();
      const printify = printifyStandIn();
      at[PRINTIFY] = printify;
      const params = { name: 'Faulty provider', type: 'printify', printify: { token: printify.token, store: '5101' } };
      fulfilment = (await world.ask('mutation ($params: FulfilmentInput!) { makeFulfilment(params: $params) { _id } }', { params }))
        .makeFulfilment._id as string;
      const now = await services.marketNow();
      const ids = { fulfilment, store: shop.store(), platformIds: numbered((n) => `9${n}`) };
      const made = await shop.inContainer((tx) => orderEach(tx, ids, (n) => ({ external_id: external(n), status: 'submitted' }), now));
      fos = made.map(({ fo }) => fo);
      const to = { ...NOBODY, first_name: 'A', email: '', phone: '', region: '', address1: 'Road 1', address2: '', zip: '1' };
      for (const [n, reference] of fos.entries()) {
        const line = { blueprint_id: 6, print_provider_id: 29, variant_id: 12_100, quantity: 1, print_areas: {} };
        const body = { external_id: reference, label: '', line_items: [line], shipping_method: 1, send_shipping_notification: false };
        printify.kept.push({
          ...{ id: external(n), body: { ...body, address_to: to }, status: 'in-production', shipments: [] },
        });
      }
    },
    look: () => lookAtFulfilment.perform(services, { container_id: world.container, fulfilment_id: fulfilment }, signal),
    later: async () => {
      await services.db.updateTable('fulfilment_orders').set({ next_look_at: 0 }).where('fulfilment_id', '=', fulfilment).execute();
    },
    poison: () => world.outside.spoil('broken', Infinity, isAbout(external(0))),
    done: async () =>
      (
        await services.db.selectFrom('fulfilment_orders').select('_id').where('_id', 'in', fos).where('status', '=', 'production').execute()
      ).map(({ _id }) => _id),
    status: async () =>
      (await services.db.selectFrom('fulfilments').select('status').where('_id', '=', fulfilment).executeTakeFirstOrThrow()).status,
  };
};

let sentParcels = 0;
/** A number no parcel had before. */
const nextNumber = (): string => `1Z${String((sentParcels += 1)).padStart(16, '0')}`;

const parcelsIn = (world: FaultWorld) => {
  const shop = storeIn(world);
  const { services } = world.server;
  return {
    shop,
    /** A parcel of each of some orders, of which neither tracker nor shop know. */
    send: async (platformIds: readonly string[], waits: { readonly next_look_at?: number; readonly store_push?: 'waiting' | 'off' }) => {
      const fulfilment = (await world.ask('mutation { makeFulfilment(params: { type: "private", name: "Workshop" }) { _id } }'))
        .makeFulfilment._id as string;
      const now = await services.marketNow();
      return shop.inContainer(async (tx) => {
        const ids = { fulfilment, store: shop.store(), platformIds };
        const made = await orderEach(tx, ids, () => ({ external_id: null, status: 'production' }), now);
        const rows = made.map(({ order, line, fo }) => ({
          ...{
            _id: newId(),
            order_id: order,
            fo_id: fo,
            tracking_number: nextNumber(),
          },
          ...{ courier_code: 'ups', tracking_url: null, substatus: null, pieces: jsonb([{ line_id: line, quantity: 1 }]) },
          ...{ shipped_at: now - 3600, last_event_at: null, delivered_at: null, store_push_msg: null, store_number: null },
          ...{ paypal_push: 'off' as const, paypal_push_at: null, paypal_push_msg: null, created_at: now - 3600, updated_at: now - 3600 },
          ...{ next_look_at: waits.next_look_at ?? null, store_push: waits.store_push ?? ('off' as const), store_push_at: 0 },
        }));
        await tx.insertInto('trackings').values(rows).execute();
        await settleOrders(tx, world.container, made.map(({ order }) => order).toSorted(), now);
        return rows;
      });
    },
  };
};

const parcelLook = (world: FaultWorld): FaultPlace => {
  const { shop, send } = parcelsIn(world);
  const { services } = world.server;
  let numbers: string[] = [];
  return {
    begin: async () => {
      at[TRACKER] = trackerPlace();
      await shop.open();
      await services.db.updateTable('trackings').set({ next_look_at: null }).execute();
      const rows = await send(
        numbered((n) => `8${n}`),
        { next_look_at: 0 },
      );
      numbers = rows.map(({ tracking_number }) => tracking_number);
    },
    look: () => lookAtParcels.perform(services, { container_id: world.container }, signal),
    later: async () => {
      await services.db.updateTable('trackings').set({ next_look_at: 0 }).where('tracking_number', 'in', numbers).execute();
    },
    // A time no row can hold.
    poison: () =>
      world.outside.mangle((_request, { status, body }) => {
        const { meta, data } = body as { meta: object; data: unknown };
        if (!Array.isArray(data)) return undefined;
        const info = {
          trackinfo: [{ checkpoint_date: '9999-12-31T00:00:00Z', checkpoint_delivery_status: 'delivered', tracking_detail: 'There' }],
        };
        const odd = { delivery_status: 'delivered', substatus: 'delivered001', origin_info: info };
        const rows = (data as { tracking_number: string }[]).map((row) => (row.tracking_number === numbers[0] ? { ...row, ...odd } : row));
        return { status, body: { meta, data: rows } };
      }),
    done: async () =>
      (
        await services.db
          .selectFrom('trackings')
          .select('tracking_number')
          .where('tracking_number', 'in', numbers)
          .where('status', '=', 'transit')
          .execute()
      ).map(({ tracking_number }) => tracking_number),
    status: () => Promise.resolve('Valid'),
  };
};

const parcelPush = (world: FaultWorld): FaultPlace => {
  const { shop, send } = parcelsIn(world);
  const { services } = world.server;
  let ids: string[] = [];
  return {
    begin: async () => {
      await shop.open();
      ids = placeOrders(shop);
      await send(ids, { store_push: 'waiting' });
    },
    look: () => pushParcels.perform(services, shop.ref(), signal),
    later: async () => {
      const own = services.db.updateTable('trackings').where('store_id', '=', shop.store());
      await own.set({ store_push_at: 0 }).where('store_push', '=', 'waiting').execute();
    },
    poison: () => world.outside.spoil('broken', Infinity, isAbout(ids[0]!)),
    done: () => Promise.resolve(ids.flatMap((id) => shop.woo().trackingsOf(id))),
    givenUp: async () =>
      (
        await services.db
          .selectFrom('trackings')
          .select('_id')
          .where('store_id', '=', shop.store())
          .where('store_push', '=', 'failed')
          .execute()
      ).length,
    status: shop.status,
  };
};

const paypalDisputes = (world: FaultWorld): FaultPlace => {
  const { services } = world.server;
  let account = '';
  let ids: string[] = [];
  let round = 0;
  return {
    begin: async () => {
      round += 1;
      ids = numbered((n) => `PP-${round}-${n}`);
      at[PAYPAL] = paypalPlace(ids);
      const params = { email: `pay${round}@shop.test`, client_id: `client-${round}`, secret: 'secret' };
      const { makePaypalAccount } = await world.ask(
        'mutation ($params: PaypalAccountInput!) { makePaypalAccount(params: $params) { _id status } }',
        { params },
      );
      account = makePaypalAccount._id as string;
    },
    look: () => fetchPaypal.perform(services, { container_id: world.container, account_id: account }, signal),
    later: async () => {
      // Its allowance is as full as after a while.
      await sql`delete from outside_allowances where key like ${`%${account}`}`.execute(services.db);
    },
    poison: () => world.outside.spoil('broken', Infinity, isAbout(ids[0]!)),
    done: async () =>
      (await services.db.selectFrom('paypal_items').select('dispute_id').where('account_id', '=', account).execute()).flatMap(
        ({ dispute_id }) => dispute_id ?? [],
      ),
    status: async () =>
      (await services.db.selectFrom('paypal_accounts').select('status').where('_id', '=', account).executeTakeFirstOrThrow()).status,
  };
};

/** Every place, by the head of its column. */
export const FAULT_PLACES = {
  'order import': orderImport,
  'provider look': providerLook,
  'PayPal disputes': paypalDisputes,
  'parcel look': parcelLook,
  'store messages': messages,
  push: pushes,
  'tracking to store': parcelPush,
  'external items': externalItems,
} as const satisfies Readonly<Record<string, (world: FaultWorld) => FaultPlace>>;

export type FaultPlaceName = keyof typeof FAULT_PLACES;
