import type { OrderEventCode } from '../../domain/sales/order-events';
import { newId } from '../db/ids';
import { insertRows } from '../db/many-rows';
import type { Tx } from '../kernel/context';

export interface OrderEvent {
  readonly order_id: string;
  readonly code: OrderEventCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Writes down what happened to orders, in the transaction in which it did. `by`: who did it; null: it happened by itself. */
export const tell = async (tx: Tx, events: readonly OrderEvent[], at: number, by: string | null = null): Promise<void> => {
  await insertRows(
    tx,
    'order_events',
    events.map(({ order_id, code, params = {} }) => ({ _id: newId(), order_id, at, user_id: by, code, params })),
  );
};
