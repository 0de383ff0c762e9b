import { z } from 'zod';
import { ConnectorError } from '../../connector';
import { requireShippable } from '../closed-order';
import type { OutgoingTracking } from '../shop';
import { BigClient, isGone, type Connection } from './client';
import { statusOf } from './order';

const shipmentShape = z.object({
  id: z.number().int(),
  tracking_number: z.string().catch(''),
  items: z.array(z.object({ order_product_id: z.number(), quantity: z.number() })).catch([]),
});

const stateShape = z.object({ status_id: z.number(), status: z.string().catch(''), is_deleted: z.boolean().catch(false) });

const lineShape = z.object({
  id: z.number().int(),
  order_address_id: z.number().int(),
  quantity: z.number(),
  quantity_shipped: z.number().catch(0),
});

/** BigCommerce makes a link of a code of its own carriers, which ours are not; our link, where there is one, holds for every carrier. */
const bodyOf = ({ tracking_number, tracking_url, courier_name }: OutgoingTracking) => ({
  tracking_number,
  shipping_method: courier_name,
  ...(tracking_url !== null && { tracking_link: tracking_url }),
});

const orderGone = (): ConnectorError => new ConnectorError('order_gone', 'shop.orderGone');

/** Makes the shop know the parcel once; one that goes to several addresses is one for each. See `Shop.pushTracking`. */
export const pushTracking = async (connection: Connection, tracking: OutgoingTracking): Promise<string> => {
  const client = new BigClient(connection);
  const key = tracking.tracking_id;
  await client.transport.quiet(key);
  const order = `/v2/orders/${encodeURIComponent(tracking.order_platform_id)}`;
  const ask = <T>(path: string, query: Readonly<Record<string, string>>, shape: z.ZodType<T>): Promise<T> =>
    client.get(`${order}${path}`, query, shape).catch((error: unknown) => {
      throw isGone(error) ? orderGone() : error;
    });
  const read = <T>(path: string, row: z.ZodType<T>): Promise<T[]> => ask(path, { limit: '250' }, z.array(row));
  const { status_id, status, is_deleted } = await ask('', {}, stateShape);
  if (is_deleted) throw orderGone();
  requireShippable(statusOf(status_id), status);
  const shipments = await read('/shipments', shipmentShape);
  const held = shipments.filter(
    ({ tracking_number }) => tracking_number === tracking.tracking_number || tracking_number === tracking.replaces,
  );
  for (const { id, tracking_number } of held)
    if (tracking_number !== tracking.tracking_number)
      await client.write('PUT', `${order}/shipments/${id}`, bodyOf(tracking), shipmentShape, key);
  const sent = (line: number): number =>
    held.flatMap(({ items }) => items).reduce((sum, item) => sum + (item.order_product_id === line ? item.quantity : 0), 0);
  const missing = tracking.lines.map(({ line_id, quantity }) => ({ id: Number(line_id), quantity: quantity - sent(Number(line_id)) }));
  let made = held[0]?.id;
  if (missing.some(({ quantity }) => quantity > 0)) {
    const lines = await read('/products', lineShape);
    const byAddress = new Map<number, { order_product_id: number; quantity: number }[]>();
    for (const { id, quantity } of missing) {
      const line = lines.find((each) => each.id === id);
      const pieces = line ? Math.min(quantity, line.quantity - line.quantity_shipped) : 0;
      if (!line || pieces <= 0) continue;
      byAddress.set(line.order_address_id, [...(byAddress.get(line.order_address_id) ?? []), { order_product_id: id, quantity: pieces }]);
    }
    for (const [order_address_id, items] of byAddress) {
      const shipment = await client.write(
        'POST',
        `${order}/shipments`,
        { order_address_id, items, ...bodyOf(tracking) },
        shipmentShape,
        key,
      );
      made ??= shipment.id;
    }
  }
  // Somebody at the shop has sent it all under another number.
  if (made === undefined) throw new ConnectorError('all_sent', 'shop.allSent');
  return String(made);
};
