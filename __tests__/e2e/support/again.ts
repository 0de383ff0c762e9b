/** A browser on a busy machine misses its moment now and then: such a test is tried once more, after it has said what went wrong. */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
