/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, isObjectType, isRequiredArgument, type GraphQLObjectType } from 'graphql';
import { CALLS, MISSING, TYPES } from '../../fixtures/specified';

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

const excused = Object.entries(MISSING).flatMap(([issue, names]) => wordsOf(names).map((name) => [name, issue] as const));
const excuses = new Map(excused);

test.each(TYPES)('%s has the fields of the specification', (name, fields) => {
  expect(missing(fields, fieldsOf(name)).filter((field) => !excuses.has(`${name}.${field}`))).toEqual([]);
});

/**
 * Specification 1, §7 and 2, §7: calls, the arguments they are made with, and what they give. Where the specification names none, the row
 * has what the call cannot be understood without: a row's id, or what is to be kept.
 */
test.each(CALLS.filter(([kind, name]) => !excuses.has(`${kind}.${name}`)))(
  '%s %s takes (%s), demands nothing else, and gives %s',
  (kind, name, args, gives) => {
    const field = objectType(kind).getFields()[name];
    if (!field) throw new Error(`The contract has no ${name}.`);
    const names = field.args.map((arg) => arg.name);
    const demanded = field.args.filter(isRequiredArgument).map((arg) => arg.name);
    expect(missing(args, names)).toEqual([]);
    if (args !== '' || gives !== '') expect(missing(demanded.join(' '), wordsOf(args))).toEqual([]);
    if (gives !== '') expect(getNamedType(field.type).name).toBe(gives);
  },
);

test.each(excused)('%s is not there yet: issue %s brings it', (name) => {
  const [type = '', field = ''] = name.split('.');
  const specified =
    TYPES.some(([known, fields]) => known === type && wordsOf(fields).includes(field)) ||
    CALLS.some(([kind, call]) => kind === type && call === field);
  expect(specified).toBe(true);
  // Once it is there, its entry goes.
  expect(schema.getType(type) ? fieldsOf(type) : []).not.toContain(field);
});

test('nothing is excused twice, and only by issues that are open', () => {
  expect(new Set(excused.map(([name]) => name)).size).toBe(excused.length);
  expect(Object.keys(MISSING).filter((issue) => !['16', '17', '18', '19'].includes(issue))).toEqual([]);
});
