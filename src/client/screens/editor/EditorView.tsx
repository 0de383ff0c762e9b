import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
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
