// Jest asks this in which order to run the test files (`testSequencer` in jest.config.ts). What is not measured yet is ordered by size, and a
// suite is as large as all it takes in, so that the longest start first in the very first run too.
const { statSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const { casesOf, isSuite } = require('./cases.cjs');

const sizeOf = (file) => statSync(file).size;
const weightOf = (file) => (isSuite(file) ? casesOf(path.dirname(file)).reduce((sum, each) => sum + sizeOf(each), 0) : sizeOf(file));

module.exports = class extends Sequencer {
  sort(tests) {
    const weights = new Map(tests.map(({ path: file }) => [file, weightOf(file)]));
    const bySize = [...tests].sort((one, other) => weights.get(other.path) - weights.get(one.path));
    const isKnown = (test) => this.time(test) !== undefined;
    // Jest's own order is by the times of the last run, with what failed first; it is stable for what has no time.
    const known = super.sort(bySize.filter(isKnown));
    const unknown = bySize.filter((test) => !isKnown(test));
    const failed = known.filter((test) => this.hasFailed(test));
    return [...failed, ...unknown, ...known.filter((test) => !failed.includes(test))];
  }
};
