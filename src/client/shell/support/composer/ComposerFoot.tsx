import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Afterwards } from '../../../../domain/support/lifecycle';
import type { Unsent } from '../../../entities/unsent-messages';
import { KeyCap } from '../../shortcuts/KeyCap';

type Kind = Unsent['kind'];

interface SendButtonsProps {
  readonly kind: Kind;
  readonly pending: boolean;
  readonly ready: boolean;
  readonly onSend: (then: Afterwards) => void;
}

/** Sends what is written; a reply says what becomes of the conversation. */
export const SendButtons = ({ kind, pending, ready, onSend }: SendButtonsProps) => {
  const { t } = useTranslation('support');
  const state = { loading: pending, disabled: !ready };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2, marginInlineStart: 'auto' }}>
      {kind === 'note' ? (
        <Button variant="contained" color="warning" {...state} onClick={() => onSend('stay')}>
          {t('composer.addNote')}
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
export const ComposerKeys = ({ kind }: { readonly kind: Kind }) => {
  const { t } = useTranslation('support');
  return (
    <Box aria-hidden sx={hints}>
      <KeyCap keys={['/']} /> {t('canned.title')}
      <KeyCap keys={['Mod', 'Enter']} /> {kind === 'note' ? t('composer.addNote') : t('composer.sendWait')}
      {kind === 'reply' && (
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
