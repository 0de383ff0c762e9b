import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { components } from './theme/components';
import { darkPalette, lightPalette } from './theme/palette';

export { FOOTER_HEIGHT, NAVBAR_HEIGHT, RAIL_WIDTH, SIDEBAR_WIDTH } from './theme/components';

const options = {
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  // Mobile below 992 px, the sidebar's own breakpoint at 1200 px (specification 1, §9).
  breakpoints: { values: { xs: 0, sm: 600, md: 992, lg: 1200, xl: 1536 } },
  spacing: 4,
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: '"Inter Variable", system-ui, sans-serif',
    fontSize: 14,
    body1: { fontSize: 14, lineHeight: 1.5 },
    body2: { fontSize: 13, lineHeight: 1.5 },
    caption: { fontSize: 12, lineHeight: 1.4 },
    h1: { fontSize: 20, fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: 16, fontWeight: 600, lineHeight: 1.4 },
    h3: { fontSize: 14, fontWeight: 600, lineHeight: 1.4 },
    subtitle2: { fontSize: 13, fontWeight: 600, lineHeight: 1.4 },
    overline: { fontSize: 11, fontWeight: 600, lineHeight: 1.6, letterSpacing: '0.04em' },
    button: { fontSize: 13, fontWeight: 600, textTransform: 'none' },
  },
  transitions: {
    duration: { shortest: 120, shorter: 140, short: 160, standard: 180, complex: 200, enteringScreen: 180, leavingScreen: 140 },
  },
  components,
} satisfies ThemeOptions;

/** Every decision of the look: type, space, colour, motion. A screen holds none. Space is a 4 px grid: `p: 6` is 24 px. */
export const theme = createTheme(options);

let mirrored: Theme | undefined;

/** The same for pages that read from right to left; made when first asked for. */
export const mirroredTheme = (): Theme => (mirrored ??= createTheme({ ...options, direction: 'rtl' }));
