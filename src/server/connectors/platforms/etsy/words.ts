import { decodedWords } from '../html-words';

/** Etsy's limits on what a listing says. */
const MOST_TITLE = 140;
const MOST_TAGS = 13;
const MOST_TAG = 20;

/** A description as Etsy has it, without markup. */
export const plainDescription = (html: string): string =>
  decodedWords(
    html
      .replace(/\s+/g, ' ')
      .replace(/<li[^<>]*>/gi, '\n- ')
      .replace(/<br[^<>]*>|<\/(p|div|h[1-6]|ul|ol|tr)>/gi, '\n')
      .replace(/<[^<>]*>/g, ''),
  )
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A title of the characters Etsy takes; a few of them it takes once only. */
export const titleOf = (name: string): string => {
  const seen = new Set<string>();
  const once = [...name.replace(/[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/gu, ' ')].filter((character) => {
    if (!'%:&+'.includes(character)) return true;
    const first = !seen.has(character);
    seen.add(character);
    return first;
  });
  return [...once.join('').replace(/\s+/g, ' ').trim()].slice(0, MOST_TITLE).join('').trim();
};

/** The tags Etsy takes of those a listing has. */
export const tagsOf = (tags: readonly string[]): readonly string[] =>
  [
    ...new Set(
      tags.map((tag) =>
        tag
          .replace(/[^\p{L}\p{Nd}\p{Zs}\-'™©®]/gu, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    ),
  ]
    .filter((tag) => tag !== '' && [...tag].length <= MOST_TAG)
    .slice(0, MOST_TAGS);

/** Values of options may have no parentheses. */
export const valueOf = (value: string): string => value.replace(/\(/g, '[').replace(/\)/g, ']');
