import { z } from 'zod';
import { htmlFromText } from '../../../../domain/listing/plain-html';
import { priceOrNull, stockOrNull, text, unixSeconds } from '../fetched';
import { fetchedProduct, rowsOf, texts } from '../fetched-product';
import type { FetchedProduct, FetchedVariant } from '../shop';
import { imageShape, markIn } from './listing';
import { decodedWords, htmlWords } from '../html-words';

/** Etsy writes texts as HTML, without markup. */
const words = htmlWords;

const moneyShape = z.object({ amount: priceOrNull, divisor: z.number().positive().catch(100), currency_code: text });
const NO_MONEY = { amount: null, divisor: 100, currency_code: '' };

const offeringShape = z.object({
  price: moneyShape.catch(NO_MONEY),
  quantity: stockOrNull,
  is_enabled: z.boolean().catch(true),
  is_deleted: z.boolean().catch(false),
});

const soldShape = z.object({
  product_id: z.number().int().nullish().catch(null),
  sku: words,
  is_deleted: z.boolean().catch(false),
  property_values: rowsOf(z.object({ property_name: words, values: texts })).catch([]),
  offerings: rowsOf(offeringShape).catch([]),
});

export const listedShape = z.object({
  listing_id: z.number().int(),
  shop_id: z.number().int().nullish().catch(null),
  state: text,
  title: words,
  description: words,
  url: text,
  tags: texts,
  taxonomy_id: z.number().int().nullish().catch(null),
  last_modified_timestamp: z.number().nullish().catch(null),
  price: moneyShape.catch(NO_MONEY),
  images: rowsOf(imageShape.extend({ url_fullxfull: text })).catch([]),
  inventory: z
    .object({ products: rowsOf(soldShape) })
    .nullish()
    .catch(null),
});
export type Listed = z.infer<typeof listedShape>;

const valueOf = ({ amount, divisor }: z.infer<typeof moneyShape>): number | null => (amount === null ? null : amount / divisor);

/** Combinations that are not sold stand there switched off, for Etsy wants all there can be. */
const toVariants = (products: readonly z.infer<typeof soldShape>[]): readonly FetchedVariant[] =>
  products.flatMap((sold) => {
    const offering = sold.offerings.find(({ is_enabled, is_deleted }) => is_enabled && !is_deleted);
    if (!offering || sold.is_deleted) return [];
    return [
      {
        platform_id: sold.product_id ? String(sold.product_id) : null,
        sku: sold.sku,
        price: valueOf(offering.price),
        quantity: offering.quantity,
        options: sold.property_values.flatMap(({ property_name, values: [value] }) =>
          value === undefined ? [] : [{ name: property_name, value: decodedWords(value) }],
        ),
        barcode: null,
        // Which picture a value has, Etsy tells listing by listing only.
        image: null,
      },
    ];
  });

export const toProduct = (listed: Listed): FetchedProduct => {
  const variants = toVariants(listed.inventory?.products ?? []);
  const [first] = listed.inventory?.products ?? [];
  return fetchedProduct({
    platform_id: String(listed.listing_id),
    item_info_id: markIn(listed),
    sku: variants.length === 1 ? (first?.sku ?? '') : '',
    name: listed.title,
    description: htmlFromText(listed.description),
    standing: listed.state === 'active' ? 'live' : 'paused',
    problem: null,
    external_url: listed.url,
    images: listed.images.toSorted((a, b) => a.rank - b.rank).map(({ url_fullxfull }) => url_fullxfull),
    variants,
    tags: listed.tags.map(decodedWords),
    category: listed.taxonomy_id ? String(listed.taxonomy_id) : null,
    currency: listed.price.currency_code,
    changed_at: listed.last_modified_timestamp ? unixSeconds(listed.last_modified_timestamp * 1000) : null,
  });
};
