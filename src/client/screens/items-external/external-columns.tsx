import OpenInNew from '../../ui/icons/OpenInNew';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { EXTERNAL_STATES } from '../../../domain/listing/external-state';
import type { ExternalItem } from '../../entities/external-items';
import type { Format } from '../../ui/format';
import { Hint } from '../../ui/Hint';
import { Link } from '../../ui/Link';
import { Stacked, Words } from '../../ui/list/cells';
import { actionsColumn, listColumns, widthOfChips } from '../../ui/list/columns';
import { timeColumn } from '../../ui/list/time-column';
import { StatusChip } from '../../ui/StatusChip';
import { Thumb } from '../../ui/Thumb';
import { priceWords, reasonWords, stateChip } from './external-words';

/** `mayItems`: links to items lead somewhere. */
export const externalColumns = (t: TFunction<'external'>, format: Format, mayItems: boolean) =>
  listColumns<ExternalItem>([
    {
      id: 'image',
      header: t('column.image'),
      width: 56,
      role: 'picture',
      bareHead: true,
      fixed: true,
      cell: ({ image }) => <Thumb src={image} alt="" />,
    },
    {
      id: 'name',
      header: t('column.name'),
      minWidth: 180,
      sort: 'name',
      role: 'title',
      csv: ({ name }) => name,
      cell: ({ name, sku }) => (
        <Stacked title={[name, sku].filter(Boolean).join('\n')}>
          <b>{name || sku}</b>
          <small>{sku}</small>
        </Stacked>
      ),
    },
    { id: 'sku', header: t('column.sku'), width: 130, hidden: true, sort: 'sku', csv: ({ sku }) => sku, cell: ({ sku }) => sku },
    {
      id: 'store',
      header: t('column.store'),
      width: 124,
      rank: 2,
      csv: ({ store }) => store.sto_name,
      cell: ({ store }) => <Words>{store.sto_name}</Words>,
    },
    {
      id: 'price',
      header: t('column.price'),
      width: 132,
      align: 'end',
      sort: 'price',
      rank: 1,
      csvRange: ({ price_least: least, price_most: most }) => (least === null || most === null ? null : { least, most }),
      cell: (row) => priceWords(format, row) ?? '–',
    },
    {
      id: 'state',
      header: t('column.state'),
      width: widthOfChips(EXTERNAL_STATES.map((state) => t(`state.${state}`))),
      role: 'status',
      csv: ({ state }) => stateChip(t, state).label,
      cell: ({ state }) => <StatusChip {...stateChip(t, state)} />,
    },
    {
      id: 'reason',
      header: t('column.reason'),
      minWidth: 190,
      csv: (row) => reasonWords(t, format, row),
      cell: (row) => <Words>{reasonWords(t, format, row)}</Words>,
    },
    {
      id: 'item',
      header: t('column.item'),
      width: 148,
      rank: 4,
      csv: ({ item }) => item && `#${item.identity} ${item.name}`,
      cell: ({ item }) => {
        if (!item) return '–';
        const words = `#${item.identity} ${item.name}`;
        return mayItems ? (
          <MuiLink component={Link} to={addresses.listing.print({ id: item._id })} className="words" title={words}>
            {words}
          </MuiLink>
        ) : (
          <Words>{words}</Words>
        );
      },
    },
    timeColumn(format, {
      id: 'changed',
      header: t('column.changed'),
      sort: 'changed_at',
      rank: 3,
      none: '–',
      at: ({ changed_at }) => changed_at,
    }),
    timeColumn(format, { id: 'seen', header: t('column.seen'), sort: 'seen_at', rank: 5, at: ({ seen_at }) => seen_at }),
    {
      ...actionsColumn(t('action.moreActions', { ns: 'common' }), 56),
      cell: ({ external_url, name, store }) =>
        external_url && (
          <Hint title={t('viewAtShop')}>
            <IconButton
              component="a"
              href={external_url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('viewOn', { name, store: store.sto_name })}
            >
              <OpenInNew />
            </IconButton>
          </Hint>
        ),
    },
  ]);
