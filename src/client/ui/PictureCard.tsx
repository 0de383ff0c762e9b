import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { srcSetOf } from '../../domain/files/image-sizes';
import { OPENED } from './list/opened';
import { Link } from './Link';
import { CHECKERBOARD } from './styles';

interface PictureCardProps {
  readonly title: string;
  /** Where the card leads; null: nowhere. */
  readonly link: string | null;
  /** What opening does, for a screen reader. */
  readonly openLabel: string;
  /** Pictures side by side, at most four are shown. */
  readonly pictures: readonly (string | undefined)[];
  /** Chooses the card. */
  readonly box: ReactNode;
  /** Over the picture's other corner: a status. */
  readonly badge?: ReactNode;
  /** One short line below the title. */
  readonly facts: ReactNode;
  /** Buttons at the end of the title. */
  readonly actions?: ReactNode;
}

/** About what a card's picture is wide, in pixels. */
const WIDTH = 160;

/** Something whose picture is what people know it by. */
export const PictureCard = ({ title, link, openLabel, pictures, box, badge, facts, actions }: PictureCardProps) => (
  <Box component="li" sx={card}>
    <ButtonBase
      {...(link ? { component: Link, to: link, state: OPENED } : { disabled: true })}
      aria-label={openLabel}
      focusRipple
      sx={picturesFrame}
    >
      {pictures.slice(0, 4).map((src, index) => (
        <Box key={index} sx={{ flex: 1, minWidth: 0, height: 1, p: 2, background: src ? CHECKERBOARD : undefined }}>
          {src && (
            <Box
              component="img"
              src={src}
              srcSet={srcSetOf(src)}
              sizes={`${Math.ceil(WIDTH / Math.min(pictures.length, 4))}px`}
              alt=""
              loading="lazy"
              decoding="async"
              sx={picture}
            />
          )}
        </Box>
      ))}
    </ButtonBase>
    {box && <Box sx={{ ...corner, insetInlineStart: 8 }}>{box}</Box>}
    {badge && <Box sx={{ ...corner, insetInlineEnd: 8, gap: 1, bgcolor: 'transparent', p: 0 }}>{badge}</Box>}
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 3 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" component="h2" title={title} noWrap sx={{ fontWeight: 500 }}>
          {title}
        </Typography>
        <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
          {facts}
        </Typography>
      </Box>
      {actions}
    </Box>
  </Box>
);

const card = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  listStyle: 'none',
  '&:has(input:checked)': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' },
  '&:hover img': { transform: 'scale(1.06)' },
} as const;

const picturesFrame = {
  display: 'flex',
  gap: '1px',
  width: 1,
  aspectRatio: '1 / 1',
  bgcolor: 'background.picture',
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const picture = {
  display: 'block',
  width: 1,
  height: 1,
  objectFit: 'contain',
  transition: 'transform 140ms',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;

const corner = {
  position: 'absolute',
  top: 8,
  display: 'flex',
  p: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& input': { width: 16, height: 16, m: 0, accentColor: 'var(--mui-palette-primary-main)' },
} as const;
