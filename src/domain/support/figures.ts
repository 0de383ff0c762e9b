import type { Rating } from './ratings';

/**
 * What a figure counts, of what came within a time: all of it, what was answered, what was ever resolved, of that what was opened again, what buyers rated, and
 * of that what they rated as good.
 */
const COUNTED = ['came', 'answered', 'resolved', 'reopened', 'rated', 'good'] as const;

export type Counted = (typeof COUNTED)[number];

export const isCounted = (text: string): text is Counted => COUNTED.some((each) => each === text);

/** The value that `share` of some values are at or below: the smallest that is; null of none. */
const quantile = (values: readonly number[], share: number): number | null => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
};

/** A conversation or a ticket as figures are worked out from it. Seconds of business hours; null: not yet. */
export interface Judged {
  readonly key: string;
  readonly answer: number | null;
  readonly resolve: number | null;
  readonly reopened: boolean;
  readonly rating: Rating | null;
}

interface Figures {
  readonly count: number;
  readonly answered: number;
  readonly answer_median: number | null;
  readonly answer_p90: number | null;
  readonly resolved: number;
  readonly resolve_median: number | null;
  readonly resolve_p90: number | null;
  readonly reopened: number;
  readonly rated: number;
  readonly good: number;
}

/** How quickly some were answered and resolved, and how many of those that were resolved were opened again. */
export const figuresOf = (judged: readonly Judged[]): Figures => {
  const answers = judged.flatMap(({ answer }) => answer ?? []);
  const resolved = judged.filter(({ resolve, reopened }) => resolve !== null || reopened);
  const solutions = judged.flatMap(({ resolve }) => resolve ?? []);
  return {
    count: judged.length,
    answered: answers.length,
    answer_median: quantile(answers, 0.5),
    answer_p90: quantile(answers, 0.9),
    resolved: resolved.length,
    resolve_median: quantile(solutions, 0.5),
    resolve_p90: quantile(solutions, 0.9),
    reopened: resolved.filter(({ reopened }) => reopened).length,
    rated: judged.filter(({ rating }) => rating !== null).length,
    good: judged.filter(({ rating }) => rating === 'good').length,
  };
};
