import { selectTask, taskActions } from '../../../src/client/kernel/tasks-slice';
import { pushTask } from '../../../src/client/tasks';
import { bulkActions, selectBulkRun, type BulkRows } from '../../../src/client/tasks/bulk/bulk-slice';
import { settle, storeWithFakeServer } from '../support/fake-server';

const ids = (count: number, from = 0): string[] => Array.from({ length: count }, (_, i) => `row${from + i}`);
const verdict = (_id: string, ok = true) => ({ _id, label: _id.toUpperCase(), ok, code: ok ? null : 'missing', count: 0, message: '' });

const setUp = () => {
  const app = storeWithFakeServer();
  const asked = (operation: string) => app.calls.filter((call) => call.operation === operation);
  /** The code of a bulk action loads with the first, so a call may take a moment. */
  const call = async (operation: string, number: number) => {
    for (let tries = 0; tries < 200 && asked(operation).length < number; tries++) await settle();
    const found = asked(operation)[number - 1];
    if (!found) throw new Error(`${operation} was asked for ${asked(operation).length} times.`);
    return found;
  };
  const prepare = (rows: BulkRows) => {
    const intent = bulkActions.prepare('removeItemInfo', rows);
    app.store.dispatch(intent);
    return intent.payload.run;
  };
  const start = (run: string, count: number) => {
    const intent = pushTask('bulkChange', { run, action: 'removeItemInfo', count, extra: {} });
    app.store.dispatch(intent);
    return intent.payload.key;
  };
  const runOf = (run: string) => selectBulkRun(app.store.getState(), run)!;
  const results = (run: string) => Object.fromEntries(Object.values(runOf(run).results).map(({ _id, ok }) => [_id, ok]));
  return { ...app, asked, call, prepare, start, runOf, results };
};

test('a dry run looks at chosen rows and changes nothing', async () => {
  const { prepare, call, runOf, calls } = setUp();
  const run = prepare({ ids: ['a', 'b'] });
  const check = await call('BulkCheck', 1);
  expect(check.variables).toMatchObject({ action: 'removeItemInfo', ids: ['a', 'b'] });
  expect(runOf(run).phase).toBe('preparing');
  await check.answer({ bulkCheck: [verdict('a'), verdict('b', false)] });
  expect(runOf(run)).toMatchObject({
    phase: 'ready',
    rows: [
      { _id: 'a', ok: true },
      { _id: 'b', ok: false, code: 'missing' },
    ],
  });
  expect(calls.map(({ operation }) => operation)).toEqual(['BulkCheck']);
});

test('all that match are found page by page under the same filters, each once', async () => {
  const { prepare, call, runOf } = setUp();
  const run = prepare({ entity: 'listings', variables: { search: 'mug' }, total: 150 });
  const first = await call('ItemsInfo', 1);
  expect(first.variables).toEqual({ search: 'mug' });
  expect(first.options).toMatchObject({ page: 1, perpage: 100 });
  await first.answer({ itemsInfo: ids(100).map((_id) => ({ _id })) }, 150);
  // A row that slipped to the next page meanwhile comes twice.
  await (await call('ItemsInfo', 2)).answer({ itemsInfo: ids(50, 99).map((_id) => ({ _id })) }, 149);
  expect(runOf(run).ids).toEqual(ids(149));
  expect((await call('BulkCheck', 1)).variables.ids).toEqual(ids(149));
});

test('a dry run nobody looks at any more asks no further', async () => {
  const { prepare, call, asked, store } = setUp();
  const run = prepare({ entity: 'listings', variables: {}, total: 300 });
  const first = await call('ItemsInfo', 1);
  store.dispatch(bulkActions.drop({ run }));
  await first.answer({ itemsInfo: ids(100).map((_id) => ({ _id })) }, 300);
  expect(asked('ItemsInfo')).toHaveLength(1);
  expect(selectBulkRun(store.getState(), run)).toBeUndefined();
});

test('a dry run that cannot be made says why', async () => {
  const { prepare, call, runOf } = setUp();
  const run = prepare({ ids: ['a'] });
  await (await call('BulkCheck', 1)).fail({ kind: 'refused', message: 'You need the permission.' });
  expect(runOf(run)).toMatchObject({ phase: 'broken', error: { message: 'You need the permission.' } });
});

test('accepted rows are changed some at a time; each gets its result, and the task shows how far it is', async () => {
  const { prepare, call, start, results, store } = setUp();
  const run = prepare({ ids: ids(31) });
  await (await call('BulkCheck', 1)).answer({ bulkCheck: ids(31).map((id) => verdict(id, id !== 'row3')) });
  const key = start(run, 30);
  const first = await call('RemoveItemInfo', 1);
  expect(first.variables.ids).toEqual(ids(26).filter((id) => id !== 'row3'));
  // One of them has gone meanwhile: the answer does not name it.
  await first.answer({ removeItemInfo: ids(26).filter((id) => id !== 'row3' && id !== 'row5') });
  expect(results(run)).toMatchObject({ row0: true, row5: false });
  expect(selectTask(store.getState(), key)?.progress).toBeCloseTo(25 / 30);
  await (await call('RemoveItemInfo', 2)).answer({ removeItemInfo: ids(5, 26) });
  expect(Object.keys(results(run))).toHaveLength(30);
});

test('a refusal of many is looked for one by one; a retry takes the failed ones only', async () => {
  const { prepare, call, start, results, store } = setUp();
  const run = prepare({ ids: ['a', 'b'] });
  await (await call('BulkCheck', 1)).answer({ bulkCheck: [verdict('a'), verdict('b')] });
  const key = start(run, 2);
  await (await call('RemoveItemInfo', 1)).fail({ kind: 'refused', message: 'One of them is in hand.' });
  await (await call('RemoveItemInfo', 2)).answer({ removeItemInfo: ['a'] });
  await (await call('RemoveItemInfo', 3)).fail({ kind: 'refused', message: 'It is in hand.' });
  expect(results(run)).toEqual({ a: true, b: false });
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(selectTask(store.getState(), key)).toMatchObject({ status: 'failed', errors: [{ message: 'It is in hand.' }] });

  store.dispatch(taskActions.retry({ key }));
  const again = await call('RemoveItemInfo', 4);
  expect(again.variables.ids).toEqual(['b']);
  await again.answer({ removeItemInfo: ['b'] });
  expect(results(run)).toEqual({ a: true, b: true });
});

test('when the server is away nothing is hammered: the rows fail together and wait for a retry', async () => {
  const { prepare, call, start, results, asked } = setUp();
  const run = prepare({ ids: ['a', 'b'] });
  await (await call('BulkCheck', 1)).answer({ bulkCheck: [verdict('a'), verdict('b')] });
  start(run, 2);
  await (await call('RemoveItemInfo', 1)).fail({ kind: 'maintenance', message: 'HTTP 503' });
  expect(results(run)).toEqual({ a: false, b: false });
  expect(asked('RemoveItemInfo')).toHaveLength(1);
});

test('the same rows sent again carry the same key, so that a lost answer is no second effect', async () => {
  const { prepare, call, start, store } = setUp();
  const run = prepare({ ids: ['a'] });
  await (await call('BulkCheck', 1)).answer({ bulkCheck: [verdict('a')] });
  const key = start(run, 1);
  const first = await call('RemoveItemInfo', 1);
  await first.fail({ kind: 'maintenance', message: 'The operation was aborted due to timeout' });
  await new Promise((resolve) => setTimeout(resolve, 250));
  store.dispatch(taskActions.retry({ key }));
  const again = await call('RemoveItemInfo', 2);
  expect(again.options.idempotencyKey).toBe(first.options.idempotencyKey);
});
