import Close from '@mui/icons-material/Close';
import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters, type ListFilter } from './filters';

const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel')).FilterPanel }));

interface FilterBarProps {
  readonly filters: readonly ListFilter[];
  /** Values by name, from the address. */
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** The way to the filters of a list, and those that narrow it now, each with a way to take it away. */
export const FilterBar = ({ filters, values, onChange }: FilterBarProps) => {
  const { t } = useTranslation('lists');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const active = activeFilters(filters, values);
  const clear = (names: readonly string[]) => onChange(Object.fromEntries(names.map((name) => [name, ''])));
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('filters.title')}
      </Button>
      {active.map(({ label, value, names }) => (
        <Box key={names.join()} component="span" sx={chip}>
          <span>
            {label}: <b>{value}</b>
          </span>
          <Box component="button" type="button" aria-label={t('filters.remove', { label })} onClick={() => clear(names)}>
            <Close aria-hidden sx={{ fontSize: 14 }} />
          </Box>
        </Box>
      ))}
      {anchor && (
        <Suspense>
          <FilterPanel
            anchor={anchor}
            filters={filters}
            values={values}
            onChange={onChange}
            onClear={active.length > 0 ? () => clear(active.flatMap(({ names }) => names)) : undefined}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  height: 28,
  paddingInlineStart: 2,
  borderRadius: 1,
  bgcolor: 'background.subtle',
  fontSize: 12,
  whiteSpace: 'nowrap',
  maxWidth: 260,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { fontWeight: 600 },
  '& button': {
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
