import { z } from 'zod';
import type { JsonClient } from '../client';
import { tellOneByOne } from '../../one-by-one';
import type { CatalogueVariant } from '../provider';
import { answerOf } from './client';

const skuShape = z.object({ name: z.string(), sku: z.string(), attributes: z.record(z.string(), z.string()).catch({}) });
export const skusShape = answerOf(z.array(skuShape));

const sizeShape = z.string().transform((text) => {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
});
const dimensionsShape = answerOf(z.array(z.object({ name: z.string(), dimensions: z.array(sizeShape) })));

/** Of the sizes a file may have, the largest. */
const areasOf = async (client: JsonClient, sku: string): Promise<CatalogueVariant['areas']> =>
  (await client.post('/sku.json', { shape: dimensionsShape, body: { sku } })).flatMap(({ name, dimensions }) => {
    const largest = dimensions.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
    return largest && largest.width > 0 && largest.height > 0 ? [{ area: name, ...largest, dpi: null }] : [];
  });

/** Everything that is printed, a page for each thing; the sizes of its files are asked SKU by SKU. What it costs is told nowhere. */
export async function* readCatalogue(client: JsonClient): AsyncGenerator<readonly CatalogueVariant[]> {
  const skus = await client.get('/sku.json', skusShape);
  yield* tellOneByOne('catalogue', new Set(skus.map(({ name }) => name)), client.signal, async (product) => {
    const page: CatalogueVariant[] = [];
    for (const { sku, attributes } of skus.filter(({ name }) => name === product))
      page.push({
        sku,
        product,
        options: Object.entries(attributes).map(([name, value]) => ({ name, value })),
        cost: null,
        // oxlint-disable-next-line boundaries/one-by-one -- these are the variants of one product
        areas: await areasOf(client, sku),
        available: true,
      });
    return page;
  });
}
