/** Whether this is `npm run test:long`, which tries everything of which `npm test` takes a part. */
export const isLongRun = Boolean(process.env.TEST_LONG);

/** The first of these and every so-many-th after it; all of them in a long run. */
export const someOf = <T>(all: readonly T[], every: number): T[] => all.filter((_one, index) => isLongRun || index % every === 0);

/** A test that only the long run has the time for. Benchmarks read this file too, where nothing is a test. */
export const longTest = isLongRun ? globalThis.test : globalThis.test?.skip;
