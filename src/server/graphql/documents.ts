import { GraphQLError, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { limitRule, type Limits } from './limits';

/** How many documents are remembered; the product has some dozens. */
const MAX_REMEMBERED = 500;
/** Longest text that is remembered, in characters, so that strangers cannot fill the memory with long ones. */
const MAX_LENGTH = 20_000;

/**
 * Gives what `make` made of each document's text, made once; or the errors of a document that does not fit the schema and the limits.
 * Tokens are limited by the parser, so a huge text costs nothing.
 */
export const rememberDocuments = <Made>(schema: GraphQLSchema, limits: Limits, make: (document: DocumentNode) => Made) => {
  const known = new Map<string, Made>();
  const rules = [...specifiedRules, limitRule(limits)];
  return (text: string): { readonly made: Made } | { readonly errors: readonly GraphQLError[] } => {
    const before = known.get(text);
    if (before !== undefined) return { made: before };
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: limits.tokens });
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
    const errors = validate(schema, document, rules, { hideSuggestions: true });
    if (errors.length > 0) return { errors };
    const made = make(document);
    // All at once, rarely: the documents in use are made again within a moment.
    if (known.size >= MAX_REMEMBERED) known.clear();
    if (text.length <= MAX_LENGTH) known.set(text, made);
    return { made };
  };
};
