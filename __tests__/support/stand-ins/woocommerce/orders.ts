import { z } from 'zod';
import { wholeOrder, type PlacedOrder, type WholeOrder } from '../shop-stand-in';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import { CHANGED, changedRows, datesAreGmt, gmt, LIST, noRoute, parse, picked, Refused } from './rest';

const QUERIES = {
  list: z.strictObject({ ...LIST, ...CHANGED, status: z.literal('trash').optional() }).refine(datesAreGmt),
  one: z.strictObject({ _fields: z.string().optional() }),
  notes: z.strictObject({ type: z.literal('customer') }),
  none: z.strictObject({}),
  refunds: z.strictObject({ per_page: z.literal('100') }),
  remove: z.strictObject({ force: z.literal('true') }),
};

const BODIES = {
  order: z.strictObject({ status: z.enum(['completed', 'cancelled']) }),
  note: z.strictObject({ note: z.string().min(1), customer_note: z.literal(true) }),
  refund: z.strictObject({
    amount: z.string().regex(/^\d+(?:\.\d{2,3})?$/),
    reason: z.string(),
    api_refund: z.literal(true),
    api_restock: z.literal(false),
    // A line that takes pieces off and no money leaves the shop's own sums of refunds wrong.
    line_items: z.array(
      z.strictObject({
        id: z.number().int(),
        quantity: z.number().int(),
        refund_total: z.number().positive(),
        refund_tax: z.array(z.strictObject({ id: z.number().int(), refund_total: z.number() })).optional(),
      }),
    ),
    meta_data: z.array(z.strictObject({ key: z.string(), value: z.string() })),
  }),
  tracking: z.strictObject({
    tracking_number: z.string().min(1),
    date_shipped: z.string().regex(/^\d{4}-\d\d-\d\d$/),
    custom_tracking_provider: z.string().min(1),
    custom_tracking_link: z.string(),
  }),
};

interface Order {
  readonly id: number;
  readonly line: number;
  readonly placed: WholeOrder;
  readonly createdAt: number;
  changedAt: number;
  status: string;
  readonly notes: { readonly id: number; readonly note: string; readonly author: string; readonly date_created_gmt: string }[];
  trackings: { readonly tracking_id: string; readonly tracking_number: string }[];
  readonly told: string[];
  readonly refunds: (z.infer<typeof BODIES.refund> & { readonly id: number; readonly date_created_gmt: string })[];
}

/** The orders of one shop, by the shop's own clock; with or without the plugin that knows parcels. */
export class Orders {
  plugin = true;
  /** The shop breaks down after it has paid back, and before it has written down what belongs to it. */
  breaksDown = false;
  private readonly orders = new Map<number, Order>();
  private offset = 0;
  private count = 500;

  get now(): number {
    return Date.now() + this.offset;
  }

  advance(seconds: number): void {
    this.offset += seconds * 1000;
  }

  place(placed: PlacedOrder): { readonly id: string; readonly line: string } {
    const id = (this.count += 1);
    const line = (this.count += 1);
    const at = this.now;
    const whole = wholeOrder(placed);
    const status = !whole.paid ? 'pending' : whole.sent === whole.quantity ? 'completed' : 'processing';
    this.orders.set(id, { id, line, placed: whole, createdAt: at, changedAt: at, status, notes: [], trackings: [], told: [], refunds: [] });
    return { id: String(id), line: String(line) };
  }

  of(id: string): Order {
    const order = this.orders.get(Number(id));
    if (!order) throw new Refused(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.');
    return order;
  }

  /** A note as it is kept: without backslashes, and as a comment's markup. The order itself is the same as before. */
  note(id: string, author: string, said: string): Order['notes'][number] {
    const note = said
      .replace(/\\/g, '')
      .replace(/&/g, '&amp;')
      .replace(/<(?![a-z/])/g, '&lt;');
    const made = { id: (this.count += 1), author, note, date_created_gmt: gmt(this.now) };
    this.of(id).notes.unshift(made);
    return made;
  }

  touch(id: string): void {
    this.of(id).changedAt = this.now;
  }

  answer({ method, body, query }: StandInRequest, [id, what, which]: readonly (string | undefined)[]): StandInAnswer {
    const asked = Object.fromEntries(query);
    const read = (): unknown => JSON.parse(body.toString());
    if (id === undefined && method === 'GET') return { status: 200, body: this.list(asked) };
    if (id === undefined) throw noRoute();
    const order = this.of(id);
    if (what === 'notes' && method === 'DELETE') {
      parse(QUERIES.remove, asked);
      const at = order.notes.findIndex((each) => String(each.id) === which);
      if (at < 0) throw new Refused(404, 'woocommerce_rest_invalid_id', 'Invalid resource ID.');
      return { status: 200, body: order.notes.splice(at, 1)[0] ?? {} };
    }
    if (which !== undefined) throw noRoute();
    if (what === 'notes' && method === 'GET') {
      parse(QUERIES.notes, asked);
      return { status: 200, body: order.notes };
    }
    if (what === 'notes' && method === 'POST') {
      const { note } = parse(BODIES.note, read());
      const made = this.note(id, 'WooCommerce', note);
      order.told.push(/: (\S+)/.exec(note)?.[1] ?? note);
      return { status: 201, body: made };
    }
    if (what === 'refunds' && method === 'GET') {
      parse(QUERIES.refunds, asked);
      return { status: 200, body: order.refunds.toReversed() };
    }
    if (what === 'refunds' && method === 'POST') return this.refund(order, parse(BODIES.refund, read()));
    if (what !== undefined) throw noRoute();
    if (method === 'GET') return { status: 200, body: picked(this.shown(order), parse(QUERIES.one, asked)._fields) };
    if (method !== 'PUT') throw noRoute();
    order.status = parse(BODIES.order, read()).status;
    order.changedAt = this.now;
    return { status: 200, body: this.shown(order) };
  }

  /** As WooCommerce does: what it or the gateway refuses is a failure of the server. */
  private refund(order: Order, asked: z.infer<typeof BODIES.refund>): StandInAnswer {
    const no = (message: string): Refused => new Refused(500, 'woocommerce_rest_cannot_create_order_refund', message);
    const { quantity, tax, shipping, paypal } = order.placed;
    const back = order.refunds.reduce((sum, { amount }) => sum + Number(amount), 0);
    if (back + Number(asked.amount) > 19.99 * quantity + tax + shipping + 0.001) throw no('Invalid refund amount.');
    if (!paypal) throw no('The payment gateway for this order does not support automatic refunds.');
    const broken = this.breaksDown;
    const made = { ...asked, id: (this.count += 1), date_created_gmt: gmt(this.now), ...(broken ? { meta_data: [] } : {}) };
    order.refunds.push(made);
    order.changedAt = this.now;
    this.breaksDown = false;
    return broken ? { status: 500, body: '<p>There has been a critical error on this website.</p>' } : { status: 201, body: made };
  }

  /** The plugin's own interface. */
  answerPlugin({ method, body, query }: StandInRequest, id: string, tracking: string | undefined): StandInAnswer {
    if (!this.plugin) throw noRoute();
    const order = this.of(id);
    if (tracking !== undefined) {
      parse(QUERIES.remove, Object.fromEntries(query));
      if (method !== 'DELETE' || !order.trackings.some((each) => each.tracking_id === tracking))
        throw new Refused(404, 'woocommerce_shipment_tracking_invalid_id');
      order.trackings = order.trackings.filter((each) => each.tracking_id !== tracking);
      return { status: 200, body: {} };
    }
    if (method === 'GET') {
      parse(QUERIES.none, Object.fromEntries(query));
      return { status: 200, body: order.trackings };
    }
    const { tracking_number } = parse(BODIES.tracking, JSON.parse(body.toString()));
    const made = { tracking_id: `t${(this.count += 1)}`, tracking_number };
    order.trackings.push(made);
    order.told.push(tracking_number);
    return { status: 201, body: made };
  }

  private shown({ id, line, placed, createdAt, changedAt, status }: Order): object {
    const [first_name = '', ...rest] = placed.buyer.split(' ');
    const billing = {
      first_name,
      last_name: rest.join(' '),
      address_1: '1 Main St',
      city: 'Springfield',
      state: 'IL',
      postcode: '62701',
      country: 'US',
      company: placed.company,
      phone: placed.phone,
    };
    const plugins = [
      { id: 1, key: '_ship_by_date', value: placed.shipBy === null ? null : `${gmt(placed.shipBy * 1000)}Z` },
      { id: 2, key: 'gift_message', value: placed.gift || null },
      { id: 3, key: '_boxes', value: [{ width: 3 }] },
    ];
    return {
      id,
      number: String(id),
      status,
      currency: 'USD',
      total: (19.99 * placed.quantity + placed.tax + placed.shipping).toFixed(2),
      total_tax: placed.tax.toFixed(2),
      shipping_total: placed.shipping.toFixed(2),
      date_paid_gmt: placed.paid ? gmt(createdAt) : null,
      payment_method: placed.paypal ? 'ppcp-gateway' : 'cod',
      transaction_id: placed.paypal,
      customer_note: placed.note,
      shipping_lines: placed.service ? [{ id: 1, method_id: 'flat_rate', method_title: placed.service }] : [],
      date_created_gmt: gmt(createdAt),
      date_modified_gmt: gmt(changedAt),
      billing: { ...billing, email: placed.email },
      shipping: billing,
      line_items: [
        {
          ...{ id: line, name: 'Tee', sku: placed.sku, quantity: placed.quantity, price: 19.99, product_id: 7, variation_id: 8 },
          total: (19.99 * placed.quantity).toFixed(2),
          taxes: placed.tax > 0 ? [{ id: 3, total: placed.tax.toFixed(2) }] : [],
        },
      ],
      refunds: [],
      meta_data: plugins.filter(({ value }) => value !== null),
    };
  }

  private list(asked: object): readonly object[] {
    const { status, offset, per_page, _fields, ...changed } = parse(QUERIES.list, asked);
    const listed = [...this.orders.values()].filter(() => status === undefined);
    return changedRows(listed, changed)
      .slice(offset, offset + per_page)
      .map((order) => picked(this.shown(order), _fields));
  }
}
