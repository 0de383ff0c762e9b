import { z } from 'zod';
import { priceOrNull, secondsOrNull, stockOrNull, text } from '../fetched';
import { fetchedProduct, rowsOf } from '../fetched-product';
import type { FetchedProduct, FetchedVariant } from '../shop';
import { websiteOf, type Connection } from './client';

const numbers = { gtin: text, upc: text };

const variantShape = z.object({
  ...numbers,
  id: z.number().int(),
  sku: text,
  price: priceOrNull,
  inventory_level: stockOrNull,
  image_url: text,
  purchasing_disabled: z.boolean().catch(false),
  option_values: rowsOf(z.object({ option_display_name: text, label: text })).catch([]),
});

export const listedShape = z.object({
  ...numbers,
  id: z.number().int(),
  name: text,
  sku: text,
  description: text,
  price: priceOrNull,
  is_visible: z.boolean().catch(false),
  availability: text,
  inventory_tracking: text,
  inventory_level: stockOrNull,
  bin_picking_number: text,
  search_keywords: text,
  categories: rowsOf(z.number().int()).catch([]),
  custom_url: z.object({ url: text }).nullish().catch(null),
  date_modified: text.transform(secondsOrNull),
  images: rowsOf(z.object({ url_zoom: text, url_standard: text, sort_order: z.number().catch(0) })).catch([]),
  variants: rowsOf(variantShape).catch([]),
});
export type Listed = z.infer<typeof listedShape>;

/** Pieces are counted of the whole product, of each of its variants, or not at all. */
const stockOf = ({ inventory_tracking, inventory_level }: Listed, own: number | null): number | null =>
  inventory_tracking === 'variant' ? own : inventory_tracking === 'product' ? inventory_level : null;

/** A variant without a price of its own has the product's. A product without choices has one variant, which is the product itself. */
const toVariant = (listed: Listed, variant: Listed['variants'][number]): FetchedVariant => ({
  platform_id: String(variant.id),
  sku: variant.sku || listed.sku,
  price: variant.price ?? listed.price,
  quantity: stockOf(listed, variant.inventory_level),
  options: variant.option_values.map(({ option_display_name, label }) => ({ name: option_display_name, value: label })),
  barcode: variant.gtin || variant.upc || (variant.option_values.length === 0 && (listed.gtin || listed.upc)) || null,
  image: variant.image_url,
});

export const toProduct = (connection: Pick<Connection, 'storeHash'>, listed: Listed, currency: string | null): FetchedProduct =>
  fetchedProduct({
    platform_id: String(listed.id),
    item_info_id: listed.bin_picking_number || null,
    sku: listed.sku,
    name: listed.name,
    description: listed.description,
    standing: listed.is_visible && listed.availability !== 'disabled' ? 'live' : 'paused',
    problem: null,
    external_url: listed.custom_url?.url ? `${websiteOf(connection)}${listed.custom_url.url}` : null,
    images: listed.images.toSorted((a, b) => a.sort_order - b.sort_order).map(({ url_zoom, url_standard }) => url_zoom || url_standard),
    variants: listed.variants.filter(({ purchasing_disabled }) => !purchasing_disabled).map((variant) => toVariant(listed, variant)),
    tags: listed.search_keywords
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    category: listed.categories.length === 1 ? String(listed.categories[0]) : null,
    currency,
    changed_at: listed.date_modified,
  });
