import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format';

interface SelectionBarProps {
  readonly count: number;
  /** Rows that match on all pages. */
  readonly total: number;
  /** Takes every row that matches; undefined when they are taken, or all of them are on this page. */
  readonly onSelectAll: (() => void) | undefined;
  readonly onClear: () => void;
  /** What can be done with the chosen rows. */
  readonly children: ReactNode;
}

/** How many rows are chosen, the way to all that match, and what can be done with them. */
export const SelectionBar = ({ count, total, onSelectAll, onClear, children }: SelectionBarProps) => {
  const { t } = useTranslation('lists');
  const format = useFormat();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 40, flex: 1, minWidth: 0 }}>
      <Typography variant="subtitle2" component="span" aria-live="polite">
        {t('selected', { count, shown: format.count(count) })}
      </Typography>
      {onSelectAll && <Button onClick={onSelectAll}>{t('selectMatching', { count: total, shown: format.count(total) })}</Button>}
      {children}
      <Button onClick={onClear} sx={{ marginInlineStart: 'auto' }}>
        {t('clearSelection')}
      </Button>
    </Box>
  );
};
