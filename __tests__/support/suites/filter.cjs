// Jest asks this which of the test files it found to run (`filter` in jest.config.ts). A file that a suite takes in is left to the suite where
// that was found too; named alone, as in `npx jest parcels`, it runs by itself.
const { suiteOf } = require('./cases.cjs');

module.exports = (files) => {
  const found = new Set(files);
  return { filtered: files.filter((file) => !found.has(suiteOf(file))) };
};
