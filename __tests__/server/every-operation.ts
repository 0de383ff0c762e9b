import {
  buildSchema,
  getNamedType,
  getNullableType,
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

interface SampleOptions {
  /** Whether ids that may be left out are given too. */
  readonly optional?: boolean;
  /** What stands at one place instead, such as `makeStore.params.sto_name`; whatever may be left out on the way there is given. */
  readonly instead?: { readonly place: string; readonly value: (sample: unknown) => unknown };
  /** Values of arguments and fields by their name, in place of `id`. */
  readonly known?: Readonly<Record<string, unknown>>;
}

/** A place of an operation's input that holds a text or a list; a list of texts is both. */
export interface Place {
  /** Such as `makeStore.params.sto_name`; what a list holds goes by the list's place. */
  readonly place: string;
  readonly kind: 'text' | 'list';
}

/** One field of Query or Mutation, with a call of it for any id. */
export interface Call {
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  readonly rule: (args: object) => Rule;
  /** The call with every id it takes set to `id`. */
  readonly with: (id: string, options?: SampleOptions) => { readonly document: string; readonly args: object };
  readonly takesId: boolean;
  readonly places: readonly Place[];
}

/** Texts that name one of a few things; anything else would be refused before the rule is known. */
const NAMED: Readonly<Record<string, unknown>> = {
  'bulkCheck.action': 'trashStore',
  'fulfillmentReportRows.figure': 'fos',
  'moveFile.status': 'draft',
  'moveMockupDesign.status': 'draft',
  'orderReportRows.figure': 'orders',
  list: 'stores',
};

type Inputs = readonly (GraphQLArgument | GraphQLInputField)[];

interface Sampling extends SampleOptions {
  readonly id: string;
}

const sampleOf = (type: GraphQLInputType, path: string, sampling: Sampling): unknown => {
  const { instead } = sampling;
  const sample = plainSampleOf(type, path, sampling);
  return instead?.place === path ? instead.value(sample) : sample;
};

const plainSampleOf = (type: GraphQLInputType, path: string, sampling: Sampling): unknown => {
  if (isNonNullType(type)) return plainSampleOf(type.ofType, path, sampling);
  if (isListType(type)) return [plainSampleOf(type.ofType, path, sampling)];
  if (isInputObjectType(type)) return sampleFields(Object.values(type.getFields()), path, sampling);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const name = path.split('.').at(-1) ?? '';
  const named = sampling.known?.[path] ?? sampling.known?.[name] ?? NAMED[path] ?? NAMED[name];
  if (named !== undefined) return named;
  if (type.name === 'Int' || type.name === 'Float') return 1;
  return type.name === 'Boolean' ? true : sampling.id;
};

const takesIdIn = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.values(named.getFields()).some((field) => takesIdIn(field.type));
  return named.name === 'ID';
};

const sampleFields = (fields: Inputs, path: string, sampling: Sampling): object => {
  const { optional = false, instead } = sampling;
  const given = fields.filter((field) => {
    const place = `${path}.${field.name}`;
    if (instead && (instead.place === place || instead.place.startsWith(`${place}.`))) return true;
    return (isNonNullType(field.type) && field.defaultValue === undefined) || (optional && takesIdIn(field.type));
  });
  return Object.fromEntries(given.map((field) => [field.name, sampleOf(field.type, `${path}.${field.name}`, sampling)]));
};

const placesOf = (fields: Inputs, path: string): Place[] =>
  fields.flatMap(({ name, type }): Place[] => {
    const place = `${path}.${name}`;
    const [named, list] = [getNamedType(type), isListType(getNullableType(type))];
    const lists: Place[] = list ? [{ place, kind: 'list' }] : [];
    if (isInputObjectType(named)) return [...lists, ...placesOf(Object.values(named.getFields()), place)];
    return ['Int', 'Float', 'Boolean', 'Dimensions'].includes(named.name) ? lists : [...lists, { place, kind: 'text' }];
  });

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
      places: placesOf(field.args, field.name),
      with: (id, options = {}) => {
        const args = sampleFields(field.args, field.name, { ...options, id }) as Record<string, unknown>;
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
