// What tests get for `fast-check` (jest.config.ts): the same examples in every run, so that a run is as long as the one before and a failure
// is found again; `npm run test:long` looks at others each time. The path leads around the mapping that led here.
import fc from '../../node_modules/fast-check/lib/cjs/fast-check.js';

fc.configureGlobal({
  ...(!process.env.TEST_LONG && { seed: 20_261 }),
  // ms, a little less than a test may take. A property that takes longer has failed; what it had found by then is told.
  interruptAfterTimeLimit: 100_000,
  markInterruptAsFailure: true,
});

export default fc;
