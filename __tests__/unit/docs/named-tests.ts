import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const tests = path.resolve(__dirname, '../..');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a file calls something that runs with this title first, such as `test`, or has it first in a row of a table of tests. */
const hasTest = (source: string, title: string): boolean =>
  new RegExp(`(?<!\\.(?:skip|todo))[([]\\s*(['"\`])${escaped(title)}\\1\\s*,`).test(source);

export const readPage = (page: string): string => readFileSync(path.resolve(tests, `../docs/${page}.md`), 'utf8');

/** Fails unless a file below `__tests__` is there and has a test of that title. */
export const expectTest = (file: string, title: string): void => {
  expect([file, existsSync(path.join(tests, file))]).toEqual([file, true]);
  expect([title, hasTest(readFileSync(path.join(tests, file), 'utf8'), title)]).toEqual([title, true]);
};

/** Fails unless a file is there, by its path in the repository. */
export const expectFile = (file: string): void => expect([file, existsSync(path.resolve(tests, '..', file))]).toEqual([file, true]);
