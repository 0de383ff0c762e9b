import type { Category } from './shop';

const MOST_FOUND = 20;

/** A word as it stands for its plural too. */
const stem = (word: string): string => word.replace(/(?<=\p{L}{2})e?s$/u, '').replace(/(?<=\p{L}{2})e$/u, '');
const stemsOf = (words: string): readonly string[] => (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);

/** Where a platform suggests none itself: categories whose names share most words with these, those with nothing below before others. */
export const likest = (words: string, categories: readonly Category[]): readonly Category[] => {
  const wanted = new Set(stemsOf(words));
  return categories
    .map((category) => {
      const own = stemsOf(category.name);
      const met = own.filter((word) => wanted.has(word)).length;
      return { category, met, share: met / Math.max(1, own.length) };
    })
    .filter(({ met }) => met > 0)
    .toSorted((a, b) => b.met - a.met || Number(b.category.leaf) - Number(a.category.leaf) || b.share - a.share)
    .slice(0, MOST_FOUND)
    .map(({ category }) => category);
};
