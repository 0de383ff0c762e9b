import type { Effect } from '../connector';
import type { Transport } from '../transport';
import { cancelOnce, submitOnce, type Submission } from './look-first';
import { effectOn } from './order-effects';
import type { CancelAnswer, OutgoingOrder, ProviderOrder } from './provider';

/** How a provider is asked about orders it knows by an id of its own and by our reference. */
interface Ways<Held> extends Pick<Submission<Held>, 'provider' | 'seldom'> {
  /** By its own id; null: it knows none. */
  readonly read: (id: string) => Promise<Held | null>;
  /** By our reference. */
  readonly search: (reference: string) => Promise<Held | null>;
  readonly send: (order: OutgoingOrder, effect: Effect) => Promise<Held>;
  readonly takeBack: (id: string, effect: Effect) => Promise<unknown>;
  readonly isCancelled: (held: Held) => boolean;
  /** The order in our words. */
  readonly tell: (held: Held, reference: string) => ProviderOrder;
}

/** Of several orders of one reference the one that lives is it. */
export const livingOf = <Held>(orders: readonly Held[], isCancelled: (held: Held) => boolean): Held | null =>
  orders.find((order) => !isCancelled(order)) ?? orders[0] ?? null;

/** Submitting an order, finding it and taking it back, each as often as it may be called. */
export const heldOrders = <Held>(
  transport: Transport,
  { provider, seldom, read, search, send, takeBack, isCancelled, tell }: Ways<Held>,
) => ({
  submit: (order: OutgoingOrder): Promise<ProviderOrder> =>
    submitOnce(transport, order, {
      provider,
      seldom,
      look: () => search(order.reference),
      send: () => send(order, effectOn(order, 'submit')),
      finish: (held) => tell(held, order.reference),
    }),
  find: async ({ reference, external_id }: { readonly reference: string; readonly external_id: string | null }) => {
    const held = external_id ? await read(external_id) : await search(reference);
    return held && tell(held, reference);
  },
  cancel: (order: { readonly reference: string; readonly external_id: string }): Promise<CancelAnswer> =>
    cancelOnce(transport, order, {
      provider,
      isCancelled: async () => {
        const held = await read(order.external_id);
        return held !== null && isCancelled(held);
      },
      send: (effect) => takeBack(order.external_id, effect),
    }),
});
