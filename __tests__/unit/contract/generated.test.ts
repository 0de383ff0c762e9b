/** @covers src/contract i18n/en/refusals.json */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '../../../src/contract/codegen';

const folder = path.resolve(__dirname, '../../../src/contract/generated');
const committed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
let fresh: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  fresh = await generate();
});

const linesOf = (text: string): string[] => text.split(/\r?\n/);

test('what is generated is what lies there', () => {
  expect(committed.toSorted()).toEqual([...fresh.keys()].toSorted());
});

it.each(committed)('%s is what the SDL, the operations and the refusals say (otherwise: npm run codegen)', (file) => {
  const wanted = linesOf(fresh.get(file) ?? '');
  const found = linesOf(readFileSync(path.join(folder, file), 'utf8'));
  const stale = wanted.findIndex((line, i) => line !== found[i]);
  expect({ line: stale + 1, committed: found[stale], fresh: wanted[stale] }).toEqual({ line: 0 });
  expect(found).toHaveLength(wanted.length);
});
