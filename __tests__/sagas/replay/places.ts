import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A place in the source where a fault can be put, told by its symbol, so that a change elsewhere in the file does not move it. */
export interface Place {
  readonly file: string;
  /** What it stands in: `tasksSlice.reducers.push`. */
  readonly symbol: string;
  /** What stands there, and what is put in its place. */
  readonly was: string;
  readonly put: string;
  /** Which of those with the same text in the symbol, from 0. */
  readonly nth: number;
}

const client = path.join(__dirname, '../../../src/client');
export const textOf = (file: string): string => readFileSync(path.join(client, file), 'utf8');

const OPERATORS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.GreaterThanToken, '<='],
  [ts.SyntaxKind.LessThanToken, '>='],
]);

const nameOf = (node: ts.Node): string | undefined => {
  const { name } = node as { name?: ts.Node };
  if (!name || (!ts.isIdentifier(name) && !ts.isStringLiteral(name))) return undefined;
  const names =
    ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node);
  return names ? name.text : undefined;
};

/** A text that is a value, and no name of a field, module or kind. */
const isValue = (node: ts.StringLiteral): boolean =>
  !ts.isImportDeclaration(node.parent) &&
  !ts.isExportDeclaration(node.parent) &&
  !ts.isLiteralTypeNode(node.parent) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node);

/** What a node becomes by a fault; undefined where there is none for it. */
const faultOf = (node: ts.Node, source: ts.SourceFile): readonly [node: ts.Node, put: string] | undefined => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [node, 'false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [node, 'true'];
  if (ts.isNumericLiteral(node)) return [node, `${Number(node.text) + 1}`];
  if (ts.isStringLiteral(node) && !node.text.includes('/') && isValue(node)) return [node, `'another'`];
  if (ts.isBinaryExpression(node)) {
    const put = OPERATORS.get(node.operatorToken.kind);
    return put ? [node.operatorToken, put] : undefined;
  }
  if (ts.isSpreadAssignment(node)) return [node.expression, '{}'];
  if (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.parent)) return [node.expression, '[]'];
  if (ts.isConditionalExpression(node)) return [node.condition, `!(${node.condition.getText(source)})`];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) return [node, node.operand.getText(source)];
  return undefined;
};

interface Found extends Place {
  readonly from: number;
  readonly to: number;
  /** The whole expression it is part of. */
  readonly around: readonly [from: number, to: number];
}

/** Every place of a file, in order. */
const found = (file: string): Found[] => {
  const text = textOf(file);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const counts = new Map<string, number>();
  const places: Found[] = [];
  const visit = (node: ts.Node, symbol: string): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    const name = nameOf(node);
    const here = name === undefined ? symbol : symbol === '' ? name : `${symbol}.${name}`;
    const fault = faultOf(node, source);
    if (fault && here !== '') {
      const [what, put] = fault;
      const was = what.getText(source);
      const key = `${here} ${was} ${put}`;
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      const whole = ts.isExpression(what) ? what : node;
      const around = [whole.getStart(source), whole.getEnd()] as const;
      places.push({ file, symbol: here, was, put, nth, from: what.getStart(source), to: what.getEnd(), around });
    }
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(source, '');
  return places;
};

export const placesIn = (file: string): Place[] =>
  found(file).map(({ file: of, symbol, was, put, nth }) => ({ file: of, symbol, was, put, nth }));

/** Throws where the place vanished. */
const find = ({ file, symbol, was, put, nth }: Place): Found => {
  const there = found(file).find((one) => one.symbol === symbol && one.was === was && one.put === put && one.nth === nth);
  if (!there) throw new Error(`${file} no longer holds “${was}” (${nth}) in ${symbol}: put the fault where that went.`);
  return there;
};

/** The text of the file with the fault in it. Throws where its place vanished. */
export const faulty = (place: Place): string => {
  const { from, to } = find(place);
  const text = textOf(place.file);
  return text.slice(0, from) + place.put + text.slice(to);
};

/** The text of a file in which each place says that it was come to, by its index among `placesIn`, to a global function of that name. */
export const probed = (file: string, name: string): string => {
  const text = textOf(file);
  const insertions = found(file).flatMap(({ around: [from, to] }, i) => [
    { at: from, size: to - from, text: `(globalThis.${name}(${i}), (`, opens: true },
    { at: to, size: to - from, text: '))', opens: false },
  ]);
  // What lies within another is opened after it and closed before it.
  insertions.sort((a, b) => a.at - b.at || Number(a.opens) - Number(b.opens) || (a.opens ? b.size - a.size : a.size - b.size));
  let last = 0;
  return `${insertions.map(({ at, text: put }) => text.slice(last, (last = at)) + put).join('')}${text.slice(last)}`;
};
