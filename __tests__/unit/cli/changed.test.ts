import { runModule } from './run-module';

interface Plan {
  readonly all: boolean;
  readonly lint: readonly string[];
  readonly format: readonly string[];
  readonly sources: readonly string[];
  readonly tests: Readonly<Record<'unit' | 'sagas' | 'server' | 'e2e', readonly string[]>>;
}

const tree: Readonly<Record<string, string>> = {
  'src/domain/money.ts': '',
  'src/domain/people/plan.ts': '',
  'src/scene/draw.ts': '',
  'src/client/editor/ui.ts': '',
  'src/client/screens/users/UsersScreen.tsx': '',
  'src/server/server.ts': '',
  'src/server/kernel/clock.ts': '',
  'src/server/people/groups/operations.ts': `Pick<\n  MutationOperations,\n  'makeUserGroup' | 'trashUserGroup'\n> = {`,
  'src/server/people/plan.ts': `import { plan } from '../../domain/people/plan';`,
  'src/server/wallet/wallet.ts': `import { round } from '../../domain/money';`,
  '__tests__/unit/domain/numbers.test.ts': '',
  '__tests__/unit/docs/pages.test.ts': '',
  '__tests__/server/groups.test.ts': `graphql('mutation { makeUserGroup(params: $params) { _id } }')`,
  '__tests__/server/people/list.test.ts': '',
  '__tests__/server/credit.test.ts': `import { changeCredit } from '../../src/server/wallet/wallet';`,
  '__tests__/server/drawing/drawing.test.ts': `import { draw } from '../../src/server/render/draw';`,
  '__tests__/server/harness.ts': '',
  '__tests__/e2e/journey.test.ts': '',
  '__tests__/e2e/editor-hands.test.ts': '',
  '__tests__/e2e/users.test.ts': '',
  '__tests__/e2e/golden.test.ts': '',
};

const planFor = (...changed: readonly string[]): Plan =>
  runModule<Plan>(
    `import { planFor } from './src/cli/test/changed.mjs';
     const { changed, tree } = given;
     tell(planFor(changed, { files: Object.keys(tree), read: (file) => tree[file], exists: (file) => file in tree || file === 'README.md' }));`,
    { changed, tree },
  );

const server = (...changed: readonly string[]): string[] =>
  planFor(...changed).tests.server.map((file) => file.replace('__tests__/server/', ''));
const browser = (...changed: readonly string[]): string[] =>
  planFor(...changed).tests.e2e.map((file) => file.replace('__tests__/e2e/', ''));

test('a change in a room of the server runs the tests that bear its name, import from it or ask for its operations', () => {
  expect(server('src/server/people/groups/operations.ts')).toEqual(['groups.test.ts', 'people/list.test.ts']);
  expect(server('src/server/wallet/wallet.ts')).toEqual(['credit.test.ts']);
});

test('a change of what every room stands on runs all tests of the server', () => {
  const all = ['groups.test.ts', 'people/list.test.ts', 'credit.test.ts', 'drawing.test.ts'];
  for (const ground of ['src/server/kernel/clock.ts', 'src/server/server.ts', 'src/contract/schema/user.graphql'])
    expect(server(ground)).toEqual(all);
});

test('a rule both sides apply runs the tests of the rooms that import it; the scene those of the room that draws', () => {
  expect(server('src/domain/money.ts')).toEqual(['credit.test.ts']);
  expect(server('src/domain/people/plan.ts')).toEqual(['groups.test.ts', 'people/list.test.ts']);
  expect(server('src/scene/draw.ts')).toEqual(['drawing.test.ts']);
  expect(server('src/client/editor/ui.ts')).toEqual([]);
});

test('browser tests run that share a word with a changed path, and the journey for every change of the product', () => {
  expect(browser('src/client/editor/ui.ts')).toEqual(['journey.test.ts', 'editor-hands.test.ts']);
  expect(browser('src/client/screens/users/UsersScreen.tsx')).toEqual(['journey.test.ts', 'users.test.ts']);
  expect(browser('src/scene/draw.ts')).toEqual(['journey.test.ts', 'golden.test.ts']);
  expect(browser('src/server/wallet/wallet.ts')).toEqual(['journey.test.ts']);
  expect(browser('README.md', 'src/client/README.md', '__tests__/unit/domain/numbers.test.ts')).toEqual([]);
});

test('what was removed is neither linted nor looked up, yet its room’s tests run', () => {
  const plan = planFor('src/server/wallet/gone.ts', 'src/domain/money.ts', 'README.md');
  expect(plan.lint).toEqual(['src/domain/money.ts']);
  expect(plan.format).toEqual(['src/domain/money.ts', 'README.md']);
  expect(plan.sources).toEqual(['src/domain/money.ts']);
  expect(plan.tests.server).toEqual(['__tests__/server/credit.test.ts']);
});

test('tests that read files always run; a change of the tools concerns everything', () => {
  expect(planFor('README.md')).toMatchObject({ all: false, tests: { unit: ['__tests__/unit/docs/pages.test.ts'] } });
  for (const tool of ['package-lock.json', 'jest.config.ts', '__tests__/support/databases.ts']) expect(planFor(tool).all).toBe(true);
});

test('what differs from where the branch left main is asked of git, committed or not', () => {
  const answers = (has: readonly string[]): string[] | undefined =>
    runModule<{ found?: string[] }>(
      `import { changedFiles } from './src/cli/test/changed.mjs';
       const answers = {
         'merge-base HEAD main': 'abc\\n', 'merge-base HEAD origin/main': 'def\\n', 'rev-parse HEAD': 'head\\n',
         'diff --name-only --no-renames abc': 'src/b.ts\\nsrc/a.ts\\n', 'diff --name-only --no-renames def': 'src/c.ts\\n',
         'diff --name-only --no-renames head': '', 'ls-files --others --exclude-standard': 'src/new.ts\\n',
       };
       tell({ found: changedFiles((...args) => given.some((start) => args.join(' ').startsWith(start)) ? answers[args.join(' ')] : undefined) });`,
      has,
    ).found;
  expect(answers(['merge-base', 'diff', 'ls-files'])).toEqual(['src/a.ts', 'src/b.ts', 'src/new.ts']);
  expect(answers(['merge-base HEAD origin', 'diff', 'ls-files'])).toEqual(['src/c.ts', 'src/new.ts']);
  expect(answers(['rev-parse', 'diff', 'ls-files'])).toEqual(['src/new.ts']);
  expect(answers([])).toBeUndefined();
});
