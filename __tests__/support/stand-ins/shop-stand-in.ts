import type { PlatformId } from '../../../src/domain/platforms';
import type { Access, App } from '../../../src/server/connectors/connector';
import type { StandIn, StandInRequest } from './stand-in';

/** A product as buyers of the stand-in's shop see it. */
export interface SoldProduct {
  readonly id: string;
  readonly title: string;
  readonly skus: readonly string[];
  readonly onSale: boolean;
}

/** What becomes of an order beside its goods; a platform keeps of it what it knows, in its own words. */
interface OrderFacts {
  readonly paid: boolean;
  /** Beside the price of the goods. */
  readonly tax: number;
  readonly shipping: number;
  /** What the platform keeps. */
  readonly fees: number;
  /** Unix seconds; null: the platform sets no such time. */
  readonly shipBy: number | null;
  readonly note: string;
  readonly gift: string;
  /** The shipping service the buyer chose; empty: the store doesn't say. */
  readonly service: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  /** PayPal's id of the payment; empty: paid in another way. */
  readonly paypal: string;
  readonly cancelAsked: boolean;
  /** Pieces somebody has sent already. */
  readonly sent: number;
}

/** An order as a buyer of the stand-in's shop places it. */
export interface PlacedOrder extends Partial<OrderFacts> {
  readonly sku: string;
  readonly quantity: number;
  readonly buyer: string;
}

export type WholeOrder = PlacedOrder & OrderFacts;

/** What nobody said of an order is as plain as can be. */
export const wholeOrder = (placed: PlacedOrder): WholeOrder => ({
  ...{ paid: true, tax: 0, shipping: 0, fees: 0, shipBy: null, note: '', gift: '', service: '', company: '', email: '', phone: '' },
  ...{ paypal: '', cancelAsked: false, sent: 0 },
  ...placed,
});

/** A store platform's stand-in, as the contract suite asks about it. */
export interface ShopStandIn extends StandIn {
  readonly platform: PlatformId;
  /** What opens its one shop. */
  readonly access: Access;
  /** Our application there, where the platform has such. */
  readonly app?: App;
  /** Products there, ended ones too, twins as well. */
  products(): readonly SoldProduct[];
  /** Whether a call changes something: of platforms that read by POST, not by its method alone. */
  readonly changes: (request: StandInRequest) => boolean;
  /** Places an order, changed now by the shop's clock; answers with the shop's ids of it and its line. */
  placeOrder(order: PlacedOrder): { readonly id: string; readonly line: string };
  /** The shop's id of the variant of a SKU, as the line of an order tells it. */
  variantOf(sku: string): string;
  /** Changes an order a little, as a buyer's note would. */
  touchOrder(id: string): void;
  /** The shop's owner gives an order up, or its money back; a platform without a word of its own for one of them has the other. */
  closeOrder(id: string, as: 'cancelled' | 'refunded'): void;
  /** Lets the shop's clock go on. */
  advance(seconds: number): void;
  /** Tracking numbers the buyer of an order was told, each as often as they were. */
  trackingsOf(id: string): readonly string[];
  /** Amounts the buyer of an order was given back, each as often as they were. */
  refundsOf?(id: string): readonly number[];
  isCancelled?(id: string): boolean;
  /** The buyer of an order writes to the shop; answers with the conversation it is in, where the platform has such. */
  buyerWrites?(order: string, text: string): { readonly thread: string | null };
  /** Somebody of the shop writes to the buyer of an order, at the platform itself. */
  sellerWrites?(order: string, text: string): void;
  /** What the buyer of an order was written, each as often as it was. */
  writtenTo?(order: string): readonly string[];
  /** The owner makes a product of one form at the platform itself; answers with the shop's id of it. */
  ownerMakes(product: { readonly sku: string; readonly title: string; readonly price: number }): string;
  /** Changes a product a little, as its owner would. */
  touchProduct(id: string): void;
  /** The platform looks at a product and refuses it; where it looks at them. */
  refuseProduct?(id: string, reason: string): void;
  /** Somebody else's product takes a SKU. */
  takeSku?(sku: string): void;
  /** The owner deletes a product at the shop. */
  deleteProduct(id: string): void;
  /** The access token ends; it can be renewed. Undefined where tokens do not end. */
  readonly expire?: () => void;
  /** The seller takes our access back. */
  revoke(): void;
}
