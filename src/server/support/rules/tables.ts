import type { Generated } from 'kysely';
import type { OrderStatus } from '../../../domain/sales/order-status';

declare module '../../db/schema' {
  interface Database {
    order_status_changes: OrderStatusChangeTable;
  }
}

/** A change of the status of an order with a conversation, as a trigger noted it. */
interface OrderStatusChangeTable {
  container_id: Generated<string>;
  _id: string;
  order_id: string;
  status: OrderStatus;
  at: number;
}
