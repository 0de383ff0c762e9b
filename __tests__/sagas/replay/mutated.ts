import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import type { createRootReducer } from '../../../src/client/store';

/** A fault put into a source file of the client. */
export interface Mutant {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

export type CreateReducer = typeof createRootReducer;

const source = (file: string): string => path.join(__dirname, '../../../src/client', file);

/** The store's reducer, with one source file changed. */
export const mutatedReducer = ({ file, find, put }: Mutant): CreateReducer => {
  const text = readFileSync(source(file), 'utf8');
  // One whose place was rewritten since would change nothing, and then nothing could be found.
  if (!text.includes(find)) throw new Error(`${file} no longer holds “${find}”: put the fault where that went.`);
  return reducerWith(file, text.replaceAll(find, put));
};

/** The store's reducer, with one source file of another text. */
export const reducerWith = (file: string, text: string): CreateReducer => {
  const { code } = transformSync(text, {
    filename: source(file),
    module: { type: 'commonjs' },
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
  });
  let create: CreateReducer | undefined;
  jest.isolateModules(() => {
    jest.doMock(source(file), () => {
      const module = { exports: {} };
      const requireFrom = (request: string): unknown =>
        request.startsWith('.') ? jest.requireActual(path.resolve(path.dirname(source(file)), request)) : jest.requireActual(request);
      new Function('module', 'exports', 'require', code)(module, module.exports, requireFrom);
      return module.exports;
    });
    jest.requireActual('../../../src/client/late-parts');
    create = jest.requireActual<{ createRootReducer: CreateReducer }>('../../../src/client/store').createRootReducer;
    jest.dontMock(source(file));
  });
  if (!create) throw new Error('The store did not load.');
  return create;
};
