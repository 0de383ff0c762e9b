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
import type { Condition, Selected, Variables } from './selection';

/** Writes a value as the JSON of an answer. Throws Unwritable. */
export type Write = (value: unknown, variables: Variables) => string;

/** How a value is written when it stands inside something larger. */
interface Piece {
  readonly write: Write;
  /** What `write` leaves out on both sides: a text's quotes are joined to what stands before and after it, which halves the pieces. */
  readonly quote: '"' | '';
}

/** A value that is not as the contract promises it; graphql-js then knows what becomes of it. */
class Unwritable extends Error {}

/**
 * Compiles how a field's value is written, for what a selection asks of it. Operations answer plain rows, so their JSON is written straight
 * from them: no copy of the rows is made, and nothing asks at every field whether it has a resolver or is a promise.
 */
export const writerOf = (type: GraphQLOutputType, inner: readonly Selected[]): Write => whole(pieceOf(type, inner));

const whole = ({ write, quote }: Piece): Write => (quote === '' ? write : (value, variables) => quote + write(value, variables) + quote);

const pieceOf = (type: GraphQLOutputType, inner: readonly Selected[]): Piece => {
  if (isNonNullType(type)) return presentPiece(type.ofType, inner);
  const write = whole(presentPiece(type, inner));
  return { write: (value, variables) => (value === null || value === undefined ? 'null' : write(value, variables)), quote: '' };
};

/** For a value that has to be there. */
const presentPiece = (type: GraphQLOutputType, inner: readonly Selected[]): Piece => {
  if (isListType(type)) return { write: listWriter(pieceOf(type.ofType as GraphQLOutputType, inner)), quote: '' };
  if (isObjectType(type)) return { write: objectWriter(type, inner), quote: '' };
  if (isLeafType(type)) return leafPieces.get(type) ?? { write: leafWriter(type), quote: '' };
  throw new Error(`${String(type)} is abstract, and the writer knows object types only.`);
};

const listWriter = ({ write, quote }: Piece): Write => {
  const [start, between, end] = [`[${quote}`, `${quote},${quote}`, `${quote}]`];
  return (value, variables) => {
    if (!Array.isArray(value)) throw new Unwritable('A value is no list.');
    if (value.length === 0) return '[]';
    let text = start;
    for (let i = 0; i < value.length; i++) text += i === 0 ? write(value[i], variables) : between + write(value[i], variables);
    return text + end;
  };
};

const objectWriter = (type: GraphQLObjectType, inner: readonly Selected[]): Write => {
  const fields = inner.map(({ key, name, wanted, inner: below }) => {
    const field = type.getFields()[name];
    if (field?.resolve) throw new Error(`${type.name}.${name} has a resolver, and the writer reads plain rows.`);
    const piece: Piece = field ? pieceOf(field.type, below) : { write: () => JSON.stringify(type.name), quote: '' };
    return { key: JSON.stringify(key), name, wanted, ...piece };
  });
  const write = fields.every(({ wanted }) => wanted === null) ? fixedFields(fields) : chosenFields(fields);
  return (value, variables) => {
    if (typeof value !== 'object' || value === null) throw new Unwritable('A value is no object.');
    return write(value as Row, variables);
  };
};

type Row = Readonly<Record<string, unknown>>;

interface Field extends Piece {
  readonly key: string;
  readonly name: string;
  readonly wanted: Condition;
}

/** Fields that are always asked for: all between them is known beforehand. */
const fixedFields = (fields: readonly Field[]): ((row: Row, variables: Variables) => string) => {
  let open = '{';
  const steps = fields.map(({ key, name, write, quote }) => {
    const before = `${open}${key}:${quote}`;
    open = `${quote},`;
    return { before, name, write };
  });
  const end = `${fields.at(-1)?.quote ?? '{'}}`;
  return (row, variables) => {
    let text = '';
    for (const { before, name, write } of steps) text += before + write(row[name], variables);
    return text + end;
  };
};

/** Fields some of which hang on variables. */
const chosenFields =
  (fields: readonly Field[]) =>
  (row: Row, variables: Variables): string => {
    const chosen = fields.filter(({ wanted }) => !wanted || wanted(variables));
    return `{${chosen.map((field) => `${field.key}:${whole(field)(row[field.name], variables)}`).join(',')}}`;
  };

/** What JSON does not hold as it is: controls, quotes, backslashes, and surrogates, which may stand alone. */
const ESCAPED = /[\u0000-\u001f"\\\ud800-\udfff]/;

const text: Write = (value) => {
  if (typeof value !== 'string') throw new Unwritable('A value is no text.');
  return ESCAPED.test(value) ? JSON.stringify(value).slice(1, -1) : value;
};

const float: Write = (value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Unwritable('A value is no number.');
  return String(value);
};

const int: Write = (value) => {
  if (typeof value !== 'number' || (value | 0) !== value) throw new Unwritable('A value is no 32-bit integer.');
  return String(value);
};

const boolean: Write = (value) => {
  if (typeof value !== 'boolean') throw new Unwritable('A value is neither true nor false.');
  return value ? 'true' : 'false';
};

/** A scalar of the contract's own. */
const leafWriter =
  (type: GraphQLLeafType): Write =>
  (value) => {
    if (value === null || value === undefined) throw new Unwritable('A value is missing.');
    return JSON.stringify(type.serialize(value));
  };

const leafPieces = new Map<GraphQLLeafType, Piece>([
  [GraphQLString, { write: text, quote: '"' }],
  [GraphQLID, { write: text, quote: '"' }],
  [GraphQLFloat, { write: float, quote: '' }],
  [GraphQLInt, { write: int, quote: '' }],
  [GraphQLBoolean, { write: boolean, quote: '' }],
]);
