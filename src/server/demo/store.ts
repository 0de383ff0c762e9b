import { sql } from 'kysely';
import { websiteKey } from '../../domain/stores/store-identity';
import { unixNow } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { openSandbox, SHOPS, SHOP_SLUG, websiteOf } from '../sandbox';
import { demoSeller } from './acting';
import { connectShop } from './partners';
import { printable } from './printable';

/** A store of the demo's moved with the server: its address, its products' and documents' links and its orders' pictures follow. */
const follow = (services: Services, containerId: string, storeId: string, from: string, to: string): Promise<void> =>
  services.inContainer(containerId, async (tx) => {
    await tx
      .updateTable('stores')
      .set({
        website: to,
        identities: sql`array_replace(identities, ${websiteKey(from)}, ${websiteKey(to)})`,
        config: sql`jsonb_set(config, '{website}', to_jsonb(${to}::text))`,
        settings: sql`case when settings ? 'sto_mailer'
          then jsonb_set(settings, '{sto_mailer}', to_jsonb(replace(settings->>'sto_mailer', ${`${new URL(from).origin}/`}, ${`${new URL(to).origin}/`})))
          else settings end`,
        updated_at: unixNow(),
      })
      .where('container_id', '=', containerId)
      .where('_id', '=', storeId)
      .execute();
    await tx
      .updateTable('items')
      .set({ external_url: sql`replace(external_url, ${from}, ${to})` })
      .where('container_id', '=', containerId)
      .where('store_id', '=', storeId)
      .execute();
    const [was, is] = [from, to].map((website) => `${new URL(website).origin}/sandbox/issuu/`);
    await tx
      .updateTable('items')
      .set({ issuu: sql`jsonb_set(issuu, '{url}', to_jsonb(replace(issuu->>'url', ${was}, ${is})))` })
      .where('container_id', '=', containerId)
      .where('store_id', '=', storeId)
      .where('issuu', 'is not', null)
      .execute();
    await tx
      .updateTable('shared_documents')
      .set({ url: sql`replace(url, ${was}, ${is})` })
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

/** Connections of the demo's to a place of the sandbox, trashed ones too, with the address each has. */
const storesOf = (services: Services, containerId: string, slug: string) =>
  services.inContainer(containerId, (tx) =>
    tx
      .selectFrom('stores')
      .select(['_id', 'website'])
      .where('container_id', '=', containerId)
      .where('website', 'like', `http://localhost:%/sandbox/${slug}`)
      .orderBy('_id')
      .execute(),
  );

/** The workshops and the PayPal of the sandbox moved with the server too. */
const followAccounts = (services: Services, containerId: string, origin: string): Promise<void> =>
  services.inContainer(containerId, async (tx) => {
    for (const table of ['fulfilments', 'paypal_accounts'] as const)
      await tx
        .updateTable(table)
        .set({ config: sql`jsonb_set(config, '{url}', to_jsonb(regexp_replace(config->>'url', '^http://localhost:[0-9]+', ${origin})))` })
        .where('container_id', '=', containerId)
        .where(sql<boolean>`config->>'url' like 'http://localhost:%/sandbox/%'`)
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
  await followAccounts(services, demo.container._id, origin);
  for (const shop of SHOPS) {
    const known = await storesOf(services, demo.container._id, shop.slug);
    const website = websiteOf({ ...shop, origin });
    for (const store of known) if (store.website !== website) await follow(services, demo.container._id, store._id, store.website, website);
    if (shop.slug === SHOP_SLUG && known.length === 0) await connectShop(shop, demo);
  }
};
