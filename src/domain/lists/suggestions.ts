/** How many suggestions a list shows while somebody types (specification 2, §5, §9). */
export const SUGGESTIONS_WHILE_TYPING = 6;
/** How many it shows when nothing is typed. */
export const SUGGESTIONS_AT_REST = 100;

/** How many suggestions fit a query; white space alone counts as nothing typed. */
const suggestionLimit = (query: string): number => (query.trim() === '' ? SUGGESTIONS_AT_REST : SUGGESTIONS_WHILE_TYPING);

interface Folded {
  readonly text: string;
  /** For each UTF-16 unit of `text`, where the character it comes from begins in the original. */
  readonly origins: readonly number[];
}

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Without case and accents, so that "é" finds "E" and "strasse" finds "Straße". */
const fold = (original: string): Folded => {
  let text = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of original) {
    const plain = withoutAccents(withoutAccents(character).toUpperCase().toLowerCase());
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at);
    text += plain;
    at += character.length;
  }
  return { text, origins };
};

const wordsOf = (query: string): string[] => fold(query).text.split(/\s+/u).filter(Boolean);

const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** How well a text fits, 0 best; null when a word of the query is nowhere in it. */
const rank = (text: string, words: readonly string[]): number | null => {
  let worst = 0;
  for (const [i, word] of words.entries()) {
    let at = text.indexOf(word);
    if (at === -1) return null;
    if (at === 0 && i === 0) continue;
    while (at !== -1 && isLetter(text[at - 1])) at = text.indexOf(word, at + 1);
    worst = Math.max(worst, at === -1 ? 2 : 1);
  }
  return worst;
};

/**
 * The items whose text holds every word of the query, whatever case and accents: those that begin with it first, then those with a word
 * that does, then the rest, each in the order given. At most 6 while typing and 100 when the query is empty (specification 2, §5).
 */
export const suggest = <Item>(query: string, items: readonly Item[], textOf: (item: Item) => string): Item[] => {
  const words = wordsOf(query);
  const limit = suggestionLimit(query);
  if (words.length === 0) return items.slice(0, limit);
  const ranks: [Item[], Item[], Item[]] = [[], [], []];
  for (const item of items) {
    const place = rank(fold(textOf(item)).text, words);
    if (place !== null) ranks[place]?.push(item);
  }
  return ranks.flat().slice(0, limit);
};

/** A piece of a suggestion; `hit` where it is what the person typed. */
interface SuggestionPart {
  readonly text: string;
  readonly hit: boolean;
}

/** The text of a suggestion cut into pieces, so that what matches can be marked. Put together, the pieces are the text. */
export const markMatches = (text: string, query: string): SuggestionPart[] => {
  const { text: folded, origins } = fold(text);
  const hits = new Set<number>();
  for (const word of wordsOf(query)) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      for (let unit = at; unit < at + word.length; unit += 1) hits.add(origins[unit] ?? 0);
    }
  }
  const parts: { text: string; hit: boolean }[] = [];
  let at = 0;
  for (const character of text) {
    const last = parts.at(-1);
    // An accent written apart belongs to the letter before it.
    const hit = hits.has(at) || (/^\p{M}$/u.test(character) && last?.hit === true);
    if (last && last.hit === hit) last.text += character;
    else parts.push({ text: character, hit });
    at += character.length;
  }
  return parts;
};
