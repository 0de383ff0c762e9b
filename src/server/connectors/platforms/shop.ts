import type { RefusalCode, RefusalValues } from '../../../domain/fault';
import type { TradeNumber } from '../../../domain/listing/barcode';
import type { ToldQuestion } from '../../../domain/sales/order-questions';
import type { SpecificRule } from '../../../domain/platforms/specifics';
import type { Access, App, Outside } from '../connector';
import type { AskedMessages, FetchedMessages, OutgoingMessage } from './messages';

/** What a listing has to say to a shop, in the shop's terms. Money in `currency`, with its digits. */
export interface OutgoingProduct {
  /** Our listing's id: the mark by which a product is known again. */
  readonly item_info_id: string;
  /** The shop's id from an earlier push. */
  readonly platform_id: string | null;
  /** Somebody said that the product `platform_id` is this listing's: it is taken over though no mark is on it. */
  readonly adopts?: boolean;
  /** The seller puts it on sale at the shop: a new product stays a draft, or hidden, and one that was taken off sale stays so. */
  readonly unpublished?: boolean;
  readonly sku: string;
  readonly name: string;
  /** HTML, sanitised. */
  readonly description: string;
  readonly images: readonly OutgoingImage[];
  /** Kinds of choice (Color, Size), in the order a buyer is asked. Empty: the product has one form only. */
  readonly options: readonly { readonly name: string; readonly values: readonly string[]; readonly default: string | null }[];
  /** ISO 4217, of the prices. */
  readonly currency: string;
  readonly variants: readonly OutgoingVariant[];
  /** SKUs of variants the listing knows and does not sell: the shop's are taken away, even those no mark is on. */
  readonly unsold: readonly string[];
  readonly tags: readonly string[];
  /** Of the platform's own tree, where somebody chose one. */
  readonly category: string | null;
  /** What the platform wants to know of a product in that category, by the platform's own ids. */
  readonly specifics: readonly { readonly id: string; readonly values: readonly string[] }[];
  /** What is true of every variant, in words of nobody's in particular: Material, Brand … */
  readonly facts: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** What one piece is and goes in. Null: not known. */
  readonly parcel: {
    /** Grams. */
    readonly weight: number | null;
    /** Centimetres. */
    readonly size: { readonly length: number; readonly width: number; readonly height: number } | null;
  };
  /** A picture of its measures, for platforms with a place of their own for it; at others it stands among `images`. */
  readonly size_chart: OutgoingImage | null;
  /** Pieces of each variant to be sold: what is printed on demand is there as often as the store says. */
  readonly quantity: number;
  /** What the listing's terms or the store say of sending and taking back; null: the platform's own default. */
  readonly shipping: {
    /** Of the platform's own profiles. */
    readonly profile: string | null;
    /** Working days from payment to hand-over, at most. */
    readonly dispatch_days: number | null;
    /** Of the platform's own policies for payment and returns, and of its processing times. */
    readonly payment?: string;
    readonly returns?: string;
    readonly readiness?: string;
  };
}

/** A listing's product as the shop knows it. */
export type HeldProduct = Pick<OutgoingProduct, 'item_info_id'> & { readonly platform_id: string };

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
  /** As it was typed, and as a trade number where it is one. */
  readonly barcode?: { readonly text: string; readonly trade: TradeNumber | null } | null;
  /** What this variant looks like, where it looks different from the product's first picture. */
  readonly image: OutgoingImage | null;
}

/** Parts of a product that is already on the shop; a product that is not gets them all. */
export interface PushParts {
  /** Name, description, tags. */
  readonly text: boolean;
  /** Its place in the platform's tree, and what is told of it there: specifics and facts. */
  readonly category?: boolean;
  readonly images: boolean;
  /** Choices, SKUs, prices, measures. */
  readonly variants: boolean;
  /** The picture of its measures, where the platform has a place of its own for it. */
  readonly chart?: boolean;
  /** How it is sent and taken back, by itself; it goes along with everything. */
  readonly logistic?: boolean;
  /** With the variants: what was switched off there, or marked as sold out, is sold again. Other pushes leave that to the shop's owner. */
  readonly resume?: boolean;
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
  /** All the shop sent of it, as it came: for a person to see where it cannot be kept. */
  readonly sent?: unknown;
  readonly number: string;
  /** Of this product's order statuses, as far as the shop tells them apart. */
  readonly status: string;
  /** The shop's own word for it, where sellers make or rename such words; missing: they do not. */
  readonly status_word?: string;
  readonly currency: string;
  readonly total: number;
  /** Of `total`. */
  readonly tax: number;
  /** Of `total`, what the buyer paid for sending, before tax where the shop tells it apart. */
  readonly shipping: number;
  /** Of `total`, what the buyer has been given back. */
  readonly refunded: number;
  /** What the platform keeps of the sale; null: it does not tell so with the order. */
  readonly fees: number | null;
  readonly created_at: number;
  /** Null: not paid. Where the platform tells that it was paid and not when, the time of the order. */
  readonly paid_at: number | null;
  /** By when the platform itself wants it sent; null: it sets no such time. */
  readonly ship_by: number | null;
  /** Somebody asks for the order to be cancelled, and it is not yet. */
  readonly cancel_requested: boolean;
  /** What the buyer wrote to the seller. */
  readonly note: string | null;
  /** What the buyer wants to be sent along with a gift. */
  readonly gift_message: string | null;
  /** The shipping service the buyer chose, as the shop names it; several where consignments differ. Missing: the platform doesn't report it. */
  readonly shipping_service?: string | null;
  /** The platform reports that the buyer paid for faster shipping; missing: only the service's name says so. */
  readonly is_shipping_upgrade?: boolean;
  /** Empty where the platform takes the money and tells nothing of it. */
  readonly payments: readonly FetchedPayment[];
  /** The shop's name for the payment method, whether or not anything was paid; missing: only `payments` name one. */
  readonly payment_way?: string;
  /** What it says that nobody here can act on without a person: a status, a line or a way of sending or paying that is not understood, and the like. */
  readonly questions?: readonly ToldQuestion[];
  /** What the platform knows the buyer by in messages; missing: it tells nothing of the kind. */
  readonly buyer_account?: string;
  readonly buyer: {
    readonly first_name: string;
    readonly last_name: string;
    readonly company: string | null;
    readonly email: string | null;
    readonly phone: string | null;
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
    /** Pieces that were sent already, by whomever, as the shop tells. */
    readonly completed: number;
    /** Pieces that were taken out of the order or paid back, and are in `quantity` still; missing: none. */
    readonly dropped?: number;
    /** False: it is nothing to be sent, such as a tip or a gift card; missing: it is sent. */
    readonly to_ship?: boolean;
    /** Where it goes, if that is not where the order goes; missing: the order's address. */
    readonly ship_to?: FetchedOrder['buyer'] | null;
    readonly price: number;
    readonly image: string | null;
    readonly product_platform_id: string | null;
    /** The shop's id of the variant; null: it knows none apart from the product, or not any more. */
    readonly variant_platform_id: string | null;
  }[];
}

/** Money a buyer paid for an order, as the shop tells it. */
export interface FetchedPayment {
  /** Of whoever took the money. */
  readonly transaction_id: string;
  /** The shop's word for the way of paying. */
  readonly method: string;
  /** It went through PayPal, and `transaction_id` is PayPal's. */
  readonly paypal: boolean;
  /** In the order's currency; null: the shop does not tell. */
  readonly amount: number | null;
}

type OrderFaultCode = Extract<RefusalCode, `order.unreadable.${string}`>;

/** Why an order a shop sent cannot be kept, by the code of the sentence. */
export interface OrderFault {
  readonly refusal: OrderFaultCode;
  readonly values: RefusalValues;
}

/** An order a shop sent that cannot be kept. */
export interface UnreadableOrder {
  /** Null: the shop sent no id that it could be asked for by. */
  readonly platform_id: string | null;
  readonly number: string | null;
  readonly fault: OrderFault;
  /** As far as it could be read; null: not at all. */
  readonly order: FetchedOrder | null;
  /** All the shop sent of it. */
  readonly sent: unknown;
}

export interface FetchedOrders {
  readonly orders: readonly FetchedOrder[];
  /** Orders of the page that could not be read. */
  readonly unreadable: readonly UnreadableOrder[];
  /** Orders the shop has put in its trash, by their platform ids. */
  readonly trashed: readonly string[];
  /** Hand it back to continue behind this page; opaque, kept as the shop's own time so that clocks need not agree. */
  readonly cursor: string | null;
}

export type ReadOrders = Pick<FetchedOrders, 'orders' | 'unreadable'>;

/** Where a product stands at its platform: on sale, taken off by somebody, not through the platform's own look yet, or refused by it. */
export type ProductStanding = 'live' | 'paused' | 'pending' | 'refused';

/** A product as the shop has it now, in this product's words. Money in `currency`, with its digits; null or empty: the platform tells nothing of it. */
export interface FetchedProduct {
  readonly platform_id: string;
  /** Our listing's id, where the platform keeps the mark of a push. */
  readonly item_info_id: string | null;
  readonly sku: string;
  readonly name: string;
  /** HTML as the shop tells it: whoever keeps it sanitises it. */
  readonly description: string | null;
  readonly standing: ProductStanding;
  /** Why the platform refuses it, or what it warns of, in its own words, plain. */
  readonly problem: string | null;
  readonly external_url: string | null;
  /** Absolute, in the shop's order. */
  readonly images: readonly string[];
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** A product of one form has one, without options. */
  readonly variants: readonly FetchedVariant[];
  /** Null: the platform knows none. */
  readonly tags: readonly string[] | null;
  /** Of the platform's own tree; null also where the product stands in several. */
  readonly category: string | null;
  readonly currency: string | null;
  /** Unix seconds. */
  readonly changed_at: number | null;
}

export interface FetchedVariant {
  /** Null: the platform knows it by its SKU alone. */
  readonly platform_id: string | null;
  readonly sku: string;
  readonly price: number | null;
  /** Pieces to be sold; null: the shop does not count them. */
  readonly quantity: number | null;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly barcode: string | null;
  readonly image: string | null;
}

export interface FetchedProducts {
  readonly products: readonly FetchedProduct[];
  /** Products the shop has put in its trash or deleted, by their platform ids, where it tells so by itself; of others `readProducts` knows. */
  readonly gone: readonly string[];
  /** Products of the page whose details could not be read this time, by their platform ids: `readProducts` is asked for them later. */
  readonly unread?: readonly string[];
  /** Hand it back to continue behind this page; opaque. Null: the platform cannot tell what changed since, and all are read each time. */
  readonly cursor: string | null;
}

/** Whether a shop still has an order: `trashed` may come back, `deleted` may not. */
export type OrderFate = 'there' | 'trashed' | 'deleted';

/** A parcel a shop is told of, so that its buyer is. */
export interface OutgoingTracking {
  /** Our id of the parcel: the mark by which it is known again where the platform keeps one. */
  readonly tracking_id: string;
  /** The shop's ids of order and lines, with the pieces of each in this parcel. */
  readonly order_platform_id: string;
  readonly lines: readonly { readonly line_id: string; readonly quantity: number }[];
  readonly tracking_number: string;
  /** Of this product's carrier table. */
  readonly courier_code: string;
  /** As people know it. */
  readonly courier_name: string;
  readonly tracking_url: string | null;
  /** Unix seconds. */
  readonly shipped_at: number;
  /** Whether everything of the order is in parcels with this one. */
  readonly last: boolean;
  /** The number that was pushed for this parcel before and does not hold any more. */
  readonly replaces: string | null;
}

/** Money a buyer is given back through the shop, by whatever way it was paid. */
export interface OutgoingRefund {
  /** Our id of the refund: the mark by which it is known again where the platform keeps one. */
  readonly key: string;
  readonly order_platform_id: string;
  /** In `currency`, the order's, with its digits. */
  readonly amount: number;
  readonly currency: string;
  /** What it is given back for, by the shop's ids of the lines; empty: for nothing in particular. */
  readonly lines: readonly { readonly line_id: string; readonly quantity: number }[];
  /** In a person's words; the buyer may be shown it. */
  readonly reason: string;
}

/** Money at a platform, by its own words; null: the platform does not tell this one. */
export interface Money {
  readonly value: number;
  readonly currency: string;
}

export interface Funds {
  readonly on_hold: Money | null;
  readonly available_for_payout: Money | null;
  readonly processing: Money | null;
}

/** A place a shop sends from or takes returns at (specification 1, §3, Warehouse). */
export interface Warehouse {
  readonly id: string;
  readonly name: string;
  /** ENABLED, DISABLED or RESTRICTED. */
  readonly effect_status: string;
  /** SALES_WAREHOUSE or RETURN_WAREHOUSE. */
  readonly type: string;
  /** DOMESTIC_WAREHOUSE, CB_OVERSEA_WAREHOUSE or CB_DIRECT_SHIPPING_WAREHOUSE; null where a platform knows no such kinds. */
  readonly sub_type: string | null;
  readonly is_default: boolean;
  /** One line. */
  readonly address: string;
}

/** A place in a platform's tree of categories. */
export interface Category {
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  /** 1 for those without a parent. */
  readonly level: number;
  /** Nothing is below it. */
  readonly leaf: boolean;
  /** Names of those above it, the top one first; missing: not told. */
  readonly above?: readonly string[];
}

export interface ShippingProfile {
  readonly id: string;
  readonly name: string;
}

/** A text with pictures for the shop's blog. HTML, sanitised. */
export interface OutgoingPost {
  readonly post_id: string;
  readonly platform_id: string | null;
  readonly title: string;
  /** The end of its address, where the platform lets us choose it; empty: as it makes one up. */
  readonly slug: string;
  readonly body: string;
  readonly image: OutgoingImage | null;
  /** Pictures in `body`, by the addresses they have there. */
  readonly pictures: readonly OutgoingImage[];
  readonly tags: readonly string[];
}

/** A status orders of a shop can have. */
export interface ShopOrderStatus {
  /** As orders tell it. */
  readonly word: string;
  /** As the seller calls it. */
  readonly label: string;
  /** The platform's own, called as the platform calls it: what it means is known; null: the seller made or renamed it. */
  readonly status: string | null;
}

/** What only some platforms can. A description says which (`can`), and the compiler that its connector has them and no others. */
export interface Capabilities {
  /** What the platform owes the seller; null: it keeps no money of theirs. */
  funds(): Promise<Funds | null>;
  warehouses(): Promise<readonly Warehouse[]>;
  /** Categories below a parent, the top ones when null. `version`: of which tree, where a platform has several; the shop's own otherwise. */
  categories(parent: string | null, version?: string): Promise<readonly Category[]>;
  /** Categories for words of a title. */
  searchCategories(words: string, version?: string): Promise<readonly Category[]>;
  specifics(category: string, version?: string): Promise<readonly SpecificRule[]>;
  /** Which tree of categories the shop has now: what was read of another holds no more. */
  categoryVersion(): Promise<string>;
  shippingProfiles(): Promise<readonly ShippingProfile[]>;
  /** Makes the shop's blog hold a post exactly once, as `pushProduct` does a product. */
  publishPost(post: OutgoingPost): Promise<PushedProduct>;
  /** Gives money back exactly once, however often it is called: reads back first. Answers with the shop's id of the refund. */
  refund(refund: OutgoingRefund): Promise<{ readonly platform_id: string }>;
  /** Makes an order cancelled, giving nothing back; one that is cancelled is as it should be. */
  cancelOrder(orderPlatformId: string, reason: string): Promise<void>;
  /** The statuses orders of the shop can have, those its seller made or renamed among them. */
  orderStatuses(): Promise<readonly ShopOrderStatus[]>;
  /** Products that changed since `cursor` (all of them when null), whoever made them. May repeat a product, never leaves one out. */
  products(cursor: string | null): AsyncIterable<FetchedProducts>;
  /** Products as they stand now, by their platform ids, a hundred at most; null: the shop has it no more. */
  readProducts(ids: readonly string[]): Promise<ReadonlyMap<string, FetchedProduct | null>>;
  /** Messages of buyers, and to them, since a cursor. May repeat a message, never leaves one out. */
  messages(asked: AskedMessages): AsyncIterable<FetchedMessages>;
  /** Makes a message reach the buyer exactly once, however often it is called: reads back first. Answers with the platform's id of it. */
  sendMessage(message: OutgoingMessage): Promise<string>;
  /**
   * Asks by one cheap request whether the shop's server answers again after it was out of order. Only shops on a host of their own have this: at a
   * platform all share it would be taken from the allowance of real calls. False where it does not; throws nothing but `interrupted`.
   */
  isAnswering(): Promise<boolean>;
}

export type Capability = keyof Capabilities;

/** One seller's shop. Every call throws `ConnectorError` when it fails. */
export interface Shop {
  /**
   * Tries the credentials with calls that change nothing; tells what was learned of how the shop is really reached, or throws the reason why it
   * is not.
   */
  test(): Promise<Access>;
  /** The currency the shop's products are priced in, as ISO 4217 has it; null: the shop does not tell. */
  priceCurrency(): Promise<string | null>;
  /**
   * Makes the shop hold the product exactly once, however often it is called: reads back first, then creates or updates.
   * A failed call may have acted, and the shop may still be at it; calling again mends it. `tell` hears how far it has come.
   */
  pushProduct(product: OutgoingProduct, parts: PushParts, tell?: TellProgress): Promise<PushedProduct>;
  /** Takes a product off sale, in the way that can be undone; one that is gone, or off sale, is as it should be. */
  endProduct(product: HeldProduct): Promise<void>;
  /** Orders that changed since `cursor` (all of them when null). May repeat an order, never leaves one out, whatever changes meanwhile. */
  fetchOrders(cursor: string | null): AsyncIterable<FetchedOrders>;
  /** One order as it is now, by its platform id; empty where the shop has no such order. */
  readOrder(platformId: string): Promise<ReadOrders>;
  /** What became of orders, by their platform ids, a hundred at most; of some it may tell nothing this time. */
  findFates(ids: readonly string[]): Promise<ReadonlyMap<string, OrderFate>>;
  /** Makes the shop know the parcel exactly once, however often it is called: reads back first. Answers with the shop's id of it. */
  pushTracking(tracking: OutgoingTracking): Promise<string>;
}

/** How a seller lets us in at the platform itself (OAuth 2.0, authorisation code). */
export interface Door {
  /** The platform wants the proof of RFC 7636: `challenge` when it is asked, `verifier` at the exchange. */
  readonly pkce: boolean;
  /** Where the seller's browser is sent. */
  address(asked: {
    /** What is kept of the connection so far. */
    readonly access: Access;
    readonly app: App | undefined;
    readonly state: string;
    /** Where the platform sends the browser back to. */
    readonly redirect: string;
    readonly challenge: string;
  }): URL;
  /** Turns what the platform sent back into what opens the shop from now on, to be kept beside the rest. */
  exchange(
    answered: { readonly access: Access; readonly query: URLSearchParams; readonly redirect: string; readonly verifier: string },
    outside: Outside,
  ): Promise<Access>;
}

/** One store platform, with what it can beside what all can. */
export interface Connector<Can extends Capability = never> {
  /** The shop behind what is kept of it; nothing is called yet. Throws when `access` is not this platform's. */
  open(access: Access, outside: Outside): Shop & Pick<Capabilities, Can>;
  /** Platforms whose keys are typed have none. */
  readonly door?: Door;
}
