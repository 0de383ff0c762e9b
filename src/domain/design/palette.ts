/** A colour people can ask for by name; `name` is also its key in the translations. */
interface NamedColor {
  readonly name: string;
  /** `#rrggbb`. */
  readonly hex: string;
}

/** The default palette of the editor: 25 named colours (specification 2, §2), neutrals first, then round the colour circle. */
export const PALETTE: readonly NamedColor[] = [
  { name: 'white', hex: '#ffffff' },
  { name: 'silver', hex: '#c9ccd1' },
  { name: 'grey', hex: '#8a8f98' },
  { name: 'charcoal', hex: '#3b3f46' },
  { name: 'black', hex: '#000000' },
  { name: 'maroon', hex: '#6d1a2b' },
  { name: 'red', hex: '#d42a2f' },
  { name: 'coral', hex: '#f26b5b' },
  { name: 'orange', hex: '#f08a24' },
  { name: 'gold', hex: '#e3b23c' },
  { name: 'yellow', hex: '#f7e04b' },
  { name: 'lime', hex: '#a8d13a' },
  { name: 'green', hex: '#2f9e44' },
  { name: 'forest', hex: '#1f5135' },
  { name: 'mint', hex: '#9fe0c3' },
  { name: 'teal', hex: '#178a8a' },
  { name: 'turquoise', hex: '#3cc8d8' },
  { name: 'sky', hex: '#8cc7f2' },
  { name: 'royal', hex: '#2553c7' },
  { name: 'navy', hex: '#16244d' },
  { name: 'purple', hex: '#6a3fa0' },
  { name: 'lavender', hex: '#c3b1e8' },
  { name: 'pink', hex: '#f6a9c4' },
  { name: 'magenta', hex: '#c9287e' },
  { name: 'brown', hex: '#6b4630' },
];

/** Shares of red, green and blue in how light the eye finds a colour (ITU-R BT.601). */
const LIGHTNESS = [0.299, 0.587, 0.114] as const;

/** Black or white, whichever is easier to read on the colour (`#rrggbb`). */
export const readableInk = (background: string): '#000000' | '#ffffff' => {
  const lightness = LIGHTNESS.reduce((sum, share, i) => sum + share * parseInt(background.slice(1 + 2 * i, 3 + 2 * i), 16), 0);
  return lightness < 140 ? '#ffffff' : '#000000';
};

/** `#rrggbb` in lower case for what people type (`#FFF`, `ff8800`); null for anything that is no colour. */
export const parseHex = (text: string): string | null => {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(text.trim());
  if (!match?.[1]) return null;
  const digits = match[1].length === 3 ? match[1].replace(/./gu, '$&$&') : match[1];
  return `#${digits.toLowerCase()}`;
};
