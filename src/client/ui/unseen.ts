import type { Theme } from '@mui/material/styles';

/** The style of words that are there for screen readers only. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The same where the window is narrower than a breakpoint: there is room for signs, not for words. */
export const unseenBelow = (width: 'sm' | 'md' | 'lg') => (theme: Theme) => ({ [theme.breakpoints.down(width)]: unseen });
