import DialogContentText from '@mui/material/DialogContentText';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoices, type Invoice } from '../../entities/invoices';
import { useMutation } from '../../kernel/hooks';
import { DeedDialog } from '../../shell/orders/DeedDialog';
import { TextBox } from '../../shell/orders/TextBox';
import { SelectField } from '../../ui/form/SelectField';
import { useFormat } from '../../ui/format';
import { showToast } from '../../ui/toast';

/** Characters of what a payment is known by. */
const LONGEST = 255;

/** Asks how what is due of an invoice was paid. A statement's own bill is paid outside. */
export const PayDialog = ({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) => {
  const { t } = useTranslation('invoice');
  const format = useFormat();
  const { _id, number, kind, due } = invoice;
  const ways = kind === 'invoice' ? (['wallet', 'outside'] as const) : (['outside'] as const);
  const [from, setFrom] = useState<string>(ways[0]);
  const [reference, setReference] = useState('');
  const { submit, state } = useMutation(invoices, invoices.actions.pay);
  const isDone = state?.status === 'done';
  useEffect(() => {
    if (isDone) showToast(t('pay.done', { number: number ?? '' }));
  }, [isDone, number, t]);
  const outside = from === 'outside';
  const takes = due === 0 ? t('pay.nothing') : t(due > 0 ? 'pay.walletText' : 'pay.walletBack', { amount: format.money(Math.abs(due)) });
  return (
    <DeedDialog
      title={t('pay.title', { number: number ?? '' })}
      confirm={t('do.pay')}
      state={state}
      disabled={outside && reference.trim() === ''}
      onConfirm={() => submit({ _id, from, reference: outside ? reference.trim() : null })}
      onClose={onClose}
    >
      <SelectField
        label={t('pay.from')}
        value={from}
        options={ways.map((way) => ({ value: way, label: t(`pay.${way}`) }))}
        onChange={setFrom}
      />
      {outside ? (
        <TextBox
          label={t('pay.reference')}
          hint={t('pay.referenceHint')}
          value={reference}
          most={LONGEST}
          autoFocus
          onChange={setReference}
        />
      ) : (
        <DialogContentText variant="body1">{takes}</DialogContentText>
      )}
    </DeedDialog>
  );
};
