import { z } from 'zod';
import { wordFor, type CourierWords } from '../../../../domain/sales/couriers';
import { ConnectorError } from '../../connector';
import { requireShippable } from '../closed-order';
import type { OutgoingTracking } from '../shop';
import type { Connection } from './access';
import { EbayClient, NAME } from './client';
import { ORDERS, stateShape, statusOf } from './orders';

/** eBay's codes where they are not the plain name. Unverified: the whole list is in an interface of its own (Trading, GeteBayDetails). */
const CARRIERS: CourierWords = {
  usps: 'USPS',
  ups: 'UPS',
  fedex: 'FedEx',
  dhl: 'DHLExpress',
  'dhl-germany': 'DHL',
  'royal-mail': 'RoyalMail',
  'canada-post': 'CanadaPost',
  'australia-post': 'AustraliaPost',
  'hermes-de': 'Hermes',
  yunexpress: 'YunExpress',
};

const plain = (words: string): string => words.replace(/[^A-Za-z0-9]/g, '');

const carrierOf = ({ courier_code, courier_name }: OutgoingTracking): string =>
  wordFor(CARRIERS, courier_code) ?? (plain(courier_name) || 'Other');

const fulfillmentsShape = z.object({
  fulfillments: z.array(z.object({ fulfillmentId: z.string(), shipmentTrackingNumber: z.string().nullish() })).catch([]),
});

/**
 * Makes the order know the parcel once. eBay takes numbers of letters and digits alone, and the id of a parcel is its number; what it was told it
 * cannot be made to forget, so the right number stands beside the wrong one.
 */
export const pushTracking = async (connection: Connection, tracking: OutgoingTracking): Promise<string> => {
  const client = new EbayClient(connection, tracking.tracking_id);
  const trackingNumber = plain(tracking.tracking_number);
  if (trackingNumber === '')
    throw new ConnectorError('tracking_strange', 'shop.trackingStrange', { values: { name: NAME, number: tracking.tracking_number } });
  await client.transport.quiet(tracking.tracking_id);
  const order = `${ORDERS}/${encodeURIComponent(tracking.order_platform_id)}`;
  const state = await client.get(order, {}, stateShape);
  requireShippable(statusOf(state), state.cancelStatus?.cancelState === 'CANCELED' ? 'CANCELED' : state.orderPaymentStatus);
  const path = `${order}/shipping_fulfillment`;
  const { fulfillments } = await client.get(path, {}, fulfillmentsShape);
  const held = fulfillments.find(({ shipmentTrackingNumber }) => shipmentTrackingNumber === trackingNumber);
  if (held) return held.fulfillmentId;
  const body = {
    lineItems: tracking.lines.map(({ line_id, quantity }) => ({ lineItemId: line_id, quantity })),
    shippedDate: new Date(tracking.shipped_at * 1000).toISOString(),
    shippingCarrierCode: carrierOf(tracking),
    trackingNumber,
  };
  const { headers } = await client.change('POST', path, body, z.object({}), {});
  return /\/shipping_fulfillment\/([^/?]+)$/.exec(headers.location ?? '')?.[1] ?? trackingNumber;
};
