import DeleteOutlined from '../../ui/icons/DeleteOutlined';
import EditOutlined from '../../ui/icons/EditOutlined';
import PrintOutlined from '../../ui/icons/PrintOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { TFunction } from 'i18next';
import type { Listing } from '../../entities/listings';
import { ItemName } from '../../shell/lists/ItemName';
import type { Format } from '../../ui/format';
import { Hint } from '../../ui/Hint';
import { Link } from '../../ui/Link';
import { Stacked, Words } from '../../ui/list/cells';
import { actionsColumn, listColumns, widthOfChips } from '../../ui/list/columns';
import { csvTexts } from '../../../domain/spreadsheets/cell-values';
import { timeColumn } from '../../ui/list/time-column';
import { Thumb } from '../../ui/Thumb';
import { baseSpan, JOB_STATES, lastPush, priceSpan, profitSpan, shownJob } from './listing-facts';
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

export const listingColumns = ({ t, never, format, editorOf, onRemove, onPrint }: ListingColumnOptions) =>
  listColumns<Listing>([
    {
      id: 'image',
      header: t('column.image'),
      width: 56,
      role: 'picture',
      bareHead: true,
      fixed: true,
      cell: ({ images }) => <Thumb src={images[0]?.src} alt="" />,
    },
    {
      id: 'name',
      header: t('column.name'),
      minWidth: 160,
      sort: 'name',
      role: 'title',
      csv: ({ name }) => name,
      cell: ({ name, identity, sku }) => <ItemName name={name} identity={identity} sku={sku} />,
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
      width: 132,
      rank: 4,
      csv: ({ product_name }) => product_name,
      cell: ({ product_name }) => <Words>{product_name}</Words>,
    },
    {
      id: 'price',
      header: t('column.price'),
      width: 144,
      align: 'end',
      sort: 'price',
      csvRange: priceSpan,
      cell: (listing) => {
        const price = priceSpan(listing);
        const base = baseSpan(listing);
        return (
          <Stacked>
            <span>{format.moneyRange(price.least, price.most)}</span>
            {base && <small>{t('baseOf', { price: format.moneyRange(base.least, base.most) })}</small>}
          </Stacked>
        );
      },
    },
    {
      id: 'base',
      header: t('column.base'),
      width: 136,
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
      width: 76,
      rank: 3,
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
      width: 136,
      csv: ({ items }) => csvTexts(items.flatMap(({ imported_at, store }) => (imported_at === null ? [] : [store.sto_name]))),
      cell: (listing) => <StoreChips listing={listing} />,
    },
    {
      id: 'jobs',
      header: t('column.jobs'),
      width: widthOfChips(JOB_STATES.map((state) => t(`job.${state}`))),
      rank: 2,
      csv: (listing) => {
        const shown = shownJob(listing);
        return shown && t(`job.${shown.state}`);
      },
      cell: (listing) => <ListingJobs listing={listing} />,
    },
    timeColumn(format, { id: 'lastPush', header: t('column.lastPush'), rank: 1, none: never, at: lastPush }),
    {
      id: 'tags',
      header: t('column.tags'),
      width: 150,
      hidden: true,
      csv: ({ tags }) => csvTexts(tags),
      cell: ({ tags }) => tags.join(', '),
    },
    timeColumn(format, {
      id: 'updated',
      header: t('column.updated'),
      sort: 'updated_at',
      hidden: true,
      at: ({ updated_at }) => updated_at,
    }),
    {
      ...actionsColumn(t('action.moreActions', { ns: 'common' }), 106),
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
