import { courierOf, linkTo } from '../couriers';
import { parcelsOf, statusOf, type PrintOrder } from './orders';
import type { Parcel } from './fate';

/** As the provider writes times. */
const printTime = (seconds: number): string => `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')}+00:00`;

const timeOrNull = (seconds: number | null | undefined): string | null =>
  seconds === null || seconds === undefined ? null : printTime(seconds);

const deliveredAt = ({ journey }: Parcel, now: number): number | undefined =>
  journey.events.find(({ status, at }) => status === 'delivered' && at <= now)?.at;

const lineStatus = (order: PrintOrder, status: string, left: boolean): string => {
  if (left) return 'fulfilled';
  return order.paid_at === null || status === 'has-issues' ? status : 'in-production';
};

/** An order as the API shows it at a time. */
export const orderView = (seed: string, order: PrintOrder, now: number): object => {
  const status = statusOf(seed, order, now);
  const parcels = parcelsOf(seed, order, now);
  const fulfilled = status === 'fulfilled' ? Math.max(...parcels.map(({ shipped_at }) => shipped_at)) : null;
  return {
    id: order.id,
    app_order_id: `${order.number}.1`,
    address_to: order.address,
    line_items: order.lines.map((line, index) => {
      const pieces = parcels.reduce((sum, parcel) => sum + (parcel.pieces[index] ?? 0), 0);
      const carrying = parcels.filter((parcel) => (parcel.pieces[index] ?? 0) > 0);
      const left = pieces === line.quantity;
      return {
        blueprint_id: line.blueprint_id,
        print_provider_id: line.print_provider_id,
        variant_id: line.variant_id,
        quantity: line.quantity,
        cost: line.cost,
        shipping_cost: line.shipping_cost,
        status: lineStatus(order, status, left),
        metadata: { title: line.title, variant_label: line.variant_label, sku: line.sku },
        sent_to_production_at: timeOrNull(order.paid_at),
        fulfilled_at: left ? timeOrNull(Math.max(...carrying.map(({ shipped_at }) => shipped_at))) : null,
      };
    }),
    metadata: {
      order_type: 'api',
      shop_order_id: order.external_id,
      shop_order_label: order.label,
      shop_fulfilled_at: timeOrNull(fulfilled),
    },
    total_price: order.price,
    total_shipping: order.shipping,
    total_tax: 0,
    status,
    shipping_method: order.shipping_method,
    shipments: parcels.map((parcel) => ({
      carrier: parcel.carrier,
      number: parcel.number,
      url: linkTo(courierOf(parcel.carrier) ?? { url: '' }, parcel.number),
      delivered_at: timeOrNull(deliveredAt(parcel, now)),
    })),
    created_at: printTime(order.created_at),
    sent_to_production_at: timeOrNull(order.paid_at),
    fulfilled_at: timeOrNull(fulfilled),
  };
};
