import { sql } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { Mutation } from '../stores/operations';
import { makeKey, openSandbox, SHOP_SLUG, websiteOf } from '../sandbox';
import { demoSeller, perform } from './acting';
import { printable } from './printable';

const STORE_NAME = 'Sandbox shop';

/** The demo store moved with the server: its address, its products' links and its orders' pictures follow. */
const follow = (services: Services, containerId: string, storeId: string, from: string, to: string): Promise<void> =>
  services.inContainer(containerId, async (tx) => {
    await tx
      .updateTable('stores')
      .set({ website: to, config: sql`jsonb_set(config, '{website}', to_jsonb(${to}::text))`, updated_at: unixNow() })
      .where('container_id', '=', containerId)
      .where('_id', '=', storeId)
      .execute();
    await tx
      .updateTable('items')
      .set({ external_url: sql`replace(external_url, ${from}, ${to})` })
      .where('container_id', '=', containerId)
      .where('store_id', '=', storeId)
      .execute();
    await tx
      .updateTable('order_lines as l')
      .from('orders as o')
      .set({ image: sql`replace(l.image, ${from}, ${to})` })
      .where('l.container_id', '=', containerId)
      .whereRef('o.container_id', '=', 'l.container_id')
      .whereRef('o._id', '=', 'l.order_id')
      .where('o.store_id', '=', storeId)
      .where('l.image', 'is not', null)
      .execute();
  });

/**
 * Opens the sandbox at the address the server now has, and connects the demo container to its first shop by the very operation a seller
 * uses. A store that was connected before is kept, one that was trashed stays trashed. Call it once the server listens, and
 * before job workers start: `makeStore` tries the connection, and jobs must not call the former address.
 */
export const connectDemoStore = async (services: Services, origin: string): Promise<void> => {
  await openSandbox(services, origin, printable(origin));
  const demo = await demoSeller(services, origin);
  if (!demo) return;
  const website = websiteOf({ slug: SHOP_SLUG, origin });
  const known = await services.inContainer(demo.container._id, (tx) =>
    tx
      .selectFrom('stores')
      .select(['_id', 'website'])
      .where('container_id', '=', demo.container._id)
      .where('website', 'like', `http://localhost:%/sandbox/${SHOP_SLUG}`)
      .orderBy('_id')
      .execute(),
  );
  for (const store of known) if (store.website !== website) await follow(services, demo.container._id, store._id, store.website, website);
  if (known.length > 0) return;
  const params = { platform_id: 'woocommerce', sto_name: STORE_NAME, woocommerce: { website, ...(await makeKey(services, SHOP_SLUG)) } };
  await perform(Mutation.makeStore, { params }, demo);
};
