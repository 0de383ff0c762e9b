// Sums of a test run, and the lines that print them.

/** How many suites the table of times has. */
const SHOWN = 10;

/** `{ passed, failed, skipped }` of jest's results; a file that could not be loaded counts as a test that failed. */
export const sumsOf = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  skipped: numPendingTests + numTodoTests,
});

const row = (seconds, name) => `${seconds.toFixed(1).padStart(7)} s  ${name}`;

/** The seconds of each group, its workers' together, and the longest suites, a line each. `suites`: `{ group, name, seconds }`. */
export const timeTable = (suites) => {
  const groups = new Map();
  for (const { group, seconds } of suites) groups.set(group, (groups.get(group) ?? 0) + seconds);
  const longest = suites.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
  return [
    'Time by group, of all workers together',
    ...[...groups].map(([group, seconds]) => row(seconds, group)),
    'Slowest suites',
    ...longest.map(({ seconds, name }) => row(seconds, name)),
  ];
};

/** The last line of a run. */
export const sumLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
