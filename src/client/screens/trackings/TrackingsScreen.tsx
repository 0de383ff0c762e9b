import LocalShipping from '../../ui/icons/LocalShippingOutlined';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { dayRange } from '../../../domain/lists/day-range';
import { COURIERS } from '../../../domain/sales/couriers';
import { PUSH_STATES, SILENT_DAYS, TRACKING_STATUSES } from '../../../domain/sales/tracking';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { fulfilments } from '../../entities/fulfilments';
import { stores } from '../../entities/stores';
import { trackings } from '../../entities/trackings';
import { useList } from '../../kernel/hooks';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import type { ListAddress } from '../../ui/list/address';
import { choiceFilter, rowOptions, type ListFilter } from '../../ui/list/filters';
import { Message } from '../../ui/Message';
import { parcelName } from '../../ui/parcel-state';
import { bulkOffers } from './bulk-offers';
import { trackingColumns } from './tracking-columns';
import { pushOf } from './tracking-words';

const TrackingDrawer = latePart(async () => (await import('./TrackingDrawer')).TrackingDrawer);

const OPENS = {
  param: 'id',
  prepare: TrackingDrawer.prepare,
  drawer: (id: string, close: () => void) => <TrackingDrawer key={id} id={id} onClose={close} />,
};

const TABS = ['All', ...TRACKING_STATUSES] as const;

/** `/trackings?status=…&id=…`: `All`, or one of the nine states; `id` opens a parcel. */
export const TrackingsScreen = () => {
  const { t } = useTranslation('trackings');
  const dispatch = useDispatch();
  const format = useFormat();
  const [params] = useSearchParams();
  const wanted = (params.get('status') ?? '').toLowerCase();
  const tab = TABS.find((each) => each.toLowerCase() === wanted) ?? 'All';
  const counts = useSelector((state: CountsRoot) => selectCounts(state, 'trackings'));
  const [update, ticket] = [useMay('trackingmore', 'update'), useMay('tasks', 'add')];
  const ours = useList(stores, { perpage: 100 }, { skip: !useMay('store', 'view') });
  const makers = useList(fulfilments, { perpage: 100 }, { skip: !useMay('fulfilment', 'view') });

  useEffect(() => void dispatch(countActions.load('trackings')), [dispatch]);

  const columns = useMemo(() => trackingColumns(t, format), [t, format]);
  const bulk = useMemo(() => bulkOffers(t, { update, ticket }), [t, update, ticket]);
  const filters = useMemo(
    (): readonly ListFilter[] => [
      choiceFilter(
        'courier',
        t('column.courier'),
        COURIERS.map(({ code, name }) => ({ value: code, label: name })),
      ),
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
        'pushed',
        t('column.storePush'),
        PUSH_STATES.map((state) => ({ value: state, label: pushOf(t, state).label })),
      ),
      choiceFilter('silent', t('filter.silent'), [{ value: String(SILENT_DAYS), label: t('filter.silentDays', { count: SILENT_DAYS }) }]),
      { kind: 'dates', name: 'date', label: t('column.added') },
    ],
    [t, ours.loading, ours.rows, makers.loading, makers.rows],
  );
  const query = ({ search, filters: { courier, store, provider, pushed, silent, date_from, date_to } }: ListAddress) => {
    const range = dayRange(date_from, date_to);
    return {
      status: tab,
      search,
      courier,
      store,
      provider,
      pushed,
      ...(silent && { silent_days: Number(silent) }),
      ...(range.ok && range.value),
    };
  };
  return (
    <ListScreen
      list="trackings"
      entity={trackings}
      title={t('title')}
      columns={columns}
      query={query}
      tabs={{
        value: tab,
        items: TABS.map((each) => ({
          value: each,
          label: each === 'All' ? t('all') : parcelName(t, each),
          to: addresses.trackings.print({ status: each }),
          count: counts ? (counts[each === 'All' ? 'all' : each] ?? 0) : undefined,
        })),
      }}
      searchPlaceholder={t('searchPlaceholder')}
      filters={filters}
      rowName={({ tracking_number }) => tracking_number}
      opens={OPENS}
      bulk={bulk}
      home={addresses.trackings.print({ status: 'All' })}
      narrowed={tab !== 'All' && (counts?.all ?? 0) > 0}
      empty={<Message Icon={LocalShipping} title={t('empty.title')} text={t('empty.text')} />}
    />
  );
};
