import { z } from 'zod';
import type { OutgoingProduct } from '../shop';
import type { ShopifyClient } from './client';
import { customIdOf, GIVEN, NAMESPACE, readGiven, type Given } from './marks';

const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });

const variantShape = z.object({
  id: z.string(),
  sku: z
    .string()
    .nullish()
    .transform((sku) => sku ?? ''),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type HeldVariant = z.infer<typeof variantShape>;

const variantsShape = z.object({ pageInfo, nodes: z.array(variantShape) });

const mediaShape = z.object({
  id: z.string(),
  mediaContentType: z.string(),
  image: z.object({ url: z.string() }).nullish().catch(null),
});
export type HeldMedia = z.infer<typeof mediaShape>;

const VARIANTS = `pageInfo { hasNextPage endCursor } nodes { id sku selectedOptions { name value } }`;

const HELD = `query Held($customId: UniqueMetafieldValueInput!, $namespace: String!, $given: String!) {
  productByIdentifier(identifier: { customId: $customId }) {
    id
    status
    tags
    given: metafield(namespace: $namespace, key: $given) { value }
    media(first: 100) { nodes { id mediaContentType ... on MediaImage { image { url } } } }
    variants(first: 100) { ${VARIANTS} }
  }
}`;
const heldShape = z.object({
  productByIdentifier: z
    .object({
      id: z.string(),
      status: z.string(),
      tags: z.array(z.string()),
      given: z.object({ value: z.string() }).nullable(),
      media: z.object({ nodes: z.array(mediaShape) }),
      variants: variantsShape,
    })
    .nullable(),
});

const MORE = `query MoreVariants($id: ID!, $after: String) { product(id: $id) { variants(first: 250, after: $after) { ${VARIANTS} } } }`;
const moreShape = z.object({ product: z.object({ variants: variantsShape }).nullable() });

/** A listing's product, as the shop has it. */
export interface Held {
  readonly id: string;
  readonly status: string;
  readonly tags: readonly string[];
  readonly given: Given;
  readonly media: readonly HeldMedia[];
  readonly variants: readonly HeldVariant[];
}

export const findHeld = async (client: ShopifyClient, product: OutgoingProduct): Promise<Held | undefined> => {
  const asked = { customId: customIdOf(product), namespace: NAMESPACE, given: GIVEN };
  const { productByIdentifier: found } = await client.query(HELD, asked, heldShape, 400);
  if (!found) return undefined;
  const variants = [...found.variants.nodes];
  for (let page = found.variants.pageInfo; page.hasNextPage;) {
    const { product: more } = await client.query(MORE, { id: found.id, after: page.endCursor }, moreShape, 500);
    if (!more) return undefined;
    variants.push(...more.variants.nodes);
    page = more.variants.pageInfo;
  }
  const { id, status, tags, media } = found;
  return { id, status, tags, media: media.nodes, given: readGiven(found.given?.value), variants };
};
