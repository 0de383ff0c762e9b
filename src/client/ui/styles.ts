import type { Theme } from '@mui/material/styles';
import type SvgIcon from '@mui/material/SvgIcon';

/** An icon of `ui/icons`. */
export type Icon = typeof SvgIcon;

/** For what holds an icon that points along the line: it points the other way where lines run from right to left. */
export const turned = { '[dir=rtl] & svg': { transform: 'scaleX(-1)' } } as const;

/** Figures and sentences keep their own direction where people read from right to left; where they stand follows the page. */
export const ownDirection = { unicodeBidi: 'plaintext', textAlign: 'left' } as const;

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

/** Shows where a picture is transparent; mid greys, so that white and black art are both seen, in either theme. */
export const CHECKERBOARD = 'repeating-conic-gradient(#c4c6cb 0% 25%, #dcdde1 0% 50%) 50% / 14px 14px';
