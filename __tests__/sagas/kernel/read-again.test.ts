import { ANYTHING, type ChangedKind } from '../../../src/domain/lists/changes';
import { countActions } from '../../../src/client/entities/counts';
import { jobGroups } from '../../../src/client/entities/job-groups';
import { orders } from '../../../src/client/entities/orders';
import { stores } from '../../../src/client/entities/stores';
import { changed } from '../../../src/client/kernel/on-screen';
import { fakeBrowser } from '../support/fake-browser';
import { storeWithFakeServer } from '../support/fake-server';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const VALID = { variables: { status: 'Valid' } };
const INVALID = { variables: { status: 'Invalid' } };
const row = (id: string) => ({ _id: id, sto_name: `Shop ${id}` });

const setUp = () => {
  const tab = fakeBrowser('https://demo.shop.test/stores/all');
  const app = storeWithFakeServer(tab);
  const { store, calls } = app;
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const reads = (operation = 'Stores') => calls.filter((call) => call.operation === operation).length;
  const answer = async (call: (typeof calls)[number], data: object, total = 1) => {
    void call.answer(data, total);
    await pass(0);
  };
  /** Puts a list of stores on screen, answered. */
  const show = async (query = VALID) => {
    store.dispatch(stores.actions.show(query));
    await answer(app.last('Stores'), { stores: [row('a')] });
  };
  const answerStores = () => answer(app.last('Stores'), { stores: [row('a')] });
  const tell = (kind: ChangedKind, by: string | null = null) => store.dispatch(changed({ changes: [{ kind, by }] }));
  const list = (query = VALID) => stores.selectList(store.getState(), query);
  return { ...app, tab, pass, reads, show, answer, answerStores, tell, list };
};

test('a list is read when it comes on screen, once for all places that show it', async () => {
  const { store, reads, list } = setUp();
  store.dispatch(stores.actions.show(VALID));
  store.dispatch(stores.actions.show({ ...VALID, page: 1 }));
  expect([reads(), list()?.status]).toEqual([1, 'loading']);
});

test('a list that was expected is read at once, and not again when it comes on screen soon after, unless it changed', async () => {
  const { store, reads, answerStores, pass, tell } = setUp();
  store.dispatch(stores.actions.expect(VALID));
  expect(reads()).toBe(1);
  store.dispatch(stores.actions.show(VALID));
  await answerStores();
  expect(reads()).toBe(1);
  store.dispatch(stores.actions.hide(VALID));

  for (const [between, more] of [
    [() => pass(9_000), 0],
    [() => pass(11_000), 1],
    [async () => tell('stores'), 1],
  ] as const) {
    store.dispatch(stores.actions.expect(VALID));
    await answerStores();
    const before = reads();
    await between();
    store.dispatch(stores.actions.show(VALID));
    expect(reads() - before).toBe(more);
    await answerStores();
    store.dispatch(stores.actions.hide(VALID));
  }
});

test('a storm of fifty changes is one read of the list on screen, and none of one that has left it', async () => {
  const { store, show, tell, pass, reads, answerStores, calls } = setUp();
  await show(INVALID);
  store.dispatch(stores.actions.hide(INVALID));
  await show(VALID);
  for (let n = 0; n < 50; n++) {
    tell('stores');
    await pass(5);
  }
  await pass(400);
  expect(reads()).toBe(3);
  expect(calls.at(-1)?.variables).toEqual({ status: 'Valid' });
  await answerStores();
  await pass(60_000);
  expect(reads()).toBe(3);
});

test('a storm that lasts costs a read a second, and the list ends with the truth', async () => {
  const { show, tell, pass, reads, answerStores, list } = setUp();
  await show();
  for (let n = 0; n < 100; n++) {
    tell('stores');
    await pass(100);
    if (list()?.status === 'loading') await answerStores();
  }
  await pass(2_000);
  await answerStores();
  expect(reads()).toBeGreaterThan(6);
  expect(reads()).toBeLessThan(12);
  expect(list()).toMatchObject({ status: 'ready', stale: false });
});

test('changes of other kinds are nothing to it', async () => {
  const { show, tell, pass, reads } = setUp();
  await show();
  tell('orders');
  await pass(60_000);
  expect(reads()).toBe(1);
});

test('what changes while the list is on its way is read once more, for the answer may not have it', async () => {
  const { show, tell, pass, reads, answerStores, store, list } = setUp();
  await show();
  store.dispatch(stores.actions.load(VALID));
  tell('stores');
  await pass(5_000);
  expect([reads(), list()?.stale]).toEqual([2, true]);
  await answerStores();
  await pass(2_000);
  expect(reads()).toBe(3);
  await answerStores();
  expect(list()?.stale).toBe(false);
});

test('a mutation of this page is one read at once; when the server tells of it, that is nothing new', async () => {
  const { show, tell, pass, reads, answer, answerStores, store, last } = setUp();
  await show();
  const intent = stores.actions.save({ _id: 'a', params: { platform_id: 'woocommerce', sto_name: 'New name' } });
  store.dispatch(intent);
  await answer(last('MakeStore'), { makeStore: row('a') });
  expect(reads()).toBe(2);
  await answerStores();
  tell('stores', intent.meta.requestId);
  await pass(5_000);
  expect(reads()).toBe(2);
  tell('stores', 'of-another-tab');
  await pass(5_000);
  expect(reads()).toBe(3);
});

test('what a mutation of this page changed of another kind is read when it is told', async () => {
  const { store, pass, reads, answer, last, tell } = setUp();
  store.dispatch(orders.actions.show());
  await answer(last('Orders'), { orders: [] });
  const intent = stores.actions.trash({ delete_ids: ['a'] });
  store.dispatch(intent);
  await answer(last('TrashStore'), { trashStore: ['a'] });
  tell('orders', intent.meta.requestId);
  await pass(400);
  expect(reads('Orders')).toBe(2);
});

test('a hidden page reads nothing, and all that changed once when it is seen again', async () => {
  const { tab, store, show, tell, pass, reads, answer, last } = setUp();
  await show();
  store.dispatch(jobGroups.actions.show());
  await answer(last('JobGroups'), { jobGroups: [] });
  tab.show(false);
  for (let n = 0; n < 20; n++) {
    tell('stores');
    tell('jobGroups');
    await pass(10_000);
  }
  expect([reads(), reads('JobGroups')]).toEqual([1, 1]);
  tab.show(true);
  await pass(0);
  expect([reads(), reads('JobGroups')]).toEqual([2, 2]);
});

test('a list that comes on screen again is read again', async () => {
  const { show, store, reads } = setUp();
  await show();
  store.dispatch(stores.actions.hide(VALID));
  store.dispatch(stores.actions.show(VALID));
  expect(reads()).toBe(2);
});

test('counts of what is on screen follow, once a storm', async () => {
  const { store, show, pass, answer, last, reads } = setUp();
  const count = async () => answer(last('StoreCountQuery'), { storeCountQuery: { all: 1, valid: 1, lostconnection: 0, invalid: 0 } });
  store.dispatch(countActions.load('stores'));
  await count();
  store.dispatch(changed({ changes: ANYTHING }));
  await pass(2_000);
  expect(reads('StoreCountQuery')).toBe(1);
  await show();
  for (let n = 0; n < 10; n++) store.dispatch(changed({ changes: ANYTHING }));
  await pass(2_000);
  await count();
  expect([reads('StoreCountQuery'), reads('OrdersCount')]).toEqual([2, 0]);
});

test('a list that failed while the server was away is read again by itself once anything is answered', async () => {
  const { store, last, pass, reads, answer, answerStores, list } = setUp();
  store.dispatch(stores.actions.show(VALID));
  void last('Stores').fail({ kind: 'maintenance', message: 'Failed to fetch', wordless: true });
  await pass(60_000);
  expect([reads(), list()?.status]).toEqual([1, 'failed']);
  store.dispatch(orders.actions.load());
  await answer(last('Orders'), { orders: [] });
  await pass(1_000);
  await answerStores();
  expect([reads(), list()?.status]).toEqual([2, 'ready']);
});

test('a list the server refuses is not asked for again', async () => {
  const { store, last, pass, reads, answer } = setUp();
  store.dispatch(stores.actions.show(VALID));
  void last('Stores').fail({ kind: 'refused', message: 'You may not view stores.' });
  await pass(0);
  store.dispatch(orders.actions.load());
  await answer(last('Orders'), { orders: [] });
  await pass(60_000);
  expect(reads()).toBe(1);
});
