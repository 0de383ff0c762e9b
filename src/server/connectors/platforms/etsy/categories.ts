import type { SpecificRule } from '../../../../domain/platforms/specifics';
import { z } from 'zod';
import { ConnectorError } from '../../connector';
import { likest } from '../category-words';
import type { Category, OutgoingProduct } from '../shop';
import { NAME, type EtsyClient } from './client';

interface Node {
  readonly id: number;
  readonly name: string;
  readonly level: number;
  readonly parent_id?: number | null | undefined;
  readonly children: readonly Node[];
}

const nodeShape: z.ZodType<Node> = z.lazy(() =>
  z.object({
    id: z.number().int(),
    name: z.string(),
    level: z.number(),
    parent_id: z.number().nullish(),
    children: z.array(nodeShape),
  }),
);

const readTree = async (client: EtsyClient): Promise<readonly Node[]> =>
  (await client.get('/seller-taxonomy/nodes', {}, z.object({ results: z.array(nodeShape) }))).results;

const categoryOf = ({ id, name, level, parent_id, children }: Node): Category => ({
  id: String(id),
  parent: parent_id ? String(parent_id) : null,
  name,
  level: level + 1,
  leaf: children.length === 0,
});

const below = (nodes: readonly Node[], above: readonly string[] = []): readonly (readonly [Node, readonly string[]])[] =>
  nodes.flatMap((node) => [[node, above] as const, ...below(node.children, [...above, node.name])]);

export const categories = async (client: EtsyClient, parent: string | null): Promise<readonly Category[]> => {
  const tree = await readTree(client);
  const nodes = parent === null ? tree : (below(tree).find(([{ id }]) => String(id) === parent)?.[0].children ?? []);
  return nodes.map(categoryOf);
};

/** Etsy suggests none. */
export const searchCategories = async (client: EtsyClient, words: string): Promise<readonly Category[]> =>
  likest(
    words,
    below(await readTree(client)).map(([node, above]) => ({ ...categoryOf(node), above })),
  );

/** The category somebody chose, else the leaf that comes first for the product's name. */
export const categoryFor = async (client: EtsyClient, { category, name }: OutgoingProduct): Promise<string> => {
  const id = category ?? (await searchCategories(client, name)).find(({ leaf }) => leaf)?.id;
  if (id === undefined) throw new ConnectorError('no_category', 'shop.noCategory', { values: { name: NAME } });
  return id;
};

const propertiesShape = z.object({
  results: z.array(
    z.object({
      property_id: z.number().int(),
      display_name: z.string().nullish(),
      name: z.string().catch(''),
      is_required: z.boolean().catch(false),
      is_multivalued: z.boolean().catch(false),
      supports_attributes: z.boolean().catch(false),
      supports_variations: z.boolean().catch(false),
      possible_values: z.array(z.object({ value_id: z.number().nullish(), name: z.string().catch('') })).catch([]),
    }),
  ),
});

const readProperties = async (client: EtsyClient, category: string) =>
  (await client.get(`/seller-taxonomy/nodes/${encodeURIComponent(category)}/properties`, {}, propertiesShape)).results.filter(
    ({ supports_attributes }) => supports_attributes,
  );

export const specifics = async (client: EtsyClient, category: string): Promise<readonly SpecificRule[]> =>
  (await readProperties(client, category)).map((property) => {
    const values = property.possible_values.flatMap(({ value_id, name }) => (value_id ? [{ id: String(value_id), name }] : []));
    return {
      id: String(property.property_id),
      name: property.display_name ?? property.name,
      required: property.is_required,
      multiple: property.is_multivalued,
      variation: property.supports_variations,
      most: null,
      values,
      open: values.length === 0,
    };
  });

/** Says of a listing what its category wants to know. Lists in a form are parted by commas (unverified for these). */
export const describeSpecifics = async (client: EtsyClient, listing: number, product: OutgoingProduct): Promise<void> => {
  if (product.category === null || product.specifics.length === 0) return;
  const properties = await readProperties(client, product.category);
  for (const { id, values } of product.specifics) {
    const property = properties.find(({ property_id }) => String(property_id) === id);
    if (!property || values.length === 0) continue;
    const chosen = values.map((value) => property.possible_values.find((each) => String(each.value_id) === value || each.name === value));
    const fields = {
      value_ids: chosen.flatMap((each) => each?.value_id ?? []).join(','),
      values: values.map((value, at) => chosen[at]?.name ?? value).join(','),
    };
    await client.form('PUT', client.shop(`/listings/${listing}/properties/${id}`), fields, z.object({}));
  }
};
