/** Words as they are compared: without case, accents and whatever stands between them. */
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** By which two writings of a word or phrase are one; empty: it holds no letter and no digit. */
export const cautionKey = (phrase: string): string => wordsIn(phrase).join(' ');

/** Finds which of some words and phrases stand in texts, as whole words. What it costs grows with the texts alone. */
export const cautionFinder = (phrases: readonly string[]): ((texts: readonly string[]) => readonly string[]) => {
  const byFirst = new Map<string, { readonly phrase: string; readonly words: readonly string[] }[]>();
  for (const phrase of phrases) {
    const words = wordsIn(phrase);
    const [first] = words;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { phrase, words }]);
  }
  return (texts) => {
    const found = new Set<string>();
    for (const text of texts) {
      const words = wordsIn(text);
      words.forEach((word, at) => {
        for (const each of byFirst.get(word) ?? []) {
          if (each.words.every((part, offset) => words[at + offset] === part)) found.add(each.phrase);
        }
      });
    }
    return [...found].toSorted();
  };
};

/** What the text layers of a mockup's sides say. */
export const textsOn = (
  sides: readonly {
    readonly layers: readonly {
      readonly type?: string | null;
      readonly settings: readonly { readonly name: string; readonly value?: unknown }[];
    }[];
  }[],
): readonly string[] =>
  sides
    .flatMap(({ layers }) => layers)
    .filter(({ type }) => type === 'text')
    .flatMap(({ settings }) => settings.flatMap(({ name, value }) => (name === 'text' && typeof value === 'string' ? [value] : [])));
