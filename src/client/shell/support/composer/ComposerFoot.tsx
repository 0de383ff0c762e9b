import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Afterwards } from '../../../../domain/support/lifecycle';
import type { Unsent } from '../../../entities/unsent-messages';
import { KeyCap } from '../../shortcuts/KeyCap';

type Kind = Unsent['kind'];

interface SendButtonsProps {
  readonly kind: Kind;
  /** It goes to somebody other than the buyer, so nothing becomes of the conversation. */
  readonly aside: boolean;
  readonly pending: boolean;
  readonly ready: boolean;
  readonly onSend: (then: Afterwards) => void;
}

/** Sends what is written; a reply says what becomes of the conversation. */
export const SendButtons = ({ kind, aside, pending, ready, onSend }: SendButtonsProps) => {
  const { t } = useTranslation('support');
  const state = { loading: pending, disabled: !ready };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2, marginInlineStart: 'auto' }}>
      {kind === 'note' ? (
        <Button variant="contained" color="warning" {...state} onClick={() => onSend('stay')}>
          {t('composer.addNote')}
        </Button>
      ) : aside ? (
        <Button variant="contained" {...state} aria-keyshortcuts="Control+Enter" onClick={() => onSend('stay')}>
          {t(kind === 'forward' ? 'composer.forward' : 'composer.send')}
        </Button>
      ) : (
        <>
          <Button variant="outlined" {...state} aria-keyshortcuts="Control+Enter" onClick={() => onSend('wait')}>
            {t('composer.sendWait')}
          </Button>
          <Button variant="contained" {...state} aria-keyshortcuts="Control+Shift+Enter" onClick={() => onSend('resolve')}>
            {t('composer.sendResolve')}
          </Button>
        </>
      )}
    </Box>
  );
};

/** The keys that do the same. */
export const ComposerKeys = ({ kind, aside }: Pick<SendButtonsProps, 'kind' | 'aside'>) => {
  const { t } = useTranslation('support');
  return (
    <Box aria-hidden sx={hints}>
      <KeyCap keys={['/']} /> {t('canned.title')}
      <KeyCap keys={['Mod', 'Enter']} />{' '}
      {t(kind === 'note' ? 'composer.addNote' : kind === 'forward' ? 'composer.forward' : aside ? 'composer.send' : 'composer.sendWait')}
      {kind === 'reply' && !aside && (
        <>
          <KeyCap keys={['Mod', 'Shift', 'Enter']} /> {t('composer.sendResolve')}
        </>
      )}
    </Box>
  );
};

const hints = {
  display: { xs: 'none', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  width: '100%',
  fontSize: 11,
  color: 'text.secondary',
} as const;
