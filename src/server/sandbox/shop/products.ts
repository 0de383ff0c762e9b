import type { Selectable } from 'kysely';
import type { Services, Tx } from '../../kernel/context';
import { lock } from '../../db/advisory-locks';
import type { Database } from '../../db/schema';
import { categoryOf } from './category-api';
import { imageUrl } from './images';
import { websiteOf, type Shop } from './shops';

export type ProductRow = Selectable<Database['sandbox_products']>;

export type Reader = Tx | Services['db'];

/** As WooCommerce writes times: no zone, the zone follows from the field's name; this shop's own zone is UTC. */
export const wooTime = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19);

export const findProduct = (db: Reader, shop: string, id: number): Promise<ProductRow | undefined> =>
  db
    .selectFrom('sandbox_products')
    .selectAll()
    .where('shop', '=', shop)
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .executeTakeFirst();

export const findVariations = (db: Reader, shop: string, productId: number): Promise<ProductRow[]> =>
  db.selectFrom('sandbox_products').selectAll().where('shop', '=', shop).where('parent_id', '=', productId).orderBy('id').execute();

/** Writers of one shop take turns, so that a free slug is still free when it is used. */
export const lockShop = (tx: Tx, shop: string): Promise<void> => lock(tx, 'sandboxShop', shop);

/** A slug of the name that no product of the shop has: `sunny-tee`, `sunny-tee-2`, … Needs `lockShop`. */
export const freeSlug = async (tx: Tx, shop: string, name: string): Promise<string> => {
  const stem =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'product';
  const rows = await tx
    .selectFrom('sandbox_products')
    .select('slug')
    .where('shop', '=', shop)
    .where('parent_id', 'is', null)
    .where('slug', 'like', `${stem}%`)
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  let candidate = stem;
  for (let n = 2; taken.has(candidate); n += 1) candidate = `${stem}-${n}`;
  return candidate;
};

export interface ImageView {
  readonly id: number;
  readonly src: string;
  readonly name: string;
  readonly alt: string;
}

export const findImages = async (db: Reader, shop: Shop, ids: readonly number[]): Promise<Map<number, ImageView>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sandbox_images')
    .select(['id', 'name', 'alt'])
    .where('shop', '=', shop.slug)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, src: imageUrl(shop, row.id) }]));
};

const productUrl = (shop: Shop, slug: string): string => `${websiteOf(shop)}/product/${slug}`;

const times = (row: ProductRow) => ({
  date_created: wooTime(row.created_at),
  date_created_gmt: wooTime(row.created_at),
  date_modified: wooTime(row.modified_at),
  date_modified_gmt: wooTime(row.modified_at),
});

const presentImages = (row: ProductRow, images: ReadonlyMap<number, ImageView>): ImageView[] =>
  row.image_ids.flatMap((id) => images.get(id) ?? []);

/** What the shops here print on demand they do not count. */
const stock = { manage_stock: false, stock_quantity: null, stock_status: 'instock' } as const;

/** A product as `GET /products/{id}` shows it. */
export const productView = async (db: Reader, shop: Shop, row: ProductRow): Promise<object> => {
  const variations = await findVariations(db, shop.slug, row.id);
  const own = row.type === 'variable' ? '' : row.regular_price;
  const prices = variations.map(({ regular_price }) => Number(regular_price)).filter((price) => price > 0);
  const price = own || (prices.length > 0 ? Math.min(...prices).toFixed(2) : '');
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    permalink: productUrl(shop, row.slug),
    ...times(row),
    type: row.type,
    status: row.status,
    description: row.description,
    sku: row.sku,
    parent_id: row.parent_id ?? 0,
    price,
    regular_price: own,
    purchasable: price !== '',
    ...stock,
    images: presentImages(row, await findImages(db, shop, row.image_ids)),
    attributes: row.attributes.map((attribute) => ({ id: 0, ...attribute })),
    default_attributes: row.default_attributes.map((attribute) => ({ id: 0, ...attribute })),
    tags: row.tags.map((name, index) => ({ id: index + 1, name })),
    categories: row.categories.flatMap((id) => categoryOf(id) ?? []),
    variations: variations.map(({ id }) => id),
    meta_data: row.meta_data,
  };
};

/**
 * A variation as `GET /products/{id}/variations` shows it. `asTyped`: to who changes it; to others one without a picture of its own shows the
 * product's.
 */
export const variationView = (
  shop: Shop,
  { parent, row, asTyped }: { readonly parent: ProductRow; readonly row: ProductRow; readonly asTyped: boolean },
  images: ReadonlyMap<number, ImageView>,
): object => ({
  id: row.id,
  permalink: productUrl(shop, parent.slug),
  ...times(row),
  status: row.status,
  // One without a SKU of its own shows the product's.
  sku: row.sku || parent.sku,
  price: row.regular_price,
  regular_price: row.regular_price,
  purchasable: row.status === 'publish' && row.regular_price !== '',
  ...stock,
  image: presentImages(row, images)[0] ?? (asTyped ? null : (presentImages(parent, images)[0] ?? null)),
  attributes: row.attributes.map((attribute) => ({ id: 0, ...attribute })),
  meta_data: row.meta_data,
});
