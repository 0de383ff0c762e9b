import FilterList from '../icons/FilterList';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenFilter } from './filters';

const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel')).FilterPanel }));

interface FilterBarProps {
  readonly filters: readonly ChosenFilter[];
  /** Values by name, from the address. */
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
  /** Undefined: nothing is narrowed. */
  readonly onClear: (() => void) | undefined;
}

/** The way to the filters of a list. */
export const FilterBar = ({ filters, values, onChange, onClear }: FilterBarProps) => {
  const { t } = useTranslation('lists');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
      {anchor && (
        <Suspense>
          <FilterPanel
            anchor={anchor}
            filters={filters}
            values={values}
            onChange={onChange}
            onClear={onClear}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};
