/** @covers src __tests__ */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../../..');

/** What somebody other than an import asks for. */
const ASKED_FOR_ELSEWHERE: Readonly<Record<string, string>> = {
  'src/cli/test/process-tree.mjs': 'a test asks for it in a program of its own',
  'src/cli/test/times-reporter.mjs': 'jest asks for it by its path',
  'src/cli/build/droppable.ts': 'webpack runs it on packages',
  'src/client/editor/canvas/unused-fabric.ts': 'stands in for modules of fabric in the browser build',
  'src/client/kernel/graphql-names.ts': 'stands in for the package graphql in the browser build',
  'src/contract/generated/limits.ts': 'generated',
  'src/contract/generated/operations.ts': 'generated',
  'src/contract/generated/resolvers.ts': 'generated',
};

const codeIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => path.join(folder, name));

const files = [...codeIn('src'), ...codeIn('__tests__'), 'webpack.config.ts', 'eslint.config.mjs', 'jest.config.ts'];
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

const textOf = (node: ts.Node | undefined): string | undefined => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

const namesIn = (file: string): Names => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const [exported, taken]: [string[], string[]] = [[], []];
  const take = (source: string | undefined, ...names: readonly string[]): void => {
    const target = source === undefined ? undefined : fileOf(file, source);
    if (target) taken.push(...names.map((name) => `${target} ${name}`));
  };

  for (const statement of tree.statements) {
    if (ts.isExportAssignment(statement)) exported.push('default');
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      const elements = clause && ts.isNamedExports(clause) ? [...clause.elements] : [];
      exported.push(...elements.map(({ name }) => name.text));
      take(
        textOf(statement.moduleSpecifier),
        ...(elements.length > 0 ? elements.map(({ name, propertyName }) => (propertyName ?? name).text) : ['*']),
      );
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind: modifier }) => modifier === ts.SyntaxKind.ExportKeyword)) continue;
    if (modifiers.some(({ kind: modifier }) => modifier === ts.SyntaxKind.DefaultKeyword)) exported.push('default');
    else if (ts.isVariableStatement(statement)) {
      exported.push(...statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : [])));
    } else if ('name' in statement) exported.push((statement.name as ts.Identifier).text);
  }

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause) {
      const { name, namedBindings } = node.importClause;
      const named =
        namedBindings && ts.isNamedImports(namedBindings)
          ? namedBindings.elements.map((each) => (each.propertyName ?? each.name).text)
          : ['*'];
      take(textOf(node.moduleSpecifier), ...(name ? ['default'] : []), ...(namedBindings ? named : []));
    }
    // `(await import('./a')).b` takes one name; what else becomes of a module is not looked into.
    if (
      ts.isCallExpression(node) &&
      (node.expression.kind === ts.SyntaxKind.ImportKeyword || /^(require|jest\.\w+)$/.test(node.expression.getText()))
    ) {
      const whole =
        ts.isAwaitExpression(node.parent) && ts.isParenthesizedExpression(node.parent.parent) ? node.parent.parent.parent : undefined;
      take(textOf(node.arguments[0]), whole && ts.isPropertyAccessExpression(whole) ? whole.name.text : '*');
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      take(textOf(node.argument.literal), node.qualifier && ts.isIdentifier(node.qualifier) ? node.qualifier.text : '*');
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
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
