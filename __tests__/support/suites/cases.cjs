// Says which test files a suite takes in. The suites themselves, jest's filter, its order of test files and its graph of dependencies ask this.
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** A file of this name runs the test files beside and below it in one jest file, so that their modules load once. */
const SUITE = 'suite.test.ts';

const TEST = /\.test\.tsx?$/;

/** A file that mocks modules needs a registry of its own, so no suite takes it in. */
const ALONE = /\.alone\.test\.tsx?$/;

const isSuite = (file) => path.basename(file) === SUITE;

/** Whether a suite may take a file in. */
const isCase = (file) => TEST.test(file) && !ALONE.test(file) && !isSuite(file);

/** Every file a suite in a folder takes in; a folder below with a suite of its own is left to that. */
const casesOf = (folder) => {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return existsSync(path.join(file, SUITE)) ? [] : casesOf(file);
    return isCase(file) ? [file] : [];
  });
};

/** The suite that takes a file in; undefined when none does. */
const suiteOf = (file) => {
  if (!isCase(file)) return undefined;
  for (let folder = path.dirname(file); path.basename(folder) !== '__tests__'; folder = path.dirname(folder)) {
    const suite = path.join(folder, SUITE);
    if (existsSync(suite)) return suite;
  }
  return undefined;
};

module.exports = { casesOf, isSuite, suiteOf };
