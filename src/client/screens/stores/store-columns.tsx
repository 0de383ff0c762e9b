import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import type { Store } from '../../entities/stores';
import type { Format } from '../../ui/format';
import { StatusChip } from '../../ui/StatusChip';
import { columnsOf } from '../../ui/table-columns';
import { StoreLink } from './StoreLink';
import { toneOfStatus } from './store-status';

export interface StoreColumnOptions {
  readonly t: TFunction<'stores'>;
  readonly format: Format;
  readonly statusWord: (status: string) => string;
  readonly canEdit: boolean;
  /** Undefined: the person may not. */
  readonly onRemove: ((store: Store) => void) | undefined;
}

const column = columnsOf<Store>();

export const storeColumns = ({ t, format, statusWord, canEdit, onRemove }: StoreColumnOptions) =>
  column.columns([
    column.accessor('sto_name', {
      header: t('column.name'),
      meta: { minWidth: 220 },
      cell: ({ row: { original: store } }) => (
        <Box sx={{ py: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 500 }}>
            {canEdit ? <StoreLink id={store._id}>{store.sto_name}</StoreLink> : store.sto_name}
          </Typography>
          {store.woocommerce && (
            <MuiLink href={store.woocommerce.website} target="_blank" rel="noreferrer" variant="caption" color="text.secondary" noWrap>
              {store.woocommerce.website.replace(/^https?:\/\//, '')}
            </MuiLink>
          )}
        </Box>
      ),
    }),
    column.accessor('platform_name', { header: t('column.platform'), meta: { width: 130 } }),
    column.accessor('sto_status', {
      header: t('column.status'),
      meta: { width: 160 },
      cell: ({ getValue }) => <StatusChip tone={toneOfStatus(getValue())} label={statusWord(getValue())} />,
    }),
    column.accessor('last_total_product', {
      header: t('column.products'),
      meta: { width: 90, align: 'right' },
      cell: ({ getValue }) => format.count(getValue()),
    }),
    column.accessor('total_order', {
      header: t('column.orders'),
      meta: { width: 108, align: 'right' },
      cell: ({ getValue }) => format.count(getValue()),
    }),
    column.display({
      id: 'today',
      header: t('column.today'),
      meta: { width: 140, align: 'right' },
      cell: ({ row: { original: store } }) => (
        <>
          {format.count(store.item_per_day)}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' / '}
            {store.max_per_day > 0 ? format.count(store.max_per_day) : t('unlimited')}
          </Box>
        </>
      ),
    }),
    column.accessor('last_push_item_at', {
      header: t('column.lastPush'),
      meta: { width: 150 },
      cell: ({ getValue }) => {
        const at = getValue();
        return at ? format.dateTime(at) : t('never', { ns: 'common' });
      },
    }),
    column.display({
      id: 'actions',
      header: '',
      meta: { width: 88, control: true, align: 'right', headLabel: t('action.moreActions', { ns: 'common' }) },
      cell: ({ row: { original: store } }) => (
        <Box sx={{ whiteSpace: 'nowrap' }}>
          {canEdit && (
            <Tooltip title={t('form.editTitle')}>
              <StoreLink id={store._id} button label={`${t('form.editTitle')}: ${store.sto_name}`}>
                <EditOutlined />
              </StoreLink>
            </Tooltip>
          )}
          {onRemove && (
            <Tooltip title={t('remove.action')}>
              <IconButton aria-label={`${t('remove.action')}: ${store.sto_name}`} onClick={() => onRemove(store)}>
                <DeleteOutlined />
              </IconButton>
            </Tooltip>
          )}
        </Box>
      ),
    }),
  ]);
