import { createHash } from 'node:crypto';
import { z } from 'zod';
import { wordFor, type CourierWords } from '../../../../domain/sales/couriers';
import { requireShippable } from '../closed-order';
import type { OutgoingTracking } from '../shop';
import type { AmazonClient } from './client';
import { statusOf } from './order';
import { ORDERS } from './orders';

const orderShape = z.object({
  order: z.object({
    fulfillment: z.object({ fulfillmentStatus: z.string() }).nullish().catch(null),
    salesChannel: z.object({ marketplaceId: z.string().optional() }).catch({}),
    packages: z.array(z.object({ packageReferenceId: z.string(), trackingNumber: z.string().catch('') })).catch([]),
  }),
});

/** Amazon's words for carriers by ours. Unverified beyond these; any other is told by its name. */
const CARRIERS: CourierWords = {
  usps: 'USPS',
  ups: 'UPS',
  fedex: 'FedEx',
  dhl: 'DHL',
  dhlglobalmail: 'DHL Global Mail',
  'royal-mail': 'Royal Mail',
  dpd: 'DPD',
  'hermes-de': 'Hermes',
  gls: 'GLS',
  'china-post': 'China Post',
  yunexpress: 'Yun Express',
};

/** A parcel's number within its order: Amazon wants one of the seller's own, in digits. The same parcel has the same each time, and so is there once. */
const referenceOf = (trackingId: string): string =>
  String((Number.parseInt(createHash('sha256').update(trackingId).digest('hex').slice(0, 12), 16) % 999_999_999) + 1);

/** Makes Amazon know the parcel once; a right number in place of a wrong one is told of the same parcel. */
export const pushTracking = async (client: AmazonClient, tracking: OutgoingTracking): Promise<string> => {
  await client.quiet(tracking.tracking_id);
  const id = encodeURIComponent(tracking.order_platform_id);
  const { order } = await client.ask(
    { method: 'GET', path: `${ORDERS}/${id}`, query: { includedData: 'FULFILLMENT,PACKAGES' } },
    orderShape,
  );
  const state = order.fulfillment?.fulfillmentStatus ?? '';
  requireShippable(statusOf(state), state);
  const held = order.packages.find(({ trackingNumber }) => trackingNumber === tracking.tracking_number);
  if (held) return held.packageReferenceId;
  const former = order.packages.find(({ trackingNumber }) => tracking.replaces !== null && trackingNumber === tracking.replaces);
  const packageReferenceId = former?.packageReferenceId ?? referenceOf(tracking.tracking_id);
  const carrierCode = wordFor(CARRIERS, tracking.courier_code);
  await client.ask(
    {
      method: 'POST',
      path: `/orders/v0/orders/${id}/shipmentConfirmation`,
      body: {
        marketplaceId: order.salesChannel.marketplaceId ?? client.access.marketplace,
        packageDetail: {
          packageReferenceId,
          ...(carrierCode ? { carrierCode } : { carrierCode: 'Other', carrierName: tracking.courier_name }),
          trackingNumber: tracking.tracking_number,
          shipDate: new Date(tracking.shipped_at * 1000).toISOString(),
          orderItems: tracking.lines.map(({ line_id, quantity }) => ({ orderItemId: line_id, quantity })),
        },
      },
      effect: { key: tracking.tracking_id, what: `parcel ${packageReferenceId}` },
    },
    z.unknown(),
  );
  return packageReferenceId;
};
