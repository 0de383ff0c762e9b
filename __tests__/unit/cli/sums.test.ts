/** @covers src/cli/test */
import { runModule } from './run-module';

/** The end of a run, as `npm test` prints it. */
const endOf = (results: object, suites: readonly object[]): { readonly line: string; readonly table: readonly string[] } =>
  runModule(
    `import { sumLine, sumsOf, timeTable } from './src/cli/test/sums.mjs';
     tell({ line: sumLine(sumsOf(given.results)), table: timeTable(given.suites) });`,
    { results, suites },
  );

const counts = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 };

test.each([
  ['whatever passed', { numPassedTests: 7 }, '7 passed, 0 failed'],
  [
    'a file that could not be loaded as one that failed',
    { numPassedTests: 1, numFailedTests: 2, numRuntimeErrorTestSuites: 1 },
    '1 passed, 3 failed',
  ],
  ['what was left out, and only then', { numPassedTests: 1, numPendingTests: 2, numTodoTests: 1 }, '1 passed, 0 failed, 3 skipped'],
])('the last line of a run counts %s', (_what, results, line) => {
  expect(endOf({ ...counts, ...results }, []).line).toBe(line);
});

test('a run ends with the seconds of each group and its ten slowest suites, the slowest first', () => {
  const suites = Array.from({ length: 12 }, (_each, n) => ({ group: n < 6 ? 'unit' : 'server', name: `suite ${n}`, seconds: n }));
  const { table } = endOf(counts, suites);
  expect(table.slice(0, 4)).toEqual(['Time by group, of all workers together', '   15.0 s  unit', '   51.0 s  server', 'Slowest suites']);
  expect(table.slice(4).map((row) => row.split('  ').at(-1))).toEqual(Array.from({ length: 10 }, (_each, n) => `suite ${11 - n}`));
});
