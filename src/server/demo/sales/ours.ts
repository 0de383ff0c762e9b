import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { GateCode } from '../../../domain/sales/gates';
import type { Database } from '../../db/schema';
import { jsonb } from '../../db/json';
import { asIdentity } from '../../db/tenancy';
import type { FulfilmentRow } from '../../fulfilments/rows';
import { DAY, HOUR, unixNow } from '../../kernel/clock';
import type { Tx } from '../../kernel/context';
import { wooTime } from '../../sandbox/shop/products';
import { SHOPS, websiteOf, type Shop } from '../../sandbox/shop/shops';
import type { LinePrints } from '../../sales/tables';
import type { OddListings } from '../odd-listings';
import { DISPATCH_DAYS, HOMES, WORKSHOPS, type Workshop } from './sketch';
import { droppedPlan, type KeptOrder } from './makings';
import { TELLING_DELAY } from './parcels';
import type { ShopOrder } from './shop-side';
import type { PastEvent } from './timeline';
import { leftWith } from './workshop-side';

type StoreRow = Selectable<Database['stores']>;

interface Maker {
  readonly maker: FulfilmentRow;
  /** Where it finds print files. */
  readonly origin: string;
  /** Dollars left there. */
  balance(): number;
}

/** The demo's shops and workshops, by their names in the sandbox, as they are connected. */
export interface Places {
  readonly shops: ReadonlyMap<string, { readonly shop: Shop; readonly store: StoreRow }>;
  readonly makers: ReadonlyMap<Workshop, Maker>;
}

/** Held from now on: whoever looks at one of them meanwhile waits. */
export const readPlaces = async (tx: Tx, containerId: string): Promise<Places> => {
  const [shops, accounts] = await asIdentity(tx, async (all) => [
    await all.selectFrom('sandbox_shops').selectAll().execute(),
    await all.selectFrom('sandbox_print_accounts').selectAll().execute(),
  ]);
  const stores = await tx
    .selectFrom('stores')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('trashed_at', 'is', null)
    .orderBy('_id')
    .forUpdate()
    .execute();
  const fulfilments = await tx
    .selectFrom('fulfilments')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('trashed_at', 'is', null)
    .orderBy('_id')
    .forUpdate()
    .execute();
  return {
    shops: new Map(
      shops.flatMap((shop) => {
        const store = stores.find(({ website }) => website === websiteOf(shop));
        return store ? [[shop.slug, { shop, store }] as const] : [];
      }),
    ),
    makers: new Map(
      WORKSHOPS.flatMap((slug) => {
        const account = accounts.find((each) => each.slug === slug);
        const maker = fulfilments.find(({ name }) => name === account?.name);
        return maker && account ? [[slug, { maker, origin: account.origin, balance: () => leftWith(slug) }] as const] : [];
      }),
    ),
  };
};

/** The orders as they are kept, beside what was drawn of each. */
export const readKept = async (tx: Tx, containerId: string, placed: readonly ShopOrder[]): Promise<KeptOrder[]> => {
  const orders = await tx.selectFrom('orders').selectAll().where('container_id', '=', containerId).execute();
  const lines = await tx.selectFrom('order_lines').selectAll().where('container_id', '=', containerId).orderBy('place').execute();
  const byNumber = new Map(orders.map((order) => [order.platform_id, order]));
  return placed.flatMap(({ drawn, row }) => {
    const order = byNumber.get(String(row.id));
    return order ? [{ drawn, order, lines: lines.filter(({ order_id }) => order_id === order._id) }] : [];
  });
};

/** Gives the lines of listings their print files. */
export const keepPrints = async (tx: Tx, prints: ReadonlyMap<string, LinePrints>): Promise<void> => {
  for (const [listing, print_files] of prints)
    await tx
      .updateTable('order_lines')
      .set({ print_files: jsonb(print_files) })
      .where('item_info_id', '=', listing)
      .execute();
};

interface Ours {
  readonly places: Places;
  readonly odd: OddListings;
  readonly now: number;
  readonly seller: string;
}

/** Dollars a euro is worth. */
const EURO = 1.08;
/** Cents a workshop takes for the one thing of which a seller wrote it down. */
const KNOWN_COST = 560;
/** Hours a store that sends by itself waits. */
const SENDING_DELAY = 4;

/** Dollars an order may be worth before somebody has to approve it. */
const MOST_ALONE = 200;

/** How the stores sell: when they promise to ship, and which of them sends by itself. */
const settingsOf = (slug: string) => ({
  dispatch_time_max: DISPATCH_DAYS[slug] ?? 3,
  sto_auto_fulfilment: slug === 'fast-tees',
  ...(slug === 'fast-tees' && { sto_auto_fulfilment_delay: SENDING_DELAY }),
  ...(HOMES[slug] !== undefined && { global_shipping: false }),
  ...(slug === 'shop' && { approve_above: MOST_ALONE }),
  ...(TELLING_DELAY[slug] !== undefined && { sto_tracking_delay: TELLING_DELAY[slug] }),
});

const setUp = async (tx: Tx, { places, odd, now }: Ours): Promise<void> => {
  for (const { slug } of SHOPS) {
    const place = places.shops.get(slug);
    if (!place) continue;
    await tx
      .updateTable('stores')
      .set({
        country: HOMES[slug] ?? null,
        settings: sql`settings || ${JSON.stringify(settingsOf(slug))}::jsonb`,
        fetch_cursor: wooTime(now),
        last_fetch_at: unixNow(),
        updated_at: unixNow(),
      })
      .where('_id', '=', place.store._id)
      .execute();
  }
  await tx
    .insertInto('currency_rates')
    .values({ currency: 'EUR', rate: EURO, updated_at: unixNow() })
    .onConflict((conflict) => conflict.columns(['container_id', 'currency']).doNothing())
    .execute();
  await tx
    .updateTable('provider_variants')
    .set({ cost: KNOWN_COST, by_hand: true, updated_at: unixNow() })
    .where('product_id', '=', odd.cheapProduct)
    .where('fulfilment_id', '=', places.makers.get('harbour')?.maker._id ?? '')
    .execute();
};

const CHECKED_NOT: readonly unknown[] = ['unknown', 'old variant', 'unmade'];

const idsOf = (kept: readonly KeptOrder[], is: (each: KeptOrder) => boolean): string[] => [
  ...kept.filter(is).map(({ order }) => order._id),
  '',
];

/** What was found out of addresses, and who is to make what. */
export const keepOurs = async (tx: Tx, kept: readonly KeptOrder[], ours: Ours): Promise<void> => {
  await setUp(tx, ours);
  // Who makes it is asked whether it arrives.
  const fine = idsOf(kept, ({ drawn: { wish } }) => !wish.address && !CHECKED_NOT.includes(wish.goods));
  await tx.updateTable('orders').set({ address_state: 'valid', address_code: null }).where('_id', 'in', fine).execute();
  for (const fault of new Set(kept.flatMap(({ drawn: { wish } }) => wish.address ?? []))) {
    const wrong = idsOf(kept, ({ drawn: { wish } }) => wish.address === fault);
    const address_code: GateCode<'address'> = fault;
    await tx.updateTable('orders').set({ address_state: 'invalid', address_code }).where('_id', 'in', wrong).execute();
  }
  const second = idsOf(kept, ({ drawn: { wish } }) => wish.atSecond === true);
  await tx
    .updateTable('order_lines')
    .set({ fulfilment_id: ours.places.makers.get('northern')?.maker._id ?? null })
    .where('order_id', 'in', second)
    .execute();
};

/** What people did with orders. Answers with what their timelines tell of it. */
export const standFirm = async (tx: Tx, kept: readonly KeptOrder[], { places, now, seller }: Ours): Promise<PastEvent[]> => {
  const events: PastEvent[] = [];
  const maker = places.makers.get('harbour')?.maker;
  for (const each of kept) {
    const { drawn, order } = each;
    const { hold, holdDays, takenBack, makings } = drawn.wish;
    const at = Math.min(now, drawn.created_at + 2 * HOUR);
    if (hold) {
      const until = holdDays === undefined ? null : now + holdDays * DAY;
      await tx.updateTable('orders').set({ hold_reason: hold, hold_until: until, hold_by: seller }).where('_id', '=', order._id).execute();
      events.push({ order_id: order._id, at, code: 'held', params: { reason: hold, ...(until !== null && { until }) }, by: seller });
    }
    if (takenBack) {
      const cancelled_at = makings ? (drawn.makings[0]?.submitted_at ?? at) + HOUR : at + HOUR;
      await tx.updateTable('orders').set({ cancelled_at }).where('_id', '=', order._id).execute();
      if (!makings && maker) await tx.insertInto('fulfilment_orders').values(droppedPlan(each, maker)).execute();
      events.push({
        order_id: order._id,
        at: cancelled_at,
        code: 'cancelled',
        params: { reason: 'The buyer changed their mind.' },
        by: seller,
      });
    }
  }
  return events;
};
