import type { TFunction } from 'i18next';
import { csvTexts } from '../../../domain/spreadsheets/cell-values';
import { isProviderId, PROVIDERS } from '../../../domain/providers';
import type { Preset } from '../../entities/presets';
import type { Format } from '../../ui/format';
import { Words } from '../../ui/list/cells';
import { listColumns } from '../../ui/list/columns';
import { timeColumn } from '../../ui/list/time-column';
import { Thumb } from '../../ui/Thumb';
import { FavoriteStar } from './preset/PresetActions';
import { coloursOf, sizeRange } from './product-facts';

/** What people call a provider. */
export const providerWord = (provider: string): string => (isProviderId(provider) ? PROVIDERS[provider].name : provider);

const priceRange = ({ base_price_from: least, base_price_to: most }: Preset): { readonly least: number; readonly most: number } | null =>
  least === null || least === undefined || most === null || most === undefined ? null : { least, most };

export const productColumns = (t: TFunction<'products'>, format: Format) =>
  listColumns<Preset>([
    {
      id: 'picture',
      header: t('column.picture'),
      width: 56,
      role: 'picture',
      fixed: true,
      bareHead: true,
      cell: ({ image }) => <Thumb src={image} alt="" />,
    },
    {
      id: 'name',
      header: t('column.name'),
      minWidth: 180,
      sort: 'name',
      role: 'title',
      csv: ({ name }) => name,
      cell: ({ name }) => <b style={{ fontWeight: 500 }}>{name}</b>,
    },
    {
      id: 'provider',
      header: t('fact.provider'),
      width: 112,
      rank: 2,
      sort: 'provider',
      csv: ({ provider }) => providerWord(provider),
      cell: ({ provider }) => <Words>{providerWord(provider)}</Words>,
    },
    {
      id: 'base_price',
      header: t('column.basePrice'),
      width: 124,
      align: 'end',
      sort: 'base_price',
      csvRange: priceRange,
      cell: (preset) => {
        const range = priceRange(preset);
        return range && format.moneyRange(range.least, range.most);
      },
    },
    { id: 'sizes', header: t('fact.sizes'), width: 84, rank: 5, csv: sizeRange, cell: (preset) => sizeRange(preset) || t('oneSize') },
    {
      id: 'colours',
      header: t('fact.colours'),
      width: 72,
      rank: 6,
      align: 'end',
      csv: (preset) => coloursOf(preset).length,
      cell: (preset) => format.count(coloursOf(preset).length),
    },
    {
      id: 'variants',
      header: t('column.variants'),
      width: 80,
      rank: 4,
      align: 'end',
      csv: ({ variant_count }) => variant_count,
      cell: ({ variant_count }) => format.count(variant_count),
    },
    {
      id: 'tags',
      header: t('column.tags'),
      minWidth: 100,
      rank: 7,
      csv: ({ tags }) => csvTexts(tags),
      cell: ({ tags }) => <Words>{tags.join(', ')}</Words>,
    },
    {
      id: 'collections',
      header: t('column.collections'),
      minWidth: 100,
      hidden: true,
      csv: ({ collections }) => csvTexts(collections),
      cell: ({ collections }) => <Words>{collections.join(', ')}</Words>,
    },
    {
      id: 'mockups',
      header: t('fact.mockups'),
      width: 84,
      rank: 8,
      align: 'end',
      sort: 'mockup_count',
      csv: ({ mockup_count }) => mockup_count,
      cell: ({ mockup_count }) => format.count(mockup_count),
    },
    timeColumn(format, { id: 'created_at', header: t('column.created'), rank: 9, sort: 'created_at', at: ({ created_at }) => created_at }),
    timeColumn(format, { id: 'updated_at', header: t('column.updated'), rank: 3, sort: 'updated_at', at: ({ updated_at }) => updated_at }),
    {
      id: 'favorite',
      header: t('column.favorite'),
      width: 48,
      control: true,
      bareHead: true,
      fixed: true,
      cell: (preset) => <FavoriteStar preset={preset} />,
    },
  ]);
