/** Shorter words stand in too many names to mean one of them. */
const SHORTEST = 3;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= SHORTEST),
  );

interface NamedLine {
  readonly name: string;
  readonly sku: string;
}

/** Order lines that a text names by a word of their name or SKU that no other line has; of a single line, always that one. */
export const mentionedLines = <Line extends NamedLine>(lines: readonly Line[], text: string): readonly Line[] => {
  if (lines.length < 2) return lines;
  const said = wordsOf(text);
  const words = lines.map(({ name, sku }) => wordsOf(`${name} ${sku}`));
  return lines.filter((_line, at) =>
    [...(words[at] ?? [])].some((word) => said.has(word) && words.every((others, other) => other === at || !others.has(word))),
  );
};
