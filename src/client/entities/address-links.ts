import { createAction } from '@reduxjs/toolkit';
import { bringSaga } from '../kernel/arrivals';
import { makeId } from '../kernel/clock';
import type { SagaGenerator } from '../kernel/effects';
import { failed } from '../kernel/failed';
import { watch } from '../kernel/concurrency';
import { orders } from './orders';

/** Intent: make a link by which the buyer of an order says where it goes. How it stands is told by `orders.selectMutation`. */
export const askAddressLink = createAction('orders/addressLink', (order: { readonly _id: string }) => ({
  payload: { _id: order._id },
  meta: { requestId: makeId() },
}));

/**
 * Links of this page's life, by request id. Whoever holds one may say where an order goes, so it stands in no state, no action and no log: the page
 * that asked shows it once.
 */
const links = new Map<string, string>();

export const addressLink = (requestId: string): string | undefined => links.get(requestId);

export const forgetAddressLink = (requestId: string): void => void links.delete(requestId);

function* make({ payload, meta: { requestId } }: ReturnType<typeof askAddressLink>): SagaGenerator<void> {
  try {
    links.set(requestId, (yield* orders.runMutation('addressLink', payload, requestId)).orderAddressLink.url);
  } catch (error) {
    yield* failed({ entity: orders.name, operation: 'addressLink', requestId }, error);
  }
}

bringSaga(() => watch(askAddressLink.match, { mode: 'every' }, make));
