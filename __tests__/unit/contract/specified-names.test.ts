/** @covers src/contract/schema */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, isObjectType, isRequiredArgument, type GraphQLObjectType } from 'graphql';
import { CALLS, TYPES } from '../../fixtures/specified';

const folder = path.resolve(__dirname, '../../../src/contract/schema');
const schema = buildSchema(
  readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n'),
);

const objectType = (name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The contract has no type ${name}.`);
  return type;
};
const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');
const fieldsOf = (name: string): string[] => Object.keys(objectType(name).getFields());
const missing = (wanted: string, there: readonly string[]): string[] => wordsOf(wanted).filter((name) => !there.includes(name));

test.each(TYPES)('%s has the fields of the specification', (name, fields) => {
  expect(missing(fields, fieldsOf(name))).toEqual([]);
});

/**
 * Specification 1, §7 and 2, §7: calls, the arguments they are made with, and what they give. Where the specification names none, the row
 * has what the call cannot be understood without: a row's id, or what is to be kept.
 */
test.each(CALLS)('%s %s takes (%s), demands nothing else, and gives %s', (kind, name, args, gives) => {
  const field = objectType(kind).getFields()[name];
  if (!field) throw new Error(`The contract has no ${name}.`);
  const names = field.args.map((arg) => arg.name);
  const demanded = field.args.filter(isRequiredArgument).map((arg) => arg.name);
  expect(missing(args, names)).toEqual([]);
  if (args !== '' || gives !== '') expect(missing(demanded.join(' '), wordsOf(args))).toEqual([]);
  if (gives !== '') expect(getNamedType(field.type).name).toBe(gives);
});
