import { runModule } from './run-module';

type Status = 'passed' | 'failed';

/** A report as jest writes it, of files by the outcomes of their tests; a file without tests could not be loaded. */
const reportOf = (files: Readonly<Record<string, readonly Status[]>>) => {
  const testResults = Object.entries(files).map(([name, tests]) => ({
    name,
    status: tests.length === 0 || tests.includes('failed') ? 'failed' : 'passed',
    assertionResults: tests.map((status) => ({ status })),
  }));
  const all = Object.values(files).flat();
  return {
    testResults,
    numPassedTests: all.filter((status) => status === 'passed').length,
    numFailedTests: all.filter((status) => status === 'failed').length,
    numRuntimeErrorTestSuites: Object.values(files).filter((tests) => tests.length === 0).length,
    numPendingTests: 1,
    numTodoTests: 0,
  };
};

const report = reportOf({ a: ['passed', 'failed'], b: ['failed', 'failed'], c: ['passed'], d: [] });

test.each([
  ['nothing is run again', undefined, { passed: 2, failed: 4, unsteady: [] }],
  [
    'everything passes alone',
    reportOf({ a: ['passed', 'passed'], b: ['passed', 'passed'], d: ['passed'] }),
    { passed: 6, failed: 0, unsteady: ['a', 'b', 'd'] },
  ],
  ['one fails alone too', reportOf({ a: ['passed', 'passed'], b: ['passed', 'failed'], d: [] }), { passed: 3, failed: 3, unsteady: ['a'] }],
])('%s: sums and unsteady files', (_name, again, expected) => {
  const sums = runModule<object>(`import { sumUp } from './src/cli/test/sum-up.mjs'; tell(sumUp(given.report, given.again));`, {
    report,
    again,
  });
  expect(sums).toMatchObject({ ...expected, skipped: 1 });
});

test('the table of times is made of what a run comes to', () => {
  const timed = { ...report, testResults: report.testResults.map((result) => ({ ...result, startTime: 1000, endTime: 2500 })) };
  const lines = runModule<string[]>(
    `import { sumUp } from './src/cli/test/sum-up.mjs';
     import { timesIn, timeTable } from './src/cli/test/slowest.mjs';
     tell(timeTable([{ group: 'unit', seconds: 6 }], timesIn(sumUp(given).results, (name) => name + '.test.ts')));`,
    timed,
  );
  expect(lines).toEqual(
    expect.arrayContaining([expect.stringMatching(/6\.0 s {2}unit$/), ...['a', 'b', 'c', 'd'].map((name) => `    1.5 s  ${name}.test.ts`)]),
  );
});
