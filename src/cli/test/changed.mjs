// `npm test -- --changed`: which tests a change concerns. What jest sees by itself (unit and saga tests import what they test) is jest's;
// server and browser tests go over HTTP, so for them there are the rules below.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Changes of these concern every test, and every file's lint. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig\.json|jest\.config\.ts|eslint\.config\.mjs|\.prettierrc\.json|__tests__\/support\/)/;

/** Folders of unit tests that read files instead of importing them; a few seconds, so they always run. */
const READING_TESTS = ['cli', 'contract', 'docs', 'i18n'].map((folder) => `__tests__/unit/${folder}/`);

/** Rooms of the server which all others stand on; the files beside the rooms too. */
const GROUND = new Set(['kernel', 'db', 'graphql', 'http', 'entities']);

/** What every change of the product is walked through with: the whole way of a seller, and the sizes of what is loaded. */
const ALWAYS_WALKED = new Set(['journey', 'budgets']);

/** Folders that say nothing about what a test is of. */
const EMPTY_WORDS = new Set([
  'src',
  'client',
  'screen',
  'ui',
  'kernel',
  'entity',
  'index',
  'ts',
  'tsx',
  'page',
  'action',
  'slice',
  'support',
  'test',
]);

const filesUnder = (root, folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(root, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    );

/** The tree as the rules look at it: a list of repository paths, and how to read or find one. */
export const treeAt = (root) => ({
  files: [...filesUnder(root, 'src'), ...filesUnder(root, '__tests__')],
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
  exists: (file) => existsSync(path.join(root, file)),
});

const testsOf = ({ files }, group) => files.filter((file) => file.startsWith(`__tests__/${group}/`) && /\.test\.tsx?$/.test(file));

/** `src/server/people/save.ts` → `people`; undefined for a file beside the rooms. */
const roomOf = (file) => /^src\/server\/([\w-]+)\//.exec(file)?.[1];

/** The operations of the contract that a file answers: its names stand beside the type they are checked by. */
const operationsIn = (text) =>
  [...text.matchAll(/(?:Query|Mutation)Operations\s*[,[]([^>\]]*)[>\]]/g)].flatMap(([, names]) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name),
  );

/** Rooms that import a file of `src/domain`. */
const roomsOn = (tree, file) => {
  const target = file.replace(/^src\//, '/').replace(/(\/index)?\.\w+$/, '');
  const users = tree.files.filter((each) => each.startsWith('src/server/') && tree.read(each).includes(`${target}'`));
  return users.map((each) => roomOf(each) ?? 'kernel');
};

/**
 * Tests of the server a change concerns. A changed file of `src/server` concerns the tests of its room: those that bear the room's name,
 * import from it, or ask for one of its operations. A room the others stand on concerns them all, as does the contract; a rule of
 * `src/domain` concerns the rooms that import it, the scene the one that draws.
 */
const serverTests = (tree, changed) => {
  const tests = testsOf(tree, 'server');
  const rooms = new Set(
    changed.flatMap((file) => {
      if (file.startsWith('src/server/')) return [roomOf(file) ?? 'kernel'];
      if (file.startsWith('src/contract/')) return ['kernel'];
      if (file.startsWith('src/scene/')) return ['render'];
      return file.startsWith('src/domain/') ? roomsOn(tree, file) : [];
    }),
  );
  if ([...rooms].some((room) => GROUND.has(room))) return tests;
  return tests.filter((test) => {
    const text = tree.read(test);
    return [...rooms].some((room) => {
      const files = tree.files.filter((file) => roomOf(file) === room && file.endsWith('.ts'));
      const operations = files.flatMap((file) => operationsIn(tree.read(file)));
      return (
        wordsOf(test).has(singular(room)) ||
        text.includes(`src/server/${room}`) ||
        operations.some((name) => new RegExp(`\\b${name}\\b`).test(text))
      );
    });
  });
};

const singular = (word) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');

/** The words a path is made of, in the singular: `ui/list/ListPanel.tsx` → list, panel. */
const wordsOf = (file) =>
  new Set(
    file
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .split(/[^A-Za-z]+/)
      .map(singular)
      .filter((word) => word !== '' && !EMPTY_WORDS.has(word)),
  );

/**
 * Browser tests a change concerns: the whole way of a seller for any change of the product, and those with a word of a changed file's
 * path in their name (`src/client/editor/…` → `editor-hands`). What the scene draws is held by the golden pictures.
 */
const browserTests = (tree, changed) => {
  const product = changed.filter((file) => /^(src\/(?!cli\/)|static\/|webpack\.config)/.test(file) && !file.endsWith('.md'));
  if (product.length === 0) return [];
  const words = new Set(product.filter((file) => file.startsWith('src/client/')).flatMap((file) => [...wordsOf(file)]));
  if (product.some((file) => file.startsWith('src/scene/'))) words.add('golden');
  return testsOf(tree, 'e2e').filter((test) => {
    const name = path.basename(test).replace(/\.test\.tsx?$/, '');
    return ALWAYS_WALKED.has(name) || [...wordsOf(path.relative('__tests__/e2e', test))].some((word) => words.has(word));
  });
};

/**
 * What to run for a list of changed repository paths. `all`: the change concerns everything. Otherwise the files to lint and to look at the
 * format of, `sources` whose tests jest finds by itself, and by group the `tests` it cannot find.
 */
export const planFor = (changed, tree) => {
  const present = changed.filter((file) => tree.exists(file));
  return {
    all: changed.some((file) => EVERYTHING.test(file)),
    lintAll: changed.some((file) => file.startsWith('src/cli/lint/')),
    lint: present.filter((file) => /\.(tsx?|mjs)$/.test(file)),
    format: present,
    sources: present.filter((file) => /^(src|i18n|__tests__)\//.test(file) && /\.(tsx?|mjs|json)$/.test(file)),
    tests: {
      unit: testsOf(tree, 'unit').filter((file) => READING_TESTS.some((folder) => file.startsWith(folder))),
      sagas: [],
      server: serverTests(tree, changed),
      e2e: browserTests(tree, changed),
    },
  };
};

const lines = (text) => text.split('\n').filter((line) => line !== '');

/**
 * Repository paths of all that differs from where this branch left `main`, committed or not, new files included. `git(...args)` gives what
 * git prints, or undefined when it fails. Undefined when this is no working copy of git's.
 */
export const changedFiles = (git) => {
  const base = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? git('rev-parse', 'HEAD');
  if (base === undefined) return undefined;
  const tracked = git('diff', '--name-only', '--no-renames', base.trim()) ?? '';
  const added = git('ls-files', '--others', '--exclude-standard') ?? '';
  return [...new Set([...lines(tracked), ...lines(added)])].sort();
};
