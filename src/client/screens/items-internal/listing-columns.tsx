import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Listing } from '../../entities/listings';
import type { Format } from '../../ui/format';
import { Hint } from '../../ui/Hint';
import { listColumns } from '../../ui/list/columns';
import { csvTexts, csvTime } from '../../ui/list/csv';
import { Thumb } from '../../ui/Thumb';
import { baseSpan, jobState, lastPush, priceSpan, profitSpan } from './listing-facts';
import { ListingJobs } from './ListingJobs';
import { StoreChips } from './StoreChips';

interface ListingColumnOptions {
  readonly t: TFunction<'items'>;
  readonly never: string;
  readonly format: Format;
  /** Where a listing's design is edited; null where it is not. */
  readonly editorOf: (listing: Listing) => string | null;
  /** Undefined: the person may not. */
  readonly onRemove: ((listing: Listing) => void) | undefined;
  /** Undefined: the person may not. */
  readonly onPrint: ((listing: Listing) => void) | undefined;
}

/** The columns of the list. Together those that are shown take no more than there is beside the sidebar at 1200 pixels. */
export const listingColumns = ({ t, never, format, editorOf, onRemove, onPrint }: ListingColumnOptions) =>
  listColumns<Listing>([
    {
      id: 'image',
      header: t('column.image'),
      width: 56,
      bareHead: true,
      fixed: true,
      cell: ({ images }) => <Thumb src={images[0]?.src} alt="" />,
    },
    {
      id: 'name',
      header: t('column.name'),
      minWidth: 110,
      sort: 'name',
      csv: ({ name }) => name,
      cell: (listing) => {
        const editor = editorOf(listing);
        return (
          <Box sx={twoLines} title={listing.name}>
            <b>
              {editor ? (
                <MuiLink component={Link} to={editor} color="inherit">
                  {listing.name}
                </MuiLink>
              ) : (
                listing.name
              )}
            </b>
            <small>
              #{listing.identity} · {listing.sku}
            </small>
          </Box>
        );
      },
    },
    {
      id: 'number',
      header: t('column.number'),
      width: 92,
      align: 'end',
      hidden: true,
      sort: 'identity',
      csv: ({ identity }) => identity,
      cell: ({ identity }) => `#${identity}`,
    },
    { id: 'sku', header: t('column.sku'), width: 130, hidden: true, sort: 'sku', csv: ({ sku }) => sku, cell: ({ sku }) => sku },
    {
      id: 'preset',
      header: t('column.preset'),
      width: 76,
      csv: ({ product_name }) => product_name,
      cell: ({ product_name }) => product_name,
    },
    {
      id: 'price',
      header: t('column.price'),
      width: 136,
      align: 'end',
      sort: 'price',
      csvRange: priceSpan,
      cell: (listing) => {
        const price = priceSpan(listing);
        const base = baseSpan(listing);
        return (
          <Box sx={twoLines}>
            <span>{format.moneyRange(price.least, price.most)}</span>
            {base && <small>{t('baseOf', { price: format.moneyRange(base.least, base.most) })}</small>}
          </Box>
        );
      },
    },
    {
      id: 'base',
      header: t('column.base'),
      width: 124,
      align: 'end',
      hidden: true,
      csvRange: baseSpan,
      cell: (listing) => {
        const base = baseSpan(listing);
        return base ? format.moneyRange(base.least, base.most) : '–';
      },
    },
    {
      id: 'profit',
      header: t('column.profit'),
      width: 80,
      align: 'end',
      csvRange: profitSpan,
      cell: (listing) => {
        const profit = profitSpan(listing);
        if (!profit) return '–';
        const text = format.moneyRange(profit.least, profit.most);
        return profit.least < 0 ? (
          <Box component="span" sx={{ color: 'error.main' }}>
            {text}
          </Box>
        ) : (
          text
        );
      },
    },
    {
      id: 'stores',
      header: t('column.stores'),
      width: 100,
      csv: ({ items }) => csvTexts(items.flatMap(({ imported_at, store }) => (imported_at === null ? [] : [store.sto_name]))),
      cell: (listing) => <StoreChips listing={listing} />,
    },
    {
      id: 'jobs',
      header: t('column.jobs'),
      width: 108,
      csv: (listing) => {
        const state = jobState(listing);
        return state && t(`job.${state}`);
      },
      cell: (listing) => <ListingJobs listing={listing} />,
    },
    {
      id: 'lastPush',
      header: t('column.lastPush'),
      width: 78,
      csv: (listing) => csvTime(lastPush(listing)),
      cell: (listing) => {
        const at = lastPush(listing);
        return at ? (
          <Box sx={twoLines}>
            <span>{format.date(at)}</span>
            <small>{format.time(at)}</small>
          </Box>
        ) : (
          never
        );
      },
    },
    {
      id: 'tags',
      header: t('column.tags'),
      width: 150,
      hidden: true,
      csv: ({ tags }) => csvTexts(tags),
      cell: ({ tags }) => tags.join(', '),
    },
    {
      id: 'updated',
      header: t('column.updated'),
      width: 140,
      hidden: true,
      sort: 'updated_at',
      csv: ({ updated_at }) => csvTime(updated_at),
      cell: ({ updated_at }) => format.dateTime(updated_at),
    },
    {
      id: 'actions',
      header: t('action.moreActions', { ns: 'common' }),
      width: 106,
      align: 'end',
      control: true,
      bareHead: true,
      fixed: true,
      cell: (listing) => {
        const editor = editorOf(listing);
        return (
          <>
            {editor && (
              <Hint title={t('action.edit', { ns: 'common' })}>
                <IconButton component={Link} to={editor} aria-label={t('edit', { name: listing.name })}>
                  <EditOutlined />
                </IconButton>
              </Hint>
            )}
            {onPrint && listing.mockup_id !== null && (
              <Hint title={t('printFiles')}>
                <IconButton aria-label={`${t('printFiles')}: ${listing.name}`} onClick={() => onPrint(listing)}>
                  <PrintOutlined />
                </IconButton>
              </Hint>
            )}
            {onRemove && (
              <Hint title={t('action.remove', { ns: 'common' })}>
                <IconButton aria-label={`${t('action.remove', { ns: 'common' })}: ${listing.name}`} onClick={() => onRemove(listing)}>
                  <DeleteOutlined />
                </IconButton>
              </Hint>
            )}
          </>
        );
      },
    },
  ]);

const twoLines = {
  display: 'flex',
  flexDirection: 'column',
  py: 1,
  '& b': { fontWeight: 500 },
  '& small': { fontSize: 12, color: 'text.secondary' },
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', unicodeBidi: 'plaintext' },
} as const;
