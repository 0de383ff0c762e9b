import { useEffect } from 'react';
import type { UserInput } from '../../../contract/generated/operations';
import { forgetInvitationLink, invitationLink, inviteMember } from '../../entities/invitations';
import { members } from '../../entities/members';
import { useMutation } from '../../kernel/hooks';
import type { Save } from '../../ui/form/use-save-form';

interface Invitation extends Save<UserInput> {
  /** Shown once; undefined before, and in a replay, which has no links. */
  readonly link: string | undefined;
}

/** Invites somebody, and has the link for as long as it is shown. */
export const useInvitation = (): Invitation => {
  const { submit, state, requestId } = useMutation(members, inviteMember);
  useEffect(() => () => forgetInvitationLink(requestId), [requestId]);
  return {
    submit,
    // The entity hears of the call when it settles: until then it has nothing to say.
    state: requestId !== '' && state === undefined ? { status: 'pending', error: null } : state,
    requestId,
    link: state?.status === 'done' ? invitationLink(requestId) : undefined,
  };
};
