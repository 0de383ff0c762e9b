import type { z } from 'zod';
import { wholeOrder, type PlacedOrder, type SoldProduct, type WholeOrder } from '../shop-stand-in';
import type { bodies } from './shapes';

type Said = Partial<Pick<z.infer<typeof bodies.variation>, 'price' | 'cost' | 'inventories' | 'options' | 'image'>>;

interface Variation extends Said {
  readonly id: string;
  sku: string;
  status: string;
}

interface Product {
  readonly id: string;
  readonly parent_sku: string;
  name: string;
  state: string;
  /** REJECTED: it is refused for good. */
  status: string;
  description: string;
  tags: readonly string[];
  main_image?: { readonly url: string };
  extra_images: readonly { readonly url: string }[];
  variations: Variation[];
  /** By the shop's clock, milliseconds. */
  updated: number;
}

interface Order {
  readonly id: string;
  readonly released: number;
  updated: number;
  readonly placed: WholeOrder;
  closed?: 'cancelled' | 'refunded';
  readonly told: string[];
  /** A number Wish works on still, and how often it has been asked about it. */
  pending: { readonly number: string; looks: number } | null;
}

const CLOSED = { cancelled: 'DECLINED', refunded: 'REFUNDED' } as const;

/** How often Wish says that it is at work before it is through. */
const WORKING_LOOKS = 1;

/** One Wish merchant: products, reviews, orders, clock. */
export class WishShop {
  readonly products = new Map<string, Product>();
  readonly reviews = new Map<string, { looks: number; readonly product: string }>();
  readonly orders = new Map<string, Order>();
  /** Why Wish blocks what it reviews next. */
  blocking: string | null = null;
  /** Why it does not take parcels' numbers. */
  refusesNumbers = false;
  private offset = 0;
  private last = 0x62b5ca9efa18;

  /** By the shop's clock, milliseconds. */
  now(): number {
    return Date.now() + this.offset;
  }

  advance(seconds: number): void {
    this.offset += seconds * 1000;
  }

  nextId(): string {
    this.last += 1;
    return this.last.toString(16).padStart(24, '0');
  }

  review(product: string): string {
    const id = `00000000-0000-4000-8000-${this.nextId().slice(-12)}`;
    this.reviews.set(id, { looks: 0, product });
    return id;
  }

  hasSku(sku: string): boolean {
    return [...this.products.values()].some(
      ({ state, variations }) => !state.startsWith('REMOVED') && variations.some((each) => each.sku === sku),
    );
  }

  create(body: z.infer<typeof bodies.create>): Product {
    const { parent_sku, name, description, tags, main_image, extra_images } = body;
    const product = {
      ...{ id: this.nextId(), parent_sku, name, description, tags, main_image, extra_images },
      ...{ state: 'WISH_INACTIVE', status: 'APPROVED', updated: this.now() },
      variations: body.variations.map(({ logistics_details: _country, ...said }) => ({ ...said, id: this.nextId(), status: 'ENABLED' })),
    };
    this.products.set(product.id, product);
    return product;
  }

  /** One its owner makes at Wish itself. */
  make(name: string, sku: string, amount: number): string {
    const id = this.nextId();
    const price = { amount, currency_code: 'USD' as const };
    this.products.set(id, {
      ...{ id, parent_sku: sku, name, state: 'ACTIVE', status: 'APPROVED', description: 'By hand.', tags: [], extra_images: [] },
      ...{ variations: [{ id: this.nextId(), sku, status: 'ENABLED', price }], updated: this.now() },
    });
    return id;
  }

  sold(): readonly SoldProduct[] {
    return [...this.products.values()]
      .filter(({ state }) => !state.startsWith('REMOVED'))
      .map(({ id, name, state, variations }) => ({
        id,
        title: name,
        skus: variations.filter(({ status }) => status === 'ENABLED').map(({ sku }) => sku),
        onSale: state === 'ACTIVE' || state === 'WISH_INACTIVE',
      }));
  }

  place(placed: PlacedOrder): { id: string; line: string } {
    const id = this.nextId();
    this.orders.set(id, { id, released: this.now(), updated: this.now(), placed: wholeOrder(placed), told: [], pending: null });
    return { id, line: id };
  }

  /** Wish gets on with a parcel's number each time it is asked. */
  work(order: Order): void {
    if (!order.pending) return;
    if (order.pending.looks < WORKING_LOOKS) {
      order.pending.looks += 1;
      return;
    }
    if (!this.refusesNumbers) order.told.push(order.pending.number);
    order.pending = null;
    order.updated = this.now();
  }

  orderView(order: Order): unknown {
    const { id, released, updated, placed, told, pending } = order;
    const price = { amount: 19.99, currency_code: 'USD' };
    return {
      id,
      updated_at: new Date(updated).toISOString(),
      released_at: placed.paid ? new Date(released).toISOString() : undefined,
      state: order.closed
        ? CLOSED[order.closed]
        : !placed.paid
          ? 'REQUIRE_REVIEW'
          : told.length > 0 || placed.sent === placed.quantity
            ? 'SHIPPED'
            : 'APPROVED',
      fulfillment_requirements: placed.shipBy === null ? undefined : { expected_ship_time: new Date(placed.shipBy * 1000).toISOString() },
      processing_source: pending || (this.refusesNumbers && told.length === 0) ? 'UPDATE_TRACKING' : undefined,
      processing_status: pending ? 'IN_PROGRESS' : this.refusesNumbers ? 'FAILED' : undefined,
      fulfillment_records: [],
      fulfillment_order_types: [],
      transaction_id: this.nextId(),
      product_information: {
        id: '1'.repeat(24),
        variation_id: '8',
        sku: placed.sku,
        name: 'Tee with a heron',
        variation_image_url: 'https://canary.test/tee.png',
      },
      order_payment: {
        general_payment_details: {
          product_quantity: placed.quantity,
          product_price: price,
          product_shipping_price: { amount: placed.shipping > 0 ? placed.shipping / placed.quantity : 0.1, currency_code: 'USD' },
        },
      },
      refunds: [],
      full_address: {
        shipping_detail: {
          name: placed.buyer,
          street_address1: '1 Analytical Way',
          city: 'Daly City',
          state: 'California',
          zipcode: '94016',
          country_code: 'US',
          phone_number: placed.phone ? { number: placed.phone, country_code: 'US' } : undefined,
        },
      },
      tracking_information: told.toReversed().map((tracking_number) => ({ tracking_number, shipping_provider: { name: 'USPS' } })),
    };
  }
}
