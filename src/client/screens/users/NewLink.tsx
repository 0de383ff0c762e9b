import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../entities/members';
import { InvitationLink } from './InvitationLink';
import { useInvitation } from './use-invitation';
import { refusalSentence } from '../../ui/refusal-sentence';

/** Makes a new link for somebody who has not joined yet; the former one ends. */
export const NewLink = ({ member }: { readonly member: Member }) => {
  const { t } = useTranslation('users');
  const { invite, pending, refusal, link } = useInvitation();
  if (link) return <InvitationLink link={link} email={member.email} />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 3 }}>
      <Alert severity={refusal ? 'error' : 'info'} sx={{ width: '100%' }}>
        {refusal ? refusalSentence(refusal) : t('invite.waiting')}
      </Alert>
      <Button variant="outlined" loading={pending} onClick={() => invite({ email: member.email })}>
        {t('invite.newLink')}
      </Button>
    </Box>
  );
};
