import { z } from 'zod';
import { wholeOrder, type PlacedOrder, type SoldProduct, type WholeOrder } from '../shop-stand-in';
import { Clock } from '../routes';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import { Tokens } from '../tokens';
import type { Inventory } from './shapes';

interface Image {
  readonly listing_image_id: number;
  readonly alt_text: string;
}

export interface Listing {
  readonly listing_id: number;
  state: string;
  title: string;
  description: string;
  tags: readonly string[];
  when_made: string;
  readonly created: number;
  changed: number;
  taxonomy_id: string;
  images: Image[];
  inventory: Inventory | undefined;
  return_policy_id?: string;
}

interface Receipt {
  readonly id: number;
  readonly placed: WholeOrder;
  readonly line: number;
  readonly listing: Listing;
  readonly created: number;
  updated: number;
  status: string;
  readonly shipments: { readonly receipt_shipping_id: number; readonly carrier_name: string; readonly tracking_code: string }[];
}

const money = (value: number) => ({ amount: Math.round(value * 100), divisor: 100, currency_code: 'USD' });

/** As Etsy tells texts: signs of markup as entities. */
const written = (words: string): string => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const SCOPES = ['listings_r', 'listings_w', 'listings_d', 'shops_r', 'shops_w', 'transactions_r', 'transactions_w'];

/** What Etsy keeps of one shop. */
export class EtsyShop {
  id = 7001;
  readonly clock = new Clock();
  readonly tokens: Tokens;
  readonly listings = new Map<number, Listing>();
  readonly receipts = new Map<number, Receipt>();
  readonly profiles = [{ shipping_profile_id: 81, title: 'Standard', is_deleted: false }];
  readonly readiness: { readiness_state_id: number; readiness_state: string; min_processing_days: number; max_processing_days: number }[] =
    [];
  readonly variationImages = new Map<number, unknown>();
  private readonly keystring: string;
  private count = 1000;

  constructor(keystring: string, redirect: string) {
    this.keystring = keystring;
    this.tokens = new Tokens({ id: keystring, redirects: [redirect], scopes: SCOPES, pkce: true, rotates: true });
  }

  next(): number {
    return (this.count += 1);
  }

  now(): number {
    return Math.floor(this.clock.now());
  }

  askTokens({ method, headers, body }: StandInRequest): StandInAnswer {
    const form = Object.fromEntries(new URLSearchParams(body.toString()));
    const common = { client_id: z.literal(this.keystring) };
    const asked = z
      .discriminatedUnion('grant_type', [
        z.strictObject({ ...common, grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
        z.strictObject({
          ...common,
          grant_type: z.literal('authorization_code'),
          redirect_uri: z.url(),
          code: z.string(),
          code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
        }),
      ])
      .safeParse(form);
    if (method !== 'POST' || headers['content-type'] !== 'application/x-www-form-urlencoded' || !asked.success)
      return { status: 400, body: { error: 'invalid_request', error_description: 'A parameter is missing or unknown.' } };
    return this.tokens.answer(asked.data);
  }

  sold(): readonly SoldProduct[] {
    return [...this.listings.values()].map(({ listing_id, title, state, inventory }) => ({
      id: String(listing_id),
      title,
      skus: inventory?.products.flatMap(({ sku, offerings }) => (sku && offerings[0]?.is_enabled ? [sku] : [])) ?? [],
      onSale: state === 'active',
    }));
  }

  place(order: PlacedOrder): { readonly id: string; readonly line: string } {
    const placed = wholeOrder(order);
    const listing = [...this.listings.values()].find(({ inventory }) => inventory?.products.some(({ sku }) => sku === placed.sku));
    if (!listing) throw new Error(`Nobody sells ${placed.sku}.`);
    const receipt: Receipt = {
      ...{ id: this.next(), line: this.next(), placed, listing },
      ...{ created: this.now(), updated: this.now(), status: placed.paid ? 'Paid' : 'Open', shipments: [] },
    };
    this.receipts.set(receipt.id, receipt);
    return { id: String(receipt.id), line: String(receipt.line) };
  }

  make(title: string, sku: string, price: number): string {
    const offerings = [{ price, quantity: 3, is_enabled: true, readiness_state_id: 1 }];
    const listing: Listing = {
      ...{ listing_id: this.next(), state: 'active', title, description: 'By hand.', tags: [], when_made: 'made_to_order' },
      ...{ created: this.now(), changed: this.now(), taxonomy_id: '3', images: [{ listing_image_id: this.next(), alt_text: '' }] },
      inventory: {
        products: [{ sku, property_values: [], offerings }],
        ...{ price_on_property: [], quantity_on_property: [], sku_on_property: [], readiness_state_on_property: [] },
      },
    };
    this.listings.set(listing.listing_id, listing);
    return String(listing.listing_id);
  }

  touch(id: string): void {
    const receipt = this.receipts.get(Number(id));
    if (receipt) receipt.updated = this.now();
  }

  close(id: string, as: 'cancelled' | 'refunded'): void {
    Object.assign(this.receipts.get(Number(id))!, { status: as === 'cancelled' ? 'Canceled' : 'Fully Refunded', updated: this.now() });
  }

  trackings(id: string): readonly string[] {
    return this.receipts.get(Number(id))?.shipments.map(({ tracking_code }) => tracking_code) ?? [];
  }

  shownListing(listing: Listing, whole = false): object {
    const { listing_id, state, title, description, tags, created, changed, taxonomy_id, images, inventory } = listing;
    const shown = {
      ...{ listing_id, shop_id: this.id, state, title: written(title), description: written(description), tags },
      ...{ created_timestamp: created, last_modified_timestamp: changed, taxonomy_id: Number(taxonomy_id) },
      price: money(Math.min(...(inventory?.products.map(({ offerings }) => offerings[0]?.price ?? 0) ?? [0]))),
      url: `https://www.etsy.com/listing/${listing_id}`,
    };
    if (!whole) return shown;
    const sold = inventory?.products.map(({ sku, property_values, offerings }, at) => ({
      ...{ product_id: listing_id * 1000 + at, sku, is_deleted: false, property_values },
      offerings: offerings.map((each) => ({ ...each, price: money(each.price), is_deleted: false })),
    }));
    return { ...shown, images: this.shownImages(images), inventory: { products: sold ?? [] } };
  }

  shownImages(images: readonly Image[]): object[] {
    return images.map((image, at) => ({
      ...{ ...image, rank: at + 1 },
      url_fullxfull: `https://i.etsystatic.com/${image.listing_image_id}/il_fullxfull.png`,
    }));
  }

  shownReceipt(receipt: Receipt): object {
    const { placed } = receipt;
    const shipped = receipt.shipments.length > 0 || placed.sent === placed.quantity;
    const price = receipt.listing.inventory?.products.find(({ sku }) => sku === placed.sku)?.offerings[0]?.price ?? 0;
    return {
      receipt_id: receipt.id,
      status: receipt.status,
      is_paid: placed.paid,
      is_shipped: shipped,
      name: placed.buyer,
      ...{ buyer_email: placed.email || null, message_from_buyer: placed.note || null, gift_message: placed.gift },
      ...{ first_line: '1 Main Street', second_line: null, city: 'Portland', state: 'OR', zip: '97201', country_iso: 'US' },
      created_timestamp: receipt.created,
      updated_timestamp: receipt.updated,
      grandtotal: money(price * placed.quantity + placed.tax + placed.shipping),
      ...{ total_tax_cost: money(placed.tax), total_vat_cost: money(0), total_shipping_cost: money(placed.shipping) },
      refunds: [],
      shipments: receipt.shipments,
      transactions: [
        {
          transaction_id: receipt.line,
          title: receipt.listing.title,
          sku: placed.sku,
          quantity: placed.quantity,
          shipping_upgrade: placed.service || null,
          product_id: 8,
          paid_timestamp: placed.paid ? receipt.created : null,
          shipped_timestamp: shipped ? receipt.updated : null,
          expected_ship_date: placed.shipBy,
          listing_id: receipt.listing.listing_id,
          price: money(price),
        },
      ],
    };
  }
}
