import {
  getDirectiveValues,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { Fault, RefusalCode } from '../../domain/fault';
import { UserError } from '../kernel/errors';
import { isSavable } from '../kernel/input';
import { userGraphQLError } from './graphql-error';
import type { Resolver } from './resolve';
import type { Variables } from './selection';

/** What is wrong with a value, and where in it; null: nothing. */
type Check = (value: unknown) => Breach | null;

interface Breach extends Fault {
  readonly field: string;
}

/** What the contract's `@limit` says of one argument or input field, the defaults where it says nothing. */
interface Limit {
  readonly characters: number;
  readonly entries: number;
  /** Its sentence takes no value but `most`; a test holds the contract to that. */
  readonly refusal?: RefusalCode;
}

type Limited = GraphQLArgument | GraphQLInputField;

const nothing: Check = () => null;

const below = (breach: Breach | null, place: string | number): Breach | null =>
  breach && { ...breach, field: breach.field === '' ? String(place) : `${place}.${breach.field}` };

const textCheck =
  ({ characters, refusal = 'text.tooLong' }: Limit): Check =>
  (value): Breach | null => {
    if (typeof value !== 'string') return null;
    if (value.length > characters) return { refusal, values: { most: characters }, field: '' };
    return isSavable(value) ? null : { refusal: 'text.unsavable', values: {}, field: '' };
  };

const listCheck =
  ({ entries, refusal = 'request.tooMany' }: Limit, entry: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return null;
    if (value.length > entries) return { refusal, values: { most: entries }, field: '' };
    for (const [index, each] of value.entries()) {
      const breach = entry(each);
      if (breach) return below(breach, index);
    }
    return null;
  };

const fieldsCheck = (checks: readonly (readonly [name: string, check: Check])[]): Check => {
  const worth = checks.filter(([, check]) => check !== nothing);
  return (value) => {
    if (typeof value !== 'object' || value === null) return null;
    for (const [name, check] of worth) {
      const breach = check((value as Readonly<Record<string, unknown>>)[name]);
      if (breach) return below(breach, name);
    }
    return null;
  };
};

/** A resolver reached by no more than the contract allows. */
export interface Guarded {
  readonly resolver: Resolver;
  /** Throws for variables as they were sent that stand for whole arguments: what is too much is not even coerced. */
  readonly checkSent: (node: FieldNode, sent: Variables) => void;
}

/**
 * Guards resolvers by the `@limit` of a contract, and against texts that cannot be saved. It costs one look at every value; each input type's
 * checks are compiled once.
 */
export const guardedBy = (schema: GraphQLSchema): ((field: GraphQLField<unknown, unknown>, resolver: Resolver) => Guarded) => {
  const directive = schema.getDirective('limit');
  if (!directive) throw new Error('The contract has no directive @limit.');
  const defaults = Object.fromEntries(directive.args.map(({ name, defaultValue }) => [name, defaultValue])) as unknown as Limit;
  const limitOf = ({ astNode }: Limited): Limit => (astNode && (getDirectiveValues(directive, astNode) as Limit | undefined)) ?? defaults;
  const known = new Map<GraphQLInputType, Check>();

  const checkOf = (type: GraphQLInputType, limit: Limit): Check => {
    if (isNonNullType(type)) return checkOf(type.ofType, limit);
    if (isListType(type)) return listCheck(limit, checkOf(type.ofType, { ...limit, refusal: undefined }));
    if (!isInputObjectType(type)) return ['Int', 'Float', 'Boolean'].includes(type.name) ? nothing : textCheck(limit);
    const check = known.get(type) ?? fieldsCheck(named(Object.values(type.getFields())));
    known.set(type, check);
    return check;
  };
  const named = (fields: readonly Limited[]): [name: string, check: Check][] =>
    fields.map((field) => [field.name, checkOf(field.type, limitOf(field))]);

  return (field, resolver) => {
    const checks = named(field.args);
    const [whole, byName] = [fieldsCheck(checks), new Map(checks)];
    return {
      resolver: async (args, context, asJson) => {
        refuse(whole(args));
        return resolver(args, context, asJson);
      },
      checkSent: (node, sent) => {
        for (const { name, value } of node.arguments ?? [])
          if (value.kind === Kind.VARIABLE) refuse(below(byName.get(name.value)?.(sent[value.name.value]) ?? null, name.value));
      },
    };
  };
};

const refuse = (breach: Breach | null): void => {
  if (breach) throw userGraphQLError(UserError.of(breach));
};
