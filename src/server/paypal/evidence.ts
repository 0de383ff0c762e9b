import type { PaypalEvidence } from '../../contract/generated/resolvers';
import { courierName, parcelPage } from '../../domain/sales/couriers';
import type { Tx } from '../kernel/context';
import { readFacts, type OrderFacts } from '../sales/facts';
import type { Payment } from '../sales/payments';
import type { TrackingRow } from '../sales/tables';

const LONGEST_NOTE = 2000;

/** PayPal's staff and the buyer read it, whatever the seller's language. */
const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** The parcel that shows most: one that arrived, else the last that left. */
const bestParcel = (trackings: readonly TrackingRow[]): TrackingRow | undefined =>
  trackings.find(({ delivered_at }) => delivered_at !== null) ??
  trackings.findLast(({ shipped_at }) => shipped_at !== null) ??
  trackings.at(-1);

const wayOf = ({ tracking_number, courier_code, events, shipped_at, delivered_at }: TrackingRow): string[] => [
  `Parcel ${tracking_number}, ${courierName(courier_code) || 'courier'}${shipped_at === null ? '' : `, sent on ${day(shipped_at)}`}${delivered_at === null ? '' : `, delivered on ${day(delivered_at)}`}.`,
  ...events.slice(-3).map(({ at, text, place }) => `${day(at)}: ${text}${place ? `, ${place}` : ''}`),
];

const noteOf = ({ order, lines, trackings }: OrderFacts): string => {
  const to = order.address ?? order.buyer;
  const goods = lines.filter(({ quantity }) => quantity > 0).map(({ name, quantity }) => `${quantity} x ${name}`);
  const address = [`${to.first_name} ${to.last_name}`, to.address_1, to.address_2, `${to.postcode} ${to.city}`, to.state, to.country];
  return [
    `Order ${order.number} of ${day(order.created_at)}: ${goods.join(', ')}.`,
    `Sent to the address given with the order: ${address.filter(Boolean).join(', ')}.`,
    ...trackings.flatMap(wayOf),
  ]
    .join('\n')
    .slice(0, LONGEST_NOTE);
};

/** What a seller can show for a payment, from its order. */
export const evidenceFor = async (tx: Tx, payment: Payment): Promise<PaypalEvidence | null> => {
  if (!payment.dispute) return null;
  const [facts] = payment.order_id === null ? [] : await readFacts(tx, payment.container_id, [payment.order_id]);
  const parcel = facts && bestParcel(facts.trackings);
  const typed = payment.trackers.at(-1);
  const number = parcel?.tracking_number ?? typed?.tracking_number ?? null;
  const carrier = parcel?.courier_code ?? typed?.carrier ?? null;
  return {
    tracking_number: number,
    carrier,
    carrier_name: carrier === null ? null : courierName(carrier),
    tracking_url:
      number === null || carrier === null
        ? null
        : parcelPage({ courier_code: carrier, tracking_number: number, tracking_url: parcel?.tracking_url ?? null }),
    shipped_at: parcel?.shipped_at ?? null,
    delivered_at: parcel?.delivered_at ?? null,
    note: facts ? noteOf(facts) : '',
  };
};
