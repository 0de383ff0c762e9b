import DialogContentText from '@mui/material/DialogContentText';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { invoices, type Invoice } from '../../entities/invoices';
import { useMutation, useRow } from '../../kernel/hooks';
import { DeedDialog } from '../../shell/orders/DeedDialog';
import { useFormat } from '../../ui/format';
import { showToast } from '../../ui/toast';
import { monthName } from './invoice-words';

/** Asks before a draft gets its number. */
export const IssueDialog = ({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) => {
  const { t } = useTranslation('invoice');
  const format = useFormat();
  const { _id, month } = invoice;
  const { submit, state } = useMutation(invoices, invoices.actions.issue);
  const number = useRow(invoices, _id)?.number;
  const isDone = state?.status === 'done';
  useEffect(() => {
    if (isDone && number) showToast(t('issue.done', { number }));
  }, [isDone, number, t]);
  return (
    <DeedDialog
      title={t('issue.title', { month: monthName(format, month) })}
      confirm={t('do.issue')}
      state={state}
      onConfirm={() => submit({ ids: [_id] })}
      onClose={onClose}
    >
      <DialogContentText variant="body1">{t('issue.text')}</DialogContentText>
    </DeedDialog>
  );
};
