import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { jobGroups } from '../../entities/job-groups';
import { orders } from '../../entities/orders';
import { stores } from '../../entities/stores';
import { useList, useMutation, useSettledText } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { useListParams } from '../../ui/list-params';
import { showToast } from '../../ui/toast';
import { filterOfPath, filterOfStatus, ORDER_FILTERS, orderFilters } from './order-status';
import { OrdersView } from './OrdersView';

/** How often the list is asked for, in milliseconds. */
const POLL = 5_000;

/** `/orders/{filter}?status=…&id=…`: the status of the address wins over the filter's. */
export const OrdersScreen = () => {
  const { t } = useTranslation('orders');
  const params = useListParams();
  const { filter } = useParams();
  const tab = filterOfStatus(params.get('status')) ?? filterOfPath(filter);
  const commitSearch = useCallback((text: string) => params.set({ search: text }, { replace: true }), [params]);
  const [search, setSearch] = useSettledText(params.search, commitSearch);
  const list = useList(
    orders,
    {
      page: params.page,
      perpage: params.perpage,
      variables: { status: ORDER_FILTERS[tab], search: params.search, id: params.get('id') },
    },
    { poll: POLL },
  );

  const mayFetch = useMay('order', 'update');
  const connected = useList(stores, { perpage: 100, variables: { status: 'Valid' } }, { skip: !mayFetch });
  const fetchOrders = useMutation(jobGroups, jobGroups.actions.fetchOrders);
  const fetchState = fetchOrders.state;
  useEffect(() => {
    if (fetchState?.status === 'done') showToast(t('fetching'));
    if (fetchState?.status === 'failed' && fetchState.error) showToast(fetchState.error.message, { tone: 'error' });
  }, [fetchState, t]);

  const fetchNow = () => {
    if (connected.rows.length === 0) showToast(t('noStores'), { tone: 'error' });
    else fetchOrders.submit({ store_ids: connected.rows.map(({ _id }) => _id) });
  };

  return (
    <OrdersView
      rows={list.rows}
      total={list.total}
      loading={list.loading}
      error={list.error}
      tabs={orderFilters.map((each) => ({ value: each, label: t(`tab.${each}`), to: `/orders/${each}` }))}
      tab={tab}
      params={params}
      search={search}
      fetching={fetchState?.status === 'pending'}
      onFetch={mayFetch ? fetchNow : undefined}
      onSearch={setSearch}
      onRetry={list.reload}
    />
  );
};
