import { z } from 'zod';
import { ConnectorError } from '../../connector';
import { tellOneByOne } from '../../one-by-one';
import type { JsonClient } from '../client';
import type { CatalogueVariant } from '../provider';
import { wordsOrNone } from '../shapes';
import { NAME } from './client';

const categoriesShape = z.array(z.object({ categoryId: z.string() }));
const categoryShape = z.object({ products: z.array(z.object({ id: z.string(), name: z.string() })).catch([]) });
/** By colour and size; a price is that of the thing without a print. */
const itemsShape = z.record(z.string(), z.record(z.string(), z.object({ quantity: z.number().catch(0) })));

export interface Product {
  readonly id: string;
  readonly color: string;
  readonly size: string;
}

/** A product has no SKU of its own for each colour and size: these three are ours. */
const skuOf = ({ id, color, size }: Product): string => `${id}/${color}/${size}`;

/** The three of such a SKU; a colour may have a slash in its name. */
export const readSku = (sku: string): Product => {
  const [, id, color, size] = /^([^/]+)\/(.+)\/([^/]+)$/.exec(sku) ?? [];
  if (id && color && size) return { id, color, size };
  throw new ConnectorError('not_listed', 'provider.notListed', { values: { provider: NAME, name: sku } });
};

const pathOf = (id: string): string => `/products/${encodeURIComponent(id)}`;

/** How a product is printed: garments directly. */
export type Printing = 'dtg' | 'case' | 'mug' | 'poster';

const PRINTINGS: Readonly<Record<string, Printing>> = { case: 'case', mug: 'mug', poster: 'poster' };

export const readPrinting = async (client: JsonClient, id: string): Promise<Printing> => {
  const { type } = await client.get(pathOf(id), z.object({ type: wordsOrNone }));
  return PRINTINGS[type.toLowerCase()] ?? 'dtg';
};

/** Everything that is printed, a page for each product. What a piece costs with its print only a quote tells, and where it can be printed nothing. */
export async function* readCatalogue(
  client: JsonClient,
  wanted: (product: string) => boolean = () => true,
): AsyncGenerator<readonly CatalogueVariant[]> {
  const seen = new Set<string>();
  const categories = await client.get('/categories', categoriesShape);
  const listed = tellOneByOne(
    'catalogue',
    categories,
    client.signal,
    async ({ categoryId }) => (await client.get(`/categories/${encodeURIComponent(categoryId)}`, categoryShape)).products,
  );
  const fresh = async function* () {
    for await (const products of listed)
      for (const product of products) {
        if (seen.has(product.id) || !wanted(product.name)) continue;
        seen.add(product.id);
        yield product;
      }
  };
  yield* tellOneByOne('catalogue', fresh(), client.signal, async ({ id, name }) => {
    const items = await client.get(`${pathOf(id)}/items`, itemsShape);
    return Object.entries(items).flatMap(([color, sizes]) =>
      Object.entries(sizes).map(([size, { quantity }]) => ({
        sku: skuOf({ id, color, size }),
        product: name,
        options: [
          { name: 'Color', value: color },
          { name: 'Size', value: size },
        ],
        cost: null,
        areas: [],
        available: quantity > 0,
      })),
    );
  });
}
