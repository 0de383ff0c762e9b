import { z } from 'zod';
import { parseJson } from '../../answer';
import type { OutgoingProduct } from '../shop';
import type { ShopifyClient } from './client';
import { ShopifyRefusal } from './client';

export const NAMESPACE = 'back_office';

/** Metafield that marks a product as ours: its value is the listing's id, and the shop sees to it that no two products have the same. */
export const MARK = 'item';

/** Metafield that remembers what of a product we gave it: everything else is the owner's own. */
export const GIVEN = 'given';

const DEFINITIONS = `query Definitions($namespace: String!, $key: String!) {
  metafieldDefinitions(first: 1, ownerType: PRODUCT, namespace: $namespace, key: $key) { nodes { id } }
}`;
const definitionsShape = z.object({ metafieldDefinitions: z.object({ nodes: z.array(z.object({ id: z.string() })) }) });

const DEFINE = `mutation Define($definition: MetafieldDefinitionInput!) {
  metafieldDefinitionCreate(definition: $definition) { createdDefinition { id } userErrors { field message code } }
}`;

/** Sees to it that the shop knows the mark: a metafield of the type `id` has each value once. */
export const defineMark = async (client: ShopifyClient, { item_info_id }: OutgoingProduct): Promise<void> => {
  const { metafieldDefinitions } = await client.query(DEFINITIONS, { namespace: NAMESPACE, key: MARK }, definitionsShape);
  if (metafieldDefinitions.nodes.length > 0) return;
  const definition = { name: 'Back office item', namespace: NAMESPACE, key: MARK, type: 'id', ownerType: 'PRODUCT' };
  try {
    await client.change('metafieldDefinitionCreate', DEFINE, { definition }, z.unknown(), item_info_id);
  } catch (error) {
    // Another push was first.
    if (!(error instanceof ShopifyRefusal) || !error.errors.every(({ code }) => code === 'TAKEN')) throw error;
  }
};

/** By what the shop finds a listing's product. */
export const customIdOf = ({ item_info_id }: OutgoingProduct) => ({ namespace: NAMESPACE, key: MARK, value: item_info_id });

export const markOf = (product: OutgoingProduct) => ({ ...customIdOf(product), type: 'id' });

const givenShape = z.object({ skus: z.array(z.string()).catch([]), tags: z.array(z.string()).catch([]) });
/** SKUs of variants we made, and tags we set. */
export type Given = z.infer<typeof givenShape>;

export const readGiven = (value: string | undefined): Given => givenShape.catch({ skus: [], tags: [] }).parse(parseJson(value ?? ''));

export const givenOf = ({ skus, tags }: Given) => ({
  namespace: NAMESPACE,
  key: GIVEN,
  type: 'json',
  value: JSON.stringify({ skus: [...new Set(skus)].toSorted(), tags: [...new Set(tags)].toSorted() }),
});

const REMEMBER = `mutation Remember($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { metafields { id } userErrors { field message code } }
}`;

/** Written before the product changes: what is given to it is known as ours even if the rest of the push never comes. */
export const remember = (client: ShopifyClient, { item_info_id }: OutgoingProduct, ownerId: string, given: Given): Promise<unknown> =>
  client.change('metafieldsSet', REMEMBER, { metafields: [{ ownerId, ...givenOf(given) }] }, z.unknown(), item_info_id);
