import { GraphQLError, OperationTypeNode, getOperationAST, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { RequestContext } from '../context';
import { limitRule, type Limits } from './limits';
import { toGraphQLError } from './resolve';

/** Parses, checks and runs operations; who is asking is decided before, and comes with the context. */
export const createGraphQL = (schema: GraphQLSchema, limits: Limits): YogaServerInstance<RequestContext, object> =>
  createYoga<RequestContext, object>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError: (error) => mask(error) },
    plugins: [limiting(limits), oneKeyOneMutation, compiling(schema)],
  });

/** Resolvers have masked their own errors; what is left is the caller's syntax, or a fault outside any resolver. */
const mask = (error: unknown): Error => {
  if (error instanceof GraphQLError && (!error.originalError || error.originalError instanceof GraphQLError)) return error;
  return toGraphQLError('graphql', error);
};

const limiting = (limits: Limits): Plugin => ({
  onParse: ({ setParseFn }) => setParseFn((source: string) => parse(source, { maxTokens: limits.tokens })),
  onValidate: ({ addValidationRule, setValidationFn }) => {
    addValidationRule(limitRule(limits));
    setValidationFn(((schema, document, rules, options) =>
      validate(schema, document, rules, { ...options, hideSuggestions: true })) as typeof validate);
  },
});

/** A key stands for one effect, so the document it comes with may hold only one. */
const oneKeyOneMutation: Plugin<RequestContext> = {
  onExecute: ({ args, setResultAndStopExecution }) => {
    if (args.contextValue.idempotencyKey === undefined) return;
    const operation = getOperationAST(args.document, args.operationName);
    if (operation?.operation !== OperationTypeNode.MUTATION || operation.selectionSet.selections.length === 1) return;
    setResultAndStopExecution({ errors: [new GraphQLError('A request with an idempotency key holds exactly one mutation.')] });
  },
};

/** How many compiled documents are kept; the product has some dozens. */
const MAX_COMPILED = 500;

/** Compiles each document once. Yoga hands the same parsed document over for the same text, so the document is the key. */
const compiling = (schema: GraphQLSchema): Plugin<RequestContext> => {
  const compiled = new Map<DocumentNode, Map<string, CompiledQuery>>();
  const lookUp = (document: DocumentNode, name: string): CompiledQuery | undefined => compiled.get(document)?.get(name);
  const compile = (document: DocumentNode, name: string): CompiledQuery | undefined => {
    // Leaves need no conversion: resolvers are typed by this very schema, and the check costs a third of a long list's time.
    const query = compileQuery(schema, document, name || undefined, { disableLeafSerialization: true });
    if (!isCompiledQuery(query)) return undefined;
    // All at once, rarely: the documents in use are compiled again within a moment.
    if (compiled.size >= MAX_COMPILED) compiled.clear();
    compiled.set(document, (compiled.get(document) ?? new Map<string, CompiledQuery>()).set(name, query));
    return query;
  };
  return {
    onExecute: ({ args, setExecuteFn }) => {
      const name = args.operationName ?? '';
      const query = lookUp(args.document, name) ?? compile(args.document, name);
      // What the compiler does not know, such as an operation name that does not exist, graphql-js answers.
      if (query) setExecuteFn(() => query.query(args.rootValue, args.contextValue, args.variableValues));
    },
  };
};
