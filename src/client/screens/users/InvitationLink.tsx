import ContentCopy from '../../ui/icons/ContentCopy';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInput } from '../../../contract/generated/operations';
import { forgetInvitationLink, invitationLink, inviteMember } from '../../entities/invitations';
import { type Member, members } from '../../entities/members';
import { useMutation } from '../../kernel/hooks';
import type { Save } from '../../ui/form/use-save-form';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

/** The link somebody joins by, to be copied and sent: no mail is sent for it. */
export const InvitationLink = ({ link, email }: { readonly link: string; readonly email: string }) => {
  const { t } = useTranslation('users');
  const input = useRef<HTMLInputElement>(null);
  const copy = (): void => {
    input.current?.select();
    // Without the right to write to the clipboard the link stands selected, to be copied by hand.
    navigator.clipboard?.writeText(link).then(
      () => showToast(t('invite.copied')),
      () => undefined,
    );
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Alert severity="success">{t('invite.done', { email })}</Alert>
      <OutlinedInput
        size="small"
        readOnly
        value={link}
        inputRef={input}
        autoFocus
        onFocus={(event) => event.target.select()}
        slotProps={{ input: { 'aria-label': t('invite.link'), dir: 'ltr' } }}
      />
      <Button variant="outlined" startIcon={<ContentCopy />} onClick={copy} sx={{ alignSelf: 'start' }}>
        {t('invite.copy')}
      </Button>
    </Box>
  );
};

/** Makes a new link for somebody who has not joined yet; the former one ends. */
export const NewLink = ({ member }: { readonly member: Member }) => {
  const { t } = useTranslation('users');
  const { submit, state, link } = useInvitation();
  if (link) return <InvitationLink link={link} email={member.email} />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 3 }}>
      <Alert severity={state?.error ? 'error' : 'info'} sx={{ width: '100%' }}>
        {state?.error ? refusalSentence(state.error) : t('invite.waiting')}
      </Alert>
      <Button variant="outlined" loading={state?.status === 'pending'} onClick={() => submit({ email: member.email })}>
        {t('invite.newLink')}
      </Button>
    </Box>
  );
};

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
