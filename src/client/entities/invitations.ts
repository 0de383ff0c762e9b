import { createAction } from '@reduxjs/toolkit';
import type { UserInput } from '../../contract/generated/operations';
import { bringSaga } from '../kernel/arrivals';
import { makeId } from '../kernel/clock';
import type { SagaGenerator } from '../kernel/effects';
import { failed } from '../kernel/failed';
import { watch } from '../kernel/concurrency';
import { members } from './members';

/** Intent: invite somebody, or make a new link for somebody who was. How it stands is told by `members.selectMutation`. */
export const inviteMember = createAction('invitations/invite', (params: UserInput) => ({ payload: params, meta: { requestId: makeId() } }));

/**
 * Links of this page's life, by request id. A link lets whoever holds it join, so it stands in no state, no action and no log: the page that
 * asked shows it once.
 */
const links = new Map<string, string>();

export const invitationLink = (requestId: string): string | undefined => links.get(requestId);

export const forgetInvitationLink = (requestId: string): void => void links.delete(requestId);

function* invite({ payload, meta: { requestId } }: ReturnType<typeof inviteMember>): SagaGenerator<void> {
  try {
    const { makeUser } = yield* members.runMutation('save', { params: payload }, requestId);
    if (makeUser.invite_url) links.set(requestId, makeUser.invite_url);
  } catch (error) {
    yield* failed({ entity: members.name, operation: 'save', requestId }, error);
  }
}

bringSaga(() => watch(inviteMember.match, { mode: 'every' }, invite));
