import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { sanitizeHtml } from '../../kernel/html';
import { newCartKey } from './orders';
import { findImages, findVariations, type ImageView, type ProductRow } from './products';
import type { Shop } from './shops';

const CARDS_A_PAGE = 24;

interface Picture {
  readonly src: string;
  readonly alt: string;
}

export interface ProductCard {
  readonly slug: string;
  readonly name: string;
  readonly image: Picture | undefined;
  readonly lowest: number;
  readonly highest: number;
}

export interface ProductPage {
  readonly id: number;
  readonly name: string;
  /** HTML, sanitised. */
  readonly description: string;
  readonly images: readonly Picture[];
  readonly lowest: number;
  readonly highest: number;
  readonly choices: readonly { readonly name: string; readonly options: readonly string[]; readonly chosen: string | undefined }[];
  readonly variations: readonly {
    readonly options: Readonly<Record<string, string>>;
    readonly price: number;
    readonly picture: string | null;
  }[];
  readonly cartKey: string;
}

/** A picture on the host the buyer came by. */
const pathOf = (image: ImageView): Picture => ({ src: new URL(image.src).pathname, alt: image.alt });

const range = (prices: readonly number[]): { lowest: number; highest: number } => {
  const real = prices.filter((price) => price > 0);
  return real.length === 0 ? { lowest: 0, highest: 0 } : { lowest: Math.min(...real), highest: Math.max(...real) };
};

const pricesOf = (product: ProductRow, variations: readonly ProductRow[]): number[] =>
  product.type === 'variable' ? variations.map(({ regular_price }) => Number(regular_price)) : [Number(product.regular_price)];

/** One page of the shop front, and how many there are. `page` is 1-based; beyond the last it is empty. */
export const shopFront = async (services: Services, shop: Shop, page: number): Promise<{ cards: ProductCard[]; pages: number }> => {
  const shown = services.db
    .selectFrom('sandbox_products')
    .where('shop', '=', shop.slug)
    .where('parent_id', 'is', null)
    .where('status', '=', 'publish');
  const { count } = await shown.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await shown
    .selectAll()
    .orderBy('id', 'desc')
    .limit(CARDS_A_PAGE)
    .offset((page - 1) * CARDS_A_PAGE)
    .execute();
  const cards = await Promise.all(
    rows.map(async (row): Promise<ProductCard> => {
      const images = await findImages(services.db, shop, row.image_ids.slice(0, 1));
      const first = images.get(row.image_ids[0] ?? 0);
      const prices = range(pricesOf(row, await findVariations(services.db, shop.slug, row.id)));
      return { slug: row.slug, name: row.name, image: first && pathOf(first), ...prices };
    }),
  );
  return { cards, pages: Math.max(1, Math.ceil(count / CARDS_A_PAGE)) };
};

/** Everything a buyer sees of one product; undefined when it is not for sale. */
export const showProduct = async (services: Services, shop: Shop, slug: string): Promise<ProductPage | undefined> => {
  const row = await services.db
    .selectFrom('sandbox_products')
    .selectAll()
    .where('shop', '=', shop.slug)
    .where('slug', '=', slug)
    .where('parent_id', 'is', null)
    .where('status', '=', 'publish')
    .executeTakeFirst();
  return row && describe(services, shop, row);
};

/** The product an order form speaks of. */
export const showProductById = async (services: Services, shop: Shop, id: number): Promise<ProductPage | undefined> => {
  const row = await services.db
    .selectFrom('sandbox_products')
    .select('slug')
    .where('shop', '=', shop.slug)
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  return row && showProduct(services, shop, row.slug);
};

/** A description nobody should be asked to read shows as none. */
const descriptionOf = async (services: Services, shop: Shop, { description }: ProductRow): Promise<string> => {
  try {
    return await sanitizeHtml(services, `sandbox ${shop.slug}`, description);
  } catch (error) {
    if (error instanceof UserError) return '';
    throw error;
  }
};

const describe = async (services: Services, shop: Shop, row: ProductRow): Promise<ProductPage> => {
  const variations = await findVariations(services.db, shop.slug, row.id);
  const images = await findImages(services.db, shop, [...row.image_ids, ...variations.flatMap(({ image_ids }) => image_ids)]);
  const shown = row.image_ids.flatMap((id) => images.get(id) ?? []);
  return {
    id: row.id,
    name: row.name,
    description: await descriptionOf(services, shop, row),
    images: shown.map(pathOf),
    ...range(pricesOf(row, variations)),
    choices: row.attributes
      .filter(({ variation }) => variation)
      .map(({ name, options = [] }) => ({
        name,
        options,
        chosen:
          row.default_attributes.find((attribute) => attribute.name === name)?.option ?? (options.length === 1 ? options[0] : undefined),
      })),
    variations: variations.map(({ attributes, regular_price, image_ids }) => {
      const picture = images.get(image_ids[0] ?? 0);
      return {
        options: Object.fromEntries(attributes.map(({ name, option }) => [name, option ?? ''])),
        price: Number(regular_price),
        picture: picture ? pathOf(picture).src : null,
      };
    }),
    cartKey: newCartKey(),
  };
};
