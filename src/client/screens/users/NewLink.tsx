import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../entities/members';
import { sentenceOf } from '../../ui/server-error';
import { InvitationLink } from './InvitationLink';
import { useInvitation } from './use-invitation';

/** Makes a new link for somebody who has not joined yet; the former one ends. */
export const NewLink = ({ member }: { readonly member: Member }) => {
  const { t } = useTranslation('users');
  const { submit, state, link } = useInvitation();
  if (link) return <InvitationLink link={link} email={member.email} />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 3 }}>
      <Alert severity={state?.error ? 'error' : 'info'} sx={{ width: '100%' }}>
        {state?.error ? sentenceOf(state.error) : t('invite.waiting')}
      </Alert>
      <Button variant="outlined" loading={state?.status === 'pending'} onClick={() => submit({ email: member.email })}>
        {t('invite.newLink')}
      </Button>
    </Box>
  );
};
