import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, GraphQLError, Kind, type GraphQLScalarType, type GraphQLSchema } from 'graphql';
import type { MutationOperations, Operation, QueryOperations } from '../kernel/operation';
import { pixels } from './pixels';
import { upload } from './upload';
import { mutationResolver, queryResolver, type Resolver, type Resolvers } from './resolve';

/** Reads the `.graphql` files of one folder of the contract; `root` is the repository. */
export const readContract = (root: string, folder: 'schema' | 'operations'): string => {
  const directory = path.join(root, 'src', 'contract', folder);
  const files = readdirSync(directory).filter((name) => name.endsWith('.graphql'));
  return files
    .sort()
    .map((name) => readFileSync(path.join(directory, name), 'utf8'))
    .join('\n');
};

/** The contract's schema. It says what there is; what answers it is in `operationResolvers`. */
export const readSchema = (root: string): GraphQLSchema => {
  const schema = buildSchema(readContract(root, 'schema'));
  Object.assign(schema.getType('SettingValue') ?? {}, settingValue);
  Object.assign(schema.getType('Pixels') ?? {}, pixels);
  Object.assign(schema.getType('Upload') ?? {}, upload);
  return schema;
};

/** Every field of Query and Mutation. */
export interface Operations {
  readonly Query: QueryOperations;
  readonly Mutation: MutationOperations;
}

/** A resolver for every operation. */
export const operationResolvers = (operations: Operations): Resolvers => ({
  Query: resolversOf(operations.Query, queryResolver),
  Mutation: resolversOf(operations.Mutation, mutationResolver),
});

// Argument and result types were checked where each operation is defined; here they only pass through.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyOperations = Readonly<Record<string, Operation<any, any, any>>>;

const resolversOf = (
  registry: AnyOperations,
  make: (name: string, operation: Operation<unknown, unknown>) => Resolver,
): Record<string, Resolver> => Object.fromEntries(Object.entries(registry).map(([name, operation]) => [name, make(name, operation)]));

const toSettingValue = (value: unknown): string | number | boolean => {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new GraphQLError('A setting is a text, a number, true or false.');
};

const settingValue: Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'> = {
  serialize: toSettingValue,
  parseValue: toSettingValue,
  parseLiteral: (node) => {
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return toSettingValue(Number(node.value));
    if (node.kind === Kind.STRING || node.kind === Kind.BOOLEAN) return toSettingValue(node.value);
    throw new GraphQLError('A setting is a text, a number, true or false.');
  },
};
