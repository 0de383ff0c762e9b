import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Undo } from './use-undo';

/** Says for how long the latest reply can be taken back. */
export const UndoBar = ({ undo }: { readonly undo: Undo }) => {
  const { t } = useTranslation('support');
  return (
    undo.sent && (
      <Box role="status" sx={bar}>
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
