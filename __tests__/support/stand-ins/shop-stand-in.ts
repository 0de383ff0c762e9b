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

/** An order as a buyer of the stand-in's shop places it. */
export interface PlacedOrder {
  readonly sku: string;
  readonly quantity: number;
  readonly buyer: string;
}

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
  /** Changes an order a little, as a buyer's note would. */
  touchOrder(id: string): void;
  /** Lets the shop's clock go on. */
  advance(seconds: number): void;
  /** Tracking numbers the buyer of an order was told, each as often as they were. */
  trackingsOf(id: string): readonly string[];
  /** Somebody else's product takes a SKU. */
  takeSku?(sku: string): void;
  /** The owner deletes a product at the shop. */
  deleteProduct(id: string): void;
  /** The access token ends; it can be renewed. Undefined where tokens do not end. */
  readonly expire?: () => void;
  /** The seller takes our access back. */
  revoke(): void;
}
