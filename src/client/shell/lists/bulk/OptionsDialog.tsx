import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkExtra } from '../../../tasks/bulk/runners';
import type { BulkOptionsProps } from './offer';

interface OptionsDialogProps extends Pick<BulkOptionsProps, 'onReady' | 'onClose'> {
  readonly title: string;
  /** Null: something has to be said first. */
  readonly extra: BulkExtra | null;
  readonly children: ReactNode;
}

/** Asks what a bulk action needs to know before its dry run. */
export const OptionsDialog = ({ title, extra, onReady, onClose, children }: OptionsDialogProps) => {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        <Button variant="contained" disabled={extra === null} onClick={() => extra && onReady(extra, false)}>
          {t('label.review')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
