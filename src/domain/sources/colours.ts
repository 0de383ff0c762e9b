/** What colours of garments go by, and roughly how they look. */
const COLOURS: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#111111',
  navy: '#1f2a44',
  red: '#c0272d',
  royal: '#2b4c9b',
  blue: '#2f5ea8',
  sky: '#9cc5e6',
  green: '#2f7d4f',
  forest: '#22402f',
  olive: '#5d6139',
  sage: '#a3b18a',
  grey: '#8c8f94',
  gray: '#8c8f94',
  sport: '#a7abb0',
  ash: '#dfe1e1',
  charcoal: '#45484d',
  silver: '#c9ccd1',
  maroon: '#5c1f2e',
  burgundy: '#5c1f2e',
  pink: '#f0a8bd',
  purple: '#5a3d85',
  violet: '#7c5fa8',
  orange: '#e6732c',
  gold: '#efb335',
  yellow: '#f4d35e',
  sand: '#d9c8a9',
  beige: '#d9c8a9',
  natural: '#efe6d2',
  cream: '#f5efdf',
  brown: '#5b4030',
  chocolate: '#40291f',
  teal: '#1f7a7a',
  mint: '#b5e0cc',
  turquoise: '#3fb8af',
  coral: '#f2786b',
  lavender: '#c5b3e0',
};

/** How a colour of that name looks, by its last word that is known (Heather Navy: navy); null: nobody knows. */
export const colourOf = (name: string): string | null => {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  const known = words.findLast((word) => Object.hasOwn(COLOURS, word));
  return known === undefined ? null : (COLOURS[known] ?? null);
};
