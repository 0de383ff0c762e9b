import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import { operations } from '../../src/server/operations';
import { readContract } from '../../src/server/graphql/schema';
import type { Operation, Rule } from '../../src/server/kernel/operation';
import { ROOT } from './harness';

type AnyOperation = Operation<unknown, unknown>;

/** One field of Query or Mutation, with a call of it for any id. */
export interface Call {
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  readonly rule: (args: object) => Rule;
  /** The call with every id it takes set to `id`; `optional`: those that may be left out too. */
  readonly with: (id: string, options?: { optional?: boolean }) => { readonly document: string; readonly args: object };
  readonly takesId: boolean;
}

/** Texts that name one of a few things; anything else would be refused before the rule is known. */
const NAMED: Readonly<Record<string, unknown>> = {
  'bulkCheck.action': 'trashStore',
  'moveFile.status': 'draft',
  'moveMockupDesign.status': 'draft',
  list: 'stores',
};

const sampleOf = (type: GraphQLInputType, id: string, path: string, optional: boolean): unknown => {
  if (isNonNullType(type)) return sampleOf(type.ofType, id, path, optional);
  if (isListType(type)) return [sampleOf(type.ofType, id, path, optional)];
  if (isInputObjectType(type)) return sampleFields(Object.values(type.getFields()), id, path, optional);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const named = NAMED[path] ?? NAMED[path.split('.').at(-1) ?? ''];
  if (named !== undefined) return named;
  if (type.name === 'Int' || type.name === 'Float') return 1;
  return type.name === 'Boolean' ? true : id;
};

const takesIdIn = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.values(named.getFields()).some((field) => takesIdIn(field.type));
  return named.name === 'ID';
};

const sampleFields = (fields: readonly (GraphQLArgument | GraphQLInputField)[], id: string, path: string, optional: boolean): object =>
  Object.fromEntries(
    fields
      .filter((field) => (isNonNullType(field.type) && field.defaultValue === undefined) || (optional && takesIdIn(field.type)))
      .map((field) => [field.name, sampleOf(field.type, id, `${path}.${field.name}`, optional)]),
  );

/** Every operation, as the schema has them: a new one is walked without anybody writing it down here. */
export const everyCall = (): Call[] => {
  const schema = buildSchema(readContract(ROOT, 'schema'));
  const of = (kind: Call['kind']): Call[] => {
    const fields = Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});
    const registry = (kind === 'query' ? operations.Query : operations.Mutation) as unknown as Record<string, AnyOperation>;
    return fields.map((field) => ({
      kind,
      name: field.name,
      takesId: field.args.some((arg) => takesIdIn(arg.type)),
      rule: (args) => {
        const rule = registry[field.name]?.rule;
        if (rule === undefined) throw new Error(`${field.name} has no rule.`);
        return typeof rule === 'function' ? rule(args) : rule;
      },
      with: (id, { optional = false } = {}) => {
        const args = sampleFields(field.args, id, field.name, optional) as Record<string, unknown>;
        const given = field.args.filter(({ name }) => name in args);
        const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
        const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
        const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
        return {
          document: `${kind}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`,
          args,
        };
      },
    }));
  };
  return [...of('query'), ...of('mutation')];
};
