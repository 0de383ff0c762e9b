import { z } from 'zod';
import { endless } from '../../connector';
import { tellOneByOne } from '../../one-by-one';
import type { JsonClient } from '../client';
import type { CatalogueVariant } from '../provider';
import { amount, dollars, idText, wordsOrNone } from '../shapes';

const PAGE = 100;
const MOST_PAGES = 1000;

const pageShape = z.object({ data: z.array(z.object({ id: idText })), paging: z.object({ next: z.string().nullish() }) });

/** A colour or size: its name, or the id it has in the item's own list. */
const choiceShape = z.union([idText, z.object({ name: z.string() }).transform(({ name }) => name)]).nullish();
const choicesShape = z.array(z.object({ id: idText, name: z.string() })).catch([]);

const itemShape = z.object({
  name: z.string(),
  colors: choicesShape,
  sizes: choicesShape,
  item_variants: z.array(
    z.object({ id: idText, color: choiceShape, size: choiceShape, cost: amount, basic_cost: amount, availability: wordsOrNone }),
  ),
  print_areas: z.array(z.object({ key: z.string(), w: z.number(), h: z.number(), dpi: z.number().nullish().catch(null) })).catch([]),
});

const optionOf = (name: string, told: string | null | undefined, known: z.infer<typeof choicesShape>): CatalogueVariant['options'] =>
  told ? [{ name, value: known.find(({ id }) => id === told)?.name ?? told }] : [];

const variantsOf = ({ name, colors, sizes, item_variants, print_areas }: z.infer<typeof itemShape>): CatalogueVariant[] =>
  item_variants.map(({ id, color, size, cost, basic_cost, availability }) => ({
    sku: id,
    product: name,
    options: [...optionOf('Color', color, colors), ...optionOf('Size', size, sizes)],
    cost: dollars(cost ?? basic_cost),
    areas: print_areas.map(({ key, w, h, dpi }) => ({ area: key, width: w, height: h, dpi: dpi ?? null })),
    available: !/out|unavailable|discontinued/i.test(availability),
  }));

async function* idsOfItems(client: JsonClient): AsyncGenerator<string> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, paging } = await client.get(`/items/?page=${page}&limit=${PAGE}`, pageShape);
    for (const { id } of data) yield id;
    if (!paging.next || data.length === 0) return;
  }
  throw endless(client.origin);
}

/** Everything that is printed, a page for each item; only an item by itself tells its variants. */
export const readCatalogue = (client: JsonClient): AsyncGenerator<readonly CatalogueVariant[]> =>
  tellOneByOne('catalogue', idsOfItems(client), client.signal, async (id) => variantsOf(await client.get(`/items/${id}/`, itemShape)));
