import Close from '../icons/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { cleared, type ActiveFilter } from './filters';

interface FilterChipsProps {
  readonly active: readonly ActiveFilter[];
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** What narrows the list, each with a way to take it away: filters, and what a link asked for. There is at least one. */
export const FilterChips = ({ active, onChange }: FilterChipsProps) => {
  const { t } = useTranslation('lists');
  const { t: common } = useTranslation('common');
  return (
    <Box sx={row}>
      <ul aria-label={t('filters.active')}>
        {active.map((filter) => (
          <li key={filter.names.join()}>
            <span title={filter.value}>
              {common('labelOf', { label: filter.label })} <b>{filter.value}</b>
            </span>
            <button type="button" aria-label={t('filters.remove', { label: filter.label })} onClick={() => onChange(cleared([filter]))}>
              <Close aria-hidden sx={{ fontSize: 14 }} />
            </button>
          </li>
        ))}
      </ul>
      {active.length > 1 && <Button onClick={() => onChange(cleared(active))}>{t('filters.clear')}</Button>}
    </Box>
  );
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mt: -1,
  mb: 3,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 2, minWidth: 0, p: 0, m: 0 },
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    height: 28,
    paddingInlineStart: 2,
    borderRadius: 1,
    bgcolor: 'background.subtle',
    fontSize: 12,
    whiteSpace: 'nowrap',
    maxWidth: 'min(260px, 100%)',
  },
  '& li > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { fontWeight: 600 },
  '& li > button': {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    borderRadius: 1,
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  },
} as const;
