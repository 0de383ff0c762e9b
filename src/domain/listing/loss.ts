/** What is sold for less than it costs. */
export interface Loss {
  readonly variants: number;
  /** What a piece of the worst of them loses, in dollars. */
  readonly most: number;
}

/** The loss among the profits of what is on sale, in dollars; null: nothing is sold at a loss. It warns and forbids nothing. */
export const lossAmong = (profits: readonly number[]): Loss | null => {
  const losses = profits.filter((profit) => profit < 0);
  return losses.length === 0 ? null : { variants: losses.length, most: -Math.min(...losses) };
};
