import { z } from 'zod';
import { chunksOf } from '../../../kernel/group-by';
import { doOneByOne } from '../../one-by-one';
import { askEachProduct, rowsOf, standings } from '../fetched-product';
import { text } from '../fetched';
import type { FetchedProduct, FetchedProducts } from '../shop';
import { fittingPage } from '../page-size';
import { goOn } from '../pages';
import { gid, idOf, originOf, type Connection } from './access';
import { ShopifyClient } from './client';
import { AT_ONCE, COST, LISTED, listedShape, REST, toProduct, type Listed } from './listed';

/** How far each look reaches back behind the last one: a product may become visible a little after its own time stamp. */
const OVERLAP_MS = 5 * 60 * 1000;

const shop = z.object({ currencyCode: text });

const PRODUCTS = `query Products($first: Int!, $query: String, $after: String) {
  shop { currencyCode }
  products(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) { pageInfo { hasNextPage endCursor } nodes { ${LISTED} } }
}`;
const productsShape = z.object({
  shop,
  products: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
    nodes: rowsOf(listedShape),
  }),
});

interface Page<Row> {
  readonly pageInfo: Listed['media']['pageInfo'];
  readonly nodes: Row[];
}

/** A list with all its pages; undefined where what it belongs to went away between two questions. */
const restOf = async <Row>(
  website: string,
  first: Page<Row>,
  ask: (after: string) => Promise<Page<Row> | undefined>,
): Promise<Page<Row> | undefined> => {
  const nodes = [...first.nodes];
  const next = goOn(website);
  for (let { pageInfo } = first; pageInfo.hasNextPage;) {
    const page = await ask(next(pageInfo.endCursor));
    if (!page) return undefined;
    nodes.push(...page.nodes);
    ({ pageInfo } = page);
  }
  return { pageInfo: first.pageInfo, nodes };
};

/** A product with all its pictures and variants. */
const whole = async (client: ShopifyClient, website: string, listed: Listed): Promise<Listed | undefined> => {
  const { id } = listed;
  const pictures = REST.media;
  const media = await restOf(
    website,
    listed.media,
    async (after) => (await client.query(pictures.document, { id, after }, pictures.shape, pictures.cost)).product?.media,
  );
  const sold = REST.variants;
  const variants = await restOf(
    website,
    listed.variants,
    async (after) => (await client.query(sold.document, { id, after }, sold.shape, sold.cost)).product?.variants,
  );
  return media && variants && { ...listed, media, variants };
};

/** Products with all that is theirs, as far as it can be read. */
const wholeOnes = async (client: ShopifyClient, website: string, listed: readonly Listed[], currency: string) => {
  const byId = new Map(listed.map((each) => [idOf(each.id), each]));
  const { found, unknown } = await askEachProduct(
    [...byId.keys()],
    client.transport.outside.signal,
    async (id) => {
      const each = byId.get(id);
      return [each && (await whole(client, website, each))].flatMap((complete) => complete ?? []);
    },
    true,
  );
  return { products: found.map((each) => toProduct(each, currency)), unread: [...unknown] };
};

/** What changed since the cursor, the earliest change first. Shopify's own cursors say behind which change to go on, as with orders. */
export async function* products(connection: Connection, cursor: string | null): AsyncIterable<FetchedProducts> {
  const client = new ShopifyClient(connection);
  const website = originOf(connection.shopName);
  const from = cursor && new Date(Date.parse(cursor) - OVERLAP_MS).toISOString().replace(/\.\d+/, '');
  const next = goOn(website);
  const page = fittingPage(AT_ONCE, 1);
  let reached = cursor;
  for (let after: string | null = null; ;) {
    const asked: object = { query: from && `updated_at:>='${from}'`, after };
    const told: z.infer<typeof productsShape> = await page.ask((first) =>
      client.query(PRODUCTS, { ...asked, first }, productsShape, Math.ceil((COST * first) / AT_ONCE)),
    );
    const { nodes, pageInfo } = told.products;
    for (const { updatedAt } of nodes)
      if (!Number.isNaN(Date.parse(updatedAt)) && (reached === null || updatedAt > reached)) reached = updatedAt;
    yield { ...(await wholeOnes(client, website, nodes, told.shop.currencyCode)), gone: [], cursor: reached };
    if (!pageInfo.hasNextPage) return;
    after = next(pageInfo.endCursor);
  }
}

const THESE = `query These($ids: [ID!]!) { shop { currencyCode } nodes(ids: $ids) { ... on Product { ${LISTED} } } }`;
const theseShape = z.object({ shop, nodes: rowsOf(listedShape) });

export const readProducts = async (connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, FetchedProduct | null>> => {
  const client = new ShopifyClient(connection);
  const known = ids.filter((id) => /^\d{1,20}$/.test(id));
  const found: FetchedProduct[] = [];
  const unknown = new Set<string>();
  const { failed, disturbance } = await doOneByOne('products', chunksOf(known, AT_ONCE), client.transport.outside.signal, async (some) => {
    const asked = { ids: some.map((id) => gid('Product', id)) };
    const told = await client.query(THESE, asked, theseShape, COST);
    const { products: complete, unread } = await wholeOnes(client, originOf(connection.shopName), told.nodes, told.shop.currencyCode);
    found.push(...complete);
    for (const id of unread) unknown.add(id);
  });
  if (disturbance) throw disturbance;
  for (const id of failed.flat()) unknown.add(id);
  return standings(ids, found, unknown);
};
