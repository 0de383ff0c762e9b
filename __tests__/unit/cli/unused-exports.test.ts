/** @covers src __tests__ */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsed, textOf, walk, type Node } from '../../support/syntax';

const root = path.resolve(__dirname, '../../..');

/** What somebody other than an import asks for. */
const ASKED_FOR_ELSEWHERE: Readonly<Record<string, string>> = {
  'src/cli/test/process-tree.mjs': 'a test asks for it in a program of its own',
  'src/cli/test/times-reporter.mjs': 'jest asks for it by its path',
  'src/cli/lint/boundaries.mjs': 'the linter asks for it by its path',
  'src/cli/build/droppable.ts': 'webpack runs it on packages',
  'src/client/editor/canvas/unused-fabric.ts': 'stands in for modules of fabric in the browser build',
  'src/client/kernel/graphql-names.ts': 'stands in for the package graphql in the browser build',
  'src/contract/generated/limits.ts': 'generated',
  'src/contract/generated/operations.ts': 'generated',
  'src/contract/generated/resolvers.ts': 'generated',
  ...Object.fromEntries(
    readdirSync(path.join(root, 'src/client/i18n/generated')).map((file) => [
      `src/client/i18n/generated/${file}`,
      'loaded by the name of a language',
    ]),
  ),
};

const codeIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => path.join(folder, name));

const files = [...codeIn('src'), ...codeIn('__tests__'), 'webpack.config.ts', 'jest.config.ts'];
const known = new Set(files);

/** The file a relative import means; undefined for a package. */
const fileOf = (from: string, source: string): string | undefined => {
  const base = path.join(path.dirname(from), source);
  return source.startsWith('.')
    ? ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end).find((file) => known.has(file))
    : undefined;
};

/** Names a file exports, and those it takes from others, as `file name`; `file *` for all of them. */
interface Names {
  readonly exported: readonly string[];
  readonly taken: readonly string[];
}

const nameOf = (node: Node): string => (node.type === 'Identifier' ? node.name : (textOf(node) ?? ''));

/** Names a statement declares to others, by `export` before it. */
const declaredBy = (node: Node): string[] => {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in node && node.id ? [nameOf(node.id)] : [];
};

/** The one name that is taken of a module loaded by a call, as in `(await import('./a')).b`; what else becomes of it is not looked into. */
const nameTaken = (parents: readonly Node[]): string => {
  const [member, parenthesis, awaited] = parents.slice(-3);
  return awaited?.type === 'AwaitExpression' &&
    parenthesis?.type === 'ParenthesizedExpression' &&
    member?.type === 'MemberExpression' &&
    member.property.type === 'Identifier'
    ? member.property.name
    : '*';
};

const isLoader = (callee: Node): boolean =>
  callee.type === 'Import' ||
  (callee.type === 'Identifier' && callee.name === 'require') ||
  (callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'jest');

const namesIn = (file: string): Names => {
  const [exported, taken]: [string[], string[]] = [[], []];
  const take = (source: Node | null | undefined, ...names: readonly string[]): void => {
    const text = textOf(source);
    const target = text === undefined ? undefined : fileOf(file, text);
    if (target) taken.push(...names.map((name) => `${target} ${name}`));
  };
  walk(parsed(file, readFileSync(path.join(root, file), 'utf8')), (node, parents) => {
    if (node.type === 'ExportDefaultDeclaration') exported.push('default');
    if (node.type === 'ExportAllDeclaration') take(node.source, '*');
    if (node.type === 'ExportNamedDeclaration') {
      exported.push(...(node.declaration ? declaredBy(node.declaration) : []));
      for (const specifier of node.specifiers) {
        exported.push(nameOf(specifier.exported));
        take(node.source, specifier.type === 'ExportSpecifier' ? specifier.local.name : '*');
      }
    }
    if (node.type === 'ImportDeclaration')
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportDefaultSpecifier') take(node.source, 'default');
        else take(node.source, specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*');
      }
    if (node.type === 'CallExpression' && isLoader(node.callee)) take(node.arguments[0], nameTaken(parents));
    if (node.type === 'TSImportType') take(node.argument, node.qualifier?.type === 'Identifier' ? node.qualifier.name : '*');
  });
  return { exported, taken };
};

test('what a file exports, another one asks for', () => {
  const names = files.map((file) => [file, namesIn(file)] as const);
  const taken = new Set(names.flatMap(([, { taken: each }]) => each));
  const unused = names
    .filter(([file]) => file.startsWith('src/') && !(file in ASKED_FOR_ELSEWHERE) && !taken.has(`${file} *`))
    .flatMap(([file, { exported }]) => exported.map((name) => `${file} ${name}`))
    .filter((name) => !taken.has(name));
  expect(unused).toEqual([]);
});
