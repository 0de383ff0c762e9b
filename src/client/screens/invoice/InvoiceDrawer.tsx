import Download from '../../ui/icons/FileDownloadOutlined';
import Receipt from '../../ui/icons/ReceiptOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { addresses } from '../../../domain/addresses/addresses';
import { invoices, type Invoice } from '../../entities/invoices';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { useMay } from '../../shell/session/use-may';
import { pushTask } from '../../tasks/kinds';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { StatusChip } from '../../ui/StatusChip';
import { InvoiceLines } from './InvoiceLines';
import { invoiceName, kindName, monthName, statusOf } from './invoice-words';
import { IssueDialog } from './IssueDialog';
import { PayDialog } from './PayDialog';
import { VoidDialog } from './VoidDialog';

/** One invoice of the address: who it names, its lines, what it comes to, and what becomes of it. */
export const InvoiceDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('invoice');
  const format = useFormat();
  return (
    <RowDrawer
      entity={invoices}
      id={id}
      variables={{ _id: id }}
      title={t('one')}
      rowTitle={(invoice) => invoiceName(t, format, invoice)}
      gone={t('gone')}
      Icon={Receipt}
      roomy
      onClose={onClose}
    >
      {(invoice) => <Details invoice={invoice} />}
    </RowDrawer>
  );
};

const Details = ({ invoice }: { readonly invoice: Invoice }) => {
  const { t } = useTranslation('invoice');
  const format = useFormat();
  const mayStores = useMay('store', 'view');
  const { kind, status, store, provider, month, credits, reason, paid_from, reference, issued_at, paid_at } = invoice;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <StatusChip {...statusOf(t, status)} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {kindName(t, kind)}
          {kind === 'statement' && ` · ${t('statementNote', { provider })}`}
        </Typography>
      </Box>
      <Deeds invoice={invoice} />
      <Facts
        facts={[
          [
            t('column.store'),
            mayStores ? (
              <MuiLink component={Link} to={addresses.stores.print({ filter: 'all', store: store._id })}>
                {store.sto_name}
              </MuiLink>
            ) : (
              store.sto_name
            ),
          ],
          [t('column.provider'), provider],
          [t('column.month'), monthName(format, month)],
          [t('column.issued'), issued_at !== null && format.dateTime(issued_at)],
          [t('fact.paid'), paid_at !== null && format.dateTime(paid_at)],
          [t('fact.paidFrom'), paid_from !== null && t(paid_from === 'wallet' ? 'pay.wallet' : 'pay.outside')],
          [t('fact.reference'), reference],
          [t('fact.credits'), credits !== null && <Credited id={credits} />],
          [t('fact.reason'), reason],
        ]}
      />
      <InvoiceLines invoice={invoice} />
    </Box>
  );
};

/** The invoice a credit note takes back. */
const Credited = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('invoice');
  return (
    <MuiLink component={Link} to={addresses.invoice.print({ id })}>
      {t('one')}
    </MuiLink>
  );
};

/** What can be done with it, as it stands. */
const Deeds = ({ invoice }: { readonly invoice: Invoice }) => {
  const { t } = useTranslation('invoice');
  const format = useFormat();
  const dispatch = useDispatch();
  const mayUpdate = useMay('billing', 'update');
  const [asked, setAsked] = useState<'issue' | 'pay' | 'void' | null>(null);
  const { _id, kind, status } = invoice;
  const close = (): void => setAsked(null);
  const isOpen = mayUpdate && status === 'issued' && kind !== 'credit_note';
  const fetchFile = (file: 'pdf' | 'csv'): void => {
    const name = `${invoiceName(t, format, invoice)} (${t(`do.${file}`)})`;
    dispatch(pushTask('invoiceFile', { id: _id, kind: file, name }));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {mayUpdate && status === 'draft' && (
        <Button variant="contained" onClick={() => setAsked('issue')}>
          {t('do.issue')}
        </Button>
      )}
      {isOpen && (
        <Button variant="contained" onClick={() => setAsked('pay')}>
          {t('do.pay')}
        </Button>
      )}
      {isOpen && (
        <Button color="error" onClick={() => setAsked('void')}>
          {t('do.void')}
        </Button>
      )}
      {status !== 'draft' && (
        <Button startIcon={<Download />} onClick={() => fetchFile('pdf')}>
          {t('do.pdf')}
        </Button>
      )}
      <Button startIcon={<Download />} onClick={() => fetchFile('csv')}>
        {t('do.csv')}
      </Button>
      {asked === 'issue' && <IssueDialog invoice={invoice} onClose={close} />}
      {asked === 'pay' && <PayDialog invoice={invoice} onClose={close} />}
      {asked === 'void' && <VoidDialog invoice={invoice} onClose={close} />}
    </Box>
  );
};
