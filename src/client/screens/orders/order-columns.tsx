import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { ORDER_STATUSES } from '../../../domain/sales/order-status';
import { workingDaysBetween } from '../../../domain/working-days';
import type { Order } from '../../entities/orders';
import type { Format } from '../../ui/format';
import { Stacked, Words } from '../../ui/list/cells';
import { listColumns, widthOfChips, widthOfWords } from '../../ui/list/columns';
import { csvTexts } from '../../../domain/csv/write';
import { timeColumn } from '../../ui/list/time-column';
import { StatusChip } from '../../ui/StatusChip';
import { Thumb } from '../../ui/Thumb';
import { buyerName } from './order-address';
import { isOpen, removedName, statusName, toneOfOrder } from './order-status';

/** Pictures in a row, at most. */
const THUMBS = 3;

/** Working days an order has waited; null when nobody waits for it any more. `now` in unix seconds. */
const waited = ({ status, created_at }: Order, now: number): number | null => (isOpen(status) ? workingDaysBetween(created_at, now) : null);

/** `now` in unix seconds; a time of the same day gives the same columns. */
export const orderColumns = (t: TFunction<'orders'>, format: Format, now: number) =>
  listColumns<Order>([
    {
      id: 'number',
      header: t('column.number'),
      width: 72,
      sort: 'number',
      role: 'title',
      csv: ({ number }) => number,
      cell: ({ number }) => (
        <Box component="span" sx={{ fontWeight: 500 }}>
          #{number}
        </Box>
      ),
    },
    {
      id: 'store',
      header: t('column.store'),
      width: 112,
      rank: 2,
      csv: ({ store }) => store.sto_name,
      cell: ({ store }) => <Words>{store.sto_name}</Words>,
    },
    {
      id: 'buyer',
      header: t('column.buyer'),
      minWidth: 128,
      csv: ({ buyer }) => buyerName(buyer),
      cell: ({ buyer }) => (
        <Stacked title={[buyerName(buyer), format.country(buyer.country)].join('\n')}>
          <span>{buyerName(buyer)}</span>
          {buyer.country && <small>{format.country(buyer.country)}</small>}
        </Stacked>
      ),
    },
    {
      id: 'country',
      header: t('column.country'),
      width: 130,
      hidden: true,
      csv: ({ buyer }) => buyer.country,
      cell: ({ buyer }) => buyer.country && format.country(buyer.country),
    },
    {
      id: 'items',
      header: t('column.items'),
      width: 152,
      rank: 3,
      csv: ({ items }) => csvTexts(items.map(({ name, quantity }) => `${quantity} × ${name}`)),
      cell: ({ items }) => <ItemThumbs items={items} t={t} />,
    },
    {
      id: 'total',
      header: t('column.total'),
      width: 112,
      align: 'end',
      sort: 'total',
      csv: ({ total }) => total,
      cell: ({ total, refunded, currency }) => (
        <Stacked>
          {format.money(total, currency)}
          {refunded > 0 && <small>{t('refunded', { amount: format.money(refunded, currency) })}</small>}
        </Stacked>
      ),
    },
    {
      id: 'refunded',
      header: t('column.refunded'),
      width: 110,
      align: 'end',
      hidden: true,
      csv: ({ refunded }) => refunded,
      cell: ({ refunded, currency }) => refunded > 0 && format.money(refunded, currency),
    },
    {
      id: 'currency',
      header: t('column.currency'),
      width: 90,
      hidden: true,
      csv: ({ currency }) => currency,
      cell: ({ currency }) => currency,
    },
    {
      id: 'status',
      header: t('column.status'),
      width: widthOfChips(ORDER_STATUSES.map((status) => statusName(t, status))),
      sort: 'status',
      role: 'status',
      csv: ({ status }) => statusName(t, status),
      cell: ({ status, removed }) => (
        <Stacked>
          <StatusChip tone={toneOfOrder(status)} label={statusName(t, status)} />
          {removed && <small>{removedName(t, removed)}</small>}
        </Stacked>
      ),
    },
    {
      id: 'removed',
      header: t('column.removed'),
      width: 150,
      hidden: true,
      csv: ({ removed }) => removed && removedName(t, removed),
      cell: ({ removed }) => removed && removedName(t, removed),
    },
    timeColumn(format, { id: 'date', header: t('column.date'), sort: 'created_at', at: ({ created_at }) => created_at }),
    {
      id: 'waited',
      header: t('column.waited'),
      width: widthOfWords([t('workingDays', { count: 99 })]),
      rank: 4,
      csv: (order) => waited(order, now),
      cell: (order) => {
        const count = waited(order, now);
        return count !== null && <Words>{t('workingDays', { count })}</Words>;
      },
    },
  ]);

const ItemThumbs = ({ items, t }: { readonly items: Order['items']; readonly t: TFunction<'orders'> }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 12 }}>
    {items.slice(0, THUMBS).map(({ name, sku, image, quantity }, index) => (
      <Box key={`${sku}-${index}`} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Thumb src={image} alt={t('quantity', { name, quantity })} />
        {quantity > 1 && `×${quantity}`}
      </Box>
    ))}
    {items.length > THUMBS && t('more', { count: items.length - THUMBS })}
  </Box>
);
