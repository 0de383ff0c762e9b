import ContentCopy from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
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
