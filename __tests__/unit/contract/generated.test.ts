/** @covers src/contract i18n/en/refusals.json */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import config from '../../../src/contract/codegen';

const root = path.resolve(__dirname, '../../..');
let copy = '';

/** Generates anew in a copy of the contract, by the same command and configuration as `npm run codegen`. */
beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'contract-'));
  cpSync(path.join(root, 'src/contract'), path.join(copy, 'src/contract'), { recursive: true });
  cpSync(path.join(root, 'i18n/en/refusals.json'), path.join(copy, 'i18n/en/refusals.json'));
  rmSync(path.join(copy, 'src/contract/generated'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
  const codegen = path.join(root, 'node_modules/@graphql-codegen/cli/cjs/bin.js');
  execFileSync(process.execPath, [codegen, '--config', 'src/contract/codegen.ts', '--silent'], { cwd: copy });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const lines = (folder: string, file: string): string[] => readFileSync(path.join(folder, file), 'utf8').split(/\r?\n/);

it.each(Object.keys(config.generates))('%s is what the SDL, the operations and the refusals say (otherwise: npm run codegen)', (file) => {
  const fresh = lines(copy, file);
  const committed = lines(root, file);
  const stale = fresh.findIndex((line, i) => line !== committed[i]);
  expect({ line: stale + 1, committed: committed[stale], fresh: fresh[stale] }).toEqual({ line: 0 });
  expect(committed).toHaveLength(fresh.length);
});
