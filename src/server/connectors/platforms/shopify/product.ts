import { z } from 'zod';
import { ConnectorError } from '../../connector';
import { plainText } from '../../plain-text';
import type { HeldProduct, OutgoingProduct, PushedProduct, PushParts, TellProgress } from '../shop';
import { gid, idOf, originOf, type Connection } from './access';
import { ShopifyClient, ShopifyRefusal, type ShopifyUserError } from './client';
import { findHeld, type Held } from './held';
import { customIdOf, defineMark, givenOf, markOf, remember, type Given } from './marks';
import { filesOf } from './pictures';
import { planOf, variantsBody, type Plan, type VariantInput } from './variants';

/** Times a push begins again because the shop's product changed under its hands. */
const MOST_BEGINNINGS = 3;

const EVERYTHING: PushParts = { text: true, category: true, images: true, variants: true };

const SET = `mutation Set($identifier: ProductSetIdentifiers!, $input: ProductSetInput!) {
  productSet(identifier: $identifier, input: $input, synchronous: false) { productSetOperation { id } userErrors { field message code } }
}`;
const setShape = z.object({ productSetOperation: z.object({ id: z.string() }) });

const OPERATION = `query Operation($id: ID!) {
  productOperation(id: $id) {
    ... on ProductSetOperation { status product { id onlineStoreUrl } userErrors { field message code } }
  }
}`;
const userErrors = z.array(z.object({ field: z.array(z.string()).nullish(), message: z.string(), code: z.string().nullish().catch(null) }));
const productShape = z.object({ id: z.string(), onlineStoreUrl: z.string().nullable() });
const operationShape = z.object({
  productOperation: z.object({ status: z.string(), product: productShape.nullable(), userErrors }).nullable(),
});

/** Milliseconds between two looks at what the shop is at, and how often it is looked. */
const LOOK_EVERY = 1000;
const MOST_LOOKS = 300;

/** Words of Shopify's for something that was there when it was read, and is not any more. */
const GONE: readonly (string | null | undefined)[] = ['PRODUCT_DOES_NOT_EXIST', 'PRODUCT_VARIANT_DOES_NOT_EXIST', 'NOT_FOUND'];

const changedMeanwhile = (): ConnectorError => new ConnectorError('changed_meanwhile', 'shop.changedMeanwhile', { retry: true });

/** Why a product was refused: where it is one variant's fault, which. */
const refusalOf = (errors: readonly ShopifyUserError[], variants: readonly VariantInput[]): ConnectorError => {
  if (errors.some(({ code }) => GONE.includes(code))) return changedMeanwhile();
  const [first] = errors;
  const at = first?.field?.indexOf('variants') ?? -1;
  const sku = at < 0 ? undefined : variants[Number(first?.field?.[at + 1])]?.sku;
  if (!first || !sku) return new ShopifyRefusal(errors);
  return new ConnectorError('refused', 'shop.variantRefused', { values: { sku, answer: plainText(first.message) } });
};

type Pushed = z.infer<typeof productShape>;

/** Waits until the shop is through with what it accepted, and tells what came of it. */
const settled = async (client: ShopifyClient, shopName: string, id: string): Promise<Pushed | readonly ShopifyUserError[]> => {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const { productOperation: operation } = await client.query(OPERATION, { id }, operationShape);
    if (!operation) throw changedMeanwhile();
    if (operation.userErrors.length > 0) return operation.userErrors;
    if (operation.status === 'COMPLETE') {
      if (!operation.product) throw changedMeanwhile();
      return operation.product;
    }
    const { outside } = client.transport;
    await outside.wait(LOOK_EVERY, outside.signal);
  }
  throw new ConnectorError('timeout', 'shop.timeout', {
    values: { host: new URL(originOf(shopName)).host, seconds: (MOST_LOOKS * LOOK_EVERY) / 1000 },
    retry: true,
  });
};

/** What the product will have from us: before its variants and tags change, both the former and the new. */
const givenAfter = (product: OutgoingProduct, held: Held | undefined, parts: PushParts): Given => ({
  skus: [
    ...(held?.given.skus.filter((sku) => held.variants.some((each) => each.sku === sku)) ?? []),
    ...(parts.variants ? product.variants.map(({ sku }) => sku) : []),
  ],
  tags: [...(held?.given.tags.filter((tag) => held.tags.includes(tag)) ?? []), ...(parts.text ? product.tags : [])],
});

const textBody = (product: OutgoingProduct, held: Held | undefined) => {
  const own = held?.tags.filter((tag) => !held.given.tags.includes(tag)) ?? [];
  return {
    title: product.name,
    descriptionHtml: product.description,
    tags: [...new Set([...own, ...product.tags])],
  };
};

const inputOf = (product: OutgoingProduct, held: Held | undefined, plan: Plan, parts: PushParts) => {
  const files = filesOf(product, held);
  return {
    ...(parts.text && textBody(product, held)),
    ...(parts.category && product.category !== null && { category: product.category }),
    ...(parts.images && { files: files.files }),
    ...((parts.images || parts.variants) && variantsBody(product, plan, parts, files)),
    // A list is taken as a whole, and the owner's own metafields stand in it: it is sent with a new product only.
    ...(held ? {} : { metafields: [markOf(product), givenOf(givenAfter(product, held, parts))] }),
    ...(!held || held.status === 'ARCHIVED' ? { status: product.unpublished ? 'DRAFT' : 'ACTIVE' } : {}),
  };
};

const pushOnce = async (client: ShopifyClient, shopName: string, product: OutgoingProduct, parts: PushParts): Promise<Pushed> => {
  await defineMark(client, product);
  const held = await findHeld(client, product);
  // A first push that broke off may have left a product that is not for sale anywhere: until one has succeeded, everything is pushed.
  const first = !held || product.platform_id === null;
  const scope = first ? EVERYTHING : parts;
  if (held) {
    const given = givenAfter(product, held, scope);
    if (givenOf(given).value !== givenOf(held.given).value) await remember(client, product, held.id, given);
  }
  const input = inputOf(product, held, planOf(product, held), scope);
  const identifier = held ? { id: held.id } : { customId: customIdOf(product) };
  const operation = await client
    .change('productSet', SET, { identifier, input }, setShape, product.item_info_id)
    .catch((error: unknown) => {
      throw error instanceof ShopifyRefusal ? refusalOf(error.errors, input.variants ?? []) : error;
    });
  const outcome = await settled(client, shopName, operation.productSetOperation.id);
  if (!('id' in outcome)) throw refusalOf(outcome, input.variants ?? []);
  return first || held.status === 'ARCHIVED' ? publish(client, product, outcome) : outcome;
};

const PUBLICATIONS = `query Publications { publications(first: 50, catalogType: APP) { nodes { id } } }`;
const publicationsShape = z.object({ publications: z.object({ nodes: z.array(z.object({ id: z.string() })) }) });

const PUBLISH = `mutation Publish($id: ID!, $input: [PublicationInput!]!) {
  publishablePublish(id: $id, input: $input) { publishable { ... on Product { id onlineStoreUrl } } userErrors { field message } }
}`;
const publishShape = z.object({ publishable: productShape });

/** Offers the product in all of the shop's sales channels, as the shop's own form does for a new one. */
const publish = async (client: ShopifyClient, product: OutgoingProduct, made: Pushed): Promise<Pushed> => {
  const { publications } = await client.query(PUBLICATIONS, {}, publicationsShape, 50);
  const input = publications.nodes.map(({ id }) => ({ publicationId: id }));
  if (input.length === 0) return made;
  return (await client.change('publishablePublish', PUBLISH, { id: made.id, input }, publishShape, product.item_info_id)).publishable;
};

/** Makes the shop hold the listing as one product; see `Shop.pushProduct`. */
export const pushProduct = async (
  connection: Connection,
  product: OutgoingProduct,
  parts: PushParts,
  tell: TellProgress = async () => undefined,
): Promise<PushedProduct> => {
  const client = new ShopifyClient(connection);
  await client.transport.quiet(product.item_info_id);
  await tell({ part: 'variants', done: 0, total: product.variants.length });
  for (let beginnings = 1; ; beginnings += 1) {
    try {
      const { id, onlineStoreUrl } = await pushOnce(client, connection.shopName, product, parts);
      return { platform_id: idOf(id), external_url: onlineStoreUrl };
    } catch (error) {
      if (!(error instanceof ConnectorError) || error.code !== 'changed_meanwhile' || beginnings === MOST_BEGINNINGS) throw error;
    }
  }
};

const STATUS = `query Status($id: ID!) { product(id: $id) { status } }`;
const statusShape = z.object({ product: z.object({ status: z.string() }).nullable() });

const ARCHIVE = `mutation Archive($product: ProductUpdateInput!) {
  productUpdate(product: $product) { product { id } userErrors { field message } }
}`;

/** Archives the product: nobody sees it any more, and a later push puts it on sale again. */
export const endProduct = async (connection: Connection, { item_info_id, platform_id }: HeldProduct): Promise<void> => {
  const client = new ShopifyClient(connection);
  await client.transport.quiet(item_info_id);
  const id = gid('Product', platform_id);
  const { product } = await client.query(STATUS, { id }, statusShape);
  if (!product || product.status === 'ARCHIVED') return;
  await client.change('productUpdate', ARCHIVE, { product: { id, status: 'ARCHIVED' } }, z.unknown(), item_info_id);
};
