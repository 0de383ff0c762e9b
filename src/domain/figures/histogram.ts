/** Whole days that are told apart: 0 to 59, and 60 or more. */
export const HISTOGRAM_DAYS = 61;

/** How often something took so many whole days, by the days; 60 stands for all that took longer, too. Histograms are added day by day. */
export type Histogram = readonly number[];

export const EMPTY_HISTOGRAM: Histogram = Array.from({ length: HISTOGRAM_DAYS }, () => 0);

/** Where so many days stand. */
export const placeOfDays = (days: number): number => Math.min(Math.max(0, days), HISTOGRAM_DAYS - 1);

export const addHistograms = (a: Histogram, b: Histogram): Histogram => EMPTY_HISTOGRAM.map((_, day) => (a[day] ?? 0) + (b[day] ?? 0));

interface DaysTold {
  readonly count: number;
  /** All null where there are none. */
  readonly mean: number | null;
  readonly p50: number | null;
  readonly p90: number | null;
}

/** The days in which so much of all was done: the smallest by which it was. */
const within = (histogram: Histogram, count: number, share: number): number => {
  const wanted = Math.ceil(count * share);
  let done = 0;
  const found = histogram.findIndex((each) => {
    done += each;
    return done >= wanted;
  });
  return Math.max(0, found);
};

export const daysTold = (histogram: Histogram): DaysTold => {
  const count = histogram.reduce((sum, each) => sum + each, 0);
  if (count === 0) return { count, mean: null, p50: null, p90: null };
  const days = histogram.reduce((sum, each, day) => sum + each * day, 0);
  return { count, mean: days / count, p50: within(histogram, count, 0.5), p90: within(histogram, count, 0.9) };
};
