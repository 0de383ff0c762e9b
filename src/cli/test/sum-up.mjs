const isFailed = ({ status }) => status === 'failed';

const namesOf = (results) => results.map(({ name }) => name);

/** How many tests failed; a file that could not be loaded counts as one. */
export const failedIn = ({ numFailedTests, numRuntimeErrorTestSuites }) => numFailedTests + numRuntimeErrorTestSuites;

export const failedFiles = ({ testResults }) => namesOf(testResults.filter(isFailed));

/**
 * What a run comes to, and what its failed files came to alone (undefined: they were not run again): `{ passed, failed, skipped, results,
 * unsteady }`, sums of tests, jest's results by file, and the files that failed beside others only.
 */
export const sumUp = (report, again) => {
  const failedAlone = again && failedFiles(again);
  const mended = again ? report.testResults.filter((result) => isFailed(result) && !failedAlone.includes(result.name)) : [];
  const moved = mended.reduce((sum, { assertionResults }) => sum + Math.max(1, assertionResults.filter(isFailed).length), 0);
  return {
    passed: report.numPassedTests + moved,
    failed: failedIn(report) - moved,
    skipped: report.numPendingTests + report.numTodoTests,
    results: report.testResults,
    unsteady: namesOf(mended),
  };
};
