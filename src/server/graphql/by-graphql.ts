import {
  type GraphQLError,
  defaultFieldResolver,
  execute,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { RequestContext } from '../kernel/context';
import { logFault } from '../kernel/log';
import { tellFault } from '../kernel/told-error';
import { graphQLError } from './graphql-error';
import type { Resolver } from './resolve';
import type { Variables } from './selection';

/** What became of the fields of Query or Mutation, by the answer's keys. */
export type Outcomes = Map<string, { readonly value: unknown } | { readonly error: unknown }>;

interface Whole {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

type RootResolver = GraphQLFieldResolver<unknown, RequestContext | undefined>;

/** Runs an operation by graphql-js from the beginning. */
export const runByGraphql = async (
  whole: Whole,
  variables: Variables,
  resolverOf: (name: string) => Resolver | undefined,
  context: RequestContext,
): Promise<string> =>
  JSON.stringify(await run(whole, variables, (_source, args, _context, info) => resolverOf(info.fieldName)?.(args, context, false)));

/** Makes the answer of an operation whose fields have been resolved: what failed is null, or takes what it belongs to with it, and is told. */
export const runOutcomes = async (whole: Whole, variables: Variables, outcomes: Outcomes): Promise<string> => {
  const result = await run(whole, variables, (_source, _args, _context, { path }) => {
    const outcome = outcomes.get(String(path.key));
    if (outcome && 'error' in outcome) throw outcome.error;
    return outcome?.value;
  });
  const told = new Set([...outcomes.values()].flatMap((outcome) => ('error' in outcome ? [outcome.error] : [])));
  const errors = result.errors?.map((error) => (told.has(error.originalError ?? error) ? error : ourFault(whole, error)));
  return JSON.stringify({ ...result, ...(errors && { errors }) });
};

const run = async ({ schema, document, operation }: Whole, variableValues: Variables, root: RootResolver): Promise<ExecutionResult> =>
  execute({
    schema,
    document,
    operationName: operation.name?.value ?? null,
    variableValues,
    fieldResolver: (source, args, context, info) => (info.path.prev ? defaultFieldResolver : root)(source, args, context, info),
  });

/** A row that is not as the contract promises it. */
const ourFault = ({ operation }: Whole, error: GraphQLError): GraphQLError => {
  const id = logFault(`graphql ${operation.name?.value ?? operation.operation} ${error.path?.join('.') ?? ''}`, error);
  return graphQLError(tellFault(id), { path: error.path ?? null });
};
