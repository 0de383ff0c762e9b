import type { PaletteOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** The sidebar. */
    sidebar: string;
    /** Behind table heads, chips and empty places. */
    subtle: string;
    /** Behind pictures until they are there. */
    picture: string;
    /** The editor's ground, dark in both themes so that colours are judged alike. */
    stage: string;
  }
}

/** Neutral greys and one accent; text reaches 4.5:1 on every background. */
export const lightPalette: PaletteOptions = {
  primary: { main: '#3f4fd6', dark: '#3340b4', light: '#6572e4', contrastText: '#ffffff' },
  secondary: { main: '#52565f', contrastText: '#ffffff' },
  success: { main: '#1b7a43', light: '#e4f4ea', dark: '#125c31', contrastText: '#ffffff' },
  warning: { main: '#8f5a00', light: '#fdf1dc', dark: '#6d4500', contrastText: '#ffffff' },
  error: { main: '#c02b32', light: '#fdebec', dark: '#991d24', contrastText: '#ffffff' },
  info: { main: '#1967b3', light: '#e7f1fb', dark: '#114d88', contrastText: '#ffffff' },
  background: { default: '#ffffff', paper: '#ffffff', sidebar: '#f7f7f8', subtle: '#f4f4f6', picture: '#eeeff1', stage: '#34373d' },
  text: { primary: '#1b1d22', secondary: '#5d626d', disabled: '#9a9ea8' },
  divider: '#e4e5e9',
  action: { hover: 'rgba(27, 29, 34, 0.04)', selected: 'rgba(63, 79, 214, 0.08)' },
};

/** Raised surfaces get lighter. */
export const darkPalette: PaletteOptions = {
  primary: { main: '#97a2ff', dark: '#7d8af2', light: '#b4bcff', contrastText: '#11131a' },
  secondary: { main: '#b3b7c1', contrastText: '#11131a' },
  success: { main: '#6fcf97', light: '#16301f', dark: '#a0e3bb', contrastText: '#0d130f' },
  warning: { main: '#e9b44c', light: '#352813', dark: '#f3cf88', contrastText: '#16110a' },
  error: { main: '#ff8a8f', light: '#3a1b1e', dark: '#ffb3b6', contrastText: '#190c0d' },
  info: { main: '#7db8f0', light: '#16293b', dark: '#abd2f6', contrastText: '#0b121a' },
  background: { default: '#131417', paper: '#1b1d21', sidebar: '#17181c', subtle: '#212327', picture: '#2a2c31', stage: '#2b2d32' },
  text: { primary: '#ecedf0', secondary: '#a4a8b2', disabled: '#6b6f79' },
  divider: '#2d2f35',
  action: { hover: 'rgba(236, 237, 240, 0.06)', selected: 'rgba(151, 162, 255, 0.14)' },
};
