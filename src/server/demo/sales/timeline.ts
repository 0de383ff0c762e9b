import type { OrderEventCode } from '../../../domain/sales/order-events';
import { newId } from '../../db/ids';
import { jsonb } from '../../db/json';
import type { Tx } from '../../kernel/context';
import { inParts } from './shop-side';

/** Something that happened to an order a while ago. */
export interface PastEvent {
  readonly order_id: string;
  readonly at: number;
  readonly code: OrderEventCode;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly by?: string;
}

/** When what was written down just now really happened; undefined: just now. */
type When = (event: { readonly order_id: string; readonly code: OrderEventCode }) => number | undefined;

/** Writes the orders' timelines anew: what stands there already, put to its time, and what happened besides, in turn. */
export const layTimelines = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
  past: readonly PastEvent[],
  when: When,
): Promise<void> => {
  const there = await tx
    .deleteFrom('order_events')
    .where('container_id', '=', containerId)
    .where('order_id', 'in', ids)
    .returning(['_id', 'order_id', 'at', 'code', 'params', 'user_id'])
    .execute();
  const all = [
    ...there.toSorted((a, b) => (a._id < b._id ? -1 : 1)).map((event) => ({ ...event, at: when(event) ?? event.at })),
    ...past.map(({ by, params = {}, ...event }) => ({ ...event, params, user_id: by ?? null })),
  ].toSorted((a, b) => a.at - b.at);
  const rows = all.map(({ order_id, at, code, params, user_id }) => ({ _id: newId(), order_id, at, code, user_id, params: jsonb(params) }));
  for (const part of inParts(rows)) await tx.insertInto('order_events').values(part).execute();
};
