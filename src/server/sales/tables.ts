import type { Generated } from 'kysely';
import type { FetchedOrder, OrderFate } from '../connectors/platforms/shop';

declare module '../db/schema' {
  interface Database {
    orders: OrderTable;
  }
}

interface OrderTable {
  container_id: Generated<string>;
  _id: string;
  store_id: string;
  platform_id: string;
  number: string;
  status: string;
  currency: string;
  total: number;
  /** Of `total`, what the buyer has been given back. */
  refunded: Generated<number>;
  /** The shop has it no more: it lies in the shop's trash, or was deleted there. */
  removed: Exclude<OrderFate, 'there'> | null;
  /** When the shop last told of it, or was asked whether it still has it. */
  seen_at: Generated<number>;
  buyer: FetchedOrder['buyer'];
  items: OrderLine[];
  /** When the buyer ordered, by the shop's clock. */
  created_at: number;
  updated_at: number;
}

export interface OrderLine {
  /** The shop's ids of the line and its product; lines kept before they were known lack them. */
  line_id?: string;
  product_platform_id?: string | null;
  name: string;
  sku: string;
  quantity: number;
  price: number;
  image: string | null;
  item_info_id: string | null;
}
