import { z } from 'zod';
import { answered } from '../../answer';
import { ConnectorError } from '../../connector';
import { requireShippable } from '../closed-order';
import type { OutgoingTracking } from '../shop';
import { NAME } from './access';
import { standardWarehouse } from './account';
import type { WishClient } from './client';
import { statusOf, type WishOrder } from './order';
import { findOrder } from './orders';

/** Wish works on a parcel's number for a while: it is asked so often, so many milliseconds apart. */
const LOOKS = 8;
const LOOK_EVERY_MS = 2000;

const carriersShape = z
  .array(z.object({ name: z.string() }))
  .nullish()
  .transform((carriers) => carriers ?? []);

/** Letters and digits: "DHL eCommerce" and "dhl-ecommerce" are one. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** The carrier as Wish spells it, among those it takes for the order. */
const carrierOf = async (client: WishClient, order: WishOrder, { courier_code, courier_name }: OutgoingTracking): Promise<string> => {
  const confirmed = order.fulfillment_order_types.includes('CONFIRMED_DELIVERY_POLICY');
  const country = order.full_address?.shipping_detail.country_code ?? '';
  const carriers = await client.ask('GET', '/orders/shipping_carriers', carriersShape, {
    query: { order_type: confirmed ? 'CONFIRMED_DELIVERY' : 'GENERAL', ...(confirmed && { dest_country_code: country }) },
  });
  const wanted = [plain(courier_name), plain(courier_code)];
  const found = carriers.find(({ name }) => wanted.includes(plain(name)));
  if (!found) throw new ConnectorError('no_carrier', 'shop.noCarrier', { values: { name: NAME, courier: courier_name } });
  return found.name;
};

const has = ({ tracking_information }: WishOrder, number: string): boolean =>
  tracking_information.some(({ tracking_number }) => tracking_number === number);

const isWorking = ({ processing_source, processing_status }: WishOrder): boolean =>
  processing_source === 'UPDATE_TRACKING' && processing_status === 'IN_PROGRESS';

/** The order once Wish is through with what it was told of a parcel. */
const settled = async (client: WishClient, id: string): Promise<WishOrder> => {
  const { wait, signal } = client.transport.outside;
  for (let looks = 1; ; looks += 1) {
    const order = await findOrder(client, id);
    if (!isWorking(order)) return order;
    if (looks === LOOKS) throw new ConnectorError('changed_meanwhile', 'shop.throttled', { values: { name: NAME }, retry: true });
    await wait(LOOK_EVERY_MS, signal);
  }
};

/** Makes Wish know the parcel once; telling another number corrects the former. See `Shop.pushTracking`. */
export const pushTracking = async (client: WishClient, tracking: OutgoingTracking): Promise<string> => {
  const { tracking_id: key, tracking_number, order_platform_id: id } = tracking;
  await client.transport.quiet(key);
  const order = await settled(client, id);
  requireShippable(statusOf(order), order.state);
  if (has(order, tracking_number)) return tracking_number;
  const { country } = await standardWarehouse(client);
  await client.ask('PUT', `/orders/${encodeURIComponent(id)}/tracking`, z.unknown().optional(), {
    body: { tracking_number, shipping_provider: await carrierOf(client, order, tracking), origin_country: country },
    effect: { key, what: 'tell tracking' },
  });
  const after = await settled(client, id);
  if (!has(after, tracking_number)) throw answered(`${after.processing_source} ${after.processing_status}`.trim() || after.state);
  return tracking_number;
};
