import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { variantValue } from '../../../../domain/listing/variants';
import { Hint } from '../../../ui/Hint';
import { PlainSelect } from '../../../ui/PlainSelect';
import { turned } from '../../../ui/styles';
import type { Grid } from './use-grid';

const BulkPanel = lazy(async () => ({ default: (await import('./BulkPanel')).BulkPanel }));

interface GridToolsProps {
  readonly grid: Grid;
  readonly types: readonly string[];
  /** Cells can be chosen. */
  readonly selects: boolean;
}

/** What stands above the grid: which variants are shown, what is wrong, taking back, and setting many cells at once. */
export const GridTools = ({ grid, types, selects }: GridToolsProps) => {
  const { t } = useTranslation('preset');
  const [setting, setSetting] = useState<HTMLElement | null>(null);
  const { view, filters, wrong, undo, redo } = grid;
  const valuesOf = (type: string): string[] => [...new Set(view.rows.flatMap((row) => variantValue(row, type) ?? []))];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
      {types.map((type) => (
        <PlainSelect
          key={type}
          label={t('grid.filter', { type })}
          value={filters[type] ?? ''}
          options={[{ value: '', label: t('grid.every', { type }) }, ...valuesOf(type).map((value) => ({ value, label: value }))]}
          onChange={(value) => grid.setFilters({ ...filters, [type]: value })}
        />
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('grid.count', { count: view.shown.length })}
      </Typography>
      <Box sx={{ flex: 1 }} />
      {wrong.length > 0 && (
        <Button color="error" startIcon={<ErrorOutline />} aria-keyshortcuts="F8" onClick={() => grid.jump(false)}>
          {t('grid.errors', { count: wrong.length })}
        </Button>
      )}
      {selects && (
        <Button color="inherit" disabled={view.shown.length === 0} onClick={(event) => setSetting(event.currentTarget)}>
          {t('grid.setMany')}
        </Button>
      )}
      <Hint title={t('grid.undo')}>
        <IconButton aria-label={t('grid.undo')} disabled={!undo} onClick={() => undo?.()} sx={turned}>
          <Undo fontSize="small" />
        </IconButton>
      </Hint>
      <Hint title={t('grid.redo')}>
        <IconButton aria-label={t('grid.redo')} disabled={!redo} onClick={() => redo?.()} sx={turned}>
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
