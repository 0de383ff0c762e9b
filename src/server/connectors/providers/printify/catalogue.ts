import { z } from 'zod';
import { tellOneByOne } from '../../one-by-one';
import type { CatalogueVariant } from '../provider';
import type { PrintifyClient } from './client';

const blueprintsShape = z.array(z.object({ id: z.number(), title: z.string() }).loose());
const workshopsShape = z.array(z.object({ id: z.number(), title: z.string().catch('') }).loose());
const variantsShape = z.object({
  variants: z.array(
    z
      .object({
        id: z.number(),
        options: z.record(z.string(), z.union([z.string(), z.number()])).catch({}),
        placeholders: z.array(z.object({ position: z.string(), width: z.number(), height: z.number() }).loose()).catch([]),
      })
      .loose(),
  ),
});

/** What is printed, where, in which variant: Printify knows no SKU of its own, so these three numbers are ours. */
export const skuOf = (blueprint: number, workshop: number, variant: number): string => `${blueprint}-${workshop}-${variant}`;

/** The three numbers of such a SKU; null: it is that of a product the seller made there. */
export const readSku = (
  sku: string,
): { readonly blueprint_id: number; readonly print_provider_id: number; readonly variant_id: number } | null => {
  const [, blueprint, workshop, variant] = /^(\d{1,9})-(\d{1,9})-(\d{1,9})$/.exec(sku) ?? [];
  return variant ? { blueprint_id: Number(blueprint), print_provider_id: Number(workshop), variant_id: Number(variant) } : null;
};

async function* oneOfEach<Row>(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Row> {
  for await (const page of pages) yield* page;
}

/** Everything that is printed, a page for each thing and each workshop that prints it. What it costs is told with an order only. */
export async function* readCatalogue(
  client: PrintifyClient,
  wanted: (product: string) => boolean = () => true,
): AsyncGenerator<readonly CatalogueVariant[]> {
  const blueprints = (await client.get('/catalog/blueprints.json', blueprintsShape)).filter(({ title }) => wanted(title));
  const { signal } = client;
  const printed = tellOneByOne('catalogue', blueprints, signal, async (blueprint) => {
    const workshops = await client.get(`/catalog/blueprints/${blueprint.id}/print_providers.json`, workshopsShape);
    return workshops.map((workshop) => ({ blueprint, workshop }));
  });
  // Thrown at the end as well where a thing's workshops could not be read.
  yield* tellOneByOne('catalogue', oneOfEach(printed), signal, async ({ blueprint, workshop }) => {
    const { variants } = await client.get(
      `/catalog/blueprints/${blueprint.id}/print_providers/${workshop.id}/variants.json`,
      variantsShape,
    );
    return variants.map(({ id, options, placeholders }) => ({
      sku: skuOf(blueprint.id, workshop.id, id),
      product: blueprint.title,
      options: Object.entries(options).map(([name, value]) => ({ name, value: String(value) })),
      cost: null,
      areas: placeholders.map(({ position, width, height }) => ({ area: position, width, height, dpi: null })),
      available: true,
    }));
  });
}
