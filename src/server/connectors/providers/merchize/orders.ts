import { z } from 'zod';
import { notThereYet, ProviderRefusal, type JsonClient } from '../client';
import { effectOn, lookBack, lookBefore, rejected } from '../order-effects';
import type { CancelAnswer, OutgoingOrder, ProviderOrder } from '../provider';
import { dataOf, NAME } from './client';
import { detailShape, isSent, orderBody, packagesShape, progress, progressShape, toProviderOrder, type Progress, type Told } from './order';

type Known = Pick<OutgoingOrder, 'reference'>;

const AT = '/order/external/orders';

const about = ({ reference }: Known): string => `external_number=${encodeURIComponent(reference)}`;
const named = ({ reference }: Known) => ({ order: { code: '', external_number: reference, identifier: '' } });

const readDetail = async (client: JsonClient, known: Known): Promise<Told['detail'] | null> => {
  try {
    return (await client.get(`${AT}/order-detail?${about(known)}`, dataOf(detailShape.nullable()))).data;
  } catch (error) {
    if (error instanceof ProviderRefusal && (error.status === 404 || /not (found|exist)/i.test(error.answer))) return null;
    throw error;
  }
};

const readProgress = async (client: JsonClient, known: Known): Promise<Progress> =>
  progress((await client.get(`${AT}/order-progress?${about(known)}`, dataOf(progressShape))).data);

export const findOrder = async (client: JsonClient, known: Known): Promise<ProviderOrder | null> => {
  const detail = await readDetail(client, known);
  if (!detail) return null;
  const done = await readProgress(client, known);
  const packages = isSent(done) ? (await client.get(`${AT}/tracking?${about(known)}`, dataOf(packagesShape))).data : [];
  return toProviderOrder({ detail, done, packages }, known.reference);
};

/** Says that an order may be made, unless that has been said: stores are set to wait for it. One that is refused that stays, held. */
const release = async (client: JsonClient, order: Known): Promise<ProviderOrder> => {
  const detail = await readDetail(client, order);
  // What is imported is worked on for a while.
  if (!detail) throw notThereYet(NAME);
  let refused: string | null = null;
  try {
    if (!/cancel/i.test(detail.order_status) && !(await readProgress(client, order)).has('pushed_order'))
      await client.post(`${AT}/push`, { shape: z.looseObject({}), body: named(order), effect: effectOn(order, 'push') });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    // Another process may have said it meanwhile.
    if (!(await readProgress(client, order)).has('pushed_order')) refused = error.answer;
  }
  const found = await findOrder(client, order);
  if (!found) throw notThereYet(NAME);
  return refused === null ? found : { ...found, status: 'held', reason: refused };
};

export const submitOrder = async (client: JsonClient, order: OutgoingOrder): Promise<ProviderOrder> => {
  const earlier = await lookBefore(client.transport, order, () => readDetail(client, order));
  if (!earlier) {
    try {
      await client.post(`${AT}/catalog`, { shape: dataOf(z.looseObject({})), body: orderBody(order), effect: effectOn(order, 'submit') });
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      if (!/duplicate|already|exists/i.test(error.answer)) return rejected(order, error.answer);
    }
  }
  return release(client, order);
};

export const cancelOrder = async (
  client: JsonClient,
  order: { readonly reference: string; readonly external_id: string },
): Promise<CancelAnswer> => {
  const isCancelled = async (): Promise<true | null> =>
    /cancel/i.test((await readDetail(client, order))?.order_status ?? '') ? true : null;
  if (await lookBack(client.transport, order, isCancelled)) return { cancelled: true };
  try {
    await client.post(`${AT}/cancel`, { shape: z.looseObject({}), body: named(order), effect: effectOn(order, 'cancel') });
    return { cancelled: true };
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return (await isCancelled()) ? { cancelled: true } : { cancelled: false, reason: error.answer };
  }
};
