import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import type { Preferences } from '../../../domain/people/customizer';
import { NAVBAR_HEIGHT } from '../../theme';
import { accentColours } from '../../theme/accents';

/** Pixels scrolled before a menu casts a shadow (specification 1, §9). */
export const MENU_SHADOW_AFTER = 100;

type Style = SystemStyleObject<Theme>;

/**
 * The shadow, by an attribute: a style that is new to the page makes the browser go through the styles of all that is on it, in the middle of
 * scrolling.
 */
export const scrolledShadow = { boxShadow: 0, '&[data-scrolled]': { boxShadow: 2 } } as const;

const TYPES: Readonly<Record<Exclude<Preferences['navbarType'], 'hidden'>, Style>> = {
  static: { position: 'static' },
  sticky: { position: 'sticky', top: 0 },
  floating: { position: 'sticky', top: 12, marginInline: { xs: 3, md: 6 }, mt: 3, borderWidth: 1, borderStyle: 'solid', borderRadius: 2 },
};

/** Everything in a coloured bar takes the colour of text on it, so it stays legible whichever pieces stand there. */
const coloured = (color: Preferences['navbarColor']): Style => {
  if (color === 'default') return { bgcolor: 'background.default' };
  const { main, text, textChannel } = accentColours(color);
  const faint = (share: number): string => `rgb(${textChannel} / ${share})`;
  return {
    // On the bar's own colour, before the names below mean something else.
    backgroundColor: main,
    color: text,
    '& > *': {
      '--mui-palette-text-primary': text,
      '--mui-palette-text-secondary': text,
      '--mui-palette-action-active': text,
      '--mui-palette-action-hover': faint(0.1),
      '--mui-palette-background-subtle': faint(0.1),
      '--mui-palette-background-paper': faint(0.1),
      '--mui-palette-background-default': faint(0.1),
      '--mui-palette-divider': faint(0.35),
      '--mui-palette-primary-main': text,
      '--mui-palette-primary-contrastText': main,
    },
  };
};

/** How the navbar stands on the page (specification 1, §2). `colour` is the vertical layout's alone. */
export const navbarStyle = (type: Exclude<Preferences['navbarType'], 'hidden'>, colour: Preferences['navbarColor']): Style => ({
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flexShrink: 0,
  height: NAVBAR_HEIGHT,
  paddingInline: { xs: 2, md: type === 'floating' ? 4 : 6 },
  borderBottom: 1,
  borderColor: 'divider',
  ...TYPES[type],
  ...coloured(colour),
});
