/** Whole days a trend is shown of. */
export const SHOWN_DAYS = 28;
/** Whole days it is looked at: the week, and those before it that tell what was to be expected. */
const WEEK = 7;
const BEFORE = 28;
/** A week back the rank is told from as many days, so days are counted for both. */
export const COUNTED_DAYS = WEEK + BEFORE + WEEK;
/** Pieces in a week, under which nothing is a trend. */
const LEAST_SOLD = 3;

/** How something sells: pieces in the last week, what its four weeks before let expect of a week, and how far the one is from the other. */
interface TrendScore {
  readonly sold: number;
  readonly expected: number;
  /** `(sold − expected) / √(expected + 1)`. */
  readonly score: number;
}

const sum = (days: readonly number[]): number => days.reduce((all, each) => all + each, 0);

/** The score as of `back` days ago. `days`: pieces of each whole day, yesterday first. */
export const scoreOf = (days: readonly number[], back = 0): TrendScore => {
  const sold = sum(days.slice(back, back + WEEK));
  const expected = (WEEK * sum(days.slice(back + WEEK, back + WEEK + BEFORE))) / BEFORE;
  return { sold, expected, score: (sold - expected) / Math.sqrt(expected + 1) };
};

/** Something that is sold, by its key, with the pieces of each whole day, yesterday first. */
export interface Sold {
  readonly key: string;
  readonly days: readonly number[];
}

interface Trend extends Sold, TrendScore {
  /** From 1. */
  readonly rank: number;
  /** Places it has risen since a week ago; null: it was none then. */
  readonly change: number | null;
}

/** Those that are trends as of `back` days ago, the greatest first; of two alike the one that sells more, then by key. */
const ranked = (all: readonly Sold[], back: number): readonly (Sold & TrendScore)[] =>
  all
    .map(({ key, days }) => ({ key, days, ...scoreOf(days, back) }))
    .filter(({ sold }) => sold >= LEAST_SOLD)
    .toSorted((a, b) => b.score - a.score || b.sold - a.sold || (a.key < b.key ? -1 : 1));

/** The trends of what was sold, the first `most`. */
export const trendsOf = (all: readonly Sold[], most: number): readonly Trend[] => {
  const before = new Map(ranked(all, WEEK).map(({ key }, at) => [key, at + 1]));
  return ranked(all, 0)
    .slice(0, most)
    .map((trend, at) => {
      const [rank, former] = [at + 1, before.get(trend.key)];
      return { ...trend, rank, change: former === undefined ? null : former - rank };
    });
};
