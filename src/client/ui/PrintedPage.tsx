import GlobalStyles from '@mui/material/GlobalStyles';
import { lightPalette } from '../theme/palette';

const { background, text, divider, primary, warning } = lightPalette;

/** What is meant for paper goes there by itself, dark on white: the menu, the bars and whatever is pressed stay on the screen. */
export const PrintedPage = () => <GlobalStyles styles={onPaper} />;

const colours = {
  '--mui-palette-background-default': background?.default,
  '--mui-palette-background-paper': background?.paper,
  '--mui-palette-background-subtle': background?.subtle,
  '--mui-palette-text-primary': text?.primary,
  '--mui-palette-text-secondary': text?.secondary,
  '--mui-palette-divider': divider,
  '--mui-palette-primary-main': primary && 'main' in primary ? primary.main : undefined,
  '--mui-palette-warning-main': warning && 'main' in warning ? warning.main : undefined,
};

const onPaper = {
  '@media print': {
    ':root:root, :root [data-theme]': colours,
    '@page': { size: 'landscape', margin: '12mm' },
    'body > #root header, nav, footer, [role="dialog"]': { display: 'none !important' },
    '.MuiAlert-root': { color: `${text?.primary} !important`, backgroundColor: 'transparent !important', padding: '0 !important' },
    main: { padding: '0 !important', margin: '0 !important' },
  },
};
