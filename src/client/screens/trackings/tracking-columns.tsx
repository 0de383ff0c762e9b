import MuiLink from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { TRACKING_STATUSES } from '../../../domain/sales/tracking';
import { addresses } from '../../../domain/addresses/addresses';
import type { Tracking } from '../../entities/trackings';
import type { Format } from '../../ui/format';
import { Link } from '../../ui/Link';
import { Stacked, Words } from '../../ui/list/cells';
import { listColumns, widthOfChips, widthOfSmallLine, widthOfWords } from '../../ui/list/columns';
import { timeColumn } from '../../ui/list/time-column';
import { StatusChip } from '../../ui/StatusChip';
import { parcelDetail, parcelDetails, parcelName, parcelTone } from '../../ui/parcel-state';
import { pushOf, quietDays, transitDays } from './tracking-words';

export const trackingColumns = (t: TFunction<'trackings'>, format: Format) => {
  const pushed = [...(['waiting', 'pushed', 'failed', 'off'] as const)].map((state) => pushOf(t, state).label);
  return listColumns<Tracking>([
    {
      id: 'number',
      header: t('column.number'),
      minWidth: 200,
      role: 'title',
      csv: ({ tracking_number }) => tracking_number,
      cell: ({ tracking_number }) => <Words>{tracking_number}</Words>,
    },
    {
      id: 'courier',
      header: t('column.courier'),
      width: 116,
      csv: ({ courier_name }) => courier_name,
      cell: ({ courier_name, tracking_url }) =>
        tracking_url ? (
          <MuiLink href={tracking_url} target="_blank" rel="noreferrer">
            {courier_name || t('noCourier')}
          </MuiLink>
        ) : (
          <Words>{courier_name || t('noCourier')}</Words>
        ),
    },
    {
      id: 'order',
      header: t('column.order'),
      width: 84,
      rank: 2,
      csv: ({ order_number }) => order_number,
      cell: ({ order_id, order_number }) => (
        <MuiLink component={Link} to={addresses.orders.print({ filter: 'all', id: order_id })}>
          #{order_number}
        </MuiLink>
      ),
    },
    {
      id: 'store',
      header: t('column.store'),
      width: 112,
      rank: 5,
      csv: ({ store }) => store.sto_name,
      cell: ({ store }) => <Words>{store.sto_name}</Words>,
    },
    {
      id: 'provider',
      header: t('column.provider'),
      width: 112,
      rank: 6,
      csv: ({ fulfilment_name }) => fulfilment_name,
      cell: ({ fulfilment_name }) => <Words>{fulfilment_name}</Words>,
    },
    {
      id: 'status',
      header: t('column.status'),
      width: Math.max(widthOfChips(TRACKING_STATUSES.map((status) => parcelName(t, status))), widthOfSmallLine(parcelDetails(t))),
      role: 'status',
      csv: (row) => [parcelName(t, row.status), parcelDetail(t, row)].filter(Boolean).join(': '),
      cell: (row) => {
        const more = parcelDetail(t, row);
        return (
          <Stacked title={more}>
            <StatusChip tone={parcelTone(row)} label={parcelName(t, row.status)} />
            {more && <small>{more}</small>}
          </Stacked>
        );
      },
    },
    {
      id: 'heard',
      header: t('column.heard'),
      width: widthOfWords([t('days', { count: 99 }), t('silent')]),
      sort: 'last_event_at',
      rank: 1,
      csv: quietDays,
      cell: (row) => {
        const count = quietDays(row);
        if (count === null) return row.silent && <Words>{t('silent')}</Words>;
        return (
          <Stacked>
            {t('days', { count })}
            {row.silent && <small>{t('silent')}</small>}
          </Stacked>
        );
      },
    },
    {
      id: 'transit',
      header: t('column.transit'),
      width: widthOfWords([t('days', { count: 99 })]),
      rank: 7,
      csv: transitDays,
      cell: (row) => {
        const count = transitDays(row);
        return count !== null && <Words>{t('days', { count })}</Words>;
      },
    },
    {
      id: 'store_push',
      header: t('column.storePush'),
      width: widthOfChips(pushed),
      rank: 3,
      csv: ({ store_push }) => pushOf(t, store_push.state).label,
      cell: ({ store_push }) => <StatusChip {...pushOf(t, store_push.state)} />,
    },
    {
      id: 'paypal_push',
      header: t('column.paypalPush'),
      width: widthOfChips(pushed),
      hidden: true,
      csv: ({ paypal_push }) => pushOf(t, paypal_push.state).label,
      cell: ({ paypal_push }) => paypal_push.state !== 'off' && <StatusChip {...pushOf(t, paypal_push.state)} />,
    },
    timeColumn(format, { id: 'shipped', header: t('column.shipped'), rank: 4, at: ({ shipped_at }) => shipped_at }),
    timeColumn(format, { id: 'delivered', header: t('column.delivered'), rank: 8, at: ({ delivered_at }) => delivered_at }),
    timeColumn(format, { id: 'added', header: t('column.added'), sort: 'created_at', hidden: true, at: ({ created_at }) => created_at }),
  ]);
};
