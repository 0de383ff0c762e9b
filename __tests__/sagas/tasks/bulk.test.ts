import { MOST_TRIES } from '../../../src/client/kernel/backoff';
import * as clock from '../../../src/client/kernel/clock';
import { taskActions, selectFailedTasks, selectLiveTasks } from '../../../src/client/kernel/tasks-slice';
import { bulkActions, idsToDo, rowsById, selectBulkRun, type BulkRows } from '../../../src/client/tasks/bulk/bulk-slice';
import { countAccepted, countDone, countLosing, countRefused } from '../../../src/client/tasks/bulk/bulk-counts';
import type { Action } from '@reduxjs/toolkit';
import type { BulkExtra } from '../../../src/client/tasks/bulk/runners';
import { settle, storeWithFakeServer } from '../support/fake-server';

// No wait: full jitter may be none.
beforeAll(() => void jest.spyOn(clock, 'random').mockReturnValue(0));

const away = { kind: 'maintenance', message: 'HTTP 503' } as const;

const asRows = (these: unknown) => (these as string[]).map((_id) => ({ _id }));
const ids = (count: number, from = 0): string[] => Array.from({ length: count }, (_, i) => `row${from + i}`);
const short = (_id: string, more: object) => ({ _id, ok: true, code: null, count: 0, loss: null, ...more });
const verdict = (_id: string, ok = true) => ({ _id, label: _id.toUpperCase(), ok, code: ok ? null : 'missing', count: 0, message: '' });

const setUp = () => {
  const app = storeWithFakeServer();
  const asked = (operation: string) => app.calls.filter((call) => call.operation === operation);
  /** Code loads when it is first needed and a task settles after a moment, so what is waited for may take its time. */
  const until = async (holds: () => boolean, what: string) => {
    for (let tries = 0; tries < 1_000 && !holds(); tries++) await settle();
    if (!holds()) throw new Error(`It did not come to this: ${what}.`);
  };
  const call = async (operation: string, number: number) => {
    await until(() => asked(operation).length >= number, `${operation}, ${number} times`);
    return asked(operation)[number - 1]!;
  };
  /** The server is away for all tries of the call with this number and those after it. */
  const stayAway = async (operation: string, number: number) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) await (await call(operation, number + tries)).fail(away);
  };
  const begin = (rows: BulkRows, asks = false) => {
    const intent = bulkActions.begin('removeItemInfo', rows, asks);
    app.store.dispatch(intent);
    const { run } = intent.payload;
    const now = () => selectBulkRun(app.store.getState(), run);
    const send = (action: Action) => app.store.dispatch(action);
    return {
      now,
      phase: () => now()?.phase,
      results: () => Object.fromEntries(Object.values(now()?.results ?? {}).map(({ _id, ok }) => [_id, ok])),
      reaches: (phase: string | undefined) => until(() => now()?.phase === phase, `${phase}, it is ${now()?.phase}`),
      tell: (extra: BulkExtra, looked = false) => send(bulkActions.tell({ run, extra, looked })),
      confirm: () => send(bulkActions.confirm({ run })),
      retry: () => send(bulkActions.retry({ run })),
      see: (some: readonly string[]) => send(bulkActions.see({ run, ids: some })),
      close: () => send(bulkActions.close({ run })),
    };
  };
  /** An action on these rows, looked at and accepted but for those it refuses. */
  const looked = async (chosen: readonly string[], refused: readonly string[] = []) => {
    const number = asked('BulkCheck').length + 1;
    const run = begin({ ids: chosen });
    await (
      await call('BulkCheck', number)
    ).answer({
      bulkCheck: chosen.map((id) => verdict(id, !refused.includes(id))),
    });
    await run.reaches('ready');
    return run;
  };
  const panel = () => ({ live: selectLiveTasks(app.store.getState()), failed: selectFailedTasks(app.store.getState()) });
  return { ...app, asked, call, stayAway, begin, looked, panel, until };
};

// The first test of the file: here the code has not come yet.
test('what is told, and who leaves, before the code of bulk actions has come counts all the same', async () => {
  const { begin, call, asked } = setUp();
  const left = begin({ ids: ['a'] });
  left.close();
  const told = begin({ ids: ['b'] }, true);
  told.tell({ store_ids: ['s1'] });
  const check = await call('BulkCheck', 1);
  expect(check.variables).toMatchObject({ ids: ['b'], store_ids: ['s1'] });
  await check.answer({ bulkCheck: [verdict('b')] });
  expect([told.phase(), left.now(), asked('BulkCheck').length]).toEqual(['ready', undefined, 1]);
});

describe('looking', () => {
  test('a dry run looks at chosen rows and changes nothing', async () => {
    const { begin, call, calls } = setUp();
    const run = begin({ ids: ['a', 'b'] });
    expect(run.now()).toMatchObject({ phase: 'looking', ids: ['a', 'b'], total: 2 });
    const check = await call('BulkCheck', 1);
    expect(check.variables).toMatchObject({ action: 'removeItemInfo', ids: ['a', 'b'], store_ids: [] });
    await check.answer({ bulkCheck: [verdict('a'), verdict('b', false)] });
    expect(run.now()).toMatchObject({
      phase: 'ready',
      rows: [
        { _id: 'a', ok: true },
        { _id: 'b', ok: false, code: 'missing' },
      ],
    });
    expect(calls.map(({ operation }) => operation)).toEqual(['BulkCheck']);
  });

  test('all that match are found page by page under the same filters, each once', async () => {
    const { begin, call } = setUp();
    const run = begin({ entity: 'fulfilments', variables: { search: 'mug' }, total: 150 });
    const first = await call('Fulfilments', 1);
    expect(first.variables).toEqual({ search: 'mug' });
    expect(first.options).toMatchObject({ page: 1, perpage: 100 });
    await first.answer({ fulfilments: ids(100).map((_id) => ({ _id })) }, 150);
    // A row that slipped to the next page meanwhile comes twice.
    await (await call('Fulfilments', 2)).answer({ fulfilments: ids(50, 99).map((_id) => ({ _id })) }, 149);
    expect(run.now()?.ids).toEqual(ids(149));
    expect((await call('BulkCheck', 1)).variables.ids).toEqual(ids(149));
  });

  test('of items all that match are found by one question, and looked at a thousand at a time, two calls together, in their order', async () => {
    const { begin, call, asked } = setUp();
    const run = begin({ entity: 'listings', variables: { search: 'mug' }, total: 1500 });
    const found = await call('ItemInfoIds', 1);
    expect(found.variables).toEqual({ search: 'mug' });
    await found.answer({ itemInfoIds: ids(1500) });
    expect(run.now()).toMatchObject({ total: 1500, ids: ids(1500) });
    const [first, second] = [await call('BulkCheckShort', 1), await call('BulkCheckShort', 2)];
    expect([first.variables.ids, second.variables.ids]).toEqual([ids(1000), ids(500, 1000)]);
    await second.answer({ bulkCheck: [short('row1200', { ok: false, code: 'missing' })] });
    expect(run.now()?.checked).toBe(0);
    await first.answer({ bulkCheck: [short('row7', { loss: 2 })] });
    await run.reaches('ready');
    const now = run.now()!;
    expect([now.checked, countAccepted(now), countRefused(now), countLosing(now), idsToDo(now).length]).toEqual([1500, 1499, 1, 1, 1499]);
    expect(now.rows.map(({ _id }) => _id)).toEqual(['row7', 'row1200']);
    expect(asked('ItemsInfo')).toEqual([]);
  });

  test('of many rows those are read whole that somebody comes to, and one that is refused by now is left out', async () => {
    const { begin, call } = setUp();
    const run = begin({ ids: ids(501) });
    await (await call('BulkCheckShort', 1)).answer({ bulkCheck: [] });
    await run.reaches('ready');
    run.see(['row0', 'row1']);
    run.see(['row2']);
    const first = await call('BulkCheck', 1);
    expect(first.variables.ids).toEqual(['row0', 'row1']);
    await first.answer({ bulkCheck: [verdict('row0'), verdict('row1', false)] });
    await (await call('BulkCheck', 2)).fail(away);
    expect(run.now()).toMatchObject({ phase: 'ready', unread: { message: 'HTTP 503' } });
    run.see(['row2']);
    expect(run.now()?.unread).toBeNull();
    await (await call('BulkCheck', 3)).answer({ bulkCheck: [verdict('row2')] });
    expect(rowsById(run.now()!).get('row2')).toMatchObject({ label: 'ROW2', ok: true });
    expect([countAccepted(run.now()!), idsToDo(run.now()!).includes('row1')]).toEqual([500, false]);
  });

  test('once rows are being changed, what they are called is read, not what a second change would come to', async () => {
    const { begin, call } = setUp();
    const run = begin({ ids: ids(501) });
    await (await call('BulkCheckShort', 1)).answer({ bulkCheck: [] });
    await run.reaches('ready');
    run.confirm();
    await run.reaches('running');
    run.see(['row0']);
    await (await call('BulkCheck', 1)).answer({ bulkCheck: [verdict('row0', false)] });
    expect(rowsById(run.now()!).get('row0')).toMatchObject({ label: 'ROW0', ok: true, code: null });
  });

  test('what the action needs to know is asked first, and the dry run is told', async () => {
    const { begin, call, asked } = setUp();
    const run = begin({ ids: ['a'] }, true);
    await settle();
    expect([run.phase(), asked('BulkCheck').length]).toEqual(['asking', 0]);
    run.tell({ store_ids: ['s1', 's2'] });
    expect(run.phase()).toBe('looking');
    const check = await call('BulkCheck', 1);
    expect(check.variables.store_ids).toEqual(['s1', 's2']);
    await check.answer({ bulkCheck: [verdict('a')] });
    expect(run.now()).toMatchObject({ phase: 'ready', extra: { store_ids: ['s1', 's2'] } });
  });

  test.each<BulkExtra>([
    { status: 'trashed' },
    { params: { archive: true } },
    { task: { assignee: 'u1' } },
    { support: { priority: 'high' } },
    { preset: { favorite: true } },
    { fulfilment_id: 'f1' },
    { update_logistic: true },
  ])('the dry run knows all that would be done: %j', async (extra) => {
    const { begin, call } = setUp();
    const run = begin({ ids: ['a'] }, true);
    run.tell(extra);
    expect((await call('BulkCheck', 1)).variables).toEqual({ action: 'removeItemInfo', ids: ['a'], store_ids: [], ...extra });
  });

  test('who has looked at the rows before is not asked again, unless some are refused', async () => {
    const { begin, call, asked } = setUp();
    const clean = begin({ ids: ['a'] }, true);
    clean.tell({}, true);
    await (await call('BulkCheck', 1)).answer({ bulkCheck: [verdict('a')] });
    expect(clean.phase()).toBe('running');
    await call('RemoveItemInfo', 1);
    for (const refused of [['b'], ['b', 'c']]) {
      const run = begin({ ids: ['b', 'c'] }, true);
      run.tell({}, true);
      const check = await call('BulkCheck', asked('BulkCheck').length + 1);
      await check.answer({ bulkCheck: ['b', 'c'].map((id) => verdict(id, !refused.includes(id))) });
      expect(run.phase()).toBe('ready');
    }
  });

  test('where every row is refused there is nothing to confirm', async () => {
    const { looked, panel } = setUp();
    const run = await looked(['a'], ['a']);
    run.confirm();
    await settle();
    expect([run.phase(), panel().live]).toEqual(['ready', []]);
  });

  test('a dry run that cannot be made says why, and is made anew when asked', async () => {
    const { begin, call } = setUp();
    const run = begin({ entity: 'fulfilments', variables: {}, total: 1 });
    await (await call('Fulfilments', 1)).answer({ fulfilments: [{ _id: 'a' }] }, 1);
    await (await call('BulkCheck', 1)).fail({ kind: 'refused', message: 'You need the permission.' });
    expect(run.now()).toMatchObject({ phase: 'broken', error: { message: 'You need the permission.' } });
    run.retry();
    expect(run.now()).toMatchObject({ phase: 'looking', error: null, ids: [] });
    await (await call('Fulfilments', 2)).answer({ fulfilments: [{ _id: 'a' }] }, 1);
    await (await call('BulkCheck', 2)).answer({ bulkCheck: [verdict('a')] });
    expect(run.now()).toMatchObject({ phase: 'ready', ids: ['a'], rows: [{ _id: 'a' }] });
  });

  test('who leaves meanwhile ends it: no further page is asked for', async () => {
    const { begin, call, asked } = setUp();
    const run = begin({ entity: 'fulfilments', variables: {}, total: 300 });
    const first = await call('Fulfilments', 1);
    run.close();
    await first.answer({ fulfilments: ids(100).map((_id) => ({ _id })) }, 300);
    expect(asked('Fulfilments')).toHaveLength(1);
    expect(run.now()).toBeUndefined();
  });

  test('who leaves while being asked, or before confirming, changes nothing', async () => {
    const { begin, looked, asked } = setUp();
    const early = begin({ ids: ['a'] }, true);
    early.close();
    early.tell({}, true);
    const late = await looked(['a']);
    late.close();
    late.confirm();
    await settle();
    expect([early.now(), late.now(), asked('RemoveItemInfo').length]).toEqual([undefined, undefined, 0]);
  });
});

describe('changing', () => {
  test('accepted rows are changed some at a time; each gets its result, and dialog and panel show how far it is', async () => {
    const { looked, call, panel } = setUp();
    const run = await looked(ids(31), ['row3']);
    run.confirm();
    expect(run.now()).toMatchObject({ phase: 'running', progress: null });
    const first = await call('RemoveItemInfo', 1);
    expect(first.variables.ids).toEqual(ids(26).filter((id) => id !== 'row3'));
    expect(panel().live).toMatchObject([{ kind: 'bulkChange', payload: { action: 'removeItemInfo', count: 30 } }]);
    await first.answer({ removeItemInfo: asRows(first.variables.ids) });
    expect(panel().live[0]?.progress).toBeCloseTo(25 / 30);
    expect(run.now()?.progress).toBeCloseTo(25 / 30);
    await (await call('RemoveItemInfo', 2)).answer({ removeItemInfo: asRows(ids(5, 26)) });
    await run.reaches('done');
    expect(countDone(run.now()!)).toBe(30);
    run.close();
    expect(run.now()).toBeUndefined();
  });

  test('a row that has gone meanwhile is told apart, and can be tried again when the task has gone', async () => {
    const { looked, call, panel } = setUp();
    const run = await looked(['a', 'b']);
    run.confirm();
    await (await call('RemoveItemInfo', 1)).answer({ removeItemInfo: [{ _id: 'a' }] });
    await run.reaches('failed');
    expect([run.results(), panel().failed]).toEqual([{ a: true, b: false }, []]);
    run.retry();
    const again = await call('RemoveItemInfo', 2);
    expect(again.variables.ids).toEqual(['b']);
    await again.answer({ removeItemInfo: [{ _id: 'b' }] });
    await run.reaches('done');
  });

  test('a double press of confirm does it once', async () => {
    const { looked, call, asked, panel } = setUp();
    const run = await looked(['a']);
    run.confirm();
    run.confirm();
    await (await call('RemoveItemInfo', 1)).answer({ removeItemInfo: [{ _id: 'a' }] });
    expect(panel().live).toHaveLength(1);
    await run.reaches('done');
    expect(asked('RemoveItemInfo')).toHaveLength(1);
  });

  test('a refusal of many is looked for one by one; a retry takes the failed ones only', async () => {
    const { looked, call, panel, asked } = setUp();
    const run = await looked(['a', 'b']);
    run.confirm();
    await (await call('RemoveItemInfo', 1)).fail({ kind: 'refused', message: 'One of them is in hand.' });
    await (await call('RemoveItemInfo', 2)).answer({ removeItemInfo: [{ _id: 'a' }] });
    await (await call('RemoveItemInfo', 3)).fail({ kind: 'refused', message: 'It is in hand.' });
    await run.reaches('failed');
    expect(run.results()).toEqual({ a: true, b: false });
    expect(panel().failed).toMatchObject([{ errors: [{ message: 'It is in hand.' }] }]);

    run.retry();
    run.retry();
    expect([run.phase(), run.results()]).toEqual(['running', { a: true }]);
    const again = await call('RemoveItemInfo', 4);
    expect(again.variables.ids).toEqual(['b']);
    await again.answer({ removeItemInfo: [{ _id: 'b' }] });
    await run.reaches('done');
    expect(run.results()).toEqual({ a: true, b: true });
    expect(asked('RemoveItemInfo')).toHaveLength(4);
  });

  test('a server that is away is waited for, eight times and not row by row; then the rows fail together and wait for a retry', async () => {
    const { looked, stayAway, asked } = setUp();
    const run = await looked(['a', 'b']);
    run.confirm();
    await stayAway('RemoveItemInfo', 1);
    expect(run.results()).toEqual({ a: false, b: false });
    await run.reaches('failed');
    expect(asked('RemoveItemInfo').map(({ variables }) => variables.ids)).toEqual(Array(MOST_TRIES).fill(['a', 'b']));
  });

  test('the same rows sent again carry the same key, so that a lost answer is no second effect', async () => {
    const { looked, call, stayAway, asked } = setUp();
    const run = await looked(['a']);
    run.confirm();
    await stayAway('RemoveItemInfo', 1);
    await run.reaches('failed');
    run.retry();
    await call('RemoveItemInfo', MOST_TRIES + 1);
    expect(new Set(asked('RemoveItemInfo').map(({ options }) => options.idempotencyKey)).size).toBe(1);
  });

  test('after leaving it goes on in the background and is forgotten when all went well', async () => {
    const { looked, call, panel } = setUp();
    const run = await looked(['a']);
    run.confirm();
    run.close();
    expect(run.now()).toMatchObject({ phase: 'running', open: false });
    await (await call('RemoveItemInfo', 1)).answer({ removeItemInfo: [{ _id: 'a' }] });
    await run.reaches(undefined);
    expect(panel()).toEqual({ live: [], failed: [] });
  });

  test('what failed after leaving is tried again in the panel, and is forgotten with its task', async () => {
    const { looked, stayAway, panel, store, until } = setUp();
    const run = await looked(['a', 'b']);
    run.confirm();
    run.close();
    await stayAway('RemoveItemInfo', 1);
    await run.reaches('failed');
    const key = panel().failed[0]!.key;
    store.dispatch(taskActions.retry({ key }));
    expect(run.phase()).toBe('running');
    await stayAway('RemoveItemInfo', MOST_TRIES + 1);
    await until(() => panel().failed.length === 1, 'failed again');
    store.dispatch(taskActions.dismiss({ key }));
    expect(run.now()).toBeUndefined();
  });

  test('a task tried again in the panel is followed by the dialog that is open', async () => {
    const { looked, call, stayAway, panel, store } = setUp();
    const run = await looked(['a']);
    run.confirm();
    await stayAway('RemoveItemInfo', 1);
    await run.reaches('failed');
    store.dispatch(taskActions.retry({ key: panel().failed[0]!.key }));
    expect(run.phase()).toBe('running');
    await (await call('RemoveItemInfo', MOST_TRIES + 1)).answer({ removeItemInfo: [{ _id: 'a' }] });
    await run.reaches('done');
  });

  test('two runs at once do not touch each other', async () => {
    const { looked, call, asked } = setUp();
    const one = await looked(['a']);
    const other = await looked(['b']);
    other.confirm();
    await (await call('RemoveItemInfo', 1)).answer({ removeItemInfo: [{ _id: 'b' }] });
    await other.reaches('done');
    expect([one.phase(), asked('RemoveItemInfo').length]).toEqual(['ready', 1]);
  });
});

test('an edit of items goes by five hundred, under one name, and each row takes what is its own', async () => {
  const { store, call, asked, until } = setUp();
  const intent = bulkActions.begin('bulkItemInfo', { ids: ids(600) }, true);
  store.dispatch(intent);
  const { run } = intent.payload;
  const params = [
    { _id: 'row0', name: 'Other' },
    { _id: 'row550', name: 'Another' },
  ];
  store.dispatch(bulkActions.tell({ run, extra: { edit: 'e1', listing: { add_tags: ['x'], params } }, looked: false }));
  const check = await call('BulkCheckShort', 1);
  expect(check.variables.listing).toEqual({ add_tags: ['x'], params });
  await check.answer({ bulkCheck: [] });
  await until(() => selectBulkRun(store.getState(), run)?.phase === 'ready', 'ready');
  store.dispatch(bulkActions.confirm({ run }));
  const first = await call('BulkItemInfo', 1);
  expect(first.variables).toMatchObject({ edit: 'e1', add_tags: ['x'], params: [params[0]] });
  await first.answer({ bulkItemInfo: ids(500).map((_id) => ({ _id, updated_at: 2 })) });
  const second = await call('BulkItemInfo', 2);
  expect(second.variables).toMatchObject({ edit: 'e1', params: [params[1]] });
  await second.answer({ bulkItemInfo: ids(100, 500).map((_id) => ({ _id, updated_at: 2 })) });
  await until(() => selectBulkRun(store.getState(), run)?.phase === 'done', 'done');
  expect(countDone(selectBulkRun(store.getState(), run)!)).toBe(600);
  expect(asked('BulkItemInfo')).toHaveLength(2);
});
