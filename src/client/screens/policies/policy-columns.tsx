import MuiLink from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { RETURN_DAYS, RETURNS_PAID_BY } from '../../../domain/shipping-presets/preset';
import type { ShippingPreset } from '../../entities/shipping-presets';
import type { Format } from '../../ui/format';
import { Link } from '../../ui/Link';
import { Words } from '../../ui/list/cells';
import { actionsColumn, listColumns, widthOfChips, widthOfSmallLine, widthOfWords } from '../../ui/list/columns';
import { RemoveButton } from '../../ui/list/RemoveButton';
import { timeColumn } from '../../ui/list/time-column';
import { StatusChip } from '../../ui/StatusChip';
import { costText, handlingText, returnsText } from './policy-words';

interface PolicyColumnOptions {
  readonly t: TFunction<'policies'>;
  readonly more: string;
  readonly format: Format;
  /** The person may see listings. */
  readonly mayItems: boolean;
  /** Undefined: the person may not. */
  readonly onRemove: ((preset: ShippingPreset) => void) | undefined;
}

export const policyColumns = ({ t, more, format, mayItems, onRemove }: PolicyColumnOptions) =>
  listColumns<ShippingPreset>([
    {
      id: 'name',
      header: t('column.name'),
      minWidth: 160,
      sort: 'name',
      role: 'title',
      csv: ({ name }) => name,
      cell: ({ name }) => <b>{name}</b>,
    },
    {
      id: 'default',
      header: t('isDefault'),
      width: widthOfChips([t('isDefault')]),
      role: 'status',
      csv: ({ is_default }) => (is_default ? t('isDefault') : ''),
      cell: ({ is_default }) => is_default && <StatusChip tone="neutral" label={t('isDefault')} />,
    },
    {
      id: 'handling',
      header: t('column.handling'),
      width: widthOfWords([t('workingDaysRange', { min: 10, max: 30 })]),
      csv: ({ handling }) => handlingText(t, handling),
      cell: ({ handling }) => <Words>{handlingText(t, handling)}</Words>,
    },
    {
      id: 'cheapest',
      header: t('column.cheapest'),
      width: 110,
      align: 'end',
      sort: 'cheapest',
      csv: ({ cheapest }) => cheapest,
      cell: ({ cheapest }) => costText(t, format, cheapest),
    },
    {
      id: 'returns',
      header: t('column.returns'),
      width: widthOfWords([
        t('noReturns'),
        ...RETURNS_PAID_BY.map((paid_by) => returnsText(t, { accept: true, days: RETURN_DAYS[6], paid_by, exchanges: false })),
      ]),
      rank: 2,
      csv: ({ returns }) => returnsText(t, returns),
      cell: ({ returns }) => <Words>{returnsText(t, returns)}</Words>,
    },
    {
      id: 'used_by',
      header: t('column.usedBy'),
      // The link stands on one line.
      width: Math.max(widthOfSmallLine([t('items', { count: 99999 })]), widthOfWords([t('unused')])),
      rank: 1,
      csv: ({ used_by }) => used_by,
      cell: ({ _id, used_by }) => {
        if (used_by === 0) return <Words>{t('unused')}</Words>;
        if (!mayItems) return <Words>{t('items', { count: used_by })}</Words>;
        return (
          <MuiLink component={Link} to={addresses.internal.print({ policy: _id })}>
            {t('items', { count: used_by })}
          </MuiLink>
        );
      },
    },
    timeColumn(format, { id: 'updated', header: t('column.updated'), sort: 'updated_at', rank: 3, at: ({ updated_at }) => updated_at }),
    {
      ...actionsColumn(more, 68),
      cell: (preset) => onRemove && <RemoveButton label={t('remove.action')} name={preset.name} onRemove={() => onRemove(preset)} />,
    },
  ]);
