import type { Generated } from 'kysely';
import type { FetchedOrder } from '../connectors/connector';

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
  buyer: FetchedOrder['buyer'];
  items: OrderLine[];
  /** When the buyer ordered, by the shop's clock. */
  created_at: number;
  updated_at: number;
}

export interface OrderLine {
  name: string;
  sku: string;
  quantity: number;
  price: number;
  image: string | null;
  item_info_id: string | null;
}
