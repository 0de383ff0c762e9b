import Popover from '@mui/material/Popover';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface AnchoredPanelProps {
  readonly id?: string;
  /** What opened it; null: closed. The focus goes back there. */
  readonly anchor: HTMLElement | null;
  readonly label: string;
  /** Which edge of the anchor it keeps to. */
  readonly align?: 'left' | 'right';
  readonly sx?: SxProps<Theme>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small dialog below what opened it. It holds the focus, and closes with Escape or a press beside it. */
export const AnchoredPanel = ({ id, anchor, label, align = 'left', sx, onClose, children }: AnchoredPanelProps) => (
  <Popover
    id={id}
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: align }}
    transformOrigin={{ vertical: 'top', horizontal: align }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx } }}
  >
    {children}
  </Popover>
);
