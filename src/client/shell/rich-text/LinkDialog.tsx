import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LINKS, LONGEST_LINK } from '../../../domain/rich-text/html';
import { Labelled } from '../../ui/form/Labelled';

interface LinkDialogProps {
  readonly href: string;
  /** Empty: it leads nowhere any more. */
  readonly onChoose: (href: string) => void;
  readonly onClose: () => void;
}

/** An address as people type it: without the part in front, one of the web. */
const whole = (typed: string): string => {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z\d+.-]*:/iu.test(text)) return text;
  return /^[^\s@/]+@[^\s@/]+$/u.test(text) ? `mailto:${text}` : `https://${text}`;
};

/** Asks where words lead. */
export const LinkDialog = ({ href, onChoose, onClose }: LinkDialogProps) => {
  const { t } = useTranslation('richText');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const [typed, setTyped] = useState(href);
  const [tried, setTried] = useState(false);
  const address = whole(typed);
  const isBad = address === '' || !LINKS.test(address) || address.length > LONGEST_LINK;
  const choose = (): void => {
    setTried(true);
    if (!isBad) onChoose(address);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('link.title')}</DialogTitle>
      <DialogContent>
        <Labelled label={t('link.address')} hint={t('link.hint')} error={tried && isBad ? t('link.bad') : undefined}>
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              size="small"
              autoFocus
              value={typed}
              inputProps={{ 'aria-describedby': describedBy, dir: 'ltr' }}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && choose()}
            />
          )}
        </Labelled>
      </DialogContent>
      <DialogActions>
        {href !== '' && (
          <Button color="error" onClick={() => onChoose('')} sx={{ marginInlineEnd: 'auto' }}>
            {t('link.remove')}
          </Button>
        )}
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        <Button variant="contained" onClick={choose}>
          {t('link.action')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
