import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { AnchoredPanel } from '../AnchoredPanel';
import type { ColumnsButtonProps } from './ColumnsButton';
import { arrange, withHidden, withMoved } from './layout';

export interface ColumnsPanelProps extends ColumnsButtonProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Which columns are shown, and in which order; every change shows in the list at once. */
export const ColumnsPanel = ({ anchor, columns, layout, onLayout, onClose }: ColumnsPanelProps) => {
  const { t } = useTranslation('lists');
  const arranged = arrange(columns, layout);
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id;
  const movable = arranged.filter(({ id }) => !columns.find((column) => column.id === id)?.fixed);
  const shown = movable.filter(({ hidden }) => !hidden).length;
  return (
    <AnchoredPanel
      anchor={anchor}
      label={t('columns.title')}
      align="right"
      sx={{ minWidth: 260, maxHeight: 480, mt: 1, p: 2 }}
      onClose={onClose}
    >
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {movable.map(({ id, hidden }, index) => (
          <Box key={id} component="li" sx={{ display: 'flex', alignItems: 'center', minHeight: 34 }}>
            <Box component="label" sx={{ display: 'flex', alignItems: 'center', flex: 1, fontSize: 13 }}>
              <Checkbox
                checked={!hidden}
                // The last one stays: a list of nothing says nothing.
                disabled={!hidden && shown === 1}
                onChange={(_event, on) => onLayout(withHidden(arranged, id, !on))}
                sx={{ p: 1, marginInlineEnd: 1 }}
              />
              {nameOf(id)}
            </Box>
            <IconButton
              aria-label={t('columns.up', { column: nameOf(id) })}
              // A button that is disabled while it has the focus would lose it, and with it the keyboard.
              aria-disabled={index === 0}
              sx={atEnd}
              onClick={() => onLayout(withMoved(arranged, id, -1))}
            >
              <ArrowUpward sx={{ fontSize: 16 }} />
            </IconButton>
            <IconButton
              aria-label={t('columns.down', { column: nameOf(id) })}
              aria-disabled={index === movable.length - 1}
              sx={atEnd}
              onClick={() => onLayout(withMoved(arranged, id, 1))}
            >
              <ArrowDownward sx={{ fontSize: 16 }} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button onClick={() => onLayout(arrange(columns, []))}>{t('columns.reset')}</Button>
    </AnchoredPanel>
  );
};

const atEnd = { '&[aria-disabled=true]': { opacity: 0.38, cursor: 'default' } } as const;
