import type { Services } from '../../kernel/context';
import { plainMoney } from '../../../domain/currency';
import { roundTo } from '../../../domain/numbers';
import { buyerOf } from './buyers';
import { imageUrl } from './images';
import type { OrderRow } from './orders';
import { wooTime } from './products';
import { taxRateOf, type Shop } from './shops';
import type { SandboxLine } from './tables';

/** Which of the products and variations the lines name are still there. */
const presentProducts = async (services: Services, shop: Shop, rows: readonly OrderRow[]): Promise<ReadonlySet<number>> => {
  const ids = rows.flatMap(({ line_items }) => line_items.flatMap(({ product_id, variation_id }) => [product_id, variation_id]));
  if (ids.length === 0) return new Set();
  const found = await services.db
    .selectFrom('sandbox_products')
    .select('id')
    .where('shop', '=', shop.slug)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Set(found.map(({ id }) => id));
};

/** What a line still says of its product: once that is deleted, a WooCommerce shop knows neither its id nor its SKU any more. */
const productOfLine = ({ product_id, variation_id, sku }: SandboxLine, present: ReadonlySet<number>) => ({
  product_id: present.has(product_id) ? product_id : 0,
  variation_id: present.has(variation_id) ? variation_id : 0,
  sku: present.has(variation_id || product_id) ? sku : null,
});

const timeOrNull = (time: number | null): string | null => (time === null ? null : wooTime(time));

/** As a shop keeps it whose prices have the tax in them: without, and the tax apart. */
const taxed = (shop: Shop, { total, quantity }: SandboxLine) => {
  const net = roundTo(Number(total) / (1 + taxRateOf(shop)), 2);
  return { price: net / quantity, subtotal: net.toFixed(2), total: net.toFixed(2), total_tax: (Number(total) - net).toFixed(2) };
};

const taxOf = (shop: Shop, { line_items }: OrderRow): string =>
  line_items.reduce((sum, line) => sum + Number(taxed(shop, line).total_tax), 0).toFixed(2);

/** What plugins hang on an order: when the platform wants it shipped, what goes along with a gift, and its parcels. */
const metaOf = ({ ship_by, trackings }: OrderRow, gift: string): object[] =>
  [
    { key: 'gift_message', value: gift || undefined },
    { key: '_ship_by_date', value: ship_by === null ? undefined : `${wooTime(ship_by)}Z` },
    { key: '_wc_shipment_tracking_items', value: trackings.length > 0 ? trackings : undefined },
  ].flatMap(({ key, value }, index) => (value === undefined ? [] : { id: index + 1, key, value }));

export const orderView = (shop: Shop, row: OrderRow, present: ReadonlySet<number>): object => {
  const { note, gift_message, ...payment } = buyerOf(row);
  return {
    id: row.id,
    parent_id: 0,
    number: String(row.id),
    order_key: row.order_key,
    status: row.status,
    currency: row.currency,
    total: row.total,
    total_tax: taxOf(shop, row),
    shipping_total: '0.00',
    shipping_lines: [{ id: 1, method_id: 'flat_rate', method_title: row.shipping_title, total: '0.00', total_tax: '0.00' }],
    prices_include_tax: taxRateOf(shop) > 0,
    customer_note: note,
    date_created: wooTime(row.created_at),
    date_created_gmt: wooTime(row.created_at),
    date_modified: wooTime(row.modified_at),
    date_modified_gmt: wooTime(row.modified_at),
    date_paid: timeOrNull(row.paid_at),
    date_paid_gmt: timeOrNull(row.paid_at),
    date_completed: timeOrNull(row.completed_at),
    date_completed_gmt: timeOrNull(row.completed_at),
    billing: row.billing,
    shipping: row.billing,
    ...payment,
    line_items: row.line_items.map(({ image_id, chosen, ...line }) => ({
      ...line,
      ...productOfLine(line as SandboxLine, present),
      ...taxed(shop, line as SandboxLine),
      image: image_id === null ? { id: '', src: '' } : { id: image_id, src: imageUrl(shop, image_id) },
      meta_data: chosen.map(({ name, option }, index) => ({
        id: index + 1,
        key: name,
        value: option,
        display_key: name,
        display_value: option,
      })),
    })),
    refunds: row.refunds.map(({ id, reason, amount }) => ({ id, reason, total: plainMoney(-amount, row.currency) })),
    meta_data: metaOf(row, gift_message),
  };
};

/** Orders as `GET /orders` shows them. */
export const orderViews = async (services: Services, shop: Shop, rows: readonly OrderRow[]): Promise<object[]> => {
  const present = await presentProducts(services, shop, rows);
  return rows.map((row) => orderView(shop, row, present));
};
