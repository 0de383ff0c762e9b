import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Undo } from './use-undo';

interface UndoBarProps {
  readonly undo: Undo;
  /** It stands over whatever is open. */
  readonly floats?: boolean;
}

/** Says for how long the latest reply can be taken back. */
export const UndoBar = ({ undo, floats = false }: UndoBarProps) => {
  const { t } = useTranslation('support');
  return (
    undo.sent && (
      <Box role="status" sx={[bar, floats && over]}>
        <span>{t('undo.goes', { name: undo.sent.name, count: undo.left })}</span>
        <Button size="small" color="inherit" aria-keyshortcuts="u" onClick={undo.undoLatest}>
          {t('message.undo')}
        </Button>
      </Box>
    )
  );
};

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  flexShrink: 0,
  px: 4,
  py: 1,
  fontSize: 13,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.subtle',
} as const;

const over = {
  position: 'fixed',
  bottom: 16,
  insetInlineStart: '50%',
  zIndex: 'snackbar',
  border: 1,
  borderColor: 'divider',
  boxShadow: 3,
} as const;
