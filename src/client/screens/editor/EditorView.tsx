import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftNoticeProps } from './DraftNotice';
import type { KeptNoticeProps } from './KeptNotice';
import { DraftNotice, KeptNotice } from './lazy-parts';

interface EditorViewProps {
  readonly bar: ReactNode;
  /** What to do about unsaved work of an earlier visit; null when there is none. */
  readonly kept: KeptNoticeProps | null;
  /** Unsaved work of a tab that is gone; null when there is none. */
  readonly draft: DraftNoticeProps | null;
  readonly children: ReactNode;
}

/** The whole height below the navbar: the bar, and the step. */
export const EditorView = ({ bar, kept, draft, children }: EditorViewProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', height: 1, minHeight: 0 }}>
    {bar}
    <Suspense>{kept ? <KeptNotice {...kept} /> : draft && <DraftNotice {...draft} />}</Suspense>
    {children}
  </Box>
);

/** The editor's places before its product has come. */
export const EditorSkeleton = () => {
  const { t } = useTranslation('editor');
  return (
    <Box role="status" aria-busy aria-label={t('loading')} sx={{ display: 'flex', flexDirection: 'column', height: 1 }}>
      <Box sx={{ height: 52, px: 4, display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
        <Skeleton width={220} height={24} />
      </Box>
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <Box sx={{ display: { xs: 'none', md: 'block' }, width: 72, borderInlineEnd: 1, borderInlineEndColor: 'divider' }} />
        <Box sx={{ display: { xs: 'none', md: 'block' }, width: 272, p: 4, borderInlineEnd: 1, borderInlineEndColor: 'divider' }}>
          {Array.from({ length: 8 }, (_row, i) => (
            <Skeleton key={i} height={32} />
          ))}
        </Box>
        <Box sx={{ flex: 1, bgcolor: 'background.stage' }} />
        <Box sx={{ display: { xs: 'none', md: 'block' }, width: 272, p: 4, borderInlineStart: 1, borderInlineStartColor: 'divider' }}>
          <Skeleton height={120} variant="rounded" />
        </Box>
      </Box>
    </Box>
  );
};
