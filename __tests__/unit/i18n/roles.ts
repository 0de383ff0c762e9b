import { textOf, walk, type Node } from '../../support/syntax';
import type { SourceFile } from './sources';

/** A text as a screen uses it: its namespace and key, and what shows it: `Button` for what stands in one, `Message.title` for what is handed over so. */
export interface ShownText {
  readonly namespace: string;
  readonly key: string;
  readonly role: string;
}

/** The namespace of texts that are asked for without naming one. */
const USUAL = 'common';

/** The namespaces a function asks for, by the names it gives to what says their texts. */
const askedIn = (node: Node): ReadonlyMap<string, string> => {
  const asked = new Map<string, string>();
  const body = 'body' in node ? (node.body as Node | null) : null;
  if (body?.type !== 'BlockStatement') return asked;
  for (const statement of body.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      if (id.type !== 'ObjectPattern' || init?.type !== 'CallExpression') continue;
      if (init.callee.type !== 'Identifier' || init.callee.name !== 'useTranslation') continue;
      const namespace = init.arguments[0] ? textOf(init.arguments[0]) : USUAL;
      for (const property of id.properties) {
        if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier' || property.key.name !== 't') continue;
        if (property.value.type === 'Identifier' && namespace !== undefined) asked.set(property.value.name, namespace);
      }
    }
  }
  return asked;
};

const tagOf = (element: Node | undefined): string | undefined =>
  element?.type === 'JSXElement' && element.openingElement.name.type === 'JSXIdentifier' ? element.openingElement.name.name : undefined;

/** The role of a text on screen, by the nearest element or attribute it stands in. */
const roleOf = (parents: readonly Node[]): string | undefined => {
  for (let i = parents.length - 1; i >= 0; i -= 1) {
    const parent = parents[i];
    if (parent?.type === 'JSXElement') return tagOf(parent);
    // An attribute stands in the opening part of its element.
    if (parent?.type === 'JSXAttribute') {
      const tag = tagOf(parents[i - 2]);
      return tag && typeof parent.name.name === 'string' ? `${tag}.${parent.name.name}` : undefined;
    }
  }
  return undefined;
};

/** The texts the markup asks for by a whole key, each with what shows it. */
export const shownTexts = (sources: readonly SourceFile[]): ShownText[] =>
  sources.flatMap(({ tree }) => {
    const found: ShownText[] = [];
    const known = new Map<Node, ReadonlyMap<string, string>>();
    walk(tree, (node, parents) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
      const key = textOf(node.arguments[0]);
      const role = key === undefined ? undefined : roleOf(parents);
      if (key === undefined || role === undefined) return;
      const { name } = node.callee;
      for (const parent of parents.toReversed()) {
        if (parent.type !== 'ArrowFunctionExpression' && parent.type !== 'FunctionDeclaration') continue;
        const asked = known.get(parent) ?? askedIn(parent);
        known.set(parent, asked);
        const namespace = asked.get(name);
        if (namespace === undefined) continue;
        found.push({ namespace, key, role });
        return;
      }
    });
    return found;
  });
