import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A file of this name runs the test files beside and below it in one jest file, so that their modules load once. */
export const SUITE = 'suite.test.ts';

/** A file that mocks modules needs a registry of its own, so no suite takes it in. */
const ALONE = /\.alone\.test\.tsx?$/;
const TEST = /\.test\.tsx?$/;

const testFilesUnder = (folder: string): string[] => {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => one.name.localeCompare(other.name));
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return readdirSync(file).includes(SUITE) ? [] : testFilesUnder(file);
    return TEST.test(entry.name) && !ALONE.test(entry.name) && entry.name !== SUITE ? [file] : [];
  });
};

/** Declares the tests of every file a suite takes in. Each file's spies and environment variables are undone after its last test. */
export const runTogether = (folder: string): void => {
  for (const file of testFilesUnder(folder)) {
    describe(path.relative(folder, file).replace(TEST, ''), () => {
      const variables = { ...process.env };
      afterAll(() => {
        jest.restoreAllMocks();
        jest.useRealTimers();
        for (const name of Object.keys(process.env)) if (!(name in variables)) Reflect.deleteProperty(process.env, name);
        Object.assign(process.env, variables);
      });
      // eslint-disable-next-line @typescript-eslint/no-require-imports
      require(file);
    });
  }
};
