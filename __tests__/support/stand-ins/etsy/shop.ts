import { z } from 'zod';
import type { PlacedOrder, SoldProduct } from '../shop-stand-in';
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
  images: Image[];
  inventory: Inventory | undefined;
}

interface Receipt {
  readonly id: number;
  readonly buyer: string;
  readonly line: number;
  readonly listing: Listing;
  readonly sku: string;
  readonly quantity: number;
  readonly created: number;
  updated: number;
  status: string;
  readonly shipments: { readonly receipt_shipping_id: number; readonly carrier_name: string; readonly tracking_code: string }[];
}

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

  place({ sku, quantity, buyer }: PlacedOrder): { readonly id: string; readonly line: string } {
    const listing = [...this.listings.values()].find(({ inventory }) => inventory?.products.some((each) => each.sku === sku));
    if (!listing) throw new Error(`Nobody sells ${sku}.`);
    const receipt: Receipt = {
      ...{ id: this.next(), line: this.next(), buyer, listing, sku, quantity },
      ...{ created: this.now(), updated: this.now(), status: 'Paid', shipments: [] },
    };
    this.receipts.set(receipt.id, receipt);
    return { id: String(receipt.id), line: String(receipt.line) };
  }

  touch(id: string): void {
    const receipt = this.receipts.get(Number(id));
    if (receipt) receipt.updated = this.now();
  }

  trackings(id: string): readonly string[] {
    return this.receipts.get(Number(id))?.shipments.map(({ tracking_code }) => tracking_code) ?? [];
  }

  shownListing(listing: Listing, whole = false): object {
    const { listing_id, state, title, description, tags, created, images, inventory } = listing;
    const shown = { listing_id, shop_id: this.id, state, title, description, tags, created_timestamp: created };
    const url = `https://www.etsy.com/listing/${listing_id}`;
    if (!whole) return { ...shown, url };
    return {
      ...shown,
      url,
      images: this.shownImages(images),
      inventory: { products: inventory?.products.map(({ sku }) => ({ sku })) ?? [] },
    };
  }

  shownImages(images: readonly Image[]): object[] {
    return images.map((image, at) => ({ ...image, rank: at + 1 }));
  }

  shownReceipt(receipt: Receipt): object {
    const price = receipt.listing.inventory?.products.find(({ sku }) => sku === receipt.sku)?.offerings[0]?.price ?? 0;
    const money = (value: number) => ({ amount: Math.round(value * 100), divisor: 100, currency_code: 'USD' });
    return {
      receipt_id: receipt.id,
      status: receipt.status,
      is_paid: true,
      is_shipped: receipt.shipments.length > 0,
      name: receipt.buyer,
      ...{ first_line: '1 Main Street', second_line: null, city: 'Portland', state: 'OR', zip: '97201', country_iso: 'US' },
      created_timestamp: receipt.created,
      updated_timestamp: receipt.updated,
      grandtotal: money(price * receipt.quantity),
      refunds: [],
      shipments: receipt.shipments,
      transactions: [
        {
          transaction_id: receipt.line,
          title: receipt.listing.title,
          sku: receipt.sku,
          quantity: receipt.quantity,
          listing_id: receipt.listing.listing_id,
          price: money(price),
        },
      ],
    };
  }
}
