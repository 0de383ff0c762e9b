import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GraphQLError, GraphQLScalarType, Kind, type GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { RequestContext } from '../context';
import { operations } from '../entities';
import type { Operation } from '../operation';
import { mutationResolver, queryResolver } from './resolve';

/** Reads the `.graphql` files of one folder of the contract; `root` is the repository. */
export const readContract = (root: string, folder: 'schema' | 'operations'): string => {
  const directory = path.join(root, 'src', 'contract', folder);
  const files = readdirSync(directory).filter((name) => name.endsWith('.graphql'));
  return files
    .sort()
    .map((name) => readFileSync(path.join(directory, name), 'utf8'))
    .join('\n');
};

/** The contract's schema with a resolver for every operation. */
export const buildSchema = (root: string): GraphQLSchema =>
  createSchema<RequestContext>({
    typeDefs: readContract(root, 'schema'),
    resolvers: {
      Query: resolversOf(operations.Query, queryResolver),
      Mutation: resolversOf(operations.Mutation, mutationResolver),
      SettingValue: settingValue,
    },
  });

// Argument and result types were checked where each operation is defined; here they only pass through.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyOperations = Readonly<Record<string, Operation<any, any, any>>>;

const resolversOf = <R>(registry: AnyOperations, make: (name: string, operation: Operation<unknown, unknown>) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(registry).map(([name, operation]) => [name, make(name, operation)]));

const toSettingValue = (value: unknown): string | number | boolean => {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new GraphQLError('A setting is a text, a number, true or false.');
};

const settingValue = new GraphQLScalarType<string | number | boolean, string | number | boolean>({
  name: 'SettingValue',
  serialize: toSettingValue,
  parseValue: toSettingValue,
  parseLiteral: (node) => {
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return toSettingValue(Number(node.value));
    if (node.kind === Kind.STRING || node.kind === Kind.BOOLEAN) return toSettingValue(node.value);
    throw new GraphQLError('A setting is a text, a number, true or false.');
  },
});
