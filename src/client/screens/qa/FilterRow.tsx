import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format';
import { SearchField } from '../../ui/SearchField';
import { KINDS, type Filter, type Kind } from './filter';

interface FilterRowProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** How many are left. */
  readonly count: number;
}

/** Which moments the list shows: by who started them, and by a type, an entity, a number or the id of a row. */
export const FilterRow = ({ filter, onFilter, count }: FilterRowProps) => {
  const { t } = useTranslation('qa');
  const format = useFormat();
  const toggle = (kind: Kind): void => {
    const without = new Set(filter.without);
    if (!without.delete(kind)) without.add(kind);
    onFilter({ ...filter, without });
  };
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', '& > :first-of-type': { maxWidth: 'none' } }}>
        <SearchField slash value={filter.text} placeholder={t('search')} onChange={(text) => onFilter({ ...filter, text })} />
        <Box component="span" role="status" sx={{ fontSize: 12, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {format.count(count)}
        </Box>
      </Box>
      <Box role="group" aria-label={t('show')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {KINDS.map((kind) => (
          <Box key={kind} component="button" type="button" aria-pressed={!filter.without.has(kind)} sx={chip} onClick={() => toggle(kind)}>
            {t(`kind.${kind}`)}
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const chip = {
  minHeight: 24,
  px: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'transparent',
  font: 'inherit',
  fontSize: 12,
  color: 'text.secondary',
  cursor: 'pointer',
  '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const;
