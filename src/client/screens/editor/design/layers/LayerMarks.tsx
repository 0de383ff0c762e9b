import Lock from '../../../../ui/icons/LockOutlined';
import LockOpen from '../../../../ui/icons/LockOpenOutlined';
import Visibility from '../../../../ui/icons/VisibilityOutlined';
import VisibilityOff from '../../../../ui/icons/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import type { SceneLayer } from '../../../../../scene/document';

export interface LayerMarksProps {
  /** The row's; at least one. */
  readonly layers: readonly SceneLayer[];
  readonly onChange: (change: { readonly locked: boolean } | { readonly visible: boolean }) => void;
}

/**
 * Whether a row's layers are locked or hidden, and a short way for the mouse to change it; what is neither shows on pointing. The keyboard has the
 * buttons below the list, so nothing here takes its focus.
 */
export const LayerMarks = ({ layers, onChange }: LayerMarksProps) => {
  const locked = layers.every((layer) => layer.locked);
  const visible = layers.some((layer) => layer.visible);
  const mark = (name: string, on: boolean, Icon: typeof Lock, change: Parameters<typeof onChange>[0]) => (
    <Box
      component="span"
      aria-hidden
      data-mark={name}
      className={on ? undefined : 'quiet'}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        onChange(change);
      }}
      onDoubleClick={(event: MouseEvent) => event.stopPropagation()}
      sx={markStyle}
    >
      <Icon sx={{ fontSize: 16 }} />
    </Box>
  );
  return (
    <Box component="span" sx={{ display: 'flex', flexShrink: 0, marginInlineEnd: -1 }}>
      {mark('lock', locked, locked ? Lock : LockOpen, { locked: !locked })}
      {mark('show', !visible, visible ? Visibility : VisibilityOff, { visible: !visible })}
    </Box>
  );
};

const markStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 1,
  color: 'text.secondary',
  cursor: 'pointer',
  // The name has the room until somebody points at the row.
  '&.quiet': { display: 'none' },
  '[role=option]:hover > * > &.quiet': { display: 'grid' },
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
} as const;
