import { z } from 'zod';
import type { Access } from '../../connector';
import type { JsonClient } from '../client';
import type { CatalogueVariant } from '../provider';
import { amount, readPages } from './client';

const text = z.string().nullish().catch(null);

const productShape = z.object({
  product_name: z.string(),
  variants: z
    .array(
      z.object({
        variant_id: z.string(),
        size: text,
        color: text,
        price: amount.nullish().catch(null),
        stock_label: text,
      }),
    )
    .catch([]),
});

export const testAccount = async (client: JsonClient): Promise<Access> => {
  await readPages(client, '/catalog', z.unknown(), { 'paging.limit': '1' }).next();
  return {};
};

/** Everything it makes. How large a print may be is not told. */
export async function* readCatalogue(client: JsonClient): AsyncGenerator<readonly CatalogueVariant[]> {
  for await (const products of readPages(client, '/catalog', productShape, { 'paging.limit': '50' }))
    yield products.flatMap(({ product_name, variants }) =>
      variants.map(({ variant_id, size, color, price, stock_label }) => ({
        sku: variant_id,
        product: product_name,
        options: [
          { name: 'Color', value: color ?? '' },
          { name: 'Size', value: size ?? '' },
        ].filter(({ value }) => value !== ''),
        cost: price ?? null,
        areas: [],
        available: !/OUT_OF_STOCK/.test(stock_label ?? ''),
      })),
    );
}
