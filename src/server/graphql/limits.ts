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
    aliases: Math.max(
      MIN_ALIASES,
      largest((limits) => limits.aliases),
    ),
  };
};

/** Refuses documents that nest too deep, through fragments too, or rename too many fields. Tokens are limited by the parser. */
export const limitRule =
  (limits: Limits): ValidationRule =>
  (context) => ({
    OperationDefinition: (operation) => {
      const fragments = fragmentsOf(context.getDocument());
      if (depthOf(operation.selectionSet, fragments, limits.depth) > limits.depth) {
        context.reportError(userGraphQLError(new UserError('request.tooDeep', { values: { most: limits.depth } }), { nodes: operation }));
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

/** Stops counting just above `most`, so that a fragment that spreads itself, or a wide bomb of fragments, costs nothing. */
const depthOf = (set: SelectionSetNode, fragments: Fragments, most: number): number => {
  if (most < 0) return 1;
  let depth = 0;
  for (const selection of set.selections) {
    if (depth > most) break;
    const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)?.selectionSet : selection.selectionSet;
    const step = selection.kind === Kind.FIELD ? 1 : 0;
    depth = Math.max(depth, step + (inner ? depthOf(inner, fragments, most - step) : 0));
  }
  return depth;
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
    depth: depthOf(operation.selectionSet, fragments, Number.MAX_SAFE_INTEGER),
    aliases: aliasesOf(document),
  };
};

const tokensIn = (text: string): number => {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
};
