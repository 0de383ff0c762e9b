import {
  Kind,
  Lexer,
  Source,
  TokenKind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { UserError } from '../kernel/errors';
import { userGraphQLError } from './graphql-error';

/** What one document may cost. */
export interface Limits {
  readonly tokens: number;
  readonly depth: number;
  readonly aliases: number;
  /** Fields asked for when every fragment is written out where it is spread. */
  readonly fields: number;
}

/** How much more than the product's own largest operation a caller may ask for. */
const HEADROOM = 1.5;
/** The product hardly uses aliases; a hand-written query may use a few. */
const MIN_ALIASES = 15;

/** The limits that follow from the product's own operations (the text of `src/contract/operations`). */
export const limitsOf = (operationsText: string): Limits => {
  const document = parse(operationsText);
  const fragments = fragmentsOf(document);
  const measured = document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => measure(operation, fragments));
  const largest = (of: (limits: Limits) => number): number => Math.ceil(HEADROOM * Math.max(0, ...measured.map(of)));
  return {
    tokens: largest((limits) => limits.tokens),
    depth: largest((limits) => limits.depth),
    fields: largest((limits) => limits.fields),
    aliases: Math.max(
      MIN_ALIASES,
      largest((limits) => limits.aliases),
    ),
  };
};

/** Refuses documents that nest too deep or ask for too much, through fragments too, or rename too many fields. Tokens are limited by the parser. */
export const limitRule =
  (limits: Limits): ValidationRule =>
  (context) => ({
    OperationDefinition: (operation) => {
      const { depth, fields } = sizeOf(operation.selectionSet, fragmentsOf(context.getDocument()));
      if (depth > limits.depth) {
        context.reportError(userGraphQLError(new UserError('request.tooDeep', { values: { most: limits.depth } }), { nodes: operation }));
      }
      if (fields > limits.fields) {
        context.reportError(
          userGraphQLError(new UserError('request.tooManyFields', { values: { most: limits.fields } }), { nodes: operation }),
        );
      }
      const aliases = aliasesOf(context.getDocument());
      if (aliases > limits.aliases) {
        context.reportError(
          userGraphQLError(new UserError('request.tooManyAliases', { values: { most: limits.aliases } }), { nodes: operation }),
        );
      }
    },
  });

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]));

interface Size {
  readonly depth: number;
  readonly fields: number;
}

/**
 * How deep and wide a selection is through its fragments. Each is measured once, so that a bomb of fragments costs no more than its text; one
 * that spreads itself counts nothing there, and is refused by another rule.
 */
const sizeOf = (set: SelectionSetNode, fragments: Fragments): Size => {
  const known = new Map<SelectionSetNode, Size>();
  const measureSet = (inner: SelectionSetNode): Size => {
    const before = known.get(inner);
    if (before) return before;
    known.set(inner, { depth: 0, fields: 0 });
    let [depth, fields] = [0, 0];
    for (const selection of inner.selections) {
      const next = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)?.selectionSet : selection.selectionSet;
      const below = next ? measureSet(next) : { depth: 0, fields: 0 };
      const step = selection.kind === Kind.FIELD ? 1 : 0;
      depth = Math.max(depth, step + below.depth);
      // A spread counts too: it is walked for whatever it holds.
      fields += 1 + below.fields;
    }
    known.set(inner, { depth, fields });
    return { depth, fields };
  };
  return measureSet(set);
};

const aliasesOf = (document: DocumentNode): number => {
  let count = 0;
  visit(document, {
    Field: (field) => {
      if (field.alias) count += 1;
    },
  });
  return count;
};

const measure = (operation: OperationDefinitionNode, fragments: Fragments): Limits => {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(name.value)) return;
        used.set(name.value, fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] };
  return {
    tokens: tokensIn(print(document)),
    ...sizeOf(operation.selectionSet, fragments),
    aliases: aliasesOf(document),
  };
};

const tokensIn = (text: string): number => {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
};
