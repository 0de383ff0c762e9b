import { z } from 'zod';
import { endless } from '../../connector';
import type { JsonClient } from '../client';
import type { CatalogueVariant } from '../provider';
import { amount, dollars, wordsOrNone } from '../shapes';

const PAGE = 100;
const MOST_PAGES = 1000;

const areaShape = z.object({ key: z.string(), width: z.number(), height: z.number(), resolution: z.number().nullish().catch(null) });
const variantShape = z.object({
  item_sku: z.string(),
  availability: wordsOrNone,
  attributes: z.array(z.object({ name: z.string(), value: z.string() })).catch([]),
  locations: z.array(z.object({ base_cost: amount, print_areas: z.array(areaShape).catch([]) })).catch([]),
});
const pageShape = z.object({
  success: z.literal(true),
  totalPage: z.number().catch(1),
  data: z.array(z.object({ product_name: z.string(), variants: z.array(variantShape) })),
});

/** Made in several places, it costs what it does where it is cheapest. */
const variantOf = (product: string, { item_sku, availability, attributes, locations }: z.infer<typeof variantShape>): CatalogueVariant => {
  const costs = locations.flatMap(({ base_cost }) => (base_cost === null ? [] : [base_cost]));
  return {
    sku: item_sku,
    product,
    options: attributes.map(({ name, value }) => ({ name, value })),
    cost: dollars(costs.length > 0 ? Math.min(...costs) : null),
    areas: (locations[0]?.print_areas ?? []).map(({ key, width, height, resolution }) => ({
      area: key,
      width,
      height,
      dpi: resolution ?? null,
    })),
    available: !/out|unavailable|discontinued/i.test(availability),
  };
};

/** Everything that is printed, page by page. */
export async function* readCatalogue(client: JsonClient): AsyncGenerator<readonly CatalogueVariant[]> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, totalPage } = await client.get(`/products/list?limit=${PAGE}&page=${page}`, pageShape);
    if (data.length === 0) return;
    yield data.flatMap(({ product_name, variants }) => variants.map((variant) => variantOf(product_name, variant)));
    if (page >= totalPage) return;
  }
  throw endless(client.origin);
}
