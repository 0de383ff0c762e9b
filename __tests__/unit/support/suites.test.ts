/** @covers __tests__/support/suites */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SUITES = path.resolve(__dirname, '../../support/suites');

interface Tools {
  readonly filter: (files: readonly string[]) => { readonly filtered: readonly string[] };
  readonly extract: (content: string, file: string, byImports: (content: string) => Set<string>) => Set<string>;
  readonly getCacheKey: () => string;
}

let root: string;
let tools: Tools;

const at = (name: string): string => path.join(root, name);
const write = (name: string, text = ''): void => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

/** A small repository with a copy of what jest is told by. */
beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'suites-')));
  cpSync(SUITES, at('__tests__/support/suites'), { recursive: true });
  for (const name of [
    'orders/suite',
    'orders/parcels',
    'orders/refunds.alone',
    'orders/papers/slip',
    'orders/queue/suite',
    'orders/queue/work',
    'lone',
  ])
    write(`__tests__/server/${name}.test.ts`);
  for (const name of ['server/orders/rows.ts', 'server/orders/acts/act.ts', 'server/server.ts']) write(`src/${name}`);
  const load = <T extends object>(name: string): T => jest.requireActual<T>(at(`__tests__/support/suites/${name}.cjs`));
  tools = { filter: load<Tools['filter']>('filter'), ...load<Pick<Tools, 'extract' | 'getCacheKey'>>('dependencies') };
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const tests = (...names: readonly string[]): string[] => names.map((name) => at(`__tests__/server/${name}.test.ts`));
const extract = (file: string, content = '', imports: readonly string[] = []): string[] => [
  ...tools.extract(content, at(file), () => new Set(imports)),
];

test('jest runs a suite instead of the files it takes in, and beside it what stands alone or in a suite of its own', () => {
  const left = tests('orders/suite', 'orders/refunds.alone', 'orders/queue/suite', 'lone');
  expect(tools.filter([...left, ...tests('orders/parcels', 'orders/papers/slip', 'orders/queue/work')]).filtered).toEqual(left);
});

test('jest runs a file by itself when its suite was not asked for', () => {
  expect(tools.filter(tests('orders/parcels')).filtered).toEqual(tests('orders/parcels'));
});

test('a suite depends on the files it takes in', () => {
  expect(extract('__tests__/server/orders/suite.test.ts', '', ['./a'])).toEqual(['./a', ...tests('orders/papers/slip', 'orders/parcels')]);
});

test('a test depends on every file of the folders it says it covers, and on nothing of one that is not there', () => {
  const content = '/**\n * @covers src/server/orders src/nowhere\n * @covers src/server/server.ts\n */';
  expect(extract('__tests__/server/lone.test.ts', content).sort()).toEqual(
    ['src/server/orders/acts/act.ts', 'src/server/orders/rows.ts', 'src/server/server.ts'].map(at),
  );
});

test('who opens the server for everybody does not make every test depend on it', () => {
  expect(
    extract('__tests__/server/harness.ts', '/** @opens src/server */', ['../../src/server/server', '../../src/domain/money', 'pg']),
  ).toEqual(['../../src/domain/money', 'pg']);
});

test('jest looks for dependencies anew when a suite takes in another file, or a covered folder holds one', () => {
  write('__tests__/server/lone.test.ts', '/** @covers src/server/orders */');
  const keys = [tools.getCacheKey()];
  write('__tests__/server/orders/labels.test.ts');
  keys.push(tools.getCacheKey());
  write('src/server/orders/labels.ts');
  keys.push(tools.getCacheKey());
  write('src/server/people/rows.ts');
  expect(new Set(keys).size).toBe(3);
  expect(tools.getCacheKey()).toBe(keys[2]);
});
