import { getOperationAST, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { rememberDocuments } from './documents';
import { userGraphQLError } from './graphql-error';
import type { Limits } from './limits';
import type { Params } from './params';
import type { Resolvers } from './resolve';
import { compileRuns, errorsText, type Run } from './run';

/** Answers a request, as JSON. */
interface Answer {
  (params: Params, context: RequestContext): Promise<string>;
  /** Throws for an operation no files are sent along with. */
  readonly requireFiles: (params: Params) => void;
}

/** Parses, checks and runs operations, each document once; who is asking is decided before, and comes with the context. */
export const createGraphQL = (schema: GraphQLSchema, resolvers: Resolvers, limits: Limits): Answer => {
  const compile = compileRuns(schema, resolvers);
  const runsOf = (document: DocumentNode) => {
    const runs = new Map<OperationDefinitionNode, Run>();
    return (name: string | null): Run | undefined => {
      const operation = getOperationAST(document, name);
      if (!operation) return undefined;
      const run = runs.get(operation) ?? compile(document, operation);
      runs.set(operation, run);
      return run;
    };
  };
  const documentOf = rememberDocuments(schema, limits, runsOf);
  const answer = async ({ query, operationName, variables }: Params, context: RequestContext): Promise<string> => {
    const read = documentOf(query);
    if ('errors' in read) return errorsText(read.errors);
    const run = read.made(operationName);
    if (run) return run(variables, context);
    const error =
      operationName === null
        ? new UserError('request.nameOperation')
        : new UserError('request.unknownOperation', { values: { name: operationName } });
    return errorsText([userGraphQLError(error)]);
  };
  const requireFiles = ({ query, operationName }: Params): void => {
    const read = documentOf(query);
    // What is wrong with a document is told when it is run.
    if ('made' in read && read.made(operationName)?.takesFiles === false) throw new UserError('request.multipartOther');
  };
  return Object.assign(answer, { requireFiles });
};
