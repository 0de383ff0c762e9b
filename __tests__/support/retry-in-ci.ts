// A run of CI decides about a whole change, and a busy machine misses a moment now and then: a test that fails there is tried up to twice more, and
// says so. Everywhere else a test that fails fails.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true });
