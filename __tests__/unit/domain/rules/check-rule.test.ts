import { checkRule, MOST_RULE_HOURS, type TypedRule } from '../../../../src/domain/rules/check-rule';
import { SUPPORT_RULE_TERMS } from '../../../../src/domain/support/rule-terms';

const TYPED: TypedRule = { event: 'received', match: 'all', conditions: [], steps: [{ act: 'tag', value: 'new' }] };
const check = (changes: Partial<TypedRule>) => {
  const outcome = checkRule(SUPPORT_RULE_TERMS, { ...TYPED, ...changes });
  return outcome.ok ? outcome.value : [outcome.fault.refusal, outcome.fault.values];
};
const condition = (field: string, op: string, ...values: string[]) => ({ conditions: [{ field, op, values }] });
const bad = ['rule.conditionBad', { number: 1 }];

test('a rule is kept with its words trimmed, and hours only of what waits', () => {
  expect(check({ event: ' received ', hours: 5, ...condition('words', 'contains', ' late ', '', 'late') })).toEqual({
    ...{ event: 'received', hours: null, match: 'all', steps: TYPED.steps },
    conditions: [{ field: 'words', op: 'contains', values: ['late'] }],
  });
  expect(check({ event: 'waits', hours: 24 })).toMatchObject({ hours: 24 });
});

test.each([
  [{ event: 'nothing' }, ['rule.eventMissing', {}]],
  [{ event: 'constructor' }, ['rule.eventMissing', {}]],
  [{ event: 'waits' }, ['rule.hoursBad', { most: MOST_RULE_HOURS }]],
  [{ event: 'waits', hours: 0 }, ['rule.hoursBad', { most: MOST_RULE_HOURS }]],
  [{ event: 'waits', hours: MOST_RULE_HOURS + 1 }, ['rule.hoursBad', { most: MOST_RULE_HOURS }]],
  [condition('nothing', 'is', 'a'), bad],
  [condition('__proto__', 'is', 'a'), bad],
  [condition('words', 'is', 'a'), bad],
  [condition('words', 'contains', ' '), bad],
  [condition('status', 'is', 'Nonsense'), bad],
  [condition('order_age', 'atLeast', '1.5'), bad],
  [condition('order_age', 'atLeast', '1', '2'), bad],
  [condition('file', 'is', 'maybe'), bad],
  [condition('last_from', 'is', 'buyer'), bad],
  [{ event: 'order', ...condition('first', 'is', 'yes') }, bad],
  [{ steps: [] }, ['rule.stepsMissing', {}]],
  [{ steps: [{ act: 'nothing', value: 'a' }] }, ['rule.stepBad', { number: 1 }]],
  [{ steps: [...TYPED.steps, { act: 'toString', value: 'a' }] }, ['rule.stepBad', { number: 2 }]],
  [{ steps: [{ act: 'tag', value: ' , ' }] }, ['rule.stepBad', { number: 1 }]],
  [{ steps: [{ act: 'status', value: 'Closed' }] }, ['rule.stepBad', { number: 1 }]],
  [{ steps: ['high', 'low'].map((value) => ({ act: 'priority', value })) }, ['rule.stepBad', { number: 2 }]],
] as const)('refuses %j', (changes, fault) => {
  expect(check(changes as Partial<TypedRule>)).toEqual(fault);
});
