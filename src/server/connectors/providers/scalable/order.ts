import { z } from 'zod';
import { secondsOf } from '../order-effects';
import type { ProviderOrder, ProviderStatus } from '../provider';
import { amount, dollars, wordsOrNone } from '../shapes';
import { readName } from './quote';

const moment = z.string().nullish().catch(null);

const eventShape = z.object({
  name: wordsOrNone,
  description: wordsOrNone,
  createdAt: moment,
  meta: z
    .object({ tracking: wordsOrNone, service: wordsOrNone, reason: wordsOrNone })
    .nullish()
    .transform((meta) => meta ?? { tracking: '', service: '', reason: '' })
    .catch({ tracking: '', service: '', reason: '' }),
});

const itemShape = z.object({
  name: wordsOrNone,
  status: wordsOrNone,
  tracking: wordsOrNone,
  products: z.array(z.object({ quantity: z.number() })).catch([]),
});
type Item = z.infer<typeof itemShape>;

/** An order as Scalable Press shows it; `status` is the name of its last event. */
export const orderShape = z.object({
  orderId: z.string(),
  status: z.string(),
  total: amount,
  deletedAt: moment,
  items: z.array(itemShape).catch([]),
  events: z.array(eventShape).catch([]),
});
export type ScalableOrder = z.infer<typeof orderShape>;

const STATUSES: Readonly<Record<string, ProviderStatus>> = {
  order: 'submitted',
  validated: 'submitted',
  paid: 'submitted',
  // The account's credit is short.
  unpaid: 'held',
  hold: 'held',
  printing: 'production',
  shipped: 'shipped',
  // What came back lay there too long.
  expired: 'shipped',
  cancelled: 'cancelled',
};

export const isCancelled = ({ status, deletedAt }: ScalableOrder): boolean => status === 'cancelled' || Boolean(deletedAt);

export const isOf = ({ items }: ScalableOrder, reference: string): boolean =>
  items.some(({ name }) => readName(name)?.reference === reference);

/** The last event that says how the order stands; others, such as a changed address, do not. */
const standing = ({ status, events, items }: ScalableOrder): string => {
  const names = [
    status,
    ...events.toSorted((one, other) => (secondsOf(other.createdAt) ?? 0) - (secondsOf(one.createdAt) ?? 0)).map(({ name }) => name),
  ];
  const known = names.find((name) => Object.hasOwn(STATUSES, name)) ?? 'order';
  const open = known !== 'shipped' && known !== 'cancelled';
  return open && items.some((item) => item.status === 'hold') ? 'hold' : known;
};

const lineOf = ({ name, products }: Item) => {
  const line_id = readName(name)?.line_id;
  return line_id === undefined ? [] : [{ line_id, quantity: products.reduce((sum, { quantity }) => sum + quantity, 0) }];
};

/** Each item names its own parcel: those of one number are one. Its event tells who carries it, and since when. */
const parcelsOf = ({ items, events }: ScalableOrder): ProviderOrder['parcels'] =>
  [...new Set(items.map(({ tracking }) => tracking))]
    .filter((number) => number !== '')
    .map((number) => {
      const sent = events.find(({ meta }) => meta.tracking === number);
      return {
        tracking_number: number,
        courier: sent?.meta.service ?? '',
        tracking_url: null,
        lines: items.filter(({ tracking }) => tracking === number).flatMap(lineOf),
        shipped_at: secondsOf(sent?.createdAt),
        delivered_at: null,
      };
    });

/** The order in our words. */
export const toProviderOrder = (order: ScalableOrder, reference: string): ProviderOrder => {
  const word = isCancelled(order) ? 'cancelled' : standing(order);
  const status = STATUSES[word] ?? 'submitted';
  const event = order.events.findLast(({ name }) => name === word);
  return {
    external_id: order.orderId,
    reference,
    status,
    reason: status === 'held' || status === 'cancelled' ? event?.meta.reason || event?.description || word : null,
    cost: dollars(order.total),
    parcels: parcelsOf(order),
  };
};
