import type { LinePrints } from '../../sales/tables';
import { asIdentity } from '../../db/tenancy';
import { tellChanged } from '../../db/channel';
import type { RequestContext, Tx } from '../../kernel/context';
import { drawPrints } from '../../making/print-files';
import { readClock } from '../../sandbox/clock';
import { SHOPS } from '../../sandbox/shop/shops';
import { readDesk } from '../../sales/desk';
import { keepFacts } from '../../sales/keep-orders';
import { settleOrders } from '../../sales/settle';
import { oddListings, type OddListings } from '../odd-listings';
import { makeTalks } from '../support/make';
import { drawOrders } from './draw';
import type { DrawnOrder, World } from './sketch';
import { giveToWorkshops } from './give';
import { makePayments } from './payments';
import { keepOurs, keepPrints, readKept, readPlaces, standFirm, type Places } from './ours';
import { fetchedFrom, placeOrders, tellShop, type ShopOrder } from './shop-side';
import { linesFor, stockShops } from './stock';
import { keepTasks } from './tasks';
import { layTimelines } from './timeline';

/** Print files of every listing with a design, drawn where they were not yet. */
const drawAll = async ({ services, container }: RequestContext): Promise<ReadonlyMap<string, LinePrints>> => {
  const listings = await services.inContainer(container._id, (tx) =>
    tx.selectFrom('item_infos').select(['_id', 'mockup_id']).where('container_id', '=', container._id).orderBy('_id').execute(),
  );
  const prints = new Map<string, LinePrints>();
  for (const { _id, mockup_id } of listings) if (mockup_id !== null) prints.set(_id, await drawPrints(services, container._id, mockup_id));
  return prints;
};

/** Keeps what the shops tell of orders. */
const fetchAll = async (tx: Tx, places: Places, placed: readonly ShopOrder[], now: number): Promise<void> => {
  for (const { slug } of SHOPS) {
    const place = places.shops.get(slug);
    const orders = placed.filter(({ drawn }) => drawn.shop === slug);
    // As when a shop is first read: what it brings along is nobody's news.
    if (place) await keepFacts(tx, { ...place.store, last_fetch_at: null }, await fetchedFrom(place.shop, orders), now);
  }
};

interface Sale {
  readonly odd: OddListings;
  readonly prints: ReadonlyMap<string, LinePrints>;
  readonly world: World;
  readonly drawn: readonly DrawnOrder[];
}

const sell = async (tx: Tx, context: RequestContext, { odd, prints, world, drawn }: Sale): Promise<void> => {
  const { services, container, user } = context;
  const before = await asIdentity(tx, (all) => all.selectFrom('sandbox_orders').select('id').limit(1).executeTakeFirst());
  if (before) return;
  const { now, seed, zone } = world;
  const places = await readPlaces(tx, container._id);
  const placed = await asIdentity(tx, async (all) => {
    const stocks = await stockShops(all, odd.skus);
    return placeOrders(
      all,
      drawn.flatMap((order) => {
        const [stock, shop] = [stocks.get(order.shop), SHOPS.find(({ slug }) => slug === order.shop)];
        if (!stock || !shop) return [];
        const { goodsKey: key, quantities } = order;
        return [{ drawn: order, currency: shop.currency, lines: linesFor(stock, order.wish, { key, quantities, cheap: odd.cheap }) }];
      }),
    );
  });
  await fetchAll(tx, places, placed, now);
  await keepPrints(tx, prints);
  const kept = await readKept(tx, container._id, placed);
  const ours = { places, odd, now, seller: user._id };
  await keepOurs(tx, kept, ours);
  const given = await giveToWorkshops(tx, services, { kept, places, now, seed, zone, seller: user._id });
  await asIdentity(tx, async (all) => {
    for (const order of placed) {
      const id = kept.find(({ drawn: { wish } }) => wish === order.drawn.wish)?.order._id ?? '';
      await tellShop(all, order, { parcels: given.told.get(id) ?? [], all: given.whole.has(id), now });
    }
  });
  await fetchAll(tx, places, placed, now);
  const ended = new Map(placed.map(({ drawn: { wish }, row }) => [wish, row.modified_at]));
  const times = new Map(
    kept.map(({ order, drawn: { wish, created_at } }) => [order._id, { created_at, ended_at: ended.get(wish) ?? created_at }]),
  );
  const ids = kept.map(({ order }) => order._id).toSorted();
  const past = [
    ...given.events,
    ...(await standFirm(tx, kept, ours)),
    ...(await keepTasks(tx, container._id, kept, { now, zone, seller: user._id })),
    ...(await makeTalks(tx, kept, { now, zone })),
  ];
  await layTimelines(tx, container._id, ids, past, ({ order_id, code }) =>
    code === 'ordered' || code === 'paid' ? times.get(order_id)?.created_at : times.get(order_id)?.ended_at,
  );
  await settleOrders(tx, container._id, ids, now);
  // What else hangs on orders is made here, in the same transaction.
  await makePayments(tx, container._id, { placed, origin: context.origin, now });
  await tellChanged(tx, container._id, [
    'paypalItems',
    'paypalAccounts',
    'orders',
    'trackings',
    'stores',
    'fulfilments',
    'orderTasks',
    'supports',
  ]);
};

/**
 * Two months of a busy shop: sold in the sandbox's shops, made by its workshops, on their way with its couriers, and kept here as if it had been followed
 * all the time. All of it is there, or nothing is: it is one transaction, and where anything was ever sold it makes nothing.
 */
export const makeSales = async (context: RequestContext): Promise<void> => {
  const odd = await oddListings(context);
  const prints = await drawAll(context);
  const { services, container } = context;
  const { zone } = await services.inContainer(container._id, (tx) => readDesk(tx, container._id));
  const world = { now: await services.marketNow(), seed: (await readClock(services.db)).seed, zone };
  const drawn = await drawOrders(world);
  await services.inContainer(container._id, (tx) => sell(tx, context, { odd, prints, world, drawn }));
};
