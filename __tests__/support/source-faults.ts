import { forEachChild, parsed, type Node } from './syntax';

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

/** The fault that can be put at a node: the span it replaces, the new text, and the whole expression around it; undefined when there is none. */
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
    case 'AwaitExpression':
      return instead(node, `(${textIn(node.argument)})`);
    case 'IfStatement':
      return instead(node.test, `false && (${textIn(node.test)})`);
    case 'UnaryExpression':
      return node.operator === '!' ? instead(node, textIn(node.argument)) : undefined;
    default:
      return undefined;
  }
};

/** A place in a source text where a fault can be put, identified by its symbol, so that a change elsewhere in the file does not move it. */
export interface SourceFault {
  /** The declaration it stands in: `tasksSlice.reducers.push`. */
  readonly symbol: string;
  /** The text that stands there, and the text that replaces it. */
  readonly was: string;
  readonly put: string;
  /** Which of those with the same text in the symbol, from 0. */
  readonly nth: number;
  readonly from: number;
  readonly to: number;
  /** The whole expression it is part of. */
  readonly around: Span;
}

/** Every fault that can be put into a source text, in order. `name` tells by its ending whether the text may hold JSX. */
export const sourceFaults = (name: string, text: string): SourceFault[] => {
  const counts = new Map<string, number>();
  const faults: SourceFault[] = [];
  const visit = (node: Node, symbol: string, parent?: Node): void => {
    if (isType(node)) return;
    const own = nameOf(node, parent);
    const here = own === undefined ? symbol : symbol === '' ? own : `${symbol}.${own}`;
    const fault = faultOf(node, parent, text);
    if (fault && here !== '') {
      const { at, put, around } = fault;
      const was = text.slice(at.from, at.to);
      const key = `${here} ${was} ${put}`;
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      faults.push({ symbol: here, was, put, nth, ...at, around });
    }
    forEachChild(node, (child) => visit(child, here, node));
  };
  visit(parsed(name, text), '');
  return faults;
};
