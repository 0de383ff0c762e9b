import Check from '../../../../ui/icons/Check';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { CHECKERBOARD } from '../../../../ui/styles';
import { Hint } from '../../../../ui/Hint';
import { putDragged, type Dragged } from '../stage/dragged';

interface PictureTileProps {
  /** What it shows, for who points at it. */
  readonly title: string;
  /** What a press does. */
  readonly label: string;
  readonly onUse: () => void;
  readonly dragged: Dragged;
  /** It stands in the design already. */
  readonly used?: boolean;
  readonly usedLabel?: string;
  readonly children: ReactNode;
}

/** A picture to put on the product: by a press, or dragged to its place. */
export const PictureTile = ({ title, label, onUse, dragged, used = false, usedLabel, children }: PictureTileProps) => (
  <Hint title={used && usedLabel ? `${title} · ${usedLabel}` : title}>
    <ButtonBase
      aria-label={used && usedLabel ? `${label}, ${usedLabel}` : label}
      draggable
      onDragStart={(event) => putDragged(event.dataTransfer, dragged)}
      onClick={onUse}
      sx={{
        position: 'relative',
        width: 1,
        aspectRatio: '1',
        p: 1,
        borderRadius: 1,
        overflow: 'hidden',
        background: CHECKERBOARD,
        boxShadow: 'inset 0 0 0 1px rgba(128,128,128,.25)',
        contentVisibility: 'auto',
        '&:hover': { boxShadow: (theme) => `inset 0 0 0 2px ${theme.vars?.palette.primary.main}` },
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
      }}
    >
      {children}
      {used && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            insetInlineEnd: 4,
            top: 4,
            display: 'grid',
            placeItems: 'center',
            width: 16,
            height: 16,
            borderRadius: '50%',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          <Check sx={{ fontSize: 12 }} />
        </Box>
      )}
    </ButtonBase>
  </Hint>
);

/** Tiles in a row of so many. */
export const tileGrid = (columns: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(72px, 1fr))', md: `repeat(${columns}, minmax(0, 1fr))` },
    gap: 2,
  }) as const;
