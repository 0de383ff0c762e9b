import ManageAccounts from '../../ui/icons/ManageAccountsOutlined';
import Payments from '../../ui/icons/PaymentsOutlined';
import Sync from '../../ui/icons/Sync';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { dayRange } from '../../../domain/lists/day-range';
import { DISPUTE_STAGES } from '../../../domain/sales/paypal-disputes';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { paypalAccounts } from '../../entities/paypal-accounts';
import { paypalItems } from '../../entities/paypal-items';
import { stores } from '../../entities/stores';
import { useList, useMutation } from '../../kernel/hooks';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { Hint } from '../../ui/Hint';
import { latePart } from '../../ui/late-part';
import type { ListAddress } from '../../ui/list/address';
import { choiceFilter, rowOptions, type ListFilter } from '../../ui/list/filters';
import { Message } from '../../ui/Message';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';
import { paypalColumns } from './paypal-columns';
import { stageName, paypalStatusOf } from '../../shell/orders/paypal-words';
import { NumbersContext } from './typed-numbers';
import { useTypedNumbers } from './use-typed-numbers';

const PaypalDrawer = latePart(async () => (await import('./PaypalDrawer')).PaypalDrawer);
const PaypalAccounts = latePart(async () => (await import('./PaypalAccounts')).PaypalAccounts);

const OPENS = {
  param: 'id',
  prepare: PaypalDrawer.prepare,
  drawer: (id: string, close: () => void) => <PaypalDrawer key={id} id={id} onClose={close} />,
};

/** As the specification lists them. */
const TABS = ['all', 'missing', 'synced', 'hold', 'disputed', 'resolved'] as const;

/** `/paypal/{filter}?id=…`: payments by PayPal; `id` opens one. */
export const PaypalScreen = () => {
  const { t } = useTranslation('paypal');
  const dispatch = useDispatch();
  const format = useFormat();
  const { filter } = useParams();
  const tab = TABS.find((each) => each === filter) ?? 'all';
  const counts = useSelector((state: CountsRoot) => selectCounts(state, 'paypal'));
  const mayUpdate = useMay('paypal', 'update');
  const ours = useList(stores, { perpage: 100 }, { skip: !useMay('store', 'view') });
  const accounts = useList(paypalAccounts, {});
  const [managing, setManaging] = useState(false);
  const fetching = useMutation(paypalAccounts, paypalAccounts.actions.fetch);
  const typed = useTypedNumbers();

  useEffect(() => void dispatch(countActions.load('paypal')), [dispatch]);
  const { state: fetched } = fetching;
  useEffect(() => {
    if (fetched?.status === 'done') showToast(t('fetching'));
    if (fetched?.status === 'failed' && fetched.error) showToast(refusalSentence(fetched.error), { tone: 'error' });
  }, [fetched, t]);

  const columns = useMemo(() => paypalColumns(t, format), [t, format]);
  const filters = useMemo((): readonly ListFilter[] => {
    return [
      choiceFilter(
        'store',
        t('column.store'),
        rowOptions(ours.loading ? undefined : ours.rows, ({ sto_name }) => sto_name),
      ),
      choiceFilter(
        'account',
        t('column.account'),
        rowOptions(accounts.loading ? undefined : accounts.rows, ({ email }) => email),
      ),
      choiceFilter(
        'stage',
        t('filter.stage'),
        DISPUTE_STAGES.map((stage) => ({ value: stage, label: stageName(t, stage) })),
      ),
      { kind: 'dates', name: 'date', label: t('column.paid') },
    ];
  }, [t, ours.loading, ours.rows, accounts.loading, accounts.rows]);
  const query = ({ search, filters: { store, account, stage, date_from, date_to } }: ListAddress) => {
    const range = dayRange(date_from, date_to);
    return { status: tab === 'all' ? 'All' : tab, search, store, account, stage, ...(range.ok && range.value) };
  };
  const unconnected = !accounts.loading && accounts.error === null && accounts.rows.length === 0;
  const connect = mayUpdate && (
    <Button variant="contained" onClick={() => setManaging(true)}>
      {t('connect')}
    </Button>
  );
  const fetchNow = mayUpdate && (
    <Button
      variant="contained"
      startIcon={<Sync />}
      loading={fetched?.status === 'pending'}
      loadingPosition="start"
      onClick={() => fetching.submit({})}
    >
      {t('fetch')}
    </Button>
  );
  const push = (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Button disabled={typed.pushing} onClick={typed.discard}>
        {t('discard')}
      </Button>
      <Button variant="contained" loading={typed.pushing} disabled={typed.ready === 0} onClick={typed.push}>
        {t('push', { count: typed.ready })}
      </Button>
    </Box>
  );
  return (
    <NumbersContext value={mayUpdate ? typed.numbers : null}>
      <ListScreen
        list="paypal"
        entity={paypalItems}
        title={t('name')}
        columns={columns}
        query={query}
        tabs={{
          value: tab,
          items: TABS.map((each) => ({
            value: each,
            label: each === 'all' ? t('all') : paypalStatusOf(t, each).label,
            to: addresses.paypal.print({ filter: each }),
            count: counts ? (counts[each] ?? 0) : undefined,
          })),
        }}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters}
        rowName={({ transaction_id }) => transaction_id}
        opens={OPENS}
        actions={typed.count > 0 && mayUpdate ? push : unconnected ? connect : fetchNow}
        tools={
          <Hint title={t('accounts.title')}>
            <IconButton aria-label={t('accounts.title')} onClick={() => setManaging(true)}>
              <ManageAccounts />
            </IconButton>
          </Hint>
        }
        home={addresses.paypal.print({ filter: 'all' })}
        narrowed={tab !== 'all' && (counts?.all ?? 0) > 0}
        empty={
          <Message Icon={Payments} title={t('empty.title')} text={t(unconnected ? 'empty.connect' : 'empty.text')}>
            {unconnected && connect}
          </Message>
        }
      />
      <Suspense>{managing && <PaypalAccounts onClose={() => setManaging(false)} />}</Suspense>
    </NumbersContext>
  );
};
