import { ConnectorError, type Effect } from '../connector';
import type { Transport } from '../transport';
import { notThereYet, ProviderRefusal } from './client';
import { effectOn, lookBack, lookBefore, rejected } from './order-effects';
import type { CancelAnswer, OutgoingOrder, ProviderOrder } from './provider';

/** Whether the same order would be refused again, whenever it is sent. */
const isForGood = ({ status }: ProviderRefusal): boolean => status < 300 || status === 400 || status === 422;

export interface Submission<Held> {
  /** As people know the provider. */
  readonly provider: string;
  /** The order as the provider has it; null: it has none of that reference. */
  readonly look: () => Promise<Held | null>;
  /** Looking takes it all its orders: it is done only where something about this one was ever sent. */
  readonly seldom?: true | undefined;
  /** Sends the order; tells it where the answer does. */
  readonly send: () => Promise<Held | null>;
  /** Whatever is left to be done for an order that is there, and how it stands. */
  readonly finish: (held: Held) => ProviderOrder | Promise<ProviderOrder>;
}

/** Makes a provider hold an order once that may take a reference twice, or after it has cancelled an order: it is asked before it is told. */
export const submitOnce = async <Held>(
  transport: Transport,
  order: OutgoingOrder,
  { provider, look, seldom, send, finish }: Submission<Held>,
): Promise<ProviderOrder> => {
  const before = seldom ? await lookBefore(transport, order, look) : ((await lookBack(transport, order, look)) ?? (await look()));
  if (before) return finish(before);
  let made: Held | null;
  try {
    made = await send();
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    // Another call may have been quicker.
    const twin = seldom ? null : await look();
    if (twin) return finish(twin);
    if (isForGood(error)) return rejected(order, error.answer);
    throw error;
  }
  const held = made ?? (await look());
  if (held) return finish(held);
  throw notThereYet(provider);
};

interface Cancellation {
  /** As people know the provider. */
  readonly provider: string;
  readonly isCancelled: () => Promise<boolean>;
  readonly send: (effect: Effect) => Promise<unknown>;
}

/** Asks a provider to take an order back, once: an earlier call may have done it, and a yes is believed when the order says so too. */
export const cancelOnce = async (
  transport: Transport,
  order: { readonly reference: string },
  { provider, isCancelled, send }: Cancellation,
): Promise<CancelAnswer> => {
  if (await lookBack(transport, order, isCancelled)) return { cancelled: true };
  try {
    await send(effectOn(order, 'cancel'));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return (await isCancelled()) ? { cancelled: true } : { cancelled: false, reason: error.answer };
  }
  if (await isCancelled()) return { cancelled: true };
  throw new ConnectorError('not_yet', 'provider.answered', { values: { provider, answer: '202' }, retry: true });
};
