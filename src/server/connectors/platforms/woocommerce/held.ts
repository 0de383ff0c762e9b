import { z } from 'zod';
import { textFromHtml } from '../../../../domain/listing/plain-html';
import { priceOrNull, stockOrNull, text, unixSeconds } from '../fetched';
import { fetchedProduct, rowsOf, texts } from '../fetched-product';
import type { FetchedProduct, FetchedVariant, ProductStanding } from '../shop';
import { isSoldOtherwise, markedBy, metaShape } from './body';
import { atGmt, placeShape } from './changes';

/** WordPress keeps some words as HTML: names of products, and of the tags and attributes they share. */
const words = text.transform(textFromHtml);
const wordList = texts.transform((list) => list.map(textFromHtml));

const imageShape = z.object({ src: text });

const soldShape = z.object({
  sku: text,
  price: priceOrNull,
  regular_price: priceOrNull,
  /** Of a variation also `parent`: the product's pieces are its own. */
  manage_stock: z.union([z.boolean(), z.literal('parent')]).catch(false),
  stock_quantity: stockOrNull,
  stock_status: text,
  global_unique_id: text,
});
type Sold = z.infer<typeof soldShape>;

/** Nothing but the id must be as it should: one odd product, as a plugin may make it, must not keep back all others. */
export const heldShape = placeShape.extend({
  id: z.number().int(),
  ...soldShape.shape,
  name: words,
  type: text,
  status: text,
  parent_id: z.number().int().catch(0),
  permalink: text,
  description: text,
  purchasable: z.boolean().catch(true),
  images: rowsOf(imageShape).catch([]),
  tags: rowsOf(z.object({ name: words })).catch([]),
  categories: rowsOf(z.object({ id: z.number().int() })).catch([]),
  attributes: rowsOf(z.object({ name: words, variation: z.boolean().catch(false), options: wordList })).catch([]),
  meta_data: metaShape,
});
export type Held = z.infer<typeof heldShape>;

export const heldVariationShape = z.object({
  ...soldShape.shape,
  id: z.number().int(),
  status: text,
  image: imageShape.nullish().catch(null),
  attributes: rowsOf(z.object({ name: words, option: words })).catch([]),
});
type HeldVariation = z.infer<typeof heldVariationShape>;

/** Private ones only those who run the shop see. One that cannot be bought, as without a price, is shown and not on sale. */
const standingOf = ({ status, purchasable, type }: Held): ProductStanding => {
  if (status === 'pending' || status === 'future') return 'pending';
  return status === 'publish' && (purchasable || isSoldOtherwise({ type })) ? 'live' : 'paused';
};

const stockOf = ({ manage_stock, stock_quantity, stock_status }: Sold): number | null => {
  if (manage_stock !== false) return stock_quantity;
  return stock_status === 'outofstock' ? 0 : null;
};

/** The price without what is off for a while. */
const soldAs = (sold: Sold) => ({
  sku: sold.sku,
  price: sold.regular_price ?? sold.price,
  quantity: stockOf(sold),
  barcode: sold.global_unique_id || null,
});

/** One without a value for a choice goes with all of them; one without a SKU of its own shows the product's. */
const toVariant = (held: HeldVariation, product: Held): FetchedVariant => ({
  ...soldAs(held),
  sku: held.sku === product.sku ? '' : held.sku,
  platform_id: String(held.id),
  options: held.attributes.filter(({ option }) => option !== '').map(({ name, option }) => ({ name, value: option })),
  image: held.image?.src ?? null,
});

export const isVariable = ({ type }: Held): boolean => type === 'variable';

/** Whether the shop still has it, as buyers and owners see it: a variation is no product, and what lies in the trash may come back. */
export const isThere = ({ status, parent_id }: Held): boolean => status !== 'trash' && status !== 'auto-draft' && parent_id === 0;

/** Variations that are switched off are not sold. */
export const toProduct = (held: Held, variations: readonly HeldVariation[], currency: string | null): FetchedProduct =>
  fetchedProduct({
    platform_id: String(held.id),
    item_info_id: markedBy(held),
    sku: held.sku,
    name: held.name,
    description: held.description,
    standing: standingOf(held),
    problem: null,
    external_url: held.permalink,
    images: held.images.map(({ src }) => src),
    options: held.attributes
      .filter(({ variation }) => isVariable(held) && variation)
      .map(({ name, options }) => ({ name, values: options })),
    variants: isVariable(held)
      ? variations.filter(({ status }) => status !== 'private').map((variation) => toVariant(variation, held))
      : [{ ...soldAs(held), platform_id: null, options: [], image: null }],
    tags: held.tags.map(({ name }) => name),
    category: held.categories.length === 1 ? String(held.categories[0]?.id) : null,
    currency,
    changed_at: held.date_modified_gmt ? unixSeconds(atGmt(held.date_modified_gmt)) : null,
  });
