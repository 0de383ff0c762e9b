import { z } from 'zod';
import { priceOrNull, secondsOrNull, stockOrNull, text } from '../fetched';
import { fetchedProduct, rowsOf, texts } from '../fetched-product';
import type { FetchedProduct, FetchedVariant, ProductStanding } from '../shop';
import { idOf } from './access';
import { MARK, NAMESPACE } from './marks';
import { ONLY } from './variants';

const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() });

const PICTURES = 'pageInfo { hasNextPage endCursor } nodes { ... on MediaImage { image { url } } }';
const pictureShape = z.object({ image: z.object({ url: text }).nullish().catch(null) });
const picturesShape = z.object({ pageInfo, nodes: rowsOf(pictureShape) });

const VARIANTS = `pageInfo { hasNextPage endCursor } nodes {
  id sku price barcode inventoryQuantity inventoryPolicy
  selectedOptions { name value }
  inventoryItem { tracked }
  media(first: 1) { nodes { ... on MediaImage { image { url } } } }
}`;
const variantShape = z.object({
  id: z.string(),
  sku: text,
  price: priceOrNull,
  barcode: text,
  inventoryQuantity: stockOrNull,
  inventoryPolicy: text,
  selectedOptions: rowsOf(z.object({ name: text, value: text })).catch([]),
  inventoryItem: z.object({ tracked: z.boolean() }).catch({ tracked: false }),
  media: z.object({ nodes: rowsOf(pictureShape) }).catch({ nodes: [] }),
});
const variantsShape = z.object({ pageInfo, nodes: rowsOf(variantShape) });

/**
 * A product with the first of its pictures and variants. Shopify counts what is asked for: one is some 160 points, and no question may have
 * more than 1000.
 */
export const LISTED = `id title descriptionHtml status tags updatedAt onlineStoreUrl hasOnlyDefaultVariant
  mark: metafield(namespace: "${NAMESPACE}", key: "${MARK}") { value }
  category { id }
  options { name optionValues { name } }
  media(first: 10) { ${PICTURES} }
  variants(first: 20) { ${VARIANTS} }`;

export const AT_ONCE = 6;
export const COST = 960;

export const listedShape = z.object({
  id: z.string(),
  title: text,
  descriptionHtml: text,
  status: text,
  tags: texts,
  updatedAt: z.string(),
  onlineStoreUrl: text,
  hasOnlyDefaultVariant: z.boolean().catch(false),
  mark: z.object({ value: text }).nullish().catch(null),
  category: z.object({ id: text }).nullish().catch(null),
  options: rowsOf(z.object({ name: text, optionValues: rowsOf(z.object({ name: text })).catch([]) })).catch([]),
  media: picturesShape,
  variants: variantsShape,
});
export type Listed = z.infer<typeof listedShape>;

/** The rest of a product's lists; each page names the product, which may be gone. */
export const REST = {
  media: {
    document: `query MorePictures($id: ID!, $after: String) { product(id: $id) { media(first: 100, after: $after) { ${PICTURES} } } }`,
    shape: z.object({ product: z.object({ media: picturesShape }).nullable() }),
    cost: 310,
  },
  variants: {
    document: `query MoreSold($id: ID!, $after: String) { product(id: $id) { variants(first: 100, after: $after) { ${VARIANTS} } } }`,
    shape: z.object({ product: z.object({ variants: variantsShape }).nullable() }),
    cost: 610,
  },
};

/** One that is not listed is sold to whoever has its address. */
const STANDINGS: Readonly<Record<string, ProductStanding>> = { ACTIVE: 'live', UNLISTED: 'live' };

/** What goes on being sold when there is none is not counted. */
const stockOf = ({ inventoryItem, inventoryPolicy, inventoryQuantity }: z.infer<typeof variantShape>): number | null =>
  inventoryItem.tracked && inventoryPolicy === 'DENY' ? inventoryQuantity : null;

const isOnly = ({ name, value }: { readonly name: string; readonly value?: string }): boolean =>
  name === ONLY.name && (value ?? ONLY.value) === ONLY.value;

const toVariant = (listed: Listed, variant: z.infer<typeof variantShape>): FetchedVariant => ({
  platform_id: idOf(variant.id),
  sku: variant.sku,
  price: variant.price,
  quantity: stockOf(variant),
  options: variant.selectedOptions.filter((option) => !listed.hasOnlyDefaultVariant || !isOnly(option)),
  barcode: variant.barcode || null,
  image: variant.media.nodes[0]?.image?.url ?? null,
});

export const toProduct = (listed: Listed, currency: string): FetchedProduct =>
  fetchedProduct({
    platform_id: idOf(listed.id),
    item_info_id: listed.mark?.value || null,
    // Shopify knows SKUs of variants alone.
    sku: '',
    name: listed.title,
    description: listed.descriptionHtml,
    standing: STANDINGS[listed.status] ?? 'paused',
    problem: null,
    external_url: listed.onlineStoreUrl,
    images: listed.media.nodes.map(({ image }) => image?.url),
    options: listed.options
      .filter((option) => !listed.hasOnlyDefaultVariant || !isOnly(option))
      .map(({ name, optionValues }) => ({ name, values: optionValues.map((value) => value.name) })),
    variants: listed.variants.nodes.map((variant) => toVariant(listed, variant)),
    tags: listed.tags,
    category: listed.category?.id || null,
    currency,
    changed_at: secondsOrNull(listed.updatedAt),
  });
