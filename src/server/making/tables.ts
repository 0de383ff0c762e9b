import type { Generated } from 'kysely';
import type { Pieces } from '../../domain/sales/pieces';

declare module '../db/schema' {
  interface Database {
    order_refunds: OrderRefundTable;
  }
}

/** Money a buyer is given back through the shop. */
interface OrderRefundTable {
  container_id: Generated<string>;
  _id: string;
  order_id: string;
  /** In the order's currency. */
  amount: number;
  pieces: readonly Pieces[];
  /** In a person's words. */
  reason: string;
  state: Generated<'waiting' | 'done' | 'failed'>;
  /** What had been given back of the order when the shop was first asked; null: it was not. */
  given_before: number | null;
  /** In a row. */
  failures: Generated<number>;
  user_id: string;
  created_at: number;
}
