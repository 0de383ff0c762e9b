import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** Names the thing and the count. */
  readonly title: string;
  /** What happens, and what stays. */
  readonly text: string;
  /** A verb. */
  readonly confirm: string;
  readonly pending?: boolean;
  /** It cannot be confirmed yet. */
  readonly disabled?: boolean | undefined;
  /** What is asked besides, beneath the text. */
  readonly children?: ReactNode;
  /** Why the last try did not work. */
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before something is destroyed. Once confirmed it stays until there is an answer to show, whatever is pressed; and what is fading away
 * confirms nothing.
 */
export const ConfirmDialog = ({
  open,
  title,
  text,
  confirm,
  pending = false,
  disabled = false,
  error,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog open={open} onClose={pending ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} variant="body1">
          {text}
        </DialogContentText>
        {children}
        {error && (
          <DialogContentText role="alert" variant="body1" sx={{ color: 'error.main', mt: 3 }}>
            {error}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={pending} onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={pending} disabled={disabled} onClick={() => open && onConfirm()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
