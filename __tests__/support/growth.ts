/** ms: what takes less grows no further than this machine's moods. */
const NOTHING = 5;

const shortest = (work: () => unknown): number => {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.max(NOTHING, Math.min(...times));
};

/** Times as long that the work takes for input ten times as long: 10 where it is linear, 100 where it is quadratic. */
export const growthOf = (work: (input: string) => unknown, inputOf: (length: number) => string): number => {
  const [few, many] = [inputOf(10_000), inputOf(100_000)];
  return shortest(() => work(many)) / shortest(() => work(few));
};
