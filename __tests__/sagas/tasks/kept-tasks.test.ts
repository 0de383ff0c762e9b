import * as clock from '../../../src/client/kernel/clock';
import type { Unsent } from '../../../src/client/kernel/outbox/outbox';
import { selectFailedTasks, selectLiveTasks, taskActions } from '../../../src/client/kernel/tasks-slice';
import { sessionActions } from '../../../src/client/shell/session/session-slice';
import { bulkActions } from '../../../src/client/tasks/bulk/bulk-slice';
import { keepPresetFile } from '../../../src/client/tasks/preset-files';
import { pushTask } from '../../../src/client/tasks/kinds';
import { comes } from '../../support/comes';
import { settle, storeWithFakeServer } from '../support/fake-server';
import { memoryOutbox } from '../support/memory-outbox';

// No wait: full jitter may be none.
beforeAll(() => void jest.spyOn(clock, 'random').mockReturnValue(0));

const ADA = 'ada';

/** A page of a browser: what another left in its outbox is there. */
const openPage = (browser = memoryOutbox(), person = ADA) => {
  browser.leave();
  const app = storeWithFakeServer({ outbox: browser.outbox });
  const asked = (operation: string) => app.calls.filter((call) => call.operation === operation);
  app.store.dispatch(sessionActions.signedIn({ userId: person } as never));
  return {
    ...app,
    asked,
    browser,
    call: async (operation: string, number: number) => {
      await comes(() => expect(asked(operation).length).toBeGreaterThanOrEqual(number));
      return asked(operation)[number - 1]!;
    },
    live: () => selectLiveTasks(app.store.getState()),
    failed: () => selectFailedTasks(app.store.getState()),
  };
};

const items = Array.from({ length: 45 }, (_, i) => ({ _id: `p${i}`, tracking_number: `1Z${i}`, carrier: 'ups' }));
const PUSH = 'UpdatePaypalItem';
const asRows = ({ variables }: { readonly variables: Record<string, unknown> }) => (variables.ids as string[]).map((_id) => ({ _id }));

test('work in steps goes on in the next page from the step that was not done, under the keys it had', async () => {
  const first = openPage();
  const push = pushTask('pushPaypal', { count: items.length, items });
  first.store.dispatch(push);
  await (await first.call(PUSH, 1)).answer({ updatePaypalItem: [] });
  const lost = await first.call(PUSH, 2);
  expect(first.live()).toMatchObject([{ count: { done: 20, total: 45 } }]);

  const next = openPage(first.browser);
  const again = await next.call(PUSH, 1);
  expect(next.live()).toMatchObject([{ key: push.payload.key, status: 'running' }]);
  expect([again.variables, again.options.idempotencyKey]).toEqual([lost.variables, lost.options.idempotencyKey]);
  await again.answer({ updatePaypalItem: [] });
  await (await next.call(PUSH, 2)).answer({ updatePaypalItem: [] });
  await comes(() => expect([next.live(), first.browser.tasks.size]).toEqual([[], 0]));
});

test('rows of a bulk action that were not done are changed by the next page, those that failed last', async () => {
  const first = openPage();
  const ids = Array.from({ length: 60 }, (_, i) => `r${i}`);
  const intent = bulkActions.begin('removeItemInfo', { ids }, false);
  first.store.dispatch(intent);
  const { run } = intent.payload;
  await (
    await first.call('BulkCheck', 1)
  ).answer({ bulkCheck: ids.map((_id) => ({ _id, label: _id, ok: true, code: null, count: 0, message: '' })) });
  await comes(() => expect(first.store.getState().bulk.runs[run]?.phase).toBe('ready'));
  first.store.dispatch(bulkActions.confirm({ run }));
  const done = await first.call('RemoveItemInfo', 1);
  // One of them is not gone.
  await done.answer({ removeItemInfo: asRows(done).slice(1) });
  const lost = await first.call('RemoveItemInfo', 2);

  const next = openPage(first.browser);
  const again = await next.call('RemoveItemInfo', 1);
  expect([again.variables, again.options.idempotencyKey]).toEqual([lost.variables, lost.options.idempotencyKey]);
  await again.answer({ removeItemInfo: asRows(again) });
  const rest = await next.call('RemoveItemInfo', 2);
  expect(rest.variables.ids).toEqual([...ids.slice(50), 'r0']);
  await rest.answer({ removeItemInfo: asRows(rest) });
  await comes(() => expect([next.live(), next.failed(), first.browser.tasks.size]).toEqual([[], [], 0]));
});

test('a file that was being taken in goes on with it; what only read is not begun by itself', async () => {
  const first = openPage();
  keepPresetFile('file', 'a file');
  first.store.dispatch(pushTask('presetFile', { what: 'import', fileId: 'file' }));
  first.store.dispatch(pushTask('presetFile', { what: 'check', fileId: 'file' }));
  await first.call('ProductPresetCreateByJson', 2);
  const next = openPage(first.browser);
  const again = await next.call('ProductPresetCreateByJson', 1);
  expect(again.variables).toEqual({ json: 'a file', dry_run: false });
  await settle();
  expect(next.asked('ProductPresetCreateByJson')).toHaveLength(1);
});

test('nothing is done for somebody else, and what was queued is there when its person is back', async () => {
  const browser = memoryOutbox();
  const first = openPage(browser);
  first.store.dispatch(pushTask('pushPaypal', { count: 1, items: items.slice(0, 1) }));
  await (await first.call(PUSH, 1)).fail({ kind: 'wrong-token', message: 'No' });
  await comes(() => expect(first.failed()).toHaveLength(1));
  const other = openPage(browser, 'bob');
  await settle();
  expect([other.live(), other.calls.filter(({ operation }) => operation === PUSH)]).toEqual([[], []]);
  const back = openPage(browser);
  expect((await back.call(PUSH, 1)).variables.items).toEqual(items.slice(0, 1));
});

test('what the server refused stays refused in the next page, and is done when somebody tries it again', async () => {
  const first = openPage();
  const push = pushTask('pushPaypal', { count: 1, items: items.slice(0, 1) });
  first.store.dispatch(push);
  await (await first.call(PUSH, 1)).fail({ kind: 'refused', message: 'No.', refusal: 'paypal.notAllowed' });
  await comes(() => expect(first.failed()).toHaveLength(1));
  await comes(() => expect(first.browser.tasks.get(push.payload.key)?.refused).toMatchObject({ refusal: 'paypal.notAllowed' }));
  const next = openPage(first.browser);
  await comes(() => expect(next.failed()).toMatchObject([{ key: push.payload.key, errors: [{ refusal: 'paypal.notAllowed' }] }]));
  await settle();
  expect(next.asked(PUSH)).toEqual([]);
  next.store.dispatch(taskActions.retry({ key: push.payload.key }));
  await (await next.call(PUSH, 1)).answer({ updatePaypalItem: [] });
  await comes(() => expect([next.live(), next.failed(), first.browser.tasks.size]).toEqual([[], [], 0]));
});

test('what runs is held after its step and goes on from there; held, it is held after a reload', async () => {
  const { store, call, asked, live, browser } = openPage();
  const push = pushTask('pushPaypal', { count: items.length, items });
  const { key } = push.payload;
  store.dispatch(push);
  const first = await call(PUSH, 1);
  store.dispatch(taskActions.hold({ keys: [key] }));
  await first.answer({ updatePaypalItem: [] });
  await settle();
  expect([live().map(({ status }) => status), asked(PUSH).length]).toEqual([['held'], 1]);
  await comes(() => expect(browser.tasks.get(key)).toMatchObject({ held: true, note: { from: 20 } }));
  const next = openPage(browser);
  await comes(() => expect(next.live()).toMatchObject([{ status: 'held' }]));
  await settle();
  expect(next.asked(PUSH)).toEqual([]);
  next.store.dispatch(taskActions.release({ key }));
  expect((await next.call(PUSH, 1)).variables.items).toEqual(items.slice(20, 40));
  // Held and released within a step, it is not done by two.
  next.store.dispatch(taskActions.hold({ keys: [key] }));
  next.store.dispatch(taskActions.release({ key }));
  await settle();
  expect(next.asked(PUSH)).toHaveLength(1);
  await next.asked(PUSH)[0]?.answer({ updatePaypalItem: [] });
  expect((await next.call(PUSH, 2)).variables.items).toEqual(items.slice(40));
});

test('what is given up ends after its step and leaves nothing behind', async () => {
  const { store, call, asked, live, browser } = openPage();
  const push = pushTask('pushPaypal', { count: items.length, items });
  store.dispatch(push);
  const first = await call(PUSH, 1);
  store.dispatch(taskActions.dismiss({ key: push.payload.key }));
  await first.answer({ updatePaypalItem: [] });
  await settle();
  expect([live(), asked(PUSH).length, [...browser.tasks.keys()]]).toEqual([[], 1, []]);
});

test('a task whose tab is gone is taken over by one that is still there', async () => {
  jest.useFakeTimers();
  try {
    const browser = memoryOutbox();
    const page = openPage(browser);
    await jest.advanceTimersByTimeAsync(1_000);
    const crashed: Unsent = {
      key: 'k',
      kind: 'pushPaypal',
      payload: { count: 1, items: items.slice(0, 1) },
      owner: ADA,
      queuedAt: 1,
      held: false,
      size: 0,
    };
    browser.tasks.set('k', crashed);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(page.live()).toMatchObject([{ key: 'k' }]);
  } finally {
    jest.useRealTimers();
  }
});
