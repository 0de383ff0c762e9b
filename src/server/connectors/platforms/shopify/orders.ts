import { z } from 'zod';
import { NO_ORDERS } from '../order-rows';
import { fittingPage } from '../page-size';
import type { FetchedOrders, OrderFate, ReadOrders } from '../shop';
import { gid, idOf, type Connection } from './access';
import { ShopifyClient } from './client';
import { LINES, linesShape, ORDER, orderRowShape, readOrders, type ShopifyOrder, type ShopifyOrderRow } from './order';

/** Shopify counts what is asked for: eight orders of ten lines are some 930 points, and no question may have more than 1000. */
const PAGE_SIZE = 8;
const PAGE_COST = 930;

/** How far each look reaches back behind the last one: an order may become visible a little after its own time stamp. */
const OVERLAP_MS = 5 * 60 * 1000;

/** About how many points so many orders are. */
const costOf = (size: number): number => Math.ceil((PAGE_COST * size) / PAGE_SIZE);

const ORDERS = `query Orders($first: Int!, $query: String, $after: String) {
  orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
    pageInfo { hasNextPage endCursor }
    nodes { ${ORDER} }
  }
}`;
const ordersShape = z.object({
  orders: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    nodes: z.array(orderRowShape),
  }),
});

const MORE_LINES = `query MoreLines($id: ID!, $after: String) { order(id: $id) { lineItems(first: 100, after: $after) { ${LINES} } } }`;
const moreLinesShape = z.object({ order: z.object({ lineItems: linesShape }).nullable() });

/** An order with all its lines. */
const whole = async (client: ShopifyClient, order: ShopifyOrder): Promise<ShopifyOrder> => {
  const nodes = [...order.lineItems.nodes];
  let { pageInfo } = order.lineItems;
  while (pageInfo.hasNextPage) {
    const { order: more } = await client.query(MORE_LINES, { id: order.id, after: pageInfo.endCursor }, moreLinesShape, 610);
    if (!more) break;
    nodes.push(...more.lineItems.nodes);
    ({ pageInfo } = more.lineItems);
  }
  return { ...order, lineItems: { pageInfo, nodes } };
};

const wholeRow = async (client: ShopifyClient, read: ShopifyOrderRow): Promise<ShopifyOrderRow> =>
  read.row ? { ...read, row: await whole(client, read.row) } : read;

const latestOf = (orders: readonly ShopifyOrderRow[], before: string | null): string | null =>
  orders.reduce((latest, { updatedAt }) => (latest === null || updatedAt > latest ? updatedAt : latest), before);

/**
 * What changed since the cursor, the earliest change first. Shopify's own cursors say behind which change and order to go on, not how many rows
 * there were: an order that is changed meanwhile moves to the end, and none is passed over.
 */
export async function* fetchOrders(connection: Connection, cursor: string | null): AsyncIterable<FetchedOrders> {
  const client = new ShopifyClient(connection);
  const from = cursor && new Date(Date.parse(cursor) - OVERLAP_MS).toISOString().replace(/\.\d+/, '');
  const page = fittingPage(PAGE_SIZE, 1);
  let reached = cursor;
  for (let after: string | null = null; ;) {
    const asked: object = { query: from && `updated_at:>='${from}'`, after };
    const { orders }: z.infer<typeof ordersShape> = await page.ask((first) =>
      client.query(ORDERS, { ...asked, first }, ordersShape, costOf(first)),
    );
    reached = latestOf(orders.nodes, reached);
    const complete: ShopifyOrderRow[] = [];
    // oxlint-disable-next-line boundaries/one-by-one -- an order without all its lines would be made in part, so its page is read again
    for (const order of orders.nodes) complete.push(await wholeRow(client, order));
    yield { ...(await readOrders(complete)), trashed: [], cursor: reached };
    after = orders.pageInfo.hasNextPage ? orders.pageInfo.endCursor : null;
    if (after === null) return;
  }
}

const ONE_ORDER = `query OneOrder($id: ID!) { order(id: $id) { ${ORDER} } }`;
const oneOrderShape = z.object({ order: z.union([z.null(), orderRowShape]) });

export const readOrder = async (connection: Connection, id: string): Promise<ReadOrders> => {
  const client = new ShopifyClient(connection);
  const { order } = await client.query(ONE_ORDER, { id: gid('Order', id) }, oneOrderShape, PAGE_COST);
  return order ? readOrders([await wholeRow(client, order)]) : NO_ORDERS;
};

const FATES = `query Fates($ids: [ID!]!) { nodes(ids: $ids) { id } currentAppInstallation { accessScopes { handle } } }`;
const fatesShape = z.object({
  nodes: z.array(z.object({ id: z.string() }).nullable()),
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});

/**
 * What became of orders. To an app that may not read all of them those older than sixty days look like none, so of an order that is missing
 * nothing is told then.
 */
export const findFates = async (connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, OrderFate>> => {
  const asked = { ids: ids.map((id) => gid('Order', id)) };
  const { nodes, currentAppInstallation } = await new ShopifyClient(connection).query(FATES, asked, fatesShape, 120);
  const there = new Set(nodes.flatMap((node) => (node ? [idOf(node.id)] : [])));
  const seesAll = currentAppInstallation.accessScopes.some(({ handle }) => handle === 'read_all_orders');
  return new Map(ids.filter((id) => seesAll || there.has(id)).map((id) => [id, there.has(id) ? 'there' : 'deleted']));
};
