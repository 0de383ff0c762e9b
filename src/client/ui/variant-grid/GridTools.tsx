import ErrorOutline from '../icons/ErrorOutlineOutlined';
import Redo from '../icons/Redo';
import Undo from '../icons/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { variantValue } from '../../../domain/listing/variants';
import { Hint } from '../Hint';
import { PlainSelect } from '../PlainSelect';
import { StyledAhead } from '../StyledAhead';
import { turned } from '../styles';
import type { Grid } from './use-grid';

const BulkPanel = lazy(async () => ({ default: (await import('./BulkPanel')).BulkPanel }));

interface GridToolsProps {
  readonly grid: Grid;
  readonly types: readonly string[];
  /** Cells can be chosen. */
  readonly selects: boolean;
}

/** The same list while everything in it is the same. */
const useSame = <Item,>(items: readonly Item[]): readonly Item[] => {
  const [kept, keep] = useState(items);
  if (kept === items || (kept.length === items.length && kept.every((item, at) => item === items[at]))) return kept;
  keep(items);
  return items;
};

/** What stands above the grid: which variants are shown, what is wrong, taking back, and setting many cells at once. */
export const GridTools = ({ grid, types, selects }: GridToolsProps) => {
  const { t } = useTranslation('grid');
  const [setting, setSetting] = useState<HTMLElement | null>(null);
  const { view, filters, wrong, undo, redo } = grid;
  // What is typed in a cell is no option.
  const places = useMemo(() => view.rows.map(({ name_value }) => name_value), [view.rows]);
  const kept = useSame(places);
  const values = useMemo(
    () => new Map(types.map((type) => [type, [...new Set(kept.flatMap((name_value) => variantValue({ name_value }, type) ?? []))]])),
    [types, kept],
  );
  const errors = (
    <Button color="error" startIcon={<ErrorOutline />} aria-keyshortcuts="F8" onClick={() => grid.jump(false)}>
      <span style={{ unicodeBidi: 'plaintext' }}>{t('errors', { count: wrong.length })}</span>
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
      {types.map((type) => (
        <PlainSelect
          key={type}
          label={t('filter', { type })}
          value={filters[type] ?? ''}
          options={[{ value: '', label: t('every', { type }) }, ...(values.get(type) ?? []).map((value) => ({ value, label: value }))]}
          onChange={(value) => grid.setFilters({ ...filters, [type]: value })}
        />
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary', unicodeBidi: 'plaintext' }}>
        {t('count', { count: view.shown.length })}
      </Typography>
      <Box sx={{ flex: 1 }} />
      {wrong.length > 0 ? errors : <StyledAhead>{errors}</StyledAhead>}
      {selects && (
        <Button color="inherit" disabled={view.shown.length === 0} onClick={(event) => setSetting(event.currentTarget)}>
          {t('setMany')}
        </Button>
      )}
      <Hint title={t('undo')}>
        <IconButton aria-label={t('undo')} disabled={!undo} onClick={() => undo?.()} sx={turned}>
          <Undo fontSize="small" />
        </IconButton>
      </Hint>
      <Hint title={t('redo')}>
        <IconButton aria-label={t('redo')} disabled={!redo} onClick={() => redo?.()} sx={turned}>
          <Redo fontSize="small" />
        </IconButton>
      </Hint>
      {setting && (
        <Suspense>
          <BulkPanel grid={grid} anchor={setting} onClose={() => setSetting(null)} />
        </Suspense>
      )}
    </Box>
  );
};
