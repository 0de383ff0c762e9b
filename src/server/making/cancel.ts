import { z } from 'zod';
import { PROVIDERS } from '../../domain/providers';
import { AT_PROVIDER, SEND_AGAIN } from '../../domain/sales/fulfilment-order';
import { ConnectorError } from '../connectors/connector';
import type { CancelAnswer, ProviderOrder } from '../connectors/providers/provider';
import { findAccount, openFulfilment } from '../fulfilments/account';
import { jsonb } from '../db/json';
import type { FulfilmentRow } from '../fulfilments/rows';
import type { Errand } from '../jobs/kind';
import type { Services, Tx } from '../kernel/context';
import { CANCEL_FO, enqueueCancel } from '../sales/fo-cancels';
import type { FulfilmentOrderRow } from '../sales/tables';
import { tell } from '../sales/timeline';
import { holdFo, type FoRef } from './fo';
import { applyTold, barely, lookEvery } from './told';
import { printing } from './words';

/** What a provider has may be given up while it says one of these; what has left or was refused it is not asked about. */
const CANCELLED_FROM: readonly ProviderOrder['status'][] = AT_PROVIDER;

/** Its yes or no, and how the order stands after it. */
const ask = async (
  services: Services,
  fulfilment: FulfilmentRow,
  fo: FulfilmentOrderRow,
  signal: AbortSignal,
): Promise<{ readonly answer: CancelAnswer; readonly order: ProviderOrder | null }> => {
  // A person who hands orders over says so to whom they were given.
  if (PROVIDERS[fulfilment.type].orders !== 'api') return { answer: { cancelled: true }, order: null };
  const { account } = await openFulfilment(services, fulfilment, signal);
  const before = await account.find(fo);
  if (before?.status === 'cancelled') return { answer: { cancelled: true }, order: null };
  if (before && !CANCELLED_FROM.includes(before.status)) return { answer: { cancelled: false, reason: '' }, order: before };
  const answer = await account.cancel?.({ reference: fo.reference, external_id: fo.external_id ?? '' });
  if (answer?.cancelled) return { answer, order: null };
  return { answer: answer ?? { cancelled: false, reason: '' }, order: await account.find(fo) };
};

const keepAnswer = async (
  services: Services,
  ref: FoRef,
  fulfilment: FulfilmentRow,
  { answer, order }: Awaited<ReturnType<typeof ask>>,
): Promise<void> => {
  const now = await services.marketNow();
  await services.inContainer(ref.container_id, async (tx) => {
    const held = await holdFo(tx, ref);
    if (held?.fo.status !== 'cancelling') return;
    const { fo } = held;
    const params = { fo: fo._id, fulfilment: fulfilment.name, reason: answer.cancelled ? '' : answer.reason };
    if (!answer.cancelled) await tell(tx, [{ order_id: fo.order_id, code: 'fo_cancel_refused', params }], now);
    const told = answer.cancelled ? barely(fo, 'cancelled') : (order ?? barely(fo, 'submitted'));
    await applyTold(tx, { ...held, fulfilment, order: told, now, lookAgainAt: now + lookEvery(services) });
    if (!answer.cancelled) await changeMsg(tx, fo, fulfilment);
  });
};

/** Why it is made all the same. */
const changeMsg = async (tx: Tx, { container_id, _id }: FulfilmentOrderRow, { type }: FulfilmentRow): Promise<void> => {
  await tx
    .updateTable('fulfilment_orders')
    .set({ msg: jsonb(printing(type)) })
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .where('status', 'in', AT_PROVIDER)
    .execute();
};

const cancel = async (services: Services, ref: FoRef, tries: number, signal: AbortSignal): Promise<void> => {
  const inContainer = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => services.inContainer(ref.container_id, work);
  const fo = await inContainer(async (tx) => (await holdFo(tx, ref))?.fo ?? null);
  if (fo?.status !== 'cancelling') return;
  try {
    const fulfilment = await inContainer((tx) => findAccount(tx, ref.container_id, fo.fulfilment_id));
    await keepAnswer(services, ref, fulfilment, await ask(services, fulfilment, fo, signal));
  } catch (error) {
    if (signal.aborted || !(error instanceof ConnectorError)) throw error;
    // Asking again does no harm: the provider cancels once.
    const pause = SEND_AGAIN[Math.min(tries, SEND_AGAIN.length - 1)] ?? 0;
    await inContainer((tx) => enqueueCancel(tx, [fo], pause, tries + 1));
  }
};

const refShape = z.object({ container_id: z.string(), fo_id: z.string(), tries: z.coerce.number().int().min(0).catch(0) });

/** Asks a provider to take an order back; its own yes or no is what holds. */
export const cancelFo: Errand = {
  name: CANCEL_FO,
  priority: -5,
  perform: async (services, payload, signal) => {
    const { tries, ...ref } = refShape.parse(payload);
    await cancel(services, ref, tries, signal);
  },
};
