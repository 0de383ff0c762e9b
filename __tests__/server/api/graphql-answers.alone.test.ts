import fc from 'fast-check';
import {
  execute,
  GraphQLBoolean,
  GraphQLError,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  print,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLOutputType,
} from 'graphql';
import type { RequestContext } from '../../../src/server/kernel/context';
import { JsonText } from '../../../src/server/db/json';
import { createGraphQL } from '../../../src/server/graphql/graphql';
import { limitsOf } from '../../../src/server/graphql/limits';
import { readParams } from '../../../src/server/graphql/params';
import { readContract, readSchema } from '../../../src/server/graphql/schema';
import { ROOT } from '../harness';

const schema = readSchema(ROOT);
const operationsText = readContract(ROOT, 'operations');
const limits = limitsOf(operationsText);
const context = {} as RequestContext;

/** What a field of Query gives: rows, or an error. */
type Outcomes = Readonly<Record<string, unknown>>;

const outcome = (outcomes: Outcomes, name: string): unknown => {
  const value = outcomes[name];
  if (value instanceof Error) throw value;
  return value;
};

const ours = async (document: string, outcomes: Outcomes, variables = {}): Promise<ExecutionResult> => {
  const Query = Object.fromEntries(Object.keys(outcomes).map((name) => [name, async () => outcome(outcomes, name)]));
  const answer = createGraphQL(schema, { Query, Mutation: {} }, limits);
  return JSON.parse(await answer({ query: document, operationName: null, variables }, context)) as ExecutionResult;
};

/** The same by graphql-js alone. */
const theirs = async (document: string, outcomes: Outcomes, variables = {}): Promise<ExecutionResult> => {
  const result = await execute({
    schema,
    document: parse(document),
    variableValues: variables,
    rootValue: new Proxy({}, { get: (_target, name: string) => async () => outcome(outcomes, name) }),
  });
  return JSON.parse(JSON.stringify(result)) as ExecutionResult;
};

const paths = ({ errors = [] }: ExecutionResult): string[] => errors.map(({ path }) => JSON.stringify(path)).sort();

const expectSame = async (document: string, outcomes: Outcomes, variables = {}): Promise<void> => {
  const [mine, reference] = [await ours(document, outcomes, variables), await theirs(document, outcomes, variables)];
  expect(mine.data).toEqual(reference.data);
  expect(paths(mine)).toEqual(paths(reference));
};

const rare = <T>(usual: fc.Arbitrary<T>, ...odd: unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: usual, weight: 40 }, { arbitrary: fc.constantFrom(...odd), weight: 1 });

const texts = fc.string({ unit: 'binary', maxLength: 12 });

/** Rows as the contract has them, and now and then not. */
const valueOf = (type: GraphQLOutputType): fc.Arbitrary<unknown> => {
  if (isNonNullType(type)) return rare(presentValue(type.ofType), null, undefined);
  return fc.oneof({ arbitrary: presentValue(type), weight: 4 }, { arbitrary: fc.constantFrom(null, undefined), weight: 1 });
};

const presentValue = (type: GraphQLOutputType): fc.Arbitrary<unknown> => {
  if (isListType(type)) return rare(fc.array(valueOf(type.ofType as GraphQLOutputType), { maxLength: 2 }), 'no list');
  if (isObjectType(type))
    return fc.record(Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type)])));
  if (type === GraphQLInt) return rare(fc.integer(), 1.5, 2 ** 31, '7');
  if (type === GraphQLFloat) return rare(fc.double({ noNaN: true, noDefaultInfinity: true }), Number.NaN, '2.5');
  if (type === GraphQLBoolean) return rare(fc.boolean(), 1);
  if (type === GraphQLID) return rare(texts, 17);
  return rare(texts, 17, { no: 'text' });
};

const fieldsOf = (document: DocumentNode): string[] =>
  document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? node.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? field.name.value : []))
      : [],
  );

const outcomesOf = (names: readonly string[]): fc.Arbitrary<Outcomes> => {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const refused = new GraphQLError('This shop is closed.', { extensions: { code: 'FORBIDDEN' } });
  return fc.record(Object.fromEntries(names.map((name) => [name, rare(valueOf(fields[name]!.type), refused)])));
};

/** The app's own queries that can be asked without variables, each with the fragments of all. */
const everything = parse(operationsText);
const fragments = everything.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
const queries = everything.definitions.flatMap((node): [string, DocumentNode][] =>
  node.kind === Kind.OPERATION_DEFINITION &&
  node.operation === 'query' &&
  (node.variableDefinitions ?? []).every(({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue)
    ? [[node.name?.value ?? '', onlyUsed({ kind: Kind.DOCUMENT, definitions: [node, ...fragments] })]]
    : [],
);

/** Without the fragments nobody spreads, which validation refuses. */
function onlyUsed(document: DocumentNode): DocumentNode {
  const text = print(document);
  const kept = document.definitions.filter((node) => node.kind !== Kind.FRAGMENT_DEFINITION || text.includes(`...${node.name.value}`));
  return kept.length === document.definitions.length ? document : onlyUsed({ ...document, definitions: kept });
}

beforeEach(() => void jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

describe('answers are what graphql-js would give', () => {
  test.each(queries)('%s, whatever the rows', async (_name, document) => {
    await fc.assert(
      fc.asyncProperty(outcomesOf(fieldsOf(document)), (outcomes) => expectSame(print(document), outcomes)),
      { numRuns: 30 },
    );
  });

  test.each([
    [
      'aliases and keys asked for twice',
      '{ a: stores { _id name: sto_name } stores { _id sto_name } b: stores { _id } stores { _id platform_id } }',
    ],
    [
      'fragments, one inside the other',
      '{ ...All ... on Query { fonts { _id } } } fragment All on Query { stores { ...One } } fragment One on Store { _id __typename }',
    ],
    [
      'what is left out or let in by variables',
      'query ($no: Boolean = false, $yes: Boolean = true) { stores @include(if: $yes) { _id @skip(if: $yes) sto_name ...Name @include(if: $no) } fonts @skip(if: $yes) { _id } } fragment Name on Store { platform_id }',
    ],
    ['the names of types', '{ __typename stores { __typename _id } }'],
    ['the schema itself', '{ __schema { queryType { name } } __type(name: "Store") { fields { name } } stores { _id } }'],
  ])('%s', async (_what, document) => {
    await fc.assert(
      fc.asyncProperty(outcomesOf(['stores', 'fonts']), (outcomes) => expectSame(document, outcomes)),
      { numRuns: 50 },
    );
  });
});

test('a field that failed tells why, and leaves the others their rows', async () => {
  const closed = new GraphQLError('This shop is closed.', { extensions: { code: 'FORBIDDEN' } });
  const { data, errors } = await ours('{ notificationsCount stores { _id } }', { stores: closed, notificationsCount: 3 });
  expect(errors).toMatchObject([{ message: 'This shop is closed.', path: ['stores'], extensions: { code: 'FORBIDDEN' } }]);
  expect(data).toBeNull();
});

test('a row that breaks the contract is our fault: told with an id, and in nobody’s words', async () => {
  const { errors } = await ours('{ fonts { _id } }', { fonts: [{ _id: { secret: 'of ours' } }] });
  expect(errors?.[0]?.message).toMatch(/^Something went wrong on our end\. Try again in a moment\. \(\w+\)$/);
  expect(errors?.[0]?.path).toEqual(['fonts', 0, '_id']);
  expect(jest.mocked(process.stderr.write).mock.calls.join('')).toContain('fonts.0._id');
});

test('rows PostgreSQL has written are taken where every field is asked for, and nowhere else', async () => {
  const asked: boolean[] = [];
  const ordersCount = async (_args: unknown, _context: RequestContext, whole: boolean): Promise<unknown> => {
    asked.push(whole);
    return whole ? new JsonText('[{"from":"database"}]') : [];
  };
  const answer = createGraphQL(schema, { Query: { ordersCount }, Mutation: {} }, limits);
  const run = (fields: string) => answer({ query: `{ ordersCount { ${fields} } }`, operationName: null, variables: {} }, context);
  for (const all of ['status count', 'count ... on StatusCount { status } count']) {
    expect(await run(all)).toBe('{"data":{"ordersCount":[{"from":"database"}]}}');
  }
  for (const less of ['count', 'status count __typename', 'status count n: count', 'status n: count', 'status count @skip(if: false)']) {
    expect(await run(less)).toBe('{"data":{"ordersCount":[]}}');
  }
  expect(asked).toEqual([true, true, false, false, false, false, false]);
});

test.each([
  ['no query at all', 'nonsense', /Syntax Error/],
  ['a field nobody knows', '{ shopz }', /Cannot query field "shopz"/],
  ['two operations and no choice', 'query A { fonts { _id } } query B { fonts { _id } }', /operationName/],
  ['a variable of another type', 'query ($n: Int!) { orders(start: $n) { _id } }', /Variable "\$n"/],
])('%s gets its sentence and no data', async (_what, document, sentence) => {
  const { errors, data } = await ours(document, { fonts: [], orders: [] }, { n: 'x' });
  expect(errors?.[0]?.message).toMatch(sentence);
  expect(data).toBeUndefined();
});

test.each([
  ['no JSON', '{"query":'],
  ['a list', '[{"query":"{ fonts { _id } }"}]'],
  ['nothing', undefined],
  ['no query', '{"variables":{}}'],
  ['a query that is no text', '{"query":{"kind":"Document"}}'],
  ['variables that are no object', '{"query":"{ fonts { _id } }","variables":[1]}'],
  ['an operation name that is no text', '{"query":"{ fonts { _id } }","operationName":7}'],
])('a body with %s is refused in one sentence', (_what, body) => {
  expect(() => readParams(body)).toThrow(/^[A-Za-z][^.]*\.$/);
});
