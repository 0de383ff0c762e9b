import MuiLink from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { WARNING_REASONS } from '../../../domain/stores/store-warning';
import type { Store } from '../../entities/stores';
import { CONNECTION_STATUSES } from '../../shell/connections/connection-status';
import type { Format } from '../../ui/format';
import { Stacked } from '../../ui/list/cells';
import { actionsColumn, listColumns, widthOfChips } from '../../ui/list/columns';
import { RemoveButton } from '../../ui/list/RemoveButton';
import { timeColumn } from '../../ui/list/time-column';
import { ConnectionChip } from './ConnectionChip';
import { Quota } from './Quota';
import { StoreWarning } from './StoreWarning';

interface StoreColumnOptions {
  readonly t: TFunction<'stores'>;
  readonly never: string;
  readonly format: Format;
  readonly statusWord: (status: string) => string;
  /** Undefined: the person may not. */
  readonly onRemove: ((store: Store) => void) | undefined;
}

/** Spans of a store's limits, and their ranks: the nearest limit is met first. */
const SPANS = [
  ['day', 2],
  ['week', 4],
  ['month', 5],
] as const;

export const storeColumns = ({ t, never, format, statusWord, onRemove }: StoreColumnOptions) =>
  listColumns<Store>([
    {
      id: 'name',
      header: t('column.name'),
      minWidth: 156,
      sort: 'sto_name',
      role: 'title',
      csv: ({ sto_name }) => sto_name,
      cell: (store) => (
        <Stacked title={[store.sto_name, store.website].join('\n')}>
          <b>{store.sto_name}</b>
          <small>{store.website.replace(/^https?:\/\//, '')}</small>
        </Stacked>
      ),
    },
    {
      id: 'website',
      header: t('column.website'),
      width: 220,
      hidden: true,
      csv: ({ website }) => website,
      cell: ({ website }) => (
        <MuiLink href={website} target="_blank" rel="noreferrer">
          {website.replace(/^https?:\/\//, '')}
        </MuiLink>
      ),
    },
    {
      id: 'platform',
      header: t('column.platform'),
      width: 116,
      rank: 6,
      csv: ({ platform_name }) => platform_name,
      cell: ({ platform_name }) => platform_name,
    },
    {
      id: 'status',
      header: t('column.status'),
      width: widthOfChips(CONNECTION_STATUSES.map(statusWord)),
      sort: 'sto_status',
      role: 'status',
      csv: ({ sto_status }) => statusWord(sto_status),
      cell: (store) => <ConnectionChip store={store} label={statusWord(store.sto_status)} />,
    },
    {
      id: 'warning',
      header: t('column.warning'),
      width: widthOfChips(WARNING_REASONS.map((reason) => t(`warning.${reason}`))),
      csv: ({ warning_level }) => warning_level,
      cell: (store) => <StoreWarning store={store} />,
    },
    {
      id: 'products',
      header: t('column.products'),
      width: 92,
      align: 'end',
      hidden: true,
      sort: 'last_total_product',
      csv: ({ last_total_product }) => last_total_product,
      cell: ({ last_total_product }) => format.count(last_total_product),
    },
    {
      id: 'orders',
      header: t('column.orders'),
      width: 72,
      rank: 1,
      align: 'end',
      sort: 'total_order',
      csv: ({ total_order }) => total_order,
      cell: ({ total_order }) => format.count(total_order),
    },
    ...SPANS.map(([span, rank]) => ({
      id: span,
      header: t(`column.${span}`),
      width: 76,
      rank,
      align: 'end' as const,
      csv: (store: Store) => store[`item_per_${span}`],
      cell: (store: Store) => <Quota used={store[`item_per_${span}`]} most={store[`max_per_${span}`]} />,
    })),
    {
      id: 'funds',
      header: t('column.funds'),
      width: 100,
      align: 'end',
      hidden: true,
      csv: ({ transaction_summary }) => transaction_summary?.funds_available_for_payout?.value,
      cell: ({ transaction_summary }) => {
        const funds = transaction_summary?.funds_available_for_payout;
        return funds ? format.money(funds.value, funds.currency) : null;
      },
    },
    timeColumn(format, {
      id: 'lastFetch',
      header: t('column.lastFetch'),
      sort: 'last_fetch_at',
      rank: 3,
      none: never,
      at: ({ last_fetch_at }) => last_fetch_at,
    }),
    timeColumn(format, {
      id: 'lastPush',
      header: t('column.lastPush'),
      sort: 'last_push_item_at',
      hidden: true,
      none: never,
      at: ({ last_push_item_at }) => last_push_item_at,
    }),
    timeColumn(format, {
      id: 'created',
      header: t('column.created'),
      sort: 'created_at',
      hidden: true,
      at: ({ created_at }) => created_at,
    }),
    {
      ...actionsColumn(t('action.moreActions', { ns: 'common' }), 68),
      cell: (store) => onRemove && <RemoveButton label={t('remove.action')} name={store.sto_name} onRemove={() => onRemove(store)} />,
    },
  ]);
