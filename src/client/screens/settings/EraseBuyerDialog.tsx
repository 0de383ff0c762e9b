import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuyerData } from '../../entities/buyers';
import { erasures } from '../../entities/erasures';
import { useMutation } from '../../kernel/hooks';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Labelled } from '../../ui/form/Labelled';
import { refusalSentence } from '../../ui/refusal';
import { ownDirection } from '../../ui/styles';
import { showToast } from '../../ui/toast';

interface EraseBuyerDialogProps {
  readonly data: BuyerData;
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

/** Says what is erased and what stays, and asks to type whom. */
export const EraseBuyerDialog = ({ data, onClose, onAsked }: EraseBuyerDialogProps) => {
  const { t } = useTranslation('settings');
  const [typed, setTyped] = useState('');
  const { submit, state } = useMutation(erasures, erasures.actions.erase);
  const isDone = state?.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    showToast(t('buyers.asked'));
    onAsked();
    // Once, when the answer is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDone]);
  const text = data.confirm;
  const matches = typed.trim().toLowerCase() === text.toLowerCase();
  return (
    <ConfirmDialog
      open
      title={t('buyers.eraseTitle', { name: data.name || text })}
      text={t('buyers.eraseText')}
      confirm={t('buyers.erase')}
      pending={state?.status === 'pending'}
      disabled={!matches}
      error={state?.error ? refusalSentence(state.error) : undefined}
      onConfirm={() => void submit({ _id: data._id, confirm: typed })}
      onClose={onClose}
    >
      <Box component="dl" sx={{ my: 4, '& dt': { fontWeight: 500, ...ownDirection }, '& dd': { m: 0, mb: 2, ...ownDirection } }}>
        <dt>{t('buyers.goes')}</dt>
        <dd>{t('buyers.goesText')}</dd>
        <dt>{t('buyers.stays')}</dt>
        <dd>{t('buyers.staysText')}</dd>
      </Box>
      <Labelled label={t('buyers.confirmLabel', { text })}>
        {({ id }) => (
          <OutlinedInput
            id={id}
            size="small"
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Labelled>
    </ConfirmDialog>
  );
};
