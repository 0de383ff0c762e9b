import { z } from 'zod';
import type { WholeOrder } from '../shop-stand-in';
import { bodyOf, queryOf, Refusal, refuseIf, type Route } from './http';

const details = {
  tracking_number: z.string().max(50),
  tracking_link: z.string().max(500).optional(),
  tracking_carrier: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .optional(),
  shipping_method: z.string().optional(),
};
const shipmentShape = z
  .object({
    ...details,
    order_address_id: z.number().int(),
    items: z.array(z.object({ order_product_id: z.number().int(), quantity: z.number().int().min(1) }).strict()).min(1),
  })
  .strict();
const correctionShape = z.object(details).strict();

interface Shipment extends z.infer<typeof shipmentShape> {
  readonly id: number;
}
export interface Order {
  readonly id: number;
  readonly placed: WholeOrder;
  readonly line: { readonly id: number; readonly sku: string; readonly quantity: number; readonly product_id: number };
  readonly address: number;
  readonly created: number;
  modified: number;
  is_deleted: boolean;
  status_id: number;
  readonly shipments: Shipment[];
  /** Numbers the buyer was mailed. */
  readonly told: string[];
  /** What was written about it, by the buyer and by the shop. */
  readonly messages: object[];
}

const PRICE = '19.9900';

/** The store's orders, V2. `now` is its clock, in whole seconds. */
export const makeSales = (next: () => number, now: () => number) => {
  const orders = new Map<number, Order>();
  const orderOf = (id: number): Order => {
    const order = orders.get(id);
    if (!order) throw new Refusal(404, 'The requested resource was not found.');
    return order;
  };
  const rfc = (seconds: number): string => new Date(seconds * 1000).toUTCString().replace('GMT', '+0000');
  const shipped = ({ shipments }: Order): number =>
    shipments.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);

  const lineView = (order: Order) => ({
    ...order.line,
    order_id: order.id,
    order_address_id: order.address,
    name: 'Tee with a heron',
    price_inc_tax: PRICE,
    variant_id: 8,
    quantity_shipped: order.placed.sent + shipped(order),
    wrapping_message: order.placed.gift,
  });
  const view = (order: Order) => {
    const { placed } = order;
    const [first_name, ...rest] = placed.buyer.split(' ');
    const address = {
      first_name,
      last_name: rest.join(' '),
      street_1: '1 Mill Lane',
      street_2: '',
      city: 'London',
      state: '',
      zip: 'N1',
      country_iso2: 'GB',
      company: placed.company,
      email: placed.email,
      phone: placed.phone,
    };
    return {
      id: order.id,
      date_created: rfc(order.created),
      date_modified: rfc(order.modified),
      status_id: order.status_id,
      is_deleted: order.is_deleted,
      currency_code: 'USD',
      total_inc_tax: (Number(PRICE) * order.line.quantity + placed.tax + placed.shipping).toFixed(4),
      total_tax: placed.tax.toFixed(4),
      shipping_cost_ex_tax: placed.shipping.toFixed(4),
      ...{ store_credit_amount: '0.0000', gift_certificate_amount: '0.0000' },
      payment_method: placed.paypal ? 'PayPal' : 'Credit Card',
      payment_provider_id: placed.paypal || null,
      payment_status: placed.paid ? 'captured' : 'pending',
      customer_message: placed.note,
      refunded_amount: '0.0000',
      billing_address: address,
      consignments: {
        pickups: [],
        shipping: [{ id: order.address, ...address, shipping_method: placed.service, line_items: [lineView(order)] }],
      },
    };
  };
  const list = (rows: readonly unknown[]) => (rows.length === 0 ? { status: 204 } : { status: 200, body: rows });

  const listed = [
    'min_id',
    'max_id',
    'min_date_modified',
    'max_date_modified',
    'page',
    'limit',
    'sort',
    'include',
    'consignment_structure',
  ];
  const find: Route[2] = (request) => {
    const query = queryOf(request, listed);
    const { sort = 'id:asc', limit = '50', page = '1' } = query;
    refuseIf(!/^(?:id|date_modified):asc$/.test(sort) || Number(limit) > 250, 400, 'The field is not supported by this resource.');
    refuseIf(query.include !== undefined && query.consignment_structure !== 'object', 400, 'consignment_structure is missing.');
    const secondsOf = (time: string | undefined, other: number): number =>
      time === undefined ? other : Math.floor(Date.parse(time) / 1000);
    const least = secondsOf(query.min_date_modified, -Infinity);
    const most = secondsOf(query.max_date_modified, Infinity);
    refuseIf(Number.isNaN(least) || Number.isNaN(most), 400, 'The date is invalid.');
    const found = [...orders.values()]
      .filter(({ id, modified }) => modified >= least && modified <= most && id >= Number(query.min_id ?? 0))
      .toSorted((a, b) => (sort === 'id:asc' ? 0 : a.modified - b.modified) || a.id - b.id);
    return list(found.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)).map(view));
  };

  const routes: readonly Route[] = [
    ['GET', /^\/v2\/orders$/, find],
    ['GET', /^\/v2\/orders\/(\d+)$/, (_request, [id]) => ({ status: 200, body: view(orderOf(id!)) })],
    ['GET', /^\/v2\/orders\/(\d+)\/messages$/, (request, [id]) => (queryOf(request, ['limit']), list(orderOf(id!).messages))],
    ['GET', /^\/v2\/orders\/(\d+)\/products$/, (request, [id]) => (queryOf(request, ['page', 'limit']), list([lineView(orderOf(id!))]))],
    ['GET', /^\/v2\/orders\/(\d+)\/shipments$/, (request, [id]) => (queryOf(request, ['page', 'limit']), list(orderOf(id!).shipments))],
    [
      'POST',
      /^\/v2\/orders\/(\d+)\/shipments$/,
      (request, [id]) => {
        const order = orderOf(id!);
        const body = bodyOf(request, shipmentShape);
        refuseIf(body.order_address_id !== order.address, 400, 'The order address is not of this order.');
        for (const { order_product_id, quantity } of body.items)
          refuseIf(order_product_id !== order.line.id || quantity > order.line.quantity - shipped(order), 400, 'The quantity is invalid.');
        const made: Shipment = { ...body, id: next() };
        order.shipments.push(made);
        order.status_id = shipped(order) < order.line.quantity ? 3 : 2;
        order.modified = now();
        order.told.push(body.tracking_number);
        return { status: 201, body: made };
      },
    ],
    [
      'PUT',
      /^\/v2\/orders\/(\d+)\/shipments\/(\d+)$/,
      (request, [id, shipmentId]) => {
        const order = orderOf(id!);
        const held = order.shipments.find((each) => each.id === shipmentId);
        if (!held) throw new Refusal(404, 'The requested resource was not found.');
        const body = bodyOf(request, correctionShape);
        Object.assign(held, body);
        order.told.push(body.tracking_number);
        return { status: 200, body: held };
      },
    ],
  ];
  /** As the owner's pages or the buyer's account do. */
  const write = (id: number, text: string, staff_id: number | null): void => {
    const order = orderOf(id);
    const type = staff_id === null ? 'customer' : 'admin';
    const words = { subject: `Re: Order #${id}`, message: text, status: 'unread', is_flagged: false, customer: {} };
    order.messages.push({ id: next(), order_id: id, staff_id, customer_id: 11, type, ...words, date_created: rfc(now()) });
  };
  return { orders, routes, write };
};
