import type { CSSObject } from '@mui/material/styles';
import type { Accent } from '../../domain/people/customizer';

/** Which colour of the palette each accent is; `dark` is the text's own colour, so it stays legible in both schemes. */
const COLOURS = { primary: 'primary', success: 'success', danger: 'error', info: 'info', warning: 'warning' } as const;

const SHADES = ['main', 'dark', 'light'] as const;

const variable = (name: string): string => `var(--mui-palette-${name})`;

/** The palette's main colour of an accent and the colour of text on it, as CSS values. */
export const accentColours = (accent: Accent): { readonly main: string; readonly text: string; readonly textChannel: string } =>
  accent === 'dark'
    ? {
        main: variable('text-primary'),
        text: variable('background-default'),
        textChannel: variable('background-defaultChannel'),
      }
    : {
        main: variable(`${COLOURS[accent]}-main`),
        text: variable(`${COLOURS[accent]}-contrastText`),
        textChannel: variable(`${COLOURS[accent]}-contrastTextChannel`),
      };

const shadesOf = (accent: Exclude<Accent, 'primary'>): CSSObject => {
  const shades: Record<string, string> = {};
  for (const shade of SHADES) {
    const source = accent === 'dark' ? 'text-primary' : `${COLOURS[accent]}-${shade}`;
    shades[`--mui-palette-primary-${shade}`] = variable(source);
    shades[`--mui-palette-primary-${shade}Channel`] = variable(`${source}Channel`);
  }
  const { text, textChannel } = accentColours(accent);
  return {
    ...shades,
    '--mui-palette-primary-contrastText': text,
    '--mui-palette-primary-contrastTextChannel': textChannel,
    '--mui-palette-action-selected': `rgb(${variable(accent === 'dark' ? 'text-primaryChannel' : `${COLOURS[accent]}-mainChannel`)} / 0.1)`,
  };
};

/**
 * Makes the chosen colour the accent of the page. It also holds inside a part of the page that has a colour scheme of its own, such as the
 * dark sidebar of semi-dark, whose scheme would otherwise bring the usual accent back.
 */
export const accentStyles = (accent: Accent): CSSObject =>
  accent === 'primary' ? {} : { ':root:root, :root [data-theme]': shadesOf(accent) };
