/** The most an amount may be, in dollars. */
export const MOST_DOLLARS = 1_000_000;

/** Dollars of 0 or more. */
export const isAmount = (value: number): boolean => value >= 0 && value <= MOST_DOLLARS;

/** What stands twice among texts; undefined: nothing. */
export const twiceIn = (texts: readonly string[]): string | undefined => {
  const seen = new Set<string>();
  return texts.find((text) => seen.has(text) || !seen.add(text));
};
