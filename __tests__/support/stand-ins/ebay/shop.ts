import { z } from 'zod';
import { wholeOrder, type PlacedOrder, type SoldProduct, type WholeOrder } from '../shop-stand-in';
import { Clock } from '../routes';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import { Tokens } from '../tokens';
import { EbayMessages } from './messages';
import type { Group, Item, OfferSaid } from './shapes';

export interface Offer {
  readonly offerId: string;
  said: OfferSaid;
  listingId: string | undefined;
  sold: number;
}

interface Order {
  readonly id: string;
  readonly line: string;
  readonly placed: WholeOrder;
  readonly price: number;
  readonly title: string;
  readonly created: number;
  modified: number;
  closed?: 'cancelled' | 'refunded';
  readonly parcels: { readonly fulfillmentId: string; readonly shipmentTrackingNumber: string; readonly shippingCarrierCode: string }[];
}

/** What a buyer is called among members. */
export const buyerName = (buyer: string): string => buyer.toLowerCase().replace(/\W/g, '_');

export const RUNAME = 'Office-Office-office-abcdef';
export const APP = { id: 'Office-app-PRD-1', secret: 'PRD-s3cr3t', name: RUNAME };

const SCOPE = 'https://api.ebay.com/oauth/api_scope';
const SCOPES = [
  SCOPE,
  ...['sell.inventory', 'sell.account.readonly', 'sell.fulfillment', 'sell.finances', 'commerce.identity.readonly', 'commerce.message'].map(
    (name) => `${SCOPE}/${name}`,
  ),
];

/** What eBay keeps of one seller. */
export class EbayShop {
  readonly clock = new Clock();
  readonly tokens = new Tokens({
    ...{ id: APP.id, redirects: [RUNAME], scopes: SCOPES, pkce: false, rotates: false },
    more: { refresh_token_expires_in: 47_304_000 },
  });
  readonly messages = new EbayMessages(this.clock);
  readonly items = new Map<string, Item>();
  readonly groups = new Map<string, Group>();
  readonly offers = new Map<string, Offer>();
  /** Listings eBay ended by itself. */
  readonly ended = new Set<string>();
  readonly orders = new Map<string, Order>();
  private count = 1000;

  next(): string {
    return String((this.count += 1));
  }

  nowMs(): number {
    return Math.round(this.clock.now() * 1000);
  }

  askTokens({ method, headers, body }: StandInRequest): StandInAnswer {
    const asked = z
      .discriminatedUnion('grant_type', [
        z.strictObject({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
        z.strictObject({ grant_type: z.literal('authorization_code'), code: z.string(), redirect_uri: z.string() }),
      ])
      .safeParse(Object.fromEntries(new URLSearchParams(body.toString())));
    if (headers.authorization !== `Basic ${Buffer.from(`${APP.id}:${APP.secret}`).toString('base64')}`)
      return { status: 401, body: { error: 'invalid_client', error_description: 'client authentication failed' } };
    if (method !== 'POST' || headers['content-type'] !== 'application/x-www-form-urlencoded' || !asked.success)
      return { status: 400, body: { error: 'invalid_request', error_description: 'A parameter is missing or unknown.' } };
    return this.tokens.answer(asked.data);
  }

  groupOf(sku: string): string | undefined {
    return [...this.groups].find(([, { variantSKUs }]) => variantSKUs.includes(sku))?.[0];
  }

  offerOf(sku: string): Offer | undefined {
    return [...this.offers.values()].find(({ said }) => said.sku === sku);
  }

  /** Listings by their group, or the SKU of those that stand alone; as buyers see them, and those that are not on sale. */
  sold(): readonly SoldProduct[] {
    const alone = [...this.offers.values()].filter(({ said }) => !this.groupOf(said.sku));
    return [
      ...[...this.groups].map(([id, { title, variantSKUs }]) => this.soldAs(id, title, variantSKUs)),
      ...alone.map(({ said: { sku } }) => this.soldAs(sku, this.items.get(sku)?.product.title ?? '', [sku])),
    ];
  }

  private soldAs(id: string, title: string, skus: readonly string[]): SoldProduct {
    const offers = skus.flatMap((sku) => this.offerOf(sku) ?? []);
    const published = offers.filter(({ listingId }) => listingId !== undefined);
    const there = skus.filter((sku) => (this.items.get(sku)?.availability.shipToLocationAvailability.quantity ?? 0) > 0);
    return { id, title, skus: there, onSale: published.length > 0 && published.length === offers.length };
  }

  place(placed: PlacedOrder): { readonly id: string; readonly line: string } {
    const { sku, quantity } = placed;
    const offer = this.offerOf(sku);
    if (!offer?.listingId) throw new Error(`Nobody sells ${sku}.`);
    offer.sold += quantity;
    const id = `26-${this.next()}-${this.next()}`;
    const order: Order = {
      ...{ id, line: this.next(), placed: wholeOrder(placed), price: Number(offer.said.pricingSummary.price.value) },
      ...{ title: this.items.get(sku)?.product.title ?? '', created: this.nowMs(), modified: this.nowMs(), parcels: [] },
    };
    this.orders.set(id, order);
    return { id, line: order.line };
  }

  make(title: string, sku: string, price: number): string {
    this.items.set(sku, {
      ...{ sku, locale: 'en_US', condition: 'NEW', availability: { shipToLocationAvailability: { quantity: 3 } } },
      product: { title, description: 'By hand.', aspects: {}, imageUrls: ['https://pictures.test/own.png'] },
    });
    const offerId = this.next();
    const said: OfferSaid = {
      ...{ sku, marketplaceId: 'EBAY_US', format: 'FIXED_PRICE', availableQuantity: 3, categoryId: '15687', listingDuration: 'GTC' },
      ...{ listingDescription: 'By hand.', merchantLocationKey: 'workshop', includeCatalogProductDetails: false },
      listingPolicies: { fulfillmentPolicyId: '6001', paymentPolicyId: '6002', returnPolicyId: '6003' },
      pricingSummary: { price: { value: price.toFixed(2), currency: 'USD' } },
    };
    this.offers.set(offerId, { offerId, said, listingId: `1100${this.next()}`, sold: 0 });
    return sku;
  }

  touch(id: string): void {
    const order = this.orders.get(id);
    if (order) order.modified = this.nowMs();
  }

  close(id: string, as: 'cancelled' | 'refunded'): void {
    Object.assign(this.orders.get(id)!, { closed: as, modified: this.nowMs() });
  }

  trackings(id: string): readonly string[] {
    return this.orders.get(id)?.parcels.map(({ shipmentTrackingNumber }) => shipmentTrackingNumber) ?? [];
  }

  /** The owner removes a listing with all that belongs to it. */
  remove(id: string): void {
    for (const sku of this.groups.get(id)?.variantSKUs ?? [id]) this.removeItem(sku);
    this.groups.delete(id);
  }

  removeItem(sku: string): void {
    this.items.delete(sku);
    for (const [id, { said }] of this.offers) if (said.sku === sku) this.offers.delete(id);
    for (const group of this.groups.values()) group.variantSKUs = group.variantSKUs.filter((each) => each !== sku);
  }

  shownOffer({ offerId, said, listingId, sold }: Offer): object {
    const listing =
      listingId === undefined
        ? {}
        : { listing: { listingId, listingStatus: this.ended.has(listingId) ? 'EBAY_ENDED' : 'ACTIVE', soldQuantity: sold } };
    return { offerId, ...said, status: listingId === undefined ? 'UNPUBLISHED' : 'PUBLISHED', ...listing };
  }

  shownOrder(order: Order): object {
    const money = (value: number) => ({ value: value.toFixed(2), currency: 'USD' });
    const address = { addressLine1: '1 Main Street', city: 'Portland', stateOrProvince: 'OR', postalCode: '97201', countryCode: 'US' };
    const { placed } = order;
    const goods = order.price * placed.quantity;
    const total = money(goods + placed.tax + placed.shipping);
    const all = order.parcels.length > 0 || placed.sent === placed.quantity;
    const paid = { paymentMethod: 'EBAY', paymentStatus: 'PAID', paymentDate: new Date(order.created).toISOString(), amount: total };
    const contact = {
      ...{ fullName: placed.buyer, contactAddress: address, email: placed.email || undefined, companyName: placed.company || undefined },
      primaryPhone: placed.phone ? { phoneNumber: placed.phone } : undefined,
    };
    return {
      orderId: order.id,
      creationDate: new Date(order.created).toISOString(),
      lastModifiedDate: new Date(order.modified).toISOString(),
      orderPaymentStatus: order.closed === 'refunded' ? 'FULLY_REFUNDED' : placed.paid ? 'PAID' : 'PENDING',
      orderFulfillmentStatus: all ? 'FULFILLED' : placed.sent > 0 ? 'IN_PROGRESS' : 'NOT_STARTED',
      cancelStatus: {
        cancelState: order.closed === 'cancelled' ? 'CANCELED' : placed.cancelAsked ? 'IN_PROGRESS' : 'NONE_REQUESTED',
        cancelRequests: [],
      },
      buyer: { username: buyerName(placed.buyer) },
      buyerCheckoutNotes: placed.note || undefined,
      pricingSummary: {
        ...{ priceSubtotal: money(goods), deliveryCost: money(placed.shipping + 1), deliveryDiscount: money(-1), total },
        tax: placed.tax > 0 ? money(placed.tax) : undefined,
      },
      totalMarketplaceFee: placed.fees > 0 ? money(placed.fees) : undefined,
      paymentSummary: { payments: placed.paid ? [paid] : [], refunds: [], totalDueSeller: total },
      fulfillmentStartInstructions: [{ shippingStep: { shipTo: contact, shippingServiceCode: placed.service || undefined } }],
      lineItems: [
        {
          ...{ lineItemId: order.line, legacyItemId: '110', title: order.title, sku: placed.sku, quantity: placed.quantity },
          ...{ lineItemCost: money(goods), lineItemFulfillmentStatus: all ? 'FULFILLED' : 'NOT_STARTED', legacyVariationId: '8' },
          lineItemFulfillmentInstructions:
            placed.shipBy === null ? undefined : { guaranteedDelivery: false, shipByDate: new Date(placed.shipBy * 1000).toISOString() },
        },
      ],
    };
  }
}
