import { ruleRuns, ruleTests } from '../../src/client/entities/rule-runs';
import { rules } from '../../src/client/entities/rules';
import { settle, storeWithFakeServer } from './support/fake-server';

const QUERY = { variables: { subject: 'support' } };
const rule = (_id: string) => ({ _id, subject: 'support', name: _id, updated_at: 1 });
const params = { subject: 'support', name: 'A', enabled: false, event: 'received', match: 'all', conditions: [], steps: [] };

test('a save whose answer was lost goes over the rule it may have made', async () => {
  const { store, calls } = storeWithFakeServer();
  const first = rules.actions.save({ params });
  store.dispatch(first);
  await calls.at(-1)?.fail({ kind: 'maintenance', message: 'Failed to fetch', wordless: true });
  store.dispatch(rules.actions.save({ params: { ...params, name: 'B' } }, first.meta.requestId));
  await calls.at(-1)?.fail({ kind: 'refused', message: 'Used.', refusal: 'request.keyUsed', made: { _id: 'row', updated_at: 7 } });
  expect(calls.at(-1)?.variables).toMatchObject({ _id: 'row', updated_at: 7, params: { name: 'B' } });
});

test('orders go one after the other, and the list is read again as it stands then', async () => {
  const { store, calls, last } = storeWithFakeServer();
  store.dispatch(rules.actions.show(QUERY));
  await settle();
  await last('Rules').answer({ rules: [rule('a'), rule('b')] });
  store.dispatch(rules.actions.order({ subject: 'support', ids: ['b', 'a'] }));
  store.dispatch(rules.actions.order({ subject: 'support', ids: ['a', 'b'] }));
  expect(calls.filter(({ operation }) => operation === 'RuleOrder')).toHaveLength(1);
  await last('RuleOrder').answer({ ruleOrder: [rule('b'), rule('a')] });
  expect(calls.filter(({ operation }) => operation === 'RuleOrder')).toHaveLength(2);
  await last('RuleOrder').answer({ ruleOrder: [rule('a'), rule('b')] });
  await settle();
  await last('Rules').answer({ rules: [rule('a'), rule('b')] });
  expect(rules.selectPage(store.getState(), QUERY).map(({ _id }) => _id)).toEqual(['a', 'b']);
});

test('the answer to a test is that of the rule that was tested, and runs come by page', async () => {
  const { store, last } = storeWithFakeServer();
  const asked = { variables: { params } };
  store.dispatch(ruleTests.actions.load(asked));
  await last('RuleTest').answer({ ruleTest: { touched: 2, events: 9, complete: true, examples: [] } });
  expect(ruleTests.selectPage(store.getState(), asked)).toMatchObject([{ touched: 2, events: 9 }]);
  expect(ruleTests.selectPage(store.getState(), { variables: { params: { ...params, event: 'order' } } })).toEqual([]);
  const page = { page: 2, perpage: 20, variables: { subject: 'support', outcome: 'done' } };
  store.dispatch(ruleRuns.actions.load(page));
  await last('RuleRuns').answer({ ruleRuns: [{ _id: 'x' }] }, 21);
  expect(ruleRuns.selectTotal(store.getState(), page)).toBe(21);
});
