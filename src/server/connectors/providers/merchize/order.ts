import { z } from 'zod';
import { shippingInfo } from '../destination';
import { secondsOf } from '../order-effects';
import { printFields } from '../print-fields';
import type { OutgoingOrder, ProviderOrder, ProviderStatus } from '../provider';
import { NAME } from './client';

const text = z.string().nullish().catch(null);

export const detailShape = z.object({
  _id: text,
  order_status: z.string().catch(''),
  fulfillment_cost: z.object({ total: z.coerce.number() }).nullish().catch(null),
  invoice: z.object({ currency: text }).nullish().catch(null),
});

/** Events of an order, or of the orders an answer is about. */
const progressOf = z.object({ order_progress: z.array(z.object({ event: z.string(), status: z.string(), actual: text })).catch([]) });
export const progressShape = z.union([z.array(progressOf), progressOf.transform((one) => [one])]);

const packageShape = z.object({ tracking_number: text, tracking_company: text, tracking_url: text, created: text });
export const packagesShape = z.union([z.array(packageShape), packageShape.transform((one) => [one])]);

/** What happened to an order, each with the time it did. */
export type Progress = ReadonlyMap<string, number | null>;

export const progress = (answer: z.infer<typeof progressShape>): Progress =>
  new Map(
    answer
      .flatMap(({ order_progress }) => order_progress)
      .filter(({ status }) => status === 'done')
      .map(({ event, actual }) => [event, secondsOf(actual)]),
  );

export const isSent = (done: Progress): boolean => ['shipment_started', 'in_transit', 'delivered'].some((event) => done.has(event));

/** Which words an order's status has is not public: only what is surely meant by one is taken. */
const statusOf = (word: string, done: Progress): ProviderStatus => {
  if (/cancel/i.test(word)) return 'cancelled';
  if (isSent(done)) return 'shipped';
  if (/hold|invalid|error|fail/i.test(word)) return 'held';
  return done.has('in_production') ? 'production' : 'submitted';
};

export interface Told {
  readonly detail: z.infer<typeof detailShape>;
  readonly done: Progress;
  readonly packages: z.infer<typeof packagesShape>;
}

export const toProviderOrder = ({ detail, done, packages }: Told, reference: string): ProviderOrder => {
  const { _id, order_status, fulfillment_cost, invoice } = detail;
  const status = statusOf(order_status, done);
  return {
    external_id: _id ?? reference,
    reference,
    status,
    reason: status === 'held' || status === 'cancelled' ? order_status : null,
    cost: fulfillment_cost ? { value: fulfillment_cost.total, currency: invoice?.currency ?? 'USD' } : null,
    parcels: packages.flatMap(({ tracking_number, tracking_company, tracking_url }) =>
      tracking_number
        ? [
            {
              tracking_number,
              courier: tracking_company ?? '',
              tracking_url: tracking_url ?? null,
              lines: [],
              shipped_at: done.get('shipment_started') ?? null,
              delivered_at: done.get('delivered') ?? null,
            },
          ]
        : [],
    ),
  };
};

const FIELDS = { front: 'design_front', back: 'design_back', sleeve: 'design_sleeve', hood: 'design_hood' };

export const orderBody = ({ reference, to, lines }: OutgoingOrder): object => ({
  order_id: reference,
  shipping_info: shippingInfo(to),
  items: lines.map((line) => ({
    merchize_sku: line.sku,
    sku: line.sku,
    quantity: line.quantity,
    // A preview is required; nobody tells us another picture than the print.
    image: line.print_files[0]?.url ?? '',
    ...printFields(NAME, FIELDS, line),
  })),
});
