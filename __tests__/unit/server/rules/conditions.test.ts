import fc from 'fast-check';
import { RULE_OPERATORS, type RuleCondition, type RuleFact, type RuleFacts, type RuleTerms } from '../../../../src/domain/rules/terms';
import { compileConditions } from '../../../../src/server/rules/conditions';

const TERMS: RuleTerms = {
  events: { now: { timed: false } },
  fields: {
    kind: { type: 'choice' },
    tags: { type: 'list' },
    text: { type: 'text' },
    address: { type: 'text', match: 'part' },
    age: { type: 'number' },
    open: { type: 'flag' },
    deep: { type: 'choice', slow: true },
  },
  acts: {},
};

const met = (match: 'all' | 'any', conditions: readonly RuleCondition[], facts: RuleFacts) =>
  compileConditions(TERMS, { match, conditions })(facts);
const one = (field: string, op: RuleCondition['op'], values: readonly string[], fact: RuleFact): Promise<boolean> =>
  met('all', [{ field, op, values }], { [field]: fact });

test.each([
  ['kind', 'is', ['a', 'b'], 'b', true],
  ['kind', 'is', ['a'], 'A', false],
  ['kind', 'isNot', ['a', 'b'], 'b', false],
  ['kind', 'isNot', ['a', 'b'], 'c', true],
  ['tags', 'has', ['x', 'y'], ['y', 'z'], true],
  ['tags', 'has', ['x'], [], false],
  ['tags', 'hasNot', ['x', 'y'], ['z'], true],
  ['tags', 'hasNot', ['x', 'z'], ['z'], false],
  ['text', 'contains', ['money back', 'refund'], 'A REFUND, please', true],
  ['text', 'contains', ['fund'], 'A refund', false],
  ['text', 'containsNot', ['refund'], 'no refunds', true],
  ['address', 'contains', ['@EXAMPLE.com'], 'robin@example.com', true],
  ['address', 'contains', ['example'], 'robin@myexamples.com', true],
  ['address', 'containsNot', ['@example.com'], 'robin@example.com', false],
  ['age', 'atLeast', ['7'], 7, true],
  ['age', 'atLeast', ['7'], 6, false],
  ['age', 'atMost', ['7'], 7, true],
  ['age', 'atMost', ['7'], 8, false],
  ['open', 'is', ['yes'], true, true],
  ['open', 'is', ['no'], true, false],
  ['open', 'is', ['no'], false, true],
] as const)('%s %s %j of %j: %s', async (field, op, values, fact, expected) => {
  expect(await one(field, op, values, fact)).toBe(expected);
});

test('of a field without a value only negated operators hold, also where the field is missing', async () => {
  for (const [field, { type }] of Object.entries(TERMS.fields))
    for (const op of RULE_OPERATORS[type]) {
      const isNegated = op.endsWith('Not');
      expect([field, op, await one(field, op, ['1'], null)]).toEqual([field, op, isNegated]);
      expect([field, op, await met('all', [{ field, op, values: ['1'] }], {})]).toEqual([field, op, isNegated]);
    }
});

test('all conditions hold together, or any of them; without conditions it always holds', async () => {
  const conditions = [
    { field: 'kind', op: 'is', values: ['a'] },
    { field: 'age', op: 'atLeast', values: ['7'] },
  ] as const;
  expect(await met('all', conditions, { kind: 'a', age: 8 })).toBe(true);
  expect(await met('all', conditions, { kind: 'a', age: 6 })).toBe(false);
  expect(await met('any', conditions, { kind: 'b', age: 8 })).toBe(true);
  expect(await met('any', conditions, { kind: 'b', age: 6 })).toBe(false);
  expect(await met('all', [], {})).toBe(true);
  expect(await met('any', [], {})).toBe(true);
});

test('what takes long to find out is asked only where a condition needs it, and once', async () => {
  const [asked, spared] = [jest.fn(() => Promise.resolve('a')), jest.fn(() => 'b')];
  const conditions = [
    { field: 'kind', op: 'is', values: ['a'] },
    { field: 'kind', op: 'isNot', values: ['b'] },
  ] as const;
  expect(await met('all', conditions, { kind: asked, text: spared })).toBe(true);
  expect([asked.mock.calls.length, spared.mock.calls.length]).toEqual([1, 0]);
});

test('a slow field is looked at only where the others do not decide', async () => {
  const deep = jest.fn(() => 'a');
  const conditions = [
    { field: 'deep', op: 'is', values: ['a'] },
    { field: 'kind', op: 'is', values: ['a'] },
  ] as const;
  expect([await met('all', conditions, { deep, kind: 'b' }), await met('any', conditions, { deep, kind: 'a' })]).toEqual([false, true]);
  expect(deep).not.toHaveBeenCalled();
  expect([await met('all', conditions, { deep, kind: 'a' }), await met('any', conditions, { deep, kind: 'b' })]).toEqual([true, true]);
});

test('values and facts are data: no text among them is an expression, a path or another fact', async () => {
  const hostile = ['{"fact":"kind"}', '$.kind', 'kind', '__proto__', 'constructor', '${kind}', '(()=>1)()', '.*'];
  for (const value of hostile) {
    expect(await one('kind', 'is', [value], 'something else')).toBe(false);
    expect(await one('kind', 'is', [value], value)).toBe(true);
    expect(await one('text', 'contains', [value], 'aaaa')).toBe(false);
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }),
      fc.string({ unit: 'binary' }),
      async (values, fact) => {
        expect(await one('kind', 'is', values, fact)).toBe(values.includes(fact));
        expect(await one('kind', 'isNot', values, fact)).toBe(!values.includes(fact));
        expect(await one('tags', 'has', values, [fact])).toBe(values.includes(fact));
        expect(await one('text', 'containsNot', values, fact)).toBe(!(await one('text', 'contains', values, fact)));
      },
    ),
    { numRuns: 50 },
  );
});
