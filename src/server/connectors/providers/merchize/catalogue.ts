import { z } from 'zod';
import { endless, type Access } from '../../connector';
import type { JsonClient } from '../client';
import type { CatalogueVariant } from '../provider';
import { dataOf } from './client';

const productShape = z.object({
  title: z.string(),
  variants: z
    .array(
      z.object({
        sku: z.string(),
        attributes: z.array(z.object({ name: z.string(), value_text: z.string().catch('') })).catch([]),
      }),
    )
    .catch([]),
});

/** Merchize's most. */
const PAGE = 50;
const MOST_PAGES = 1000;

export const testAccount = async (client: JsonClient): Promise<Access> => {
  await client.get('/product/catalog?limit=1&page=1', dataOf(z.array(z.unknown())));
  return {};
};

/** Everything it makes. What a piece costs depends on the seller's tier, and which that is is not told. */
export async function* readCatalogue(client: JsonClient): AsyncGenerator<readonly CatalogueVariant[]> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data } = await client.get(`/product/catalog?limit=${PAGE}&page=${page}`, dataOf(z.array(productShape)));
    yield data.flatMap(({ title, variants }) =>
      variants.map(({ sku, attributes }) => ({
        sku,
        product: title,
        options: attributes.map(({ name, value_text }) => ({ name, value: value_text })),
        cost: null,
        areas: [],
        available: true,
      })),
    );
    if (data.length < PAGE) return;
  }
  throw endless(client.origin);
}
