/** What one benchmark found out. */
export interface Finding {
  readonly bench: string;
  readonly ours: number;
  readonly peer: number;
  readonly peerName: string;
  /** Of `ours` and `peer`, e.g. `ms a page`. */
  readonly unit: string;
  /** Times, bytes and counts are better when less; rates when more. */
  readonly better: 'less' | 'more';
  /** What is promised: a smallest ratio, or a largest value of ours. */
  readonly goal?: { readonly ratio: number } | { readonly ours: number };
}

/** How many times better ours is than the peer; below 1 it is worse. */
export const ratioOf = ({ ours, peer, better }: Finding): number => (better === 'less' ? peer / ours : ours / peer);

/** Milliseconds that have no peer but what is promised. */
export const againstGoal = (bench: string, ours: number, most: number): Finding => ({
  bench,
  ours,
  peer: most,
  peerName: 'the goal',
  unit: 'ms',
  better: 'less',
  goal: { ours: most },
});

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** Milliseconds `work` takes. */
export const timed = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Milliseconds until `work` is done. */
export const timedAsync = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** `items` beginning at another one each round, so that nobody always runs first or after the same neighbour. */
export const inTurn = <T>(items: readonly T[], round: number): T[] => items.map((_, i) => items[(i + round) % items.length] as T);

/** Clears the garbage of what ran before; node runs with --expose-gc. */
export const settleHeap = (): void => {
  globalThis.gc?.();
  globalThis.gc?.();
};
