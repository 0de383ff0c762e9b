/** Names garment makers give their colours. A shop knows a colour by its name only, so a dot is drawn for names known here. */
const COLORS: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#16161a',
  navy: '#1f2a44',
  royal: '#2350a8',
  red: '#c2182b',
  maroon: '#5c1f2e',
  'sport grey': '#a9abae',
  'heather grey': '#a5a7aa',
  'dark heather': '#4a4d52',
  charcoal: '#54565b',
  ash: '#dcdddd',
  natural: '#efe6d3',
  sand: '#d8c9ab',
  gold: '#f2a900',
  orange: '#f4652a',
  pink: '#f4b6c8',
  'light pink': '#f6d5de',
  'light blue': '#a9c5e4',
  'forest green': '#22422f',
  'military green': '#5d6043',
  'irish green': '#1f9a55',
  purple: '#4b2d7f',
};

export const swatchColor = (name: string): string | undefined => COLORS[name.trim().toLowerCase()];
