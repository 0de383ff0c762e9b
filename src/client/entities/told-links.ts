import { createAction } from '@reduxjs/toolkit';
import type { UserInput } from '../../contract/generated/operations';
import { makeId } from '../kernel/clock';
import { all, call, type SagaGenerator } from '../kernel/effects';
import { failed } from '../kernel/failed';
import { watch } from '../kernel/concurrency';
import { members } from './members';
import { orders } from './orders';

/** Intent: invite somebody, or make a new link for somebody who was. How it stands is told by `members.selectMutation`. */
export const inviteMember = createAction('invitations/invite', (params: UserInput) => ({ payload: params, meta: { requestId: makeId() } }));

/** Intent: make a link by which the buyer of an order says where it goes. How it stands is told by `orders.selectMutation`. */
export const askAddressLink = createAction('orders/addressLink', (order: { readonly _id: string }) => ({
  payload: { _id: order._id },
  meta: { requestId: makeId() },
}));

/**
 * Links of this page's life, by request id. A link lets whoever holds it in, so it stands in no state, no action and no log: the page that
 * asked shows it once.
 */
const links = new Map<string, string>();

export const toldLink = (requestId: string): string | undefined => links.get(requestId);

export const forgetLink = (requestId: string): void => void links.delete(requestId);

function* invite({ payload, meta: { requestId } }: ReturnType<typeof inviteMember>): SagaGenerator<void> {
  try {
    const { makeUser } = yield* members.runMutation('save', { params: payload }, requestId);
    if (makeUser.invite_url) links.set(requestId, makeUser.invite_url);
  } catch (error) {
    yield* failed({ entity: members.name, operation: 'save', requestId }, error);
  }
}

function* addressLink({ payload, meta: { requestId } }: ReturnType<typeof askAddressLink>): SagaGenerator<void> {
  try {
    links.set(requestId, (yield* orders.runMutation('addressLink', payload, requestId)).orderAddressLink.url);
  } catch (error) {
    yield* failed({ entity: orders.name, operation: 'addressLink', requestId }, error);
  }
}

export function* toldLinksSaga(): SagaGenerator<void> {
  yield* all([
    call(() => watch(inviteMember.match, { mode: 'every' }, invite)),
    call(() => watch(askAddressLink.match, { mode: 'every' }, addressLink)),
  ]);
}
