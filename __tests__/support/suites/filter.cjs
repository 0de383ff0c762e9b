// Jest asks this which of the test files it found to run (`filter` in jest.config.ts). A file that a suite takes in is left to the suite where
// that was found too; named alone, as in `npx jest parcels`, it runs by itself.
const { existsSync } = require('node:fs');
const path = require('node:path');

const SUITE = 'suite.test.ts';

const suiteAbove = (file) => {
  for (let folder = path.dirname(file); path.basename(folder) !== '__tests__'; folder = path.dirname(folder)) {
    const suite = path.join(folder, SUITE);
    if (existsSync(suite)) return suite;
  }
  return undefined;
};

const takenIn = (file, found) => path.basename(file) !== SUITE && !/\.alone\.test\.tsx?$/.test(file) && found.has(suiteAbove(file));

module.exports = (files) => {
  const found = new Set(files);
  return { filtered: files.filter((file) => !takenIn(file, found)) };
};
