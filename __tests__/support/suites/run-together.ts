import path from 'node:path';
import { casesOf } from './cases.cjs';
import { emptyPage, noteWorld } from './world';

const hasPage = 'document' in globalThis;

/** Declares the tests of every file a suite takes in. What a file leaves that others would find is taken away after its last test. */
export const runTogether = (folder: string): void => {
  for (const file of casesOf(folder)) {
    describe(path.relative(folder, file).replace(/\.test\.tsx?$/, ''), () => {
      let restore: () => void;
      beforeAll(() => {
        restore = noteWorld();
      });
      afterAll(() => {
        jest.restoreAllMocks();
        jest.useRealTimers();
        restore();
        if (hasPage) emptyPage();
      });
      // A file's own hooks expect an empty page: the library empties it first in a file that runs by itself.
      // oxlint-disable-next-line typescript/no-require-imports
      if (hasPage) afterEach((require('@testing-library/react') as typeof import('@testing-library/react')).cleanup);
      // oxlint-disable-next-line typescript/no-require-imports
      require(file);
    });
  }
};
