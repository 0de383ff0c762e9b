import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MutationState } from '../../kernel/calls';
import { refusalSentence } from '../../ui/refusal';

interface DeedDialogProps {
  readonly title: string;
  /** A verb. */
  readonly confirm: string;
  readonly state: MutationState | undefined;
  /** Something has to be chosen first. */
  readonly disabled?: boolean;
  readonly width?: 'xs' | 'sm';
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks what is needed to do something with an order; it stays until that is done. */
export const DeedDialog = ({ title, confirm, state, disabled = false, width = 'xs', onConfirm, onClose, children }: DeedDialogProps) => {
  const { t } = useTranslation('common');
  const titleId = useId();
  const pending = state?.status === 'pending';
  const done = useEffectEvent(() => onClose());
  useEffect(() => {
    if (state?.status === 'done') done();
  }, [state?.status]);
  return (
    <Dialog open onClose={pending ? undefined : onClose} maxWidth={width} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        {children}
        {state?.status === 'failed' && state.error && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {refusalSentence(state.error)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={pending} onClick={onClose}>
          {t('action.close')}
        </Button>
        <Button variant="contained" disabled={disabled} loading={pending} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
