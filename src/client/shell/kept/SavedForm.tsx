import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MutationState } from '../../kernel/calls';
import { refusalSentence } from '../../ui/refusal';

interface SavedFormProps {
  readonly state: MutationState | undefined;
  readonly disabled: boolean;
  readonly onSave: () => void;
  /** It was saved, or is given up. */
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** A short form in a drawer: it stays, with what is wrong, until it is saved. */
export const SavedForm = ({ state, disabled, onSave, onDone, children }: SavedFormProps) => {
  const { t } = useTranslation('common');
  const done = useEffectEvent(() => onDone());
  useEffect(() => {
    if (state?.status === 'done') done();
  }, [state?.status]);
  const pending = state?.status === 'pending';
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled && !pending) onSave();
      }}
    >
      {children}
      {state?.status === 'failed' && state.error && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {refusalSentence(state.error)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={disabled} loading={pending}>
          {t('action.save')}
        </Button>
        <Button disabled={pending} onClick={onDone}>
          {t('action.cancel')}
        </Button>
      </Box>
    </Box>
  );
};
