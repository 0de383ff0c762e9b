import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FOOTER_HEIGHT } from '../../theme';

interface SaveBarProps {
  /** What is not saved, each in a few words; none: there is something to send all the same. */
  readonly changes: readonly string[];
  readonly pending: boolean;
  /** What the button that saves says, if not just that. */
  readonly save?: ReactNode;
  /** At the foot of a drawer, and not of a page. */
  readonly inDrawer?: boolean;
  readonly onDiscard: () => void;
}

/** How many changes are named; the rest is counted. */
const NAMED = 3;

/** Stands at the foot of a form while something is not saved, and says what. */
export const SaveBar = ({ changes, pending, save, inDrawer = false, onDiscard }: SaveBarProps) => {
  const { t } = useTranslation();
  const rest = changes.length - NAMED;
  const count = t('unsaved.changes', { count: changes.length });
  return (
    <Box
      role="region"
      aria-label={changes.length > 0 ? count : undefined}
      sx={inDrawer ? { ...bar, ...drawerBar } : { ...bar, ...pageBar }}
    >
      {changes.length > 0 && (
        <>
          <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, unicodeBidi: 'plaintext' }}>{count}</Typography>
            <Typography variant="body2" color="text.secondary" noWrap>
              {changes.slice(0, NAMED).join(' · ')}
              {rest > 0 && ` · ${t('unsaved.more', { count: rest })}`}
            </Typography>
          </Box>
          <Button onClick={onDiscard} disabled={pending}>
            {t('unsaved.discard')}
          </Button>
        </>
      )}
      <Button type="submit" variant="contained" loading={pending} loadingPosition="start">
        {save ?? t('action.save')}
      </Button>
    </Box>
  );
};

const bar = {
  position: 'sticky',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const pageBar = {
  bottom: 0,
  // A footer that stays in sight stands below it.
  'body:has([data-footer="sticky"]) &': { bottom: FOOTER_HEIGHT },
  mt: 6,
  // Leaves the corner to the control that goes back to the top.
  paddingInlineEnd: 14,
  bgcolor: 'background.default',
} as const;

const drawerBar = { bottom: -24, flexWrap: 'wrap', mx: -6, mb: -6, mt: 'auto', px: 6, bgcolor: 'background.paper' } as const;
