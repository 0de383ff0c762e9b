import Receipt from '../../ui/icons/ReceiptOutlined';
import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { INVOICE_STATUSES } from '../../../domain/billing/invoice';
import { fulfilments } from '../../entities/fulfilments';
import { invoiceCounts, invoices } from '../../entities/invoices';
import { stores } from '../../entities/stores';
import { useList, useMutation } from '../../kernel/hooks';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import { choiceFilter, rowOptions, type ListFilter } from '../../ui/list/filters';
import { Message } from '../../ui/Message';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';
import { bulkOffers } from './bulk-offers';
import { invoiceColumns } from './invoice-columns';
import { invoiceName, monthName, statusOf } from './invoice-words';

const InvoiceDrawer = latePart(async () => (await import('./InvoiceDrawer')).InvoiceDrawer);

const OPENS = {
  param: 'id',
  prepare: InvoiceDrawer.prepare,
  drawer: (id: string, close: () => void) => <InvoiceDrawer key={id} id={id} onClose={close} />,
};

const TABS = ['all', ...INVOICE_STATUSES] as const;

/** `/order-invoice?status=…&id=…`: what providers charged by store, provider and month; `id` opens one. */
export const InvoiceScreen = () => {
  const { t } = useTranslation('invoice');
  const format = useFormat();
  const [params] = useSearchParams();
  const wanted = (params.get('status') ?? '').toLowerCase();
  const tab = TABS.find((each) => each === wanted) ?? 'all';
  const [add, update] = [useMay('billing', 'add'), useMay('billing', 'update')];
  const ours = useList(stores, { perpage: 100 }, { skip: !useMay('store', 'view') });
  const makers = useList(fulfilments, { perpage: 100 }, { skip: !useMay('fulfilment', 'view') });
  const [counted] = useList(invoiceCounts, {}).rows;
  const countOf = (each: (typeof TABS)[number]): number | undefined =>
    counted?.statuses.reduce((sum, { status, count }) => (each === 'all' || status === each ? sum + count : sum), 0);

  const columns = useMemo(() => invoiceColumns(t, format), [t, format]);
  const bulk = useMemo(() => bulkOffers(t, update), [t, update]);
  const filters = useMemo(
    (): readonly ListFilter[] => [
      choiceFilter(
        'store',
        t('column.store'),
        rowOptions(ours.loading ? undefined : ours.rows, ({ sto_name }) => sto_name),
      ),
      choiceFilter(
        'provider',
        t('column.provider'),
        rowOptions(makers.loading ? undefined : makers.rows, ({ name }) => name),
      ),
      choiceFilter(
        'month',
        t('column.month'),
        counted?.months.map((month) => ({ value: month, label: monthName(format, month) })),
      ),
    ],
    [t, format, ours.loading, ours.rows, makers.loading, makers.rows, counted],
  );
  return (
    <ListScreen
      list="invoices"
      entity={invoices}
      title={t('title')}
      columns={columns}
      query={({ search, filters: { store, provider, month } }) => ({
        status: tab === 'all' ? 'All' : tab,
        search,
        store,
        provider,
        month,
      })}
      tabs={{
        value: tab,
        items: TABS.map((each) => ({
          value: each,
          label: each === 'all' ? t('all') : statusOf(t, each).label,
          to: addresses.invoice.print(each === 'all' ? {} : { status: each }),
          count: countOf(each),
        })),
      }}
      searchPlaceholder={t('searchPlaceholder')}
      filters={filters}
      rowName={(invoice) => invoiceName(t, format, invoice)}
      opens={OPENS}
      bulk={bulk}
      actions={add && <MakeButton />}
      home={addresses.invoice.print({})}
      narrowed={tab !== 'all' && (countOf('all') ?? 0) > 0}
      empty={<Message Icon={Receipt} title={t('empty.title')} text={t('empty.text')} />}
    />
  );
};

/** Drafts what is open of months that are over, such as what a void invoice was for. */
const MakeButton = () => {
  const { t } = useTranslation('invoice');
  const { submit, state } = useMutation(invoices, invoices.actions.make);
  useEffect(() => {
    const count = state?.ids?.length ?? 0;
    if (state?.status === 'done') showToast(count > 0 ? t('made', { count }) : t('madeNone'));
    if (state?.status === 'failed' && state.error) showToast(refusalSentence(state.error), { tone: 'error' });
  }, [state, t]);
  return (
    <Button variant="contained" loading={state?.status === 'pending'} onClick={() => submit({})}>
      {t('do.make')}
    </Button>
  );
};
