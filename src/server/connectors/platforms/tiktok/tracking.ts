import { z } from 'zod';
import { answered } from '../../answer';
import { ConnectorError } from '../../connector';
import { requireShippable } from '../closed-order';
import type { OutgoingTracking } from '../shop';
import { NAME } from './access';
import type { TikTokClient } from './client';
import { sellersMakeParcelsIn } from './markets';
import { groupsOf, statusOf, type TikTokOrder } from './order';
import { findOrders } from './orders';

const providersShape = z.object({
  shipping_providers: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .nullish()
    .transform((providers) => providers ?? []),
});

/** Letters and digits: "DHL eCommerce" and "dhl-ecommerce" are one. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** The carrier by TikTok's own number, among those it takes for the order. */
const providerOf = async (client: TikTokClient, order: TikTokOrder, { courier_code, courier_name }: OutgoingTracking): Promise<string> => {
  const path = `/logistics/202309/delivery_options/${encodeURIComponent(order.delivery_option_id)}/shipping_providers`;
  const { shipping_providers } = await client.ask('GET', path, providersShape);
  const wanted = [plain(courier_name), plain(courier_code)];
  const found = shipping_providers.find(({ name }) => wanted.includes(plain(name)));
  if (!found) throw new ConnectorError('no_carrier', 'shop.noCarrier', { values: { name: NAME, courier: courier_name } });
  return found.id;
};

const parcelShape = z.object({ package_id: z.string() });

/** TikTok's lines of the parcel: as many pieces of each of ours as it holds, those that are in no parcel yet. */
const linesOf = (order: TikTokOrder, { lines }: OutgoingTracking): TikTokOrder['line_items'] =>
  groupsOf(order).flatMap((group) => {
    const quantity = lines.filter(({ line_id }) => group.some(({ id }) => id === line_id)).reduce((sum, each) => sum + each.quantity, 0);
    return group.filter(({ tracking_number }) => tracking_number === '').slice(0, quantity);
  });

/** Makes TikTok know the parcel once: it has a number, and who carries it. See `Shop.pushTracking`. */
export const pushTracking = async (client: TikTokClient, tracking: OutgoingTracking): Promise<string> => {
  const { tracking_id: key, tracking_number, replaces, order_platform_id: id } = tracking;
  await client.transport.quiet(key);
  const [order] = await findOrders(client, [id]);
  if (!order) throw answered(`Order ${id} not found`);
  requireShippable(statusOf(order.status), order.status);
  const known = order.line_items.find((line) => line.tracking_number === tracking_number);
  if (known) return known.package_id || tracking_number;
  if (order.shipping_type !== 'SELLER') throw new ConnectorError('ships_itself', 'shop.shipsItself', { values: { name: NAME } });
  const shipment = { tracking_number, shipping_provider_id: await providerOf(client, order, tracking) };

  const wrong = replaces === null ? undefined : order.line_items.find((line) => line.tracking_number === replaces);
  if (wrong) {
    await client.ask(
      'POST',
      `/fulfillment/202309/packages/${encodeURIComponent(wrong.package_id)}/shipping_info/update`,
      z.unknown().optional(),
      {
        body: shipment,
        effect: { key, what: 'update parcel' },
      },
    );
    return wrong.package_id;
  }

  const lines = linesOf(order, tracking);
  if (sellersMakeParcelsIn((await client.chosen()).region)) {
    const { package_id } = await client.ask('POST', `/fulfillment/202309/orders/${encodeURIComponent(id)}/packages`, parcelShape, {
      body: { order_line_item_ids: lines.map((line) => line.id), ...shipment },
      effect: { key, what: 'ship parcel' },
    });
    return package_id;
  }
  const parcel = lines.find(({ package_id }) => package_id !== '')?.package_id ?? '';
  await client.ask('POST', `/fulfillment/202309/packages/${encodeURIComponent(parcel)}/ship`, z.unknown().optional(), {
    body: { self_shipment: shipment },
    effect: { key, what: 'ship parcel' },
  });
  return parcel;
};
