import { z } from 'zod';
import { roundMoney } from '../../../../domain/currency';
import type { OutgoingProduct, PushParts } from '../shop';
import type { Account } from './account';

export const variationShape = z.object({ id: z.string(), sku: z.string().catch(''), status: z.string().catch('ENABLED') });
type Variation = z.infer<typeof variationShape>;

/** A product as Wish has it, as far as it is used. */
export const heldShape = z.object({
  id: z.string(),
  parent_sku: z.string().catch(''),
  state: z.string().nullish().catch(null),
  status: z.string().nullish().catch(null),
  request_id: z.string().nullish().catch(null),
  variations: z.array(variationShape).catch([]),
});
export type Held = z.infer<typeof heldShape>;

const MOST_SKU = 80;
const MOST_TAGS = 10;
const MOST_TAG = 80;
const MOST_DESCRIPTION = 4000;

/** The parent SKU is the only word of ours that Wish keeps and finds products by: the listing's SKU, and its id as the mark. */
export const parentSkuOf = ({ sku, item_info_id }: Pick<OutgoingProduct, 'sku' | 'item_info_id'>): string => {
  const marked = `${sku}--${item_info_id}`;
  return marked.length > MOST_SKU ? item_info_id : marked;
};

/** The listing whose mark a parent SKU has, and what stands before it; one too long for both is the id alone, and looks like anybody's. */
export const markIn = (parentSku: string): string | null => /--(\S+)$/.exec(parentSku)?.[1] ?? null;
export const skuIn = (parentSku: string): string => parentSku.replace(/--\S+$/, '');

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Wish takes no HTML; a line for each paragraph and each point of a list. */
const linesOf = (html: string): string =>
  html
    .replace(/<br[^<>]*>|<\/(?:p|li|div|h[1-6]|tr)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#39|[a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    // Signs of the text itself would be taken for markup.
    .replace(/</g, '‹')
    .replace(/>/g, '›')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim()
    .slice(0, MOST_DESCRIPTION);

const amountIn = ({ currency }: Account, amount: number) => ({ amount: roundMoney(amount, currency), currency_code: currency });

const mainImageOf = ({ images, variants }: OutgoingProduct): string => (images[0] ?? variants.find(({ image }) => image)?.image)?.src ?? '';

/** Every variation names a picture, and every such picture stands among the others. */
const picturesOf = (product: OutgoingProduct) => {
  const main = mainImageOf(product);
  const others = new Set([
    ...product.images.slice(1).map(({ src }) => src),
    ...product.variants.flatMap(({ image }) => image?.src ?? main),
  ]);
  return {
    main_image: { url: main, is_clean_image: false },
    extra_images: [...others].slice(0, 100).map((url) => ({ url, is_clean_image: false })),
  };
};

const textOf = (product: OutgoingProduct) => ({
  name: product.name,
  description: linesOf(product.description) || product.name,
  tags: product.tags.slice(0, MOST_TAGS).map((tag) => tag.slice(0, MOST_TAG)),
});

const categoryOf = (product: OutgoingProduct) => ({
  ...(product.category && /^\d+$/.test(product.category) && { category_id: Number(product.category) }),
  ...(product.specifics.length > 0 && { attributes: product.specifics.map(({ id, values }) => ({ name: id, value: values })) }),
});

const variationBody = (
  product: OutgoingProduct,
  { sku, price, options, image }: OutgoingProduct['variants'][number],
  account: Account,
) => ({
  sku: product.options.length > 0 ? sku : product.sku,
  [account.costBased ? 'cost' : 'price']: amountIn(account, price),
  inventories: [{ warehouse_id: account.warehouse, inventory: product.quantity }],
  image: image?.src ?? mainImageOf(product),
  ...(product.options.length > 0 && { options: options.map(({ name, value }) => ({ name: name.toUpperCase(), value })) }),
});

/** Of a new variation Wish asks where it is made too: products are made where they are sent from. */
export const newVariationBody = (product: OutgoingProduct, variant: OutgoingProduct['variants'][number], account: Account) => ({
  ...variationBody(product, variant, account),
  logistics_details: { origin_country: account.country },
});

export const createBody = (product: OutgoingProduct, account: Account) => ({
  ...textOf(product),
  ...categoryOf(product),
  ...picturesOf(product),
  parent_sku: parentSkuOf(product),
  // What sending costs stands in the price: nobody tells us more.
  default_shipping_prices: [{ warehouse_id: account.warehouse, default_shipping_price: amountIn(account, 0) }],
  variations: product.variants.map((variant) => newVariationBody(product, variant, account)),
});

const isWanted = (product: OutgoingProduct, { sku }: Variation): OutgoingProduct['variants'][number] | undefined =>
  product.variants.find((variant) => (product.options.length > 0 ? variant.sku : product.sku) === sku);

/** Wish removes no variation: one that is not sold any more is turned off. */
export const updateBody = (product: OutgoingProduct, parts: PushParts, account: Account, { variations, state }: Held) => ({
  ...(state === 'MERCHANT_INACTIVE' && !product.unpublished && { status: 'ENABLED' }),
  ...(parts.text && textOf(product)),
  ...(parts.category && categoryOf(product)),
  ...(parts.images && picturesOf(product)),
  ...(parts.variants && {
    variations: variations
      .filter(({ status }) => status !== 'REMOVED_BY_WISH')
      .map((held) => {
        const variant = isWanted(product, held);
        return variant
          ? { id: held.id, status: 'ENABLED', ...variationBody(product, variant, account) }
          : { id: held.id, status: 'DISABLED' };
      }),
  }),
});

export const missingOf = (product: OutgoingProduct, { variations }: Held): OutgoingProduct['variants'] => {
  const known = new Set(variations.map(({ sku }) => sku));
  return product.variants.filter(({ sku }) => !known.has(product.options.length > 0 ? sku : product.sku));
};
