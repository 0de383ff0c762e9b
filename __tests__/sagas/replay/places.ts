import { readFileSync } from 'node:fs';
import path from 'node:path';
import { forEachChild, parsed, type Node } from '../../support/syntax';

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

const OPERATORS = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['&&', '||'],
  ['||', '&&'],
  ['+', '-'],
  ['-', '+'],
  ['>', '<='],
  ['<', '>='],
]);

/** Where something stands in the text. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const spanOf = ({ start, end }: Node): Span => ({ from: start ?? 0, to: end ?? 0 });

const nameOf = (node: Node, parent: Node | undefined): string | undefined => {
  const name = ((): Node | null | undefined => {
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') return node.id;
    const names =
      (node.type === 'ObjectProperty' && !node.shorthand && parent?.type !== 'ObjectPattern') ||
      ((node.type === 'ObjectMethod' || node.type === 'ClassMethod') && node.kind === 'method');
    return names && !node.computed ? node.key : undefined;
  })();
  if (name?.type === 'Identifier') return name.name;
  return name?.type === 'StringLiteral' ? name.value : undefined;
};

/** A text that is a value, and no name of a field, module or kind. */
const isValue = (node: Node, parent: Node | undefined): boolean =>
  !(parent && /^(Import|Export(Named|All))Declaration$/.test(parent.type)) &&
  !(parent?.type === 'ObjectProperty' && !parent.computed && parent.key === node);

/** A type, or what declares one. */
const isType = ({ type }: Node): boolean => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull|Instantiation)Expression$/.test(type);

/** The operator between two operands: comments may stand before it. */
const operatorOf = (text: string, left: Node, operator: string): Span => {
  const [before = ''] = /^(\s|\/\*[^]*?\*\/|\/\/.*)*/.exec(text.slice(left.end ?? 0)) ?? [];
  const from = (left.end ?? 0) + before.length;
  return { from, to: from + operator.length };
};

/** What a node becomes by a fault: what stands where, what is put in its place, and the whole expression that is part of; undefined where there is none. */
const faultOf = (
  node: Node,
  parent: Node | undefined,
  text: string,
): { readonly at: Span; readonly put: string; readonly around: Span } | undefined => {
  const instead = (of: Node, put: string) => ({ at: spanOf(of), put, around: spanOf(of) });
  const textIn = ({ start, end }: Node): string => text.slice(start ?? 0, end ?? 0);
  switch (node.type) {
    case 'BooleanLiteral':
      return instead(node, `${!node.value}`);
    case 'NumericLiteral':
      return instead(node, `${node.value + 1}`);
    case 'StringLiteral':
      return !node.value.includes('/') && isValue(node, parent) ? instead(node, `'another'`) : undefined;
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const put = OPERATORS.get(node.operator);
      return put === undefined ? undefined : { at: operatorOf(text, node.left, node.operator), put, around: spanOf(node) };
    }
    case 'SpreadElement':
      if (parent?.type === 'ObjectExpression') return instead(node.argument, '{}');
      return parent?.type === 'ArrayExpression' ? instead(node.argument, '[]') : undefined;
    case 'ConditionalExpression':
      return instead(node.test, `!(${textIn(node.test)})`);
    case 'UnaryExpression':
      return node.operator === '!' ? instead(node, textIn(node.argument)) : undefined;
    default:
      return undefined;
  }
};

interface Found extends Place {
  readonly from: number;
  readonly to: number;
  /** The whole expression it is part of. */
  readonly around: Span;
}

/** Every place of a file, in order. */
const found = (file: string): Found[] => {
  const text = textOf(file);
  const counts = new Map<string, number>();
  const places: Found[] = [];
  const visit = (node: Node, symbol: string, parent?: Node): void => {
    if (isType(node)) return;
    const name = nameOf(node, parent);
    const here = name === undefined ? symbol : symbol === '' ? name : `${symbol}.${name}`;
    const fault = faultOf(node, parent, text);
    if (fault && here !== '') {
      const { at, put, around } = fault;
      const was = text.slice(at.from, at.to);
      const key = `${here} ${was} ${put}`;
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      places.push({ file, symbol: here, was, put, nth, ...at, around });
    }
    forEachChild(node, (child) => visit(child, here, node));
  };
  visit(parsed(file, text), '');
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
  const insertions = found(file).flatMap(({ around: { from, to } }, i) => [
    { at: from, size: to - from, text: `(globalThis.${name}(${i}), (`, opens: true },
    { at: to, size: to - from, text: '))', opens: false },
  ]);
  // What lies within another is opened after it and closed before it.
  insertions.sort((a, b) => a.at - b.at || Number(a.opens) - Number(b.opens) || (a.opens ? b.size - a.size : a.size - b.size));
  let last = 0;
  return `${insertions.map(({ at, text: put }) => text.slice(last, (last = at)) + put).join('')}${text.slice(last)}`;
};
