import { orders } from '../../../src/client/entities/orders';
import { searchActions, selectSearch } from '../../../src/client/shell/search/search-slice';
import { signedIn } from './signed-in';

const order = (_id: string) => ({ _id, number: _id, status: 'Processing', store: { _id: 's', sto_name: 'Shop' }, buyer: {}, items: [] });

const asked = (calls: readonly { readonly operation: string; readonly variables: object }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ variables }) => (variables as { search: string }).search);

const all = { orders: true, listings: true, supports: true };

afterEach(() => jest.useRealTimers());

const started = async () => {
  const app = await signedIn();
  jest.useFakeTimers();
  return app;
};

test('a storm of keys asks the server once, for what was typed last, and for six rows', async () => {
  const { store, calls, last } = await started();
  for (const query of ['1', '10', '100', '1001']) {
    store.dispatch(searchActions.ask({ query, ...all }));
    await jest.advanceTimersByTimeAsync(100);
  }
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked(calls, 'Orders')).toEqual(['1001']);
  expect(asked(calls, 'ItemsInfo')).toEqual(['1001']);
  expect(asked(calls, 'Supports')).toEqual(['1001']);
  expect(last('Orders').options.perpage).toBe(6);
});

test('an answer to an earlier query is never shown, and its request is given up', async () => {
  const { store, last } = await started();
  store.dispatch(searchActions.ask({ query: 'first', ...all }));
  await jest.advanceTimersByTimeAsync(300);
  const early = last('Orders');
  store.dispatch(searchActions.ask({ query: 'second', ...all }));
  expect(early.options.signal?.aborted).toBe(true);
  expect(selectSearch(store.getState())).toMatchObject({ query: 'second', status: 'asking', orderIds: [] });
  await jest.advanceTimersByTimeAsync(300);
  void last('Orders').answer({ orders: [order('b')] });
  void last('ItemsInfo').answer({ itemsInfo: [] });
  void last('Supports').answer({ supports: [{ _id: 'c' }] });
  await jest.advanceTimersByTimeAsync(10);
  expect(selectSearch(store.getState())).toEqual({ query: 'second', status: 'found', orderIds: ['b'], listingIds: [], supportIds: ['c'] });
  expect(orders.selectById(store.getState(), 'b')?.number).toBe('b');
});

test('an emptied box forgets what was found and asks nothing', async () => {
  const { store, calls } = await started();
  store.dispatch(searchActions.ask({ query: 'abc', ...all }));
  store.dispatch(searchActions.ask({ query: '', ...all }));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked(calls, 'Orders')).toEqual([]);
  expect(selectSearch(store.getState()).status).toBe('idle');
});

test('what a person may not view is not asked for', async () => {
  const { store, calls, last } = await started();
  store.dispatch(searchActions.ask({ query: 'abc', orders: false, listings: true, supports: false }));
  await jest.advanceTimersByTimeAsync(300);
  expect(asked(calls, 'Orders')).toEqual([]);
  expect(asked(calls, 'Supports')).toEqual([]);
  void last('ItemsInfo').answer({ itemsInfo: [] });
  await jest.advanceTimersByTimeAsync(10);
  expect(selectSearch(store.getState()).status).toBe('found');
});

test('a search that fails says so, and the same words can be looked for again', async () => {
  const { store, calls, last } = await started();
  store.dispatch(searchActions.ask({ query: 'abc', ...all }));
  await jest.advanceTimersByTimeAsync(300);
  void last('Orders').fail({ kind: 'refused', message: 'No.' });
  await jest.advanceTimersByTimeAsync(10);
  expect(selectSearch(store.getState()).status).toBe('failed');
  store.dispatch(searchActions.ask({ query: 'abc', ...all }));
  await jest.advanceTimersByTimeAsync(300);
  expect(asked(calls, 'Orders')).toEqual(['abc', 'abc']);
});

test('conversations are not asked for while an operator has no value, and are left out where words are too common', async () => {
  const { store, calls, last } = await started();
  store.dispatch(searchActions.ask({ query: 'before:', ...all }));
  await jest.advanceTimersByTimeAsync(300);
  expect(asked(calls, 'Supports')).toEqual([]);
  store.dispatch(searchActions.ask({ query: '"to be"', ...all }));
  await jest.advanceTimersByTimeAsync(300);
  void last('Orders').answer({ orders: [order('b')] });
  void last('ItemsInfo').answer({ itemsInfo: [] });
  void last('Supports').fail({ kind: 'refused', message: 'Too many.', refusal: 'support.searchCommon' });
  await jest.advanceTimersByTimeAsync(10);
  expect(selectSearch(store.getState())).toMatchObject({ status: 'found', orderIds: ['b'], supportIds: [] });
});
