import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import type { Order } from '../../entities/orders';
import type { Format } from '../../ui/format';
import { StatusChip } from '../../ui/StatusChip';
import { columnsOf } from '../../ui/table-columns';
import { Thumb } from '../../ui/Thumb';
import { filterOfStatus, toneOfOrder } from './order-status';

/** Pictures in a row, at most. */
const THUMBS = 4;

const column = columnsOf<Order>();

const statusName = (t: TFunction<'orders'>, status: string): string => {
  const filter = filterOfStatus(status);
  return filter && filter !== 'all' ? t(`tab.${filter}`) : status;
};

export const orderColumns = (t: TFunction<'orders'>, format: Format) =>
  column.columns([
    column.accessor('number', {
      header: t('column.number'),
      meta: { width: 110 },
      cell: ({ getValue }) => (
        <Box component="span" sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>
          #{getValue()}
        </Box>
      ),
    }),
    column.accessor(({ store }) => store.sto_name, { id: 'store', header: t('column.store'), meta: { width: 150 } }),
    column.display({
      id: 'buyer',
      header: t('column.buyer'),
      meta: { minWidth: 170 },
      cell: ({ row: { original } }) => {
        const { first_name, last_name, country } = original.buyer;
        return (
          <Typography variant="body2" noWrap>
            {`${first_name} ${last_name}`.trim()}
            {country && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {` · ${format.country(country)}`}
              </Box>
            )}
          </Typography>
        );
      },
    }),
    column.accessor('items', {
      header: t('column.items'),
      meta: { width: 190 },
      cell: ({ getValue }) => <ItemThumbs items={getValue()} t={t} />,
    }),
    column.display({
      id: 'total',
      header: t('column.total'),
      meta: { width: 110, align: 'right' },
      cell: ({ row: { original } }) => format.money(original.total, original.currency),
    }),
    column.accessor('status', {
      header: t('column.status'),
      meta: { width: 150 },
      cell: ({ getValue }) => <StatusChip tone={toneOfOrder(getValue())} label={statusName(t, getValue())} />,
    }),
    column.accessor('created_at', {
      header: t('column.date'),
      meta: { width: 150 },
      cell: ({ getValue }) => <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(getValue())}</Box>,
    }),
  ]);

const ItemThumbs = ({ items, t }: { readonly items: Order['items']; readonly t: TFunction<'orders'> }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    {items.slice(0, THUMBS).map(({ name, sku, image, quantity }, index) => (
      <Box key={`${sku}-${index}`} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Thumb src={image} alt={t('quantity', { name, quantity })} />
        {quantity > 1 && <Typography variant="caption">×{quantity}</Typography>}
      </Box>
    ))}
    {items.length > THUMBS && <Typography variant="caption">{t('more', { count: items.length - THUMBS })}</Typography>}
  </Box>
);
