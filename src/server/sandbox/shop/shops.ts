import type { Selectable } from 'kysely';
import type { Services } from '../../kernel/context';
import type { Database } from '../../db/schema';

export type Shop = Selectable<Database['sandbox_shops']>;

/** The first of the demo's shops: the one its store is connected to from the start. */
export const SHOP_SLUG = 'shop';

/** The demo's shops. The last one stands on a platform that wants orders shipped soon. */
export const SHOPS: readonly Omit<Shop, 'origin'>[] = [
  { slug: SHOP_SLUG, name: 'Sandbox shop', currency: 'USD', ship_by_days: null },
  { slug: 'nordic-gifts', name: 'Nordic Gifts', currency: 'EUR', ship_by_days: null },
  { slug: 'fast-tees', name: 'Fast Tees', currency: 'USD', ship_by_days: 2 },
];

/** The part that is tax of what the shop's prices are without it; its buyers see prices with it. */
const TAX_RATES: Readonly<Record<string, number>> = { 'nordic-gifts': 0.25 };

export const taxRateOf = ({ slug }: Pick<Shop, 'slug'>): number => TAX_RATES[slug] ?? 0;

/** `http://host:port/sandbox/shop`: what a seller enters as the store's website. */
export const websiteOf = (shop: Pick<Shop, 'origin' | 'slug'>): string => `${shop.origin}/sandbox/${shop.slug}`;

export const findShop = (services: Services, slug: string): Promise<Shop | undefined> =>
  services.db.selectFrom('sandbox_shops').selectAll().where('slug', '=', slug).executeTakeFirst();

/** Opens the demo's shops, and tells all there are the address they are now served at. */
export const openShops = async (services: Services, origin: string): Promise<void> => {
  await services.db
    .insertInto('sandbox_shops')
    .values(SHOPS.map((shop) => ({ ...shop, origin })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  await services.db.updateTable('sandbox_shops').set({ origin }).execute();
};
