import { createHash } from 'node:crypto';
import { roundTo } from '../../../domain/numbers';
import type { FetchedOrder } from '../../connectors/platforms/shop';
import { orderRowShape, readOrders } from '../../connectors/platforms/woocommerce/order';
import { jsonb } from '../../db/json';
import type { Services, Tx } from '../../kernel/context';
import { DAY } from '../../kernel/clock';
import { chance } from '../../sandbox/chance';
import { buyerOf } from '../../sandbox/shop/buyers';
import { orderView } from '../../sandbox/shop/order-view';
import type { OrderRow } from '../../sandbox/shop/orders';
import type { Shop } from '../../sandbox/shop/shops';
import type { SandboxLine, SandboxTracking } from '../../sandbox/shop/tables';
import type { DrawnOrder } from './sketch';
import { PAYMENTS } from './payment-plan';
import { WISHES } from './plan';

/** An order as it lies in its shop. */
export interface ShopOrder {
  readonly drawn: DrawnOrder;
  readonly lines: readonly SandboxLine[];
  row: OrderRow;
}

/** Rows of one insert. */
const AT_ONCE = 200;

export const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_each, part) => all.slice(part * AT_ONCE, (part + 1) * AT_ONCE));

/**
 * Of the same order always the same: by it the shop knows what its buyer says and how it was paid, so that one is sought which pays as wished.
 */
const orderKey = (key: string): string => {
  const method = PAYMENTS.has(key) ? 'ppcp-gateway' : 'stripe';
  for (let n = 0; ; n += 1) {
    const order_key = `wc_order_${createHash('sha256').update(`demo ${key} ${n}`).digest('hex').slice(0, 24)}`;
    if (buyerOf({ order_key, paid_at: null }).payment_method === method) return order_key;
  }
};

/** Whether what the demo has sold is there. */
export const areSalesMade = async ({ db }: Pick<Services, 'db'>): Promise<boolean> =>
  (await db
    .selectFrom('sandbox_orders')
    .select('id')
    .where('order_key', '=', orderKey(WISHES[0]?.key ?? ''))
    .executeTakeFirst()) !== undefined;

const isPaid = ({ wish: { shop } }: DrawnOrder): boolean => shop !== 'pending' && shop !== 'on-hold' && shop !== 'failed';

/** Places all orders, as their buyers did. What became of them is told later. */
export const placeOrders = async (
  tx: Tx,
  orders: readonly (Omit<ShopOrder, 'row'> & { readonly currency: string })[],
): Promise<ShopOrder[]> => {
  const placed: ShopOrder[] = [];
  for (const part of inParts(orders)) {
    const rows = await tx
      .insertInto('sandbox_orders')
      .values(
        part.map(({ drawn, lines, currency }) => {
          const { wish, shop, buyer, created_at, ship_by } = drawn;
          return {
            shop,
            order_key: orderKey(wish.key),
            status: wish.shop === 'pending' || wish.shop === 'on-hold' ? wish.shop : isPaid(drawn) ? 'processing' : 'pending',
            currency,
            total: roundTo(
              lines.reduce((sum, { total }) => sum + Number(total), 0),
              2,
            ).toFixed(2),
            shipping_title: wish.express ? 'Express' : 'Flat rate',
            billing: jsonb(buyer),
            line_items: jsonb([...lines]),
            created_at,
            modified_at: created_at,
            paid_at: isPaid(drawn) ? created_at : null,
            ship_by,
          };
        }),
      )
      .returningAll()
      .execute();
    const byKey = new Map(rows.map((row) => [row.order_key, row]));
    for (const { drawn, lines } of part) {
      const row = byKey.get(orderKey(drawn.wish.key));
      if (row) placed.push({ drawn, lines, row });
    }
  }
  return placed;
};

/** A parcel the shop was told of. */
export interface ToldParcel {
  readonly number: string;
  readonly courier: string;
  readonly link: string;
  readonly shipped_at: number;
  readonly told_at: number;
}

const END: Readonly<Partial<Record<NonNullable<DrawnOrder['wish']['shop']>, string>>> = {
  cancelled: 'cancelled',
  failed: 'failed',
  completed: 'completed',
  refunded: 'refunded',
};

/** What became of an order at its shop; `all`: whether everything of it is in these parcels. */
const changesOf = ({ drawn, row }: ShopOrder, parcels: readonly ToldParcel[], all: boolean, now: number): Partial<OrderRow> => {
  const end = END[drawn.wish.shop ?? 'pending'] ?? (all ? 'completed' : undefined);
  const told = Math.max(row.created_at, ...parcels.map(({ told_at }) => told_at));
  const ended_at = drawn.wish.shop && end ? Math.min(now, told + Math.round(chance('demo', drawn.wish.key, 'ended') * 2 * DAY)) : told;
  if (end === undefined && parcels.length === 0) return {};
  return {
    modified_at: ended_at,
    ...(end !== undefined && { status: end }),
    ...(end === 'completed' && { completed_at: ended_at }),
    ...(end === 'refunded' && { refunds: [{ id: row.id * 100 + 1, reason: '', amount: Number(row.total), at: ended_at, meta: [] }] }),
    trackings: parcels.map(({ number, courier, link, shipped_at }): SandboxTracking => ({
      tracking_id: createHash('sha256').update(`${row.id} ${number}`).digest('hex').slice(0, 32),
      tracking_provider: courier,
      tracking_link: link,
      tracking_number: number,
      date_shipped: new Date(shipped_at * 1000).toISOString().slice(0, 10),
    })),
  };
};

/** Tells a shop what became of its order: its parcels, and how it ended. */
export const tellShop = async (
  tx: Tx,
  order: ShopOrder,
  { parcels, all, now }: { readonly parcels: readonly ToldParcel[]; readonly all: boolean; readonly now: number },
): Promise<void> => {
  const changes = changesOf(order, parcels, all, now);
  if (Object.keys(changes).length === 0) return;
  const { refunds, trackings, ...plain } = changes;
  order.row = { ...order.row, ...changes };
  await tx
    .updateTable('sandbox_orders')
    .set({ ...plain, ...(refunds && { refunds: jsonb(refunds) }), ...(trackings && { trackings: jsonb(trackings) }) })
    .where('id', '=', order.row.id)
    .execute();
  const { shop, id, modified_at } = order.row;
  const effects = [
    ...parcels.map(({ number, told_at }) => ({ key: `${id}/${number}`, what: 'tracking added' as const, at: told_at })),
    ...(refunds ? [{ key: String(id), what: 'refund made' as const, at: modified_at }] : []),
    ...(plain.status === 'completed' ? [{ key: String(id), what: 'status changed' as const, at: modified_at }] : []),
  ];
  if (effects.length > 0)
    await tx
      .insertInto('sandbox_effects')
      .values(effects.map((effect) => ({ ...effect, place: shop })))
      .execute();
};

/** Orders as their shop tells of them when it is asked. */
export const fetchedFrom = async (shop: Shop, orders: readonly ShopOrder[]): Promise<readonly FetchedOrder[]> => {
  const present = new Set(orders.flatMap(({ lines }) => lines.flatMap(({ product_id, variation_id }) => [product_id, variation_id])));
  return (await readOrders(orders.map(({ row }) => orderRowShape.parse(orderView(shop, row, present))))).orders;
};
