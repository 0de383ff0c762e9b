/** ms: a shorter time is noise. */
const NOTHING = 5;

/** ms of processor time, which other work on the machine does not lengthen. */
const shortest = (work: () => unknown): number => {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.max(NOTHING, Math.min(...times));
};

/** How many times as long the work takes for input ten times as long: 10 where it is linear, 100 where it is quadratic. */
export const growthOf = (work: (input: string) => unknown, inputOf: (length: number) => string): number => {
  const [few, many] = [inputOf(10_000), inputOf(100_000)];
  return shortest(() => work(many)) / shortest(() => work(few));
};
