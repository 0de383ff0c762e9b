import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Listing } from '../../entities/listings';
import type { Format } from '../../ui/format';
import { columnsOf } from '../../ui/table-columns';
import { Thumb } from '../../ui/Thumb';
import { editorOf, priceSpan, profitSpan } from './listing-facts';
import { StoreChips } from './StoreChips';

export interface ListingColumnOptions {
  readonly t: TFunction<'items'>;
  readonly format: Format;
  /** Undefined: the person may not. */
  readonly onRemove: ((listing: Listing) => void) | undefined;
}

const column = columnsOf<Listing>();

export const listingColumns = ({ t, format, onRemove }: ListingColumnOptions) =>
  column.columns([
    column.display({
      id: 'image',
      header: '',
      meta: { width: 56, headLabel: t('column.image') },
      cell: ({ row: { original } }) => <Thumb src={original.images[0]?.src} alt="" />,
    }),
    column.accessor('name', {
      header: t('column.name'),
      meta: { minWidth: 200 },
      cell: ({ row: { original } }) => {
        const editor = editorOf(original);
        return (
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', minWidth: 0 }}>
            <Typography variant="body2" noWrap sx={{ fontWeight: 500 }} title={original.name}>
              {editor ? (
                <MuiLink component={Link} to={editor} color="inherit">
                  {original.name}
                </MuiLink>
              ) : (
                original.name
              )}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              #{original.identity}
            </Typography>
          </Box>
        );
      },
    }),
    column.accessor('sku', {
      header: t('column.sku'),
      meta: { width: 124 },
      cell: ({ getValue }) => (
        <Typography variant="body2" noWrap title={getValue()}>
          {getValue()}
        </Typography>
      ),
    }),
    column.display({
      id: 'price',
      header: t('column.price'),
      meta: { width: 126, align: 'right' },
      cell: ({ row: { original } }) => {
        const { least, most } = priceSpan(original);
        return <Box sx={{ whiteSpace: 'nowrap' }}>{format.moneyRange(least, most)}</Box>;
      },
    }),
    column.display({
      id: 'profit',
      header: t('column.profit'),
      meta: { width: 122, align: 'right' },
      cell: ({ row: { original } }) => {
        const profit = profitSpan(original);
        if (!profit) return '–';
        return (
          <Box sx={{ whiteSpace: 'nowrap', color: profit.least < 0 ? 'error.main' : undefined }}>
            {format.moneyRange(profit.least, profit.most)}
          </Box>
        );
      },
    }),
    column.accessor('items', {
      header: t('column.stores'),
      meta: { width: 144 },
      cell: ({ row: { original } }) => <StoreChips listing={original} />,
    }),
    column.accessor('updated_at', {
      header: t('column.updated'),
      meta: { width: 140 },
      cell: ({ getValue }) => <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(getValue())}</Box>,
    }),
    column.display({
      id: 'actions',
      header: '',
      meta: { width: 84, control: true, align: 'right', headLabel: t('action.moreActions', { ns: 'common' }) },
      cell: ({ row: { original } }) => {
        const editor = editorOf(original);
        return (
          <Box sx={{ whiteSpace: 'nowrap' }}>
            {editor && (
              <Tooltip title={t('action.edit', { ns: 'common' })}>
                <IconButton component={Link} to={editor} aria-label={t('edit', { name: original.name })}>
                  <EditOutlined />
                </IconButton>
              </Tooltip>
            )}
            {onRemove && (
              <Tooltip title={t('action.remove', { ns: 'common' })}>
                <IconButton aria-label={`${t('action.remove', { ns: 'common' })}: ${original.name}`} onClick={() => onRemove(original)}>
                  <DeleteOutlined />
                </IconButton>
              </Tooltip>
            )}
          </Box>
        );
      },
    }),
  ]);
