/** @covers src/contract src/client/i18n i18n/en/refusals.json */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const FOLDERS = ['src/contract/generated', 'src/client/i18n/generated'];
const filesIn = (place: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(place, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(folder, name)),
  );
const committed = filesIn(root);
const fresh = mkdtempSync(path.join(os.tmpdir(), 'contract-'));

// In a process of its own, which loads the generator in a third of the time.
beforeAll(() => {
  execFileSync(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'src/cli/codegen.ts', fresh], { cwd: root });
});
afterAll(() => rmSync(fresh, { recursive: true, force: true }));

const linesOf = (text: string): string[] => text.split(/\r?\n/);

test('what is generated is what lies there', () => {
  expect(committed.toSorted()).toEqual(filesIn(fresh).toSorted());
});

it.each(committed)('%s is what the SDL, the operations, the refusals, and the namespaces say (otherwise: npm run codegen)', (file) => {
  const wanted = linesOf(readFileSync(path.join(fresh, file), 'utf8'));
  const found = linesOf(readFileSync(path.join(root, file), 'utf8'));
  const stale = wanted.findIndex((line, i) => line !== found[i]);
  expect({ line: stale + 1, committed: found[stale], fresh: wanted[stale] }).toEqual({ line: 0 });
  expect(found).toHaveLength(wanted.length);
});
