import ReceiptLong from '../../ui/icons/ReceiptLongOutlined';
import Sync from '../../ui/icons/Sync';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { dayRange } from '../../../domain/lists/day-range';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { jobGroups } from '../../entities/job-groups';
import { orders } from '../../entities/orders';
import { stores } from '../../entities/stores';
import { loadDrawerTexts } from '../../i18n';
import { useList, useMutation } from '../../kernel/hooks';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import type { ListAddress } from '../../ui/list/address';
import { Message } from '../../ui/Message';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';
import { bulkOffers } from './bulk-offers';
import { orderColumns } from './order-columns';
import { askedFor, countedAs, orderFilters } from '../../shell/orders/order-status';
import { SetAsideBanner } from './SetAsideBanner';
import { useOrderFilters } from './use-order-filters';

const OrderDrawer = latePart(async () => {
  const [{ OrderDrawer: Drawer }] = await Promise.all([import('./OrderDrawer'), loadDrawerTexts()]);
  return Drawer;
});

const SetAsideDialog = latePart(async () => {
  const [{ SetAsideDialog: Listed }] = await Promise.all([import('./SetAsideDialog'), loadDrawerTexts()]);
  return Listed;
});

const OPENS = {
  param: 'id',
  prepare: OrderDrawer.prepare,
  drawer: (id: string, close: () => void) => <OrderDrawer key={id} id={id} onClose={close} />,
};

/** `/orders/{filter}?status=…&id=…`: the status of the address wins over the filter's; `id` opens an order. */
export const OrdersScreen = () => {
  const { t } = useTranslation('orders');
  const dispatch = useDispatch();
  const format = useFormat();
  const { filter } = useParams();
  const [params, setParams] = useSearchParams();
  const asked = askedFor(params.get('status') ?? '', filter);
  const untabbed = asked.tab === null ? asked.status : undefined;
  const counts = useSelector((state: CountsRoot) => selectCounts(state, 'orders'));
  const mayFetch = useMay('order', 'update');
  const connected = useList(stores, { perpage: 100, variables: { status: 'Valid' } }, { skip: !useMay('store', 'view') });
  const fetchOrders = useMutation(jobGroups, jobGroups.actions.fetchOrders);
  const fetchState = fetchOrders.state;

  useEffect(() => void dispatch(countActions.load('orders')), [dispatch]);
  useEffect(() => {
    if (fetchState?.status === 'done') showToast(t('fetching'));
    if (fetchState?.status === 'failed' && fetchState.error) showToast(refusalSentence(fetchState.error), { tone: 'error' });
  }, [fetchState, t]);

  const columns = useMemo(() => orderColumns(t, format), [t, format]);
  const bulk = useMemo(() => (mayFetch ? bulkOffers(t) : []), [t, mayFetch]);
  const filters = useOrderFilters(t, connected, untabbed);
  const query = ({ search, filters: { store, provider, gate, risk, address, tag, assignee, date_from, date_to } }: ListAddress) => {
    const range = dayRange(date_from, date_to);
    return {
      status: asked.status,
      attention: asked.attention || null,
      search,
      store: store ?? '',
      provider: provider ?? '',
      gate: gate ?? '',
      risk: risk ? Number(risk) : null,
      address: address ?? '',
      tag: tag ?? '',
      assignee: assignee ?? '',
      ...(range.ok && range.value),
    };
  };
  const fetchNow = () => {
    if (connected.rows.length === 0) showToast(t('noStores'), { tone: 'error' });
    else fetchOrders.submit({ store_ids: connected.rows.map(({ _id }) => _id) });
  };
  const aside = counts?.aside ?? 0;
  const showAside = (shown: boolean) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      if (shown) next.set('aside', 'all');
      else next.delete('aside');
      return next;
    });
  return (
    <>
      {aside > 0 && <SetAsideBanner count={aside} onOpen={() => showAside(true)} />}
      {params.has('aside') && (
        <Suspense>
          <SetAsideDialog onClose={() => showAside(false)} />
        </Suspense>
      )}
      <ListScreen
        list="orders"
        entity={orders}
        title={t('title')}
        columns={columns}
        query={query}
        tabs={{
          value: asked.tab ?? asked.status,
          items: orderFilters.map((each) => ({
            value: each,
            label: t(`tab.${each}`),
            to: addresses.orders.print({ filter: each }),
            count: counts ? (counts[countedAs(each)] ?? 0) : undefined,
          })),
        }}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters}
        rowName={({ number }) => `#${number}`}
        opens={OPENS}
        bulk={bulk}
        actions={
          mayFetch && (
            <Button
              variant="contained"
              startIcon={<Sync />}
              loading={fetchState?.status === 'pending'}
              loadingPosition="start"
              onClick={fetchNow}
            >
              {t('fetch')}
            </Button>
          )
        }
        home={addresses.orders.print({ filter: 'all' })}
        narrowed={asked.tab !== 'all' && (counts?.all ?? 0) > 0}
        empty={<Message Icon={ReceiptLong} title={t('empty.title')} text={t('empty.text')} />}
      />
    </>
  );
};
