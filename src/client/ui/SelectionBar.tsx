import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** What can be done with the chosen rows. */
  readonly children: ReactNode;
}

/** How many rows are chosen, and what can be done with them. */
export const SelectionBar = ({ count, onClear, children }: SelectionBarProps) => {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 40, flex: 1, minWidth: 0 }}>
      <Typography variant="subtitle2" aria-live="polite">
        {t('list.selected', { count })}
      </Typography>
      {children}
      <Button onClick={onClear} sx={{ ml: 'auto' }}>
        {t('list.clearSelection')}
      </Button>
    </Box>
  );
};
