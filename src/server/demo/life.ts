import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR, MINUTE, unixNow } from '../kernel/clock';
import type { RequestContext, Services } from '../kernel/context';
import { logFault } from '../kernel/log';
import { chance, pick } from '../sandbox/chance';
import { keepBusyUntil } from '../sandbox/clock';
import { newCartKey, placeOrder } from '../sandbox/shop/orders';
import { findVariations } from '../sandbox/shop/products';
import { findShop, SHOPS } from '../sandbox/shop/shops';
import { buyerFor } from './sales/people';
import { areSalesMade } from './sales/shop-side';

/** ms between two looks whether somebody buys. */
const LOOK_EVERY = 3000;

/** Somebody who did nothing for so long is gone: tokens are touched every five minutes. */
const GONE_AFTER = 10 * MINUTE;

/** How far ahead the clock may hurry between two looks. */
const AHEAD = 3 * HOUR;

/** Orders there are at most, however long the demo runs; and how many may wait until buyers have enough of it. */
const MOST = { orders: 1000, waiting: 70 } as const;

/** Hours between two purchases. */
const BETWEEN = { least: 3, most: 9 } as const;

const isAnybodyHere = async ({ db }: Services): Promise<boolean> =>
  (await db
    .selectFrom('tokens')
    .select('hash')
    .where('last_used_at', '>=', unixNow() - GONE_AFTER)
    .limit(1)
    .executeTakeFirst()) !== undefined;

const buyOne = async (services: Services, key: string): Promise<void> => {
  const slug = SHOPS[pick(chance('demo', key, 'shop'), 0, SHOPS.length - 1)]?.slug ?? '';
  const shop = await findShop(services, slug);
  const products = await services.db
    .selectFrom('sandbox_products')
    .select('id')
    .where('shop', '=', slug)
    .where('type', '=', 'variable')
    .where('status', '=', 'publish')
    .orderBy('id')
    .execute();
  const product = products[pick(chance('demo', key, 'thing'), 0, products.length - 1)];
  if (!shop || !product) return;
  const variations = await findVariations(services.db, slug, product.id);
  const variation = variations[pick(chance('demo', key, 'form'), 0, variations.length - 1)];
  const options = Object.fromEntries((variation?.attributes ?? []).map(({ name, option }) => [`attribute_${name}`, option]));
  const quantity = chance('demo', key, 'pieces') < 0.75 ? 1 : 2;
  await placeOrder(services, shop, { ...buyerFor(key), ...options, product_id: product.id, cart_key: newCartKey(), quantity });
};

const lookOnce = async ({ services, container }: RequestContext): Promise<void> => {
  const { db } = services;
  if (!(await isAnybodyHere(services))) return;
  const now = await services.marketNow();
  await db.transaction().execute((tx) => keepBusyUntil(tx, now + AHEAD));
  const { count, last } = await db
    .selectFrom('sandbox_orders')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('created_at').as('last')])
    .executeTakeFirstOrThrow();
  const key = `bought ${count}`;
  if (count >= MOST.orders || now < last + pick(chance('demo', key, 'hours'), BETWEEN.least, BETWEEN.most) * HOUR) return;
  const waiting = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('container_id', '=', container._id)
    .where('status', '=', 'Processing')
    .executeTakeFirstOrThrow();
  if (waiting.count < MOST.waiting) await buyOne(services, key);
};

/**
 * Lets time pass and buyers come while somebody is there to see it; left alone, the demo stays as it is. Buyers stop where many orders wait, and for good
 * at a thousand.
 */
export const liveOn = async (context: RequestContext, signal: AbortSignal): Promise<void> => {
  if (!(await areSalesMade(context.services))) return;
  for (;;) {
    await sleep(LOOK_EVERY, undefined, { signal });
    await lookOnce(context).catch((error: unknown) => logFault('demo life', error));
  }
};
