/** What means something else to the shop, and what looks the same and does not: `|` parts the values of an option there. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/\|/g, '¦'],
  [/</g, '‹'],
  [/>/g, '›'],
  [/\\/g, '∖'],
  [/%(?=[0-9a-f]{2})/gi, '％'],
  [/&(?=#?\w+;)/g, '＆'],
  [/\s+/g, ' '],
];

/** A name or value of an option as the shop keeps it unchanged, at the product and at its variations alike. */
export const shopWord = (word: string): string => LOOK_ALIKES.reduce((text, [own, alike]) => text.replace(own, alike), word).trim();
