import { z } from 'zod';
import { ConnectorError } from '../../connector';
import { requireShippable } from '../closed-order';
import type { OutgoingTracking } from '../shop';
import { gid, idOf, type Connection } from './access';
import { ShopifyClient } from './client';
import { endedStatusOf } from './order';

const SENT = `query Sent($id: ID!) {
  order(id: $id) {
    cancelledAt
    displayFinancialStatus
    fulfillments(first: 50) { id status trackingInfo(first: 5) { company number url } }
  }
}`;
const fulfillmentShape = z.object({
  id: z.string(),
  status: z.string(),
  trackingInfo: z.array(z.object({ number: z.string().nullable(), url: z.string().nullish().catch(null) })),
});
type Fulfillment = z.infer<typeof fulfillmentShape>;
const sentShape = z.object({
  order: z
    .object({
      cancelledAt: z.string().nullish(),
      displayFinancialStatus: z.string().nullish(),
      fulfillments: z.array(fulfillmentShape),
    })
    .nullable(),
});

const SENT_LINES = `query SentLines($id: ID!) {
  fulfillment(id: $id) { fulfillmentLineItems(first: 250) { nodes { quantity lineItem { id } } } }
}`;
const sentLinesShape = z.object({
  fulfillment: z
    .object({
      fulfillmentLineItems: z.object({
        nodes: z.array(z.object({ quantity: z.number().nullable(), lineItem: z.object({ id: z.string() }) })),
      }),
    })
    .nullable(),
});

const OPEN = `query Open($id: ID!, $after: String) {
  order(id: $id) {
    fulfillmentOrders(first: 1, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { id status assignedLocation { location { id } } lineItems(first: 250) { nodes { id remainingQuantity lineItem { id } } } }
    }
  }
}`;
const openOrderShape = z.object({
  id: z.string(),
  status: z.string(),
  assignedLocation: z.object({ location: z.object({ id: z.string() }).nullable() }),
  lineItems: z.object({
    nodes: z.array(z.object({ id: z.string(), remainingQuantity: z.number(), lineItem: z.object({ id: z.string() }) })),
  }),
});
const openShape = z.object({
  order: z
    .object({
      fulfillmentOrders: z.object({
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
        nodes: z.array(openOrderShape),
      }),
    })
    .nullable(),
});

const CREATE = `mutation Create($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { id } userErrors { field message } }
}`;
const CORRECT = `mutation Correct($id: ID!, $info: FulfillmentTrackingInput!) {
  fulfillmentTrackingInfoUpdate(fulfillmentId: $id, trackingInfoInput: $info, notifyCustomer: true) {
    fulfillment { id }
    userErrors { field message }
  }
}`;
const madeShape = z.object({ fulfillment: z.object({ id: z.string() }) });

/** The states of a place's share of an order from which something can be sent. */
const SENT_FROM: readonly string[] = ['OPEN', 'IN_PROGRESS', 'SCHEDULED'];

/** Somebody at the shop, or an app, stopped a share for now. */
const STOPPED = 'ON_HOLD';

/** The company by its name, as buyers read it: Shopify knows many, by their exact names, and shows the others as they are. */
const infoOf = ({ courier_name, tracking_number, tracking_url }: OutgoingTracking) => ({
  company: courier_name,
  number: tracking_number,
  ...(tracking_url !== null && { url: tracking_url }),
});

/** A number among several of one parcel is corrected beside the others, which are taken as a whole too. */
const correctedInfo = (held: Fulfillment, tracking: OutgoingTracking) => {
  if (held.trackingInfo.length < 2) return infoOf(tracking);
  const rows = held.trackingInfo.map(({ number, url }) =>
    number === tracking.replaces ? { number: tracking.tracking_number, url: tracking.tracking_url } : { number, url },
  );
  const urls = rows.flatMap(({ url }) => url ?? []);
  return {
    company: tracking.courier_name,
    numbers: rows.flatMap(({ number }) => number ?? []),
    ...(urls.length === rows.length && { urls }),
  };
};

const allSent = (): ConnectorError => new ConnectorError('all_sent', 'shop.allSent');

const orderGone = (): ConnectorError => new ConnectorError('order_gone', 'shop.orderGone');

/** Pieces of each line that are to be in the parcel and are not in those of its number yet. */
const missingOf = async (client: ShopifyClient, tracking: OutgoingTracking, held: readonly Fulfillment[]): Promise<Map<string, number>> => {
  const missing = new Map(tracking.lines.map(({ line_id, quantity }) => [line_id, quantity]));
  for (const { id } of held) {
    const { fulfillment } = await client.query(SENT_LINES, { id }, sentLinesShape, 510);
    for (const { quantity, lineItem } of fulfillment?.fulfillmentLineItems.nodes ?? []) {
      const line = idOf(lineItem.id);
      missing.set(line, (missing.get(line) ?? 0) - (quantity ?? 0));
    }
  }
  return missing;
};

type ByPlace = Map<string, { fulfillmentOrderId: string; fulfillmentOrderLineItems: { id: string; quantity: number }[] }[]>;

/** Where the missing pieces wait to be sent: one parcel comes from one place. */
const placesOf = async (client: ShopifyClient, order: string, missing: Map<string, number>): Promise<ByPlace> => {
  const places: ByPlace = new Map();
  for (let after: string | null = null; ;) {
    const asked: object = { id: order, after };
    const { order: found }: z.infer<typeof openShape> = await client.query(OPEN, asked, openShape, 510);
    if (!found) throw orderGone();
    for (const { id, status, assignedLocation, lineItems } of found.fulfillmentOrders.nodes) {
      if (
        status === STOPPED &&
        lineItems.nodes.some((line) => (missing.get(idOf(line.lineItem.id)) ?? 0) > 0 && line.remainingQuantity > 0)
      )
        throw new ConnectorError('order_closed', 'shop.orderClosed', { values: { status } });
      if (!SENT_FROM.includes(status)) continue;
      const taken = lineItems.nodes.flatMap((line) => {
        const wanted = missing.get(idOf(line.lineItem.id)) ?? 0;
        const quantity = Math.min(wanted, line.remainingQuantity);
        if (quantity <= 0) return [];
        missing.set(idOf(line.lineItem.id), wanted - quantity);
        return [{ id: line.id, quantity }];
      });
      if (taken.length === 0) continue;
      const place = assignedLocation.location?.id ?? '';
      places.set(place, [...(places.get(place) ?? []), { fulfillmentOrderId: id, fulfillmentOrderLineItems: taken }]);
    }
    const { pageInfo } = found.fulfillmentOrders;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    if (after === null) return places;
  }
};

const numbered = (held: readonly Fulfillment[], wanted: string | null): readonly Fulfillment[] =>
  wanted === null ? [] : held.filter(({ trackingInfo }) => trackingInfo.some(({ number }) => number === wanted));

/** Makes the shop, and so the buyer, know the parcel once; see `Shop.pushTracking`. */
export const pushTracking = async (connection: Connection, tracking: OutgoingTracking): Promise<string> => {
  const client = new ShopifyClient(connection);
  await client.transport.quiet(tracking.tracking_id);
  const order = gid('Order', tracking.order_platform_id);
  const { order: found } = await client.query(SENT, { id: order }, sentShape, 310);
  if (!found) throw orderGone();
  requireShippable(endedStatusOf(found) ?? 'Processing', found.cancelledAt ? 'CANCELLED' : (found.displayFinancialStatus ?? ''));
  const sent = found.fulfillments.filter(({ status }) => status === 'SUCCESS');
  for (const wrong of numbered(sent, tracking.replaces)) {
    const asked = { id: wrong.id, info: correctedInfo(wrong, tracking) };
    await client.change('fulfillmentTrackingInfoUpdate', CORRECT, asked, madeShape, tracking.tracking_id);
  }
  const held = [...numbered(sent, tracking.tracking_number), ...numbered(sent, tracking.replaces)];
  const missing = await missingOf(client, tracking, held);
  let id = held[0]?.id;
  if ([...missing.values()].every((pieces) => pieces <= 0)) return idOf(id ?? '');
  const places = await placesOf(client, order, missing);
  for (const lineItemsByFulfillmentOrder of places.values()) {
    const fulfillment = { lineItemsByFulfillmentOrder, trackingInfo: infoOf(tracking), notifyCustomer: true };
    const made = await client.change('fulfillmentCreate', CREATE, { fulfillment }, madeShape, tracking.tracking_id);
    id ??= made.fulfillment.id;
  }
  // Somebody at the shop has sent it all under another number.
  if (id === undefined) throw allSent();
  return idOf(id);
};
