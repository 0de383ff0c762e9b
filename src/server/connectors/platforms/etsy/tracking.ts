import { z } from 'zod';
import { requireShippable } from '../closed-order';
import type { OutgoingTracking } from '../shop';
import type { Connection } from './access';
import { EtsyClient } from './client';
import { statusOf } from './orders';

const receiptShape = z.object({
  status: z.string().catch(''),
  is_paid: z.boolean().catch(false),
  is_shipped: z.boolean().catch(false),
  shipments: z
    .array(z.object({ receipt_shipping_id: z.number().nullish(), tracking_code: z.string().nullish(), carrier_name: z.string().nullish() }))
    .catch([]),
});

const carriersShape = z.object({ results: z.array(z.object({ name: z.string() })) });

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Etsy's own name of a carrier where the shop sends from, `other` for one it does not know there. */
const carrierOf = async (client: EtsyClient, { courier_code, courier_name }: OutgoingTracking): Promise<string> => {
  const { results } = await client.get('/shipping-carriers', { origin_country_iso: client.connection.access.country }, carriersShape);
  const known = [plain(courier_name), plain(courier_code)];
  return results.find(({ name }) => known.includes(plain(name)))?.name ?? 'other';
};

/**
 * Makes the order know the parcel once, for Etsy mails its buyer each time it is told of one. What it was told it cannot be made to forget: a number
 * that does not hold any more stays beside the right one.
 */
export const pushTracking = async (connection: Connection, tracking: OutgoingTracking): Promise<string> => {
  const client = new EtsyClient(connection, tracking.tracking_id);
  await client.transport.quiet(tracking.tracking_id);
  const path = client.shop(`/receipts/${encodeURIComponent(tracking.order_platform_id)}`);
  const idIn = ({ shipments }: z.infer<typeof receiptShape>): string | undefined => {
    const held = shipments.find(({ tracking_code }) => tracking_code === tracking.tracking_number);
    return held && String(held.receipt_shipping_id ?? tracking.tracking_number);
  };
  const receipt = await client.get(path, {}, receiptShape);
  requireShippable(statusOf(receipt), receipt.status);
  const known = idIn(receipt);
  if (known !== undefined) return known;
  const carrier_name = await carrierOf(client, tracking);
  const told = await client.json('POST', `${path}/tracking`, { tracking_code: tracking.tracking_number, carrier_name }, receiptShape);
  return idIn(told) ?? tracking.tracking_number;
};
