import path from 'node:path';

const named = ({ path: file }) => path.relative(process.cwd(), file);

/** Tells whoever started jest which file began or ended, and that a test did. */
export default class ProgressReporter {
  onTestFileStart(test) {
    process.send?.({ started: named(test) });
  }

  onTestCaseResult() {
    process.send?.({});
  }

  onTestFileResult(test) {
    process.send?.({ finished: named(test) });
  }
}
