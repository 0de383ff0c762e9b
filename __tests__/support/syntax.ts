import { parse } from '@babel/parser';
import type { Node, Program } from '@babel/types';

export type { Node } from '@babel/types';

/** The syntax tree of a source file, parentheses included. `name` tells by its ending whether it may hold JSX. */
export const parsed = (name: string, text: string): Program =>
  parse(text, {
    sourceType: 'module',
    plugins: name.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    attachComment: false,
    createParenthesizedExpressions: true,
  }).program;

const isNode = (value: unknown): value is Node => typeof (value as { type?: unknown } | null)?.type === 'string';

/** Calls `take` with what a node is made of, in the order of the source. A loop without copies, for it goes over the whole source. */
export const forEachChild = (node: Node, take: (child: Node) => void): void => {
  const children: Node[] = [];
  let sorted = true;
  const keep = (value: unknown): void => {
    if (!isNode(value)) return;
    sorted &&= children.length === 0 || (children.at(-1)?.start ?? 0) <= (value.start ?? 0);
    children.push(value);
  };
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) value.forEach(keep);
    else keep(value);
  }
  if (!sorted) children.sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
  children.forEach(take);
};

/** Visits a node and all that is in it, whoever holds something first; `parents` are those it is in, the nearest last. */
export const walk = (node: Node, visit: (node: Node, parents: readonly Node[]) => void): void => {
  const parents: Node[] = [];
  const go = (each: Node): void => {
    visit(each, parents);
    parents.push(each);
    forEachChild(each, go);
    parents.pop();
  };
  go(node);
};

/** The value of a string literal, or of a template without expressions; undefined for anything else. */
export const textOf = (node: Node | null | undefined): string | undefined => {
  if (node?.type === 'StringLiteral') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
};

/** The texts of a template that something is put into, one before and one after each value; undefined for anything else. */
export const partsOf = (node: Node, parent: Node | undefined): string[] | undefined =>
  // A type may be written as a template too.
  node.type === 'TemplateLiteral' && node.expressions.length > 0 && parent?.type !== 'TSLiteralType'
    ? node.quasis.map(({ value }) => value.cooked ?? value.raw)
    : undefined;
