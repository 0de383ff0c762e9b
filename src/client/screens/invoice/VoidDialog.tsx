import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoices, type Invoice } from '../../entities/invoices';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';
import { TextBox } from '../../shell/orders/TextBox';

/** Characters of why an invoice is taken back. */
const LONGEST = 255;

/** Asks before an issued invoice is taken back, and why. */
export const VoidDialog = ({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) => {
  const { t } = useTranslation('invoice');
  const [reason, setReason] = useState('');
  const { _id, number } = invoice;
  const close = useCallback(() => onClose(), [onClose]);
  const words = { number: number ?? '' };
  return (
    <RemoveDialog
      entity={invoices}
      intent={invoices.actions.void}
      variables={{ _id, reason: reason.trim() }}
      title={t('void.title', words)}
      text={t('void.text')}
      confirm={t('do.void')}
      done={t('void.done', words)}
      disabled={reason.trim() === ''}
      onClose={close}
    >
      <Box sx={{ mt: 4 }}>
        <TextBox label={t('void.reason')} value={reason} most={LONGEST} rows={2} autoFocus onChange={setReason} />
      </Box>
    </RemoveDialog>
  );
};
