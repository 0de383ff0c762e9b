import type { Access, Outside } from '../connector';

/** What a listing has to say to a shop, in the shop's terms. Money in the shop's currency, two decimals. */
export interface OutgoingProduct {
  /** Our listing's id: the mark by which a product is known again. */
  readonly item_info_id: string;
  /** The shop's id from an earlier push. */
  readonly platform_id: string | null;
  readonly sku: string;
  readonly name: string;
  /** HTML, sanitised. */
  readonly description: string;
  readonly images: readonly OutgoingImage[];
  /** Kinds of choice (Color, Size), in the order a buyer is asked. Empty: the product has one form only. */
  readonly options: readonly { readonly name: string; readonly values: readonly string[]; readonly default: string | null }[];
  readonly variants: readonly OutgoingVariant[];
  /** SKUs of variants the listing knows and does not sell: the shop's are taken away, even those no mark is on. */
  readonly unsold: readonly string[];
  readonly tags: readonly string[];
}

export interface OutgoingImage {
  /** Names the picture itself, whatever its address: the same key again is the same picture. */
  readonly key: string;
  /** Absolute. */
  readonly src: string;
}

export interface OutgoingVariant {
  readonly sku: string;
  readonly price: number;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  /** What this variant looks like, where it looks different from the product's first picture. */
  readonly image: OutgoingImage | null;
}

/** Parts of a product that is already on the shop; a product that is not gets them all. */
export interface PushParts {
  readonly text: boolean;
  readonly images: boolean;
  readonly variants: boolean;
}

/** How far a push has come: what people see of it in Jobs. */
export interface PushProgress {
  readonly part: 'pictures' | 'variants';
  readonly done: number;
  readonly total: number;
}

export type TellProgress = (progress: PushProgress) => Promise<void>;

export interface PushedProduct {
  readonly platform_id: string;
  readonly external_url: string | null;
}

/** An order as the shop tells it, in this product's words. Times in unix seconds, money in `currency`. */
export interface FetchedOrder {
  readonly platform_id: string;
  readonly number: string;
  /** Pending, Processing, On Hold, Delivered, Cancelled or Refunded. */
  readonly status: string;
  readonly currency: string;
  readonly total: number;
  /** Of `total`, what the buyer has been given back. */
  readonly refunded: number;
  readonly created_at: number;
  readonly buyer: {
    readonly first_name: string;
    readonly last_name: string;
    readonly address_1: string;
    readonly address_2: string | null;
    readonly city: string;
    readonly state: string | null;
    readonly postcode: string;
    readonly country: string;
  };
  readonly items: readonly {
    /** The shop's id of the line: the same line has it each time. */
    readonly line_id: string;
    readonly name: string;
    /** Empty, like the product null, when the shop does not know it any more. */
    readonly sku: string;
    readonly quantity: number;
    readonly price: number;
    readonly image: string | null;
    readonly product_platform_id: string | null;
  }[];
}

export interface FetchedOrders {
  readonly orders: readonly FetchedOrder[];
  /** Orders the shop has put in its trash, by their platform ids. */
  readonly trashed: readonly string[];
  /** Hand it back to continue behind this page; opaque, kept as the shop's own time so that clocks need not agree. */
  readonly cursor: string | null;
}

/** Whether a shop still has an order: `trashed` may come back, `deleted` may not. */
export type OrderFate = 'there' | 'trashed' | 'deleted';

/** One seller's shop. Every call throws `ConnectorError` when it fails. */
export interface Shop {
  /**
   * Tries the credentials with calls that change nothing; tells what was learned of how the shop is really reached, or throws the reason why it
   * is not.
   */
  test(): Promise<Access>;
  /**
   * Makes the shop hold the product exactly once, however often it is called: reads back first, then creates or updates.
   * A failed call may have acted, and the shop may still be at it; calling again mends it. `tell` hears how far it has come.
   */
  pushProduct(product: OutgoingProduct, parts: PushParts, tell?: TellProgress): Promise<PushedProduct>;
  /** Orders that changed since `cursor` (all of them when null). May repeat an order, never leaves one out, whatever changes meanwhile. */
  fetchOrders(cursor: string | null): AsyncIterable<FetchedOrders>;
  /** What became of orders, by their platform ids, a hundred at most; of some it may tell nothing this time. */
  findFates(ids: readonly string[]): Promise<ReadonlyMap<string, OrderFate>>;
}

/** One store platform. */
export interface Connector {
  /** The shop behind what is kept of it; nothing is called yet. Throws when `access` is not this platform's. */
  open(access: Access, outside: Outside): Shop;
}
