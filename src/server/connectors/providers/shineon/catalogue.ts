import { z } from 'zod';
import { endless } from '../../connector';
import type { JsonClient } from '../client';
import type { CatalogueVariant } from '../provider';
import { amount, dollars } from '../shapes';

const PAGE = 250;
const MOST_PAGES = 1000;
/** The property of a line that carries its picture. */
const PRINT_AREA = 'print_url';

const option = z.union([z.string(), z.number(), z.boolean()]).transform(String).nullish();

const skuShape = z.object({
  sku: z.string(),
  title: z.string(),
  base_cost: amount,
  artwork: z.object({ optimized_width: z.coerce.number(), optimized_height: z.coerce.number() }).nullish().catch(null),
  properties: z.object({ metal: option, shape: option }).nullish().catch(null),
});
const pageShape = z.object({ skus: z.array(skuShape) });

const variantOf = ({ sku, title, base_cost, artwork, properties }: z.infer<typeof skuShape>): CatalogueVariant => ({
  sku,
  product: title,
  options: Object.entries({ Metal: properties?.metal, Shape: properties?.shape }).flatMap(([name, value]) =>
    value ? [{ name, value }] : [],
  ),
  cost: dollars(base_cost),
  areas: artwork ? [{ area: PRINT_AREA, width: artwork.optimized_width, height: artwork.optimized_height, dpi: null }] : [],
  available: true,
});

/** The account's own SKUs. Whether they come in pages is not certain: a page that begins as the one before is the end. */
export async function* readCatalogue(client: JsonClient): AsyncGenerator<readonly CatalogueVariant[]> {
  let before: string | undefined;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { skus } = await client.get(`/skus?page=${page}&per_page=${PAGE}`, pageShape);
    const [first] = skus;
    if (!first || first.sku === before) return;
    yield skus.map(variantOf);
    if (skus.length < PAGE) return;
    before = first.sku;
  }
  throw endless(client.origin);
}
