import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR, unixNow } from '../kernel/clock';
import type { RequestContext, Services } from '../kernel/context';
import { Mutation as listings } from '../listings/operations';
import { Mutation as orders } from '../sales/operations';
import { logFault } from '../kernel/log';
import { SHOP_SLUG } from '../sandbox';
import { newCartKey, placeOrder } from '../sandbox/shop/orders';
import { findVariations } from '../sandbox/shop/products';
import { findShop } from '../sandbox/shop/shops';
import { demoSeller, performAll } from './acting';
import { DEMO_DESIGNS } from './trade-designs';
import { makeDemoListing } from './listings';
import { connectPartners } from './partners';

/** ms between two looks whether the jobs of a group have ended. */
const LOOK_AGAIN = 250;

/** What the buyers of the sandbox shop bought so far: the place of the product among those on sale, and how the order stands. */
const SALES = [
  { buyer: ['Ida', 'Lund'], city: 'Bergen', postcode: '5003', country: 'NO', product: 0, quantity: 1, status: 'completed', hours: 92 },
  { buyer: ['Tom', 'Baker'], city: 'Leeds', postcode: 'LS1 4AP', country: 'GB', product: 1, quantity: 2, status: 'completed', hours: 71 },
  { buyer: ['Nora', 'Weiss'], city: 'Graz', postcode: '8010', country: 'AT', product: 2, quantity: 1, status: 'refunded', hours: 50 },
  { buyer: ['Paulo', 'Reis'], city: 'Porto', postcode: '4050-253', country: 'PT', product: 0, quantity: 3, status: 'cancelled', hours: 33 },
  { buyer: ['Chloé', 'Martin'], city: 'Lyon', postcode: '69002', country: 'FR', product: 1, quantity: 1, status: 'on-hold', hours: 20 },
  { buyer: ['Jonas', 'Meier'], city: 'Bremen', postcode: '28195', country: 'DE', product: 2, quantity: 1, status: 'processing', hours: 5 },
  { buyer: ['Alice', 'Reed'], city: 'Austin', postcode: '78701', country: 'US', product: 0, quantity: 2, status: 'processing', hours: 1 },
] as const;

/** Whether a shop has never been used: what a seller removed does not come back. */
const isUntouched = ({ services, container }: RequestContext): Promise<boolean> =>
  services.inContainer(container._id, async (tx) => {
    for (const table of ['item_infos', 'jobs', 'orders'] as const) {
      if (await tx.selectFrom(table).select('_id').where('container_id', '=', container._id).limit(1).executeTakeFirst()) return false;
    }
    return true;
  });

const jobsEnd = async ({ services, container }: RequestContext, groups: readonly string[], signal: AbortSignal): Promise<void> => {
  for (;;) {
    const open = await services.inContainer(container._id, (tx) =>
      tx
        .selectFrom('jobs')
        .select('_id')
        .where('container_id', '=', container._id)
        .where('group_id', 'in', groups)
        .where('status', 'in', ['waiting', 'pending'])
        .limit(1)
        .executeTakeFirst(),
    );
    if (!open) return;
    await sleep(LOOK_AGAIN, undefined, { signal });
  }
};

const pushed = async (context: RequestContext, ids: readonly string[], storeId: string, signal: AbortSignal): Promise<void> => {
  const groups = await performAll(listings.jobItem, { ids: [...ids], store_ids: [storeId] }, context);
  await jobsEnd(
    context,
    groups.map(({ _id }) => _id),
    signal,
  );
};

/** Makes the sandbox shop refuse one product, as shops do now and then. */
const spoilOneProduct = (origin: string): Promise<Response> =>
  fetch(`${origin}/sandbox/${SHOP_SLUG}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'POST', path: '/products', status: 400 }),
  });

const buy = async (services: Services): Promise<void> => {
  const shop = await findShop(services, SHOP_SLUG);
  if (!shop) return;
  const products = await services.db
    .selectFrom('sandbox_products')
    .select('id')
    .where('shop', '=', shop.slug)
    .where('type', '=', 'variable')
    .orderBy('id')
    .execute();
  for (const { buyer, product, quantity, status, hours, ...address } of SALES) {
    const chosen = products[product % Math.max(1, products.length)];
    if (!chosen) return;
    const variations = await findVariations(services.db, shop.slug, chosen.id);
    const variation = variations[hours % variations.length];
    const options = Object.fromEntries((variation?.attributes ?? []).map(({ name, option }) => [`attribute_${name}`, option]));
    const [first_name, last_name] = buyer;
    const order = await placeOrder(services, shop, {
      ...options,
      ...address,
      product_id: chosen.id,
      cart_key: newCartKey(),
      quantity,
      first_name,
      last_name,
      address_1: `${hours} High Street`,
      email: 'buyer@example.test',
    });
    await services.db
      .updateTable('sandbox_orders')
      .set({ status, created_at: unixNow() - hours * HOUR, paid_at: unixNow() - hours * HOUR })
      .where('id', '=', order.id)
      .execute();
  }
};

/** More shops and workshops, listings with pictures, two pushes of which one fails in part, and orders in several states. */
const trade = async (context: RequestContext, signal: AbortSignal): Promise<void> => {
  const { services, container, origin } = context;
  const store = await services.inContainer(container._id, (tx) =>
    tx
      .selectFrom('stores')
      .select('_id')
      .where('container_id', '=', container._id)
      .where('website', 'like', `%/sandbox/${SHOP_SLUG}`)
      .where('trashed_at', 'is', null)
      .executeTakeFirst(),
  );
  if (!store) return;
  await connectPartners(context);
  const ids: string[] = [];
  for (const design of DEMO_DESIGNS) {
    signal.throwIfAborted();
    const id = await makeDemoListing(design, context);
    if (id) ids.push(id);
  }
  await pushed(context, ids.slice(0, 3), store._id, signal);
  await spoilOneProduct(origin);
  await pushed(context, ids.slice(3), store._id, signal);
  await buy(services);
  await performAll(orders.ordersFetch, { store_ids: [store._id] }, context);
};

/**
 * Lets the demo's seller work a little, so that a first look finds listings, jobs and orders. It goes on while the server serves already;
 * `stop` breaks it off, `ended` resolves once there is nothing left to do. Only for a shop nobody has used, with workers that run its jobs.
 */
export const startDemoTrade = (services: Services, origin: string): { readonly ended: Promise<void>; stop(): void } => {
  const abort = new AbortController();
  const work = async (): Promise<void> => {
    const context = await demoSeller(services, origin);
    if (context && (await isUntouched(context))) await trade(context, abort.signal);
  };
  const ended = work().catch((error: unknown) => {
    if (!abort.signal.aborted) logFault('demo trade', error);
  });
  return { ended, stop: () => abort.abort() };
};
