import {
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

/** Whether something counts under these variables; null: always. */
export type Condition = ((variables: Variables) => boolean) | null;

/** One key of an answer: every place of the document that asks for it put together. */
export interface Selected {
  readonly key: string;
  readonly name: string;
  /** The first place; its arguments are those of all, which validation has seen to. */
  readonly node: FieldNode;
  readonly wanted: Condition;
  readonly inner: readonly Selected[];
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

interface Part {
  readonly set: SelectionSetNode;
  readonly when: Condition;
}

/**
 * The keys a selection answers with, fragments spread and repeated keys merged, once for all variables. For object types only: under an
 * interface a fragment's type would count too, and the contract has none.
 */
export const select = (set: SelectionSetNode, fragments: Fragments): Selected[] => merge([{ set, when: null }], fragments);

const merge = (parts: readonly Part[], fragments: Fragments): Selected[] => {
  const found = new Map<string, { node: FieldNode; whens: Condition[]; parts: Part[] }>();
  const visit = ({ set, when }: Part): void => {
    for (const node of set.selections) {
      const counts = both(when, conditionOf(node));
      if (node.kind !== Kind.FIELD) {
        const spread = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
        if (spread) visit({ set: spread.selectionSet, when: counts });
        continue;
      }
      const key = node.alias?.value ?? node.name.value;
      const entry = found.get(key) ?? { node, whens: [], parts: [] };
      found.set(key, entry);
      entry.whens.push(counts);
      if (node.selectionSet) entry.parts.push({ set: node.selectionSet, when: counts });
    }
  };
  parts.forEach(visit);
  return [...found].map(([key, entry]) => ({
    key,
    name: entry.node.name.value,
    node: entry.node,
    wanted: any(entry.whens),
    inner: merge(entry.parts, fragments),
  }));
};

const conditionOf = (node: SelectionNode): Condition => {
  if (!node.directives?.length) return null;
  return (variables) =>
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false;
};

const both = (first: Condition, second: Condition): Condition =>
  first && second ? (variables) => first(variables) && second(variables) : (first ?? second);

const any = (conditions: readonly Condition[]): Condition => {
  const some = conditions.filter((condition) => condition !== null);
  return some.length < conditions.length ? null : (variables) => some.some((condition) => condition(variables));
};

/** Whether a selection is all there is of a type: every field under its own name, always, down to the leaves, and nothing else. */
export const asksForAll = (type: GraphQLOutputType, inner: readonly Selected[]): boolean => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return true;
  const fields = named.getFields();
  return (
    inner.length === Object.keys(fields).length &&
    inner.every(({ key, name, wanted, inner: below }) => {
      const field = fields[name];
      return field !== undefined && key === name && wanted === null && asksForAll(field.type, below);
    })
  );
};
