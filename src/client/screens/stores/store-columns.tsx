import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { TFunction } from 'i18next';
import type { Store } from '../../entities/stores';
import type { Format } from '../../ui/format';
import { Hint } from '../../ui/Hint';
import { listColumns } from '../../ui/list/columns';
import { csvTime } from '../../ui/list/csv';
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

const SPANS = ['day', 'week', 'month'] as const;

export const storeColumns = ({ t, never, format, statusWord, onRemove }: StoreColumnOptions) =>
  listColumns<Store>([
    {
      id: 'name',
      header: t('column.name'),
      minWidth: 148,
      leads: true,
      sort: 'sto_name',
      csv: ({ sto_name }) => sto_name,
      cell: (store) => (
        <Box sx={nameCell}>
          <b>{store.sto_name}</b>
          <small>{store.website.replace(/^https?:\/\//, '')}</small>
        </Box>
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
      width: 110,
      csv: ({ platform_name }) => platform_name,
      cell: ({ platform_name }) => platform_name,
    },
    {
      id: 'status',
      header: t('column.status'),
      width: 112,
      sort: 'sto_status',
      csv: ({ sto_status }) => statusWord(sto_status),
      cell: (store) => <ConnectionChip store={store} label={statusWord(store.sto_status)} />,
    },
    {
      id: 'warning',
      header: t('column.warning'),
      width: 120,
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
      width: 96,
      align: 'end',
      sort: 'total_order',
      csv: ({ total_order }) => total_order,
      cell: ({ total_order }) => format.count(total_order),
    },
    ...SPANS.map((span) => ({
      id: span,
      header: t(`column.${span}`),
      width: 76,
      align: 'end' as const,
      csv: (store: Store) => store[`item_per_${span}`],
      cell: (store: Store) => <Quota used={store[`item_per_${span}`]} most={store[`max_per_${span}`]} />,
    })),
    {
      id: 'lastFetch',
      header: t('column.lastFetch'),
      width: 136,
      sort: 'last_fetch_at',
      csv: ({ last_fetch_at }) => csvTime(last_fetch_at),
      cell: ({ last_fetch_at }) => (last_fetch_at ? format.dateTime(last_fetch_at) : never),
    },
    {
      id: 'lastPush',
      header: t('column.lastPush'),
      width: 140,
      hidden: true,
      sort: 'last_push_item_at',
      csv: ({ last_push_item_at }) => csvTime(last_push_item_at),
      cell: ({ last_push_item_at }) => (last_push_item_at ? format.dateTime(last_push_item_at) : never),
    },
    {
      id: 'created',
      header: t('column.created'),
      width: 140,
      sort: 'created_at',
      hidden: true,
      csv: ({ created_at }) => csvTime(created_at),
      cell: ({ created_at }) => format.dateTime(created_at),
    },
    {
      id: 'actions',
      header: t('action.moreActions', { ns: 'common' }),
      width: 68,
      align: 'end',
      control: true,
      bareHead: true,
      fixed: true,
      cell: (store) =>
        onRemove && (
          <Hint title={t('remove.action')}>
            <IconButton aria-label={`${t('remove.action')}: ${store.sto_name}`} onClick={() => onRemove(store)}>
              <DeleteOutlined />
            </IconButton>
          </Hint>
        ),
    },
  ]);

const nameCell = {
  display: 'flex',
  flexDirection: 'column',
  py: 1,
  '& b': { fontWeight: 500 },
  '& small': { fontSize: 12, color: 'text.secondary' },
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', unicodeBidi: 'plaintext' },
} as const;
