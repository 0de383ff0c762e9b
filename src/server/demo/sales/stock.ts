import { pick, chance } from '../../sandbox/chance';
import { lineOf } from '../../sandbox/shop/orders';
import { freeSlug, type ProductRow } from '../../sandbox/shop/products';
import { SHOP_SLUG, SHOPS } from '../../sandbox/shop/shops';
import type { SandboxLine } from '../../sandbox/shop/tables';
import { jsonb } from '../../db/json';
import type { Tx } from '../../kernel/context';
import { unixNow } from '../../kernel/clock';
import type { Goods, Wish } from './plan';

/** Something a shop sells, in its forms; what has one form is its own. */
interface Thing {
  readonly product: ProductRow;
  readonly variations: readonly ProductRow[];
}

/** SKUs of what a seller wrote into a shop by hand, by what becomes of it. */
export type OddSkus = Readonly<Record<'unknown' | 'old variant' | 'unmade' | 'bare' | 'soft', string>>;

const ODD_THINGS: Readonly<Record<keyof OddSkus, { readonly name: string; readonly price: string }>> = {
  unknown: { name: 'Letterpress postcards, set of twelve', price: '14.00' },
  'old variant': { name: 'Weekend Gardener Tee – last season’s olive', price: '17.50' },
  unmade: { name: 'Bandana for dogs who dig', price: '16.90' },
  bare: { name: 'Mug with your name', price: '18.90' },
  soft: { name: 'Flamingo close-up poster', price: '24.90' },
};

interface Stock {
  readonly usual: readonly Thing[];
  /** By what becomes of it. */
  readonly odd: ReadonlyMap<string, Thing>;
}

const productsOf = (tx: Tx, shop: string): Promise<ProductRow[]> =>
  tx.selectFrom('sandbox_products').selectAll().where('shop', '=', shop).where('status', '=', 'publish').orderBy('id').execute();

const written = ({ id: _id, attributes, default_attributes, image_ids, meta_data, tags, categories, ...plain }: ProductRow) => ({
  ...plain,
  attributes: jsonb(attributes),
  default_attributes: jsonb(default_attributes),
  image_ids: jsonb(image_ids),
  meta_data: jsonb(meta_data),
  tags: jsonb(tags),
  categories: jsonb(categories),
});

/** Has another shop sell what the first one does, under the same SKUs, with its own copies of the pictures. */
const copyTo = async (tx: Tx, shop: string, rows: readonly ProductRow[]): Promise<void> => {
  const pictures = new Map<number, number>();
  const products = new Map<number, number>();
  for (const picture of new Set(rows.flatMap(({ image_ids }) => image_ids))) {
    const copy = await tx
      .insertInto('sandbox_images')
      .columns(['shop', 'name', 'alt', 'mimetype', 'bytes', 'created_at'])
      .expression(
        tx
          .selectFrom('sandbox_images')
          .select((row) => [row.val(shop).as('shop'), 'name', 'alt', 'mimetype', 'bytes', 'created_at'])
          .where('id', '=', picture),
      )
      .returning('id')
      .executeTakeFirst();
    if (copy) pictures.set(picture, copy.id);
  }
  const rowOf = (row: ProductRow, parent_id: number | null) =>
    written({ ...row, shop, parent_id, image_ids: row.image_ids.flatMap((id) => pictures.get(id) ?? []) });
  for (const row of rows.filter(({ parent_id }) => parent_id === null)) {
    const { id } = await tx.insertInto('sandbox_products').values(rowOf(row, null)).returning('id').executeTakeFirstOrThrow();
    products.set(row.id, id);
  }
  const variations = rows.flatMap((row) => (row.parent_id === null ? [] : [rowOf(row, products.get(row.parent_id) ?? null)]));
  if (variations.length > 0) await tx.insertInto('sandbox_products').values(variations).execute();
};

const addOdd = async (tx: Tx, shop: string, skus: OddSkus): Promise<void> => {
  const now = unixNow();
  const plain = { shop, parent_id: null, type: 'simple', status: 'publish', description: '' } as const;
  const none = { attributes: jsonb([]), default_attributes: jsonb([]), image_ids: jsonb([]), meta_data: jsonb([]) };
  for (const [kind, { name, price }] of Object.entries(ODD_THINGS) as [keyof OddSkus, { name: string; price: string }][]) {
    const slug = await freeSlug(tx, shop, name);
    await tx
      .insertInto('sandbox_products')
      .values({ ...plain, ...none, slug, sku: skus[kind], name, regular_price: price, created_at: now, modified_at: now })
      .execute();
  }
};

/** What all shops sell: what was pushed to the first one, and some things that were not. */
export const stockShops = async (tx: Tx, skus: OddSkus): Promise<ReadonlyMap<string, Stock>> => {
  const pushed = await productsOf(tx, SHOP_SLUG);
  const stocks = new Map<string, Stock>();
  for (const { slug } of SHOPS) {
    if (slug !== SHOP_SLUG) await copyTo(tx, slug, pushed);
    await addOdd(tx, slug, skus);
    const rows = await productsOf(tx, slug);
    const things = rows
      .filter(({ parent_id }) => parent_id === null)
      .map((product) => ({ product, variations: rows.filter(({ parent_id }) => parent_id === product.id) }));
    const odd = new Map<string, Thing>();
    for (const [kind, sku] of Object.entries(skus)) for (const thing of things) if (thing.product.sku === sku) odd.set(kind, thing);
    stocks.set(slug, { usual: things.filter(({ variations }) => variations.length > 0), odd });
  }
  return stocks;
};

/** A coupon too many: less than any workshop asks for anything. */
const CHEAP = '4.90';

const SIMPLE: Readonly<Partial<Record<Goods, readonly (keyof OddSkus)[]>>> = {
  unknown: ['unknown'],
  'old variant': ['old variant'],
  unmade: ['unmade'],
  bare: ['bare'],
  soft: ['soft'],
};

/** What an order is of. `cheap`: the SKU of the product of which it is known what it costs. */
export const linesFor = (
  { usual, odd }: Stock,
  { goods = 'usual' }: Pick<Wish, 'goods'>,
  { key, quantities, cheap }: { readonly key: string; readonly quantities: readonly number[]; readonly cheap: string },
): SandboxLine[] => {
  const simple = SIMPLE[goods];
  const first = pick(chance('demo', key, 'thing'), 0, usual.length - 1);
  return quantities.map((quantity, index) => {
    const kind = simple?.[index] ?? (goods === 'half bare' && index === 1 ? 'bare' : undefined);
    const thing = kind
      ? odd.get(kind)
      : goods === 'cheap'
        ? usual.find(({ product }) => product.sku === cheap)
        : usual[(first + index) % usual.length];
    if (!thing) throw new Error(`The demo's shops sell nothing that is ${goods}.`);
    const { product, variations } = thing;
    const variation = variations[pick(chance('demo', key, `form ${index}`), 0, Math.max(0, variations.length - 1))] ?? product;
    return lineOf(
      product,
      goods === 'cheap' ? { ...variation, regular_price: CHEAP } : variation,
      goods === 'cheap' ? 1 : quantity,
      index + 1,
    );
  });
};
