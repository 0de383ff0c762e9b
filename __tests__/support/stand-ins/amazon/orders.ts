import { wholeOrder, type PlacedOrder, type WholeOrder } from '../shop-stand-in';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import { invalid, MARKETPLACE, refuse } from './listings';
import { BODIES, QUERIES } from './requests';

interface Order {
  readonly id: string;
  readonly line: string;
  readonly placed: WholeOrder;
  readonly createdAt: number;
  changedAt: number;
  status: string;
  readonly packages: Map<string, string>;
  /** Numbers the buyer was told. */
  readonly told: string[];
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** The orders of one seller, by Amazon's own clock. */
export class Orders {
  private readonly orders = new Map<string, Order>();
  private offset = 0;

  get now(): number {
    return Date.now() + this.offset;
  }

  advance(seconds: number): void {
    this.offset += seconds * 1000;
  }

  place(placed: PlacedOrder): { readonly id: string; readonly line: string } {
    const number = String(this.orders.size + 1).padStart(7, '0');
    const order: Order = {
      id: `111-2223334-${number}`,
      line: `5550000${number}`,
      placed: wholeOrder(placed),
      createdAt: this.now,
      changedAt: this.now,
      status: placed.paid === false ? 'PENDING' : placed.sent === placed.quantity ? 'SHIPPED' : 'UNSHIPPED',
      packages: new Map(),
      told: [],
    };
    this.orders.set(order.id, order);
    return order;
  }

  touch(id: string): void {
    this.orders.get(id)!.changedAt = this.now;
  }

  cancel(id: string): void {
    Object.assign(this.orders.get(id)!, { status: 'CANCELLED', changedAt: this.now });
  }

  toldOf(id: string): readonly string[] {
    return this.orders.get(id)!.told;
  }

  answer(request: StandInRequest): StandInAnswer {
    const query = Object.fromEntries(request.query);
    const [, , , , id, action] = request.path.split('/').map(decodeURIComponent);
    if (id === undefined && request.method === 'GET') return this.search(query);
    const order = this.orders.get(id ?? '');
    if (!order) return refuse(404, 'NotFound', 'The order was not found.');
    if (action === 'shipmentConfirmation' && request.method === 'POST' && request.path.startsWith('/orders/v0/'))
      return this.confirm(order, JSON.parse(request.body.toString()));
    if (action !== undefined || request.method !== 'GET') return refuse(400, 'InvalidInput', 'No such operation.');
    const asked = QUERIES.getOrder.safeParse(query);
    return asked.success ? { status: 200, body: { order: this.shown(order, asked.data.includedData) } } : invalid(asked.error);
  }

  private shown({ id, line, placed, createdAt, changedAt, status, packages }: Order, data: readonly string[]) {
    const money = (amount: number) => ({ amount: amount.toFixed(2), currencyCode: 'USD' });
    const name = placed.buyer;
    return {
      orderId: id,
      createdTime: iso(createdAt),
      lastUpdatedTime: iso(changedAt),
      salesChannel: { channelName: 'AMAZON', marketplaceId: MARKETPLACE, marketplaceName: 'Amazon.com' },
      ...(data.includes('RECIPIENT')
        ? {
            recipient: {
              deliveryAddress: {
                name,
                addressLine1: '1 Main St',
                city: 'Springfield',
                stateOrRegion: 'IL',
                postalCode: '62701',
                countryCode: 'US',
                companyName: placed.company || undefined,
                phone: placed.phone || undefined,
              },
            },
          }
        : {}),
      ...(data.includes('BUYER') ? { buyer: { buyerName: name, buyerEmail: placed.email || undefined } } : {}),
      ...(data.includes('PROCEEDS')
        ? {
            proceeds: {
              grandTotal: money(19.99 * placed.quantity + placed.tax + placed.shipping),
              breakdowns: [
                { type: 'ITEM', subtotal: money(19.99 * placed.quantity) },
                { type: 'SHIPPING', subtotal: money(placed.shipping) },
                { type: 'TAX', subtotal: money(placed.tax) },
              ],
            },
          }
        : {}),
      ...(data.includes('FULFILLMENT')
        ? {
            fulfillment: {
              ...{ fulfillmentStatus: status, fulfilledBy: 'MERCHANT', fulfillmentServiceLevel: placed.service || undefined },
              shipByWindow:
                placed.shipBy === null ? undefined : { earliestDateTime: iso(createdAt), latestDateTime: iso(placed.shipBy * 1000) },
            },
          }
        : {}),
      orderItems: [
        {
          orderItemId: line,
          quantityOrdered: placed.quantity,
          ...(data.includes('FULFILLMENT')
            ? {
                fulfillment: {
                  quantityFulfilled: packages.size > 0 ? placed.quantity : placed.sent,
                  packing: placed.gift ? { giftOption: { giftMessage: placed.gift } } : undefined,
                },
              }
            : {}),
          ...(data.includes('CANCELLATION') && placed.cancelAsked
            ? { cancellation: { cancellationRequest: { requester: 'BUYER', cancelReason: 'Mistake' } } }
            : {}),
          product: { asin: 'B000000001', title: 'Tee', sellerSku: placed.sku, price: { unitPrice: money(19.99) } },
        },
      ],
      ...(data.includes('PACKAGES')
        ? { packages: [...packages].map(([packageReferenceId, trackingNumber]) => ({ packageReferenceId, trackingNumber })) }
        : {}),
    };
  }

  /** A page names the last order of the one before it: what changes meanwhile goes behind all of them. */
  private search(query: Readonly<Record<string, string>>): StandInAnswer {
    const asked = QUERIES.searchOrders.safeParse(query);
    if (!asked.success) return invalid(asked.error);
    const { lastUpdatedAfter = '', maxResultsPerPage, paginationToken, includedData } = asked.data;
    const token =
      paginationToken === undefined ? undefined : (JSON.parse(paginationToken) as { after: string; from: string; until: number });
    if (token && token.from !== lastUpdatedAfter) return refuse(400, 'InvalidInput', 'The token belongs to another request.');
    const until = token?.until ?? this.now;
    const place = ({ changedAt, id }: Order): string => `${String(changedAt).padStart(15, '0')} ${id}`;
    const found = [...this.orders.values()]
      .filter((order) => order.changedAt >= Date.parse(lastUpdatedAfter) && order.changedAt <= until && place(order) > (token?.after ?? ''))
      .toSorted((a, b) => place(a).localeCompare(place(b)));
    const page = found.slice(0, maxResultsPerPage);
    const last = page.at(-1);
    const nextToken =
      found.length > page.length && last ? JSON.stringify({ after: place(last), from: lastUpdatedAfter, until }) : undefined;
    return {
      status: 200,
      body: {
        orders: page.map((order) => this.shown(order, includedData)),
        ...(nextToken ? { pagination: { nextToken } } : {}),
        lastUpdatedBefore: iso(until),
      },
    };
  }

  private confirm(order: Order, body: unknown): StandInAnswer {
    const read = BODIES.confirmShipment.safeParse(body);
    if (!read.success) return invalid(read.error);
    const { packageReferenceId, trackingNumber, orderItems } = read.data.packageDetail;
    if (read.data.marketplaceId !== MARKETPLACE) return refuse(400, 'InvalidInput', 'The order is of another marketplace.');
    if (orderItems.some(({ orderItemId, quantity }) => orderItemId !== order.line || quantity > order.placed.quantity))
      return refuse(400, 'InvalidInput', 'The items are not those of the order.');
    order.packages.set(packageReferenceId, trackingNumber);
    order.told.push(trackingNumber);
    order.status = 'SHIPPED';
    order.changedAt = this.now;
    return { status: 204 };
  }
}
