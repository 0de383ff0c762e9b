import type { FetchedOrder } from '../connectors/platforms/shop';
import type { Tx } from '../kernel/context';
import type { StoreRow } from '../stores/connection';
import type { OrderLine } from './tables';

type FetchedLine = FetchedOrder['items'][number];

/** The lines kept of orders, by the orders' platform ids; nobody else changes them until the transaction ends. */
const keptLines = async (tx: Tx, store: StoreRow, orders: readonly FetchedOrder[]): Promise<Map<string, readonly OrderLine[]>> => {
  const rows = await tx
    .selectFrom('orders')
    .select(['platform_id', 'items'])
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where(
      'platform_id',
      'in',
      orders.map(({ platform_id }) => platform_id),
    )
    .forUpdate()
    .execute();
  return new Map(rows.map(({ platform_id, items }) => [platform_id, items]));
};

/** Which listing each product of the shop is. */
const listingsByProduct = async (tx: Tx, store: StoreRow, products: readonly string[]): Promise<Map<string, string>> => {
  if (products.length === 0) return new Map();
  const rows = await tx
    .selectFrom('items')
    .select(['platform_id', 'item_info_id'])
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where('platform_id', 'in', products)
    .execute();
  return new Map(rows.map(({ platform_id, item_info_id }) => [platform_id ?? '', item_info_id]));
};

/** The line as it was kept before; one kept before lines had ids is known by its place and name. */
const keptBefore = (line: FetchedLine, index: number, kept: readonly OrderLine[]): OrderLine | undefined => {
  const same = kept.find(({ line_id }) => line_id === line.line_id);
  if (same) return same;
  const there = kept[index];
  return there && there.line_id === undefined && there.name === line.name ? there : undefined;
};

/** What the shop no longer knows of a line, as once the product was deleted, stays as it was known. */
const merged = (line: FetchedLine, before: OrderLine | undefined): FetchedLine => ({
  ...line,
  name: line.name || (before?.name ?? ''),
  sku: line.sku || (before?.sku ?? ''),
  image: line.image ?? before?.image ?? null,
  product_platform_id: line.product_platform_id ?? before?.product_platform_id ?? null,
});

/** The lines to keep of each order, in the order of `orders`. */
export const linesOf = async (tx: Tx, store: StoreRow, orders: readonly FetchedOrder[]): Promise<OrderLine[][]> => {
  if (orders.length === 0) return [];
  const kept = await keptLines(tx, store, orders);
  const lines = orders.map(({ platform_id, items }) =>
    items.map((line, index) => {
      const before = keptBefore(line, index, kept.get(platform_id) ?? []);
      return { line: merged(line, before), listing: before?.item_info_id ?? null };
    }),
  );
  const products = new Set(lines.flat().flatMap(({ line }) => line.product_platform_id ?? []));
  const listings = await listingsByProduct(tx, store, [...products]);
  return lines.map((each) =>
    each.map(({ line, listing }) => ({ ...line, item_info_id: listings.get(line.product_platform_id ?? '') ?? listing })),
  );
};
