import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import type { Selected, Variables } from './selection';

/** Writes a value as the JSON of an answer. Throws Unwritable. */
export type Write = (value: unknown, variables: Variables) => string;

/** A value that is not as the contract promises it; graphql-js then knows what becomes of it. */
export class Unwritable extends Error {}

/**
 * Compiles how a field's value is written, for what a selection asks of it. Operations answer plain rows, so their JSON is written straight
 * from them: no copy of the rows is made, and nothing asks at every field whether it has a resolver or is a promise.
 */
export const writerOf = (type: GraphQLOutputType, inner: readonly Selected[]): Write => {
  if (!isNonNullType(type)) {
    const write = presentWriter(type, inner);
    return (value, variables) => (value === null || value === undefined ? 'null' : write(value, variables));
  }
  const write = presentWriter(type.ofType, inner);
  return (value, variables) => {
    if (value === null || value === undefined) throw new Unwritable('A value is missing.');
    return write(value, variables);
  };
};

/** For values that are there. */
const presentWriter = (type: GraphQLOutputType, inner: readonly Selected[]): Write => {
  if (isListType(type)) return listWriter(writerOf(type.ofType as GraphQLOutputType, inner));
  if (isObjectType(type)) return objectWriter(type, inner);
  if (isLeafType(type)) return leafWriters.get(type) ?? ((value) => JSON.stringify(type.serialize(value)));
  throw new Error(`${String(type)} is abstract, and the writer knows object types only.`);
};

const listWriter =
  (write: Write): Write =>
  (value, variables) => {
    if (!Array.isArray(value)) throw new Unwritable('A value is no list.');
    let text = '';
    for (const item of value as unknown[]) text += text === '' ? write(item, variables) : `,${write(item, variables)}`;
    return `[${text}]`;
  };

const objectWriter = (type: GraphQLObjectType, inner: readonly Selected[]): Write => {
  const fields = inner.map(({ key, name, wanted, inner: below }) => {
    const field = type.getFields()[name];
    if (field?.resolve) throw new Error(`${type.name}.${name} has a resolver, and the writer reads plain rows.`);
    const write: Write = field ? writerOf(field.type, below) : () => JSON.stringify(type.name);
    return { prefix: `${JSON.stringify(key)}:`, name, wanted, write };
  });
  return (value, variables) => {
    if (typeof value !== 'object') throw new Unwritable('A value is no object.');
    const row = value as Readonly<Record<string, unknown>>;
    let text = '';
    for (const { prefix, name, wanted, write } of fields) {
      if (wanted && !wanted(variables)) continue;
      text += (text === '' ? prefix : `,${prefix}`) + write(row[name], variables);
    }
    return `{${text}}`;
  };
};

/** What JSON does not hold as it is: controls, quotes, backslashes, and surrogates, which may stand alone. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const ESCAPED = /[\u0000-\u001f"\\\ud800-\udfff]/;

const text: Write = (value) => {
  if (typeof value !== 'string') throw new Unwritable('A value is no text.');
  return ESCAPED.test(value) ? JSON.stringify(value) : `"${value}"`;
};

const float: Write = (value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Unwritable('A value is no number.');
  return JSON.stringify(value);
};

const int: Write = (value) => {
  if (typeof value !== 'number' || (value | 0) !== value) throw new Unwritable('A value is no 32-bit integer.');
  return String(value);
};

const boolean: Write = (value) => {
  if (typeof value !== 'boolean') throw new Unwritable('A value is neither true nor false.');
  return value ? 'true' : 'false';
};

const leafWriters = new Map<GraphQLLeafType, Write>([
  [GraphQLString, text],
  [GraphQLID, text],
  [GraphQLFloat, float],
  [GraphQLInt, int],
  [GraphQLBoolean, boolean],
]);
