import type { Selectable } from 'kysely';
import type { Services } from '../../kernel/context';
import type { Database } from '../../db/schema';
import { isLoopbackName } from '../../connectors/addresses';

export type Shop = Selectable<Database['sandbox_shops']>;

/** The demo's shop. */
export const SHOP_SLUG = 'shop';

/** `http://host:port/sandbox/shop`: what a seller enters as the store's website. */
export const websiteOf = (shop: Pick<Shop, 'origin' | 'slug'>): string => `${shop.origin}/sandbox/${shop.slug}`;

export const findShop = (services: Services, slug: string): Promise<Shop | undefined> =>
  services.db.selectFrom('sandbox_shops').selectAll().where('slug', '=', slug).executeTakeFirst();

/** Opens the shop, or tells it the address it is now served at. */
export const openShop = async (services: Services, shop: Shop): Promise<void> => {
  await services.db
    .insertInto('sandbox_shops')
    .values(shop)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ origin: shop.origin }))
    .execute();
};

/**
 * Which URLs of this very machine a connector may call: sandbox shops, at the port they are served at, and only in demo mode.
 * Everything else on loopback stays refused.
 */
export const sandboxGate = async (services: Services): Promise<(url: URL) => boolean> => {
  if (!services.config.demo) return () => false;
  const shops = await services.db.selectFrom('sandbox_shops').selectAll().execute();
  return (url) =>
    isLoopbackName(url.hostname) &&
    shops.some((shop) => {
      const home = new URL(websiteOf(shop));
      return url.protocol === home.protocol && url.port === home.port && `${url.pathname}/`.startsWith(`${home.pathname}/`);
    });
};
