/** What trends are of. */
export const TREND_KINDS = ['listing', 'topic', 'product'] as const;

export type TrendKind = (typeof TREND_KINDS)[number];
