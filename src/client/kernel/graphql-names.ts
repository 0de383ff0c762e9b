/**
 * What graphql-request imports from `graphql`, for the browser build. Documents of the contract are strings sent as they are
 * (`excludeOperationName`), so the parser and printer behind these names never run; leaving them out saves 9 kB (brotli).
 */
const neverRuns = (name: string) => (): never => {
  throw new Error(`graphql's ${name} is not part of the browser build: documents are strings.`);
};

export const parse = neverRuns('parse');
export const print = neverRuns('print');
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;
export class GraphQLError extends Error {}
