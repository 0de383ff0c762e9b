import { z } from 'zod';
import type { OrderStatus } from '../../domain/sales/order-status';
import type { Connection, FetchedOrder, FetchedOrders } from './connector';
import { WooClient } from './woocommerce-client';

const PAGE_SIZE = 100;

/** How far each look reaches back behind the last one: an order may become visible a little after its own time stamp. */
const OVERLAP_MS = 5 * 60 * 1000;

/** WooCommerce's order statuses in this product's words. */
const STATUSES: Readonly<Record<string, OrderStatus>> = {
  pending: 'Pending',
  processing: 'Processing',
  'on-hold': 'On Hold',
  completed: 'Delivered',
  cancelled: 'Cancelled',
  failed: 'Cancelled',
  refunded: 'Refunded',
};

const text = z.string().catch('');
const gmt = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);

const orderShape = z.object({
  id: z.number().int(),
  number: z.coerce.string(),
  status: z.string(),
  currency: text,
  total: z.coerce.number(),
  date_created_gmt: gmt,
  date_modified_gmt: gmt,
  billing: z.object({
    first_name: text,
    last_name: text,
    address_1: text,
    address_2: text,
    city: text,
    state: text,
    postcode: text,
    country: text,
  }),
  shipping: z.object({ address_1: text }).loose().optional(),
  line_items: z.array(
    z.object({
      name: text,
      sku: z.string().nullish(),
      quantity: z.number().int(),
      price: z.coerce.number().catch(0),
      product_id: z.number().int(),
      image: z.object({ src: text }).nullish().catch(null),
    }),
  ),
});
type WooOrder = z.infer<typeof orderShape>;

const atGmt = (time: string): number => Date.parse(`${time.slice(0, 19)}Z`);

const pictureOf = (src: string | undefined): string | null => (src && /^https?:\/\//.test(src) ? src : null);

/** Where the goods go: the shipping address when the buyer gave one, else the billing address. */
const recipient = (order: WooOrder): WooOrder['billing'] => {
  const shipping = order.shipping?.address_1 ? orderShape.shape.billing.safeParse(order.shipping) : undefined;
  return shipping?.success ? shipping.data : order.billing;
};

const toOrder = (order: WooOrder): FetchedOrder => {
  const to = recipient(order);
  return {
    platform_id: String(order.id),
    number: order.number,
    status: STATUSES[order.status] ?? 'Pending',
    currency: order.currency,
    total: order.total,
    created_at: Math.floor(atGmt(order.date_created_gmt) / 1000),
    buyer: { ...to, address_2: to.address_2 || null, state: to.state || null },
    items: order.line_items.map((line) => ({
      name: line.name,
      sku: line.sku ?? '',
      quantity: line.quantity,
      price: line.price,
      image: pictureOf(line.image?.src),
      product_platform_id: String(line.product_id),
    })),
  };
};

/**
 * Pages of orders modified since the cursor, oldest id first. The cursor is the latest modification the shop itself reported;
 * it is handed out with the last page only, so a look that breaks off begins again.
 */
export async function* fetchOrders(connection: Connection, cursor: string | null): AsyncIterable<FetchedOrders> {
  const client = new WooClient(connection);
  const query: Record<string, string> = { per_page: String(PAGE_SIZE), orderby: 'id', order: 'asc' };
  if (cursor) {
    query.modified_after = new Date(atGmt(cursor) - OVERLAP_MS).toISOString().slice(0, 19);
    query.dates_are_gmt = 'true';
  }
  let latest = cursor;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await client.get('/orders', { ...query, page: String(page) }, z.array(orderShape));
    pages = answer.totalPages;
    for (const order of answer.data) if (!latest || order.date_modified_gmt > latest) latest = order.date_modified_gmt;
    yield { orders: answer.data.map(toOrder), cursor: page >= pages ? latest : null };
  }
}
