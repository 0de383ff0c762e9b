import { mockupDesigns } from '../../src/client/entities/mockup-designs';
import { stores } from '../../src/client/entities/stores';
import { settle, storeWithFakeServer } from './support/fake-server';

const row = (id: string, name = `Shop ${id}`) => ({
  _id: id,
  sto_name: name,
  woocommerce: { website: 'https://shop.test', key: '••••', secret: '••••' },
});

test('a list shows the rows of its page and how many there are in all', async () => {
  const { store, last } = storeWithFakeServer();
  store.dispatch(stores.actions.load({ page: 2, perpage: 2 }));
  expect(stores.selectList(store.getState(), { page: 2, perpage: 2 })?.status).toBe('loading');
  await last('Stores').answer({ stores: [row('c'), row('d')] }, 4);
  expect(stores.selectPage(store.getState(), { page: 2, perpage: 2 }).map(({ sto_name }) => sto_name)).toEqual(['Shop c', 'Shop d']);
  expect(stores.selectTotal(store.getState(), { page: 2, perpage: 2 })).toBe(4);
  expect(last('Stores').options).toMatchObject({ page: 2, perpage: 2 });
});

test('the same rows again change no reference, so nothing re-renders', async () => {
  const { store, last } = storeWithFakeServer();
  store.dispatch(stores.actions.load());
  await last('Stores').answer({ stores: [row('a'), row('b')] });
  const before = store.getState();
  const page = stores.selectPage(before);
  store.dispatch(stores.actions.load());
  await last('Stores').answer({ stores: [row('a'), row('b')] });
  expect(stores.selectPage(store.getState())).toBe(page);
  expect(store.getState().entities.stores.rows).toBe(before.entities.stores.rows);
});

test('one changed row keeps the others', async () => {
  const { store, last } = storeWithFakeServer();
  store.dispatch(stores.actions.load());
  await last('Stores').answer({ stores: [row('a'), row('b')] });
  const [a, b] = stores.selectPage(store.getState());
  store.dispatch(stores.actions.load());
  await last('Stores').answer({ stores: [row('a'), row('b', 'Renamed')] });
  const [a2, b2] = stores.selectPage(store.getState());
  expect(a2).toBe(a);
  expect(b2).not.toBe(b);
  expect(b2?.sto_name).toBe('Renamed');
});

test('a newer load of the same list wins; other lists go on', async () => {
  const { store, calls } = storeWithFakeServer();
  store.dispatch(stores.actions.load({ variables: { search: 'one' } }));
  store.dispatch(stores.actions.load({ variables: { search: 'two' } }));
  store.dispatch(stores.actions.load({ variables: { search: 'one' } }));
  await settle();
  expect(calls.map(({ options }) => options.signal?.aborted)).toEqual([true, false, false]);
  await calls[2]?.answer({ stores: [row('new')] });
  await calls[1]?.answer({ stores: [row('two')] });
  expect(stores.selectPage(store.getState(), { variables: { search: 'one' } }).map(({ _id }) => _id)).toEqual(['new']);
  expect(stores.selectPage(store.getState(), { variables: { search: 'two' } }).map(({ _id }) => _id)).toEqual(['two']);
});

test('a refused load says so in the server’s words and keeps what was shown', async () => {
  const { store, last } = storeWithFakeServer();
  store.dispatch(stores.actions.load());
  await last('Stores').answer({ stores: [row('a')] });
  store.dispatch(stores.actions.load());
  await last('Stores').fail({ kind: 'refused', message: 'You may not view stores.' });
  const list = stores.selectList(store.getState());
  expect(list?.status).toBe('failed');
  expect(list?.error?.message).toBe('You may not view stores.');
  expect(stores.selectPage(store.getState())).toHaveLength(1);
});

test('a mutation carries its request id as idempotency key, merges its row and marks lists stale', async () => {
  const { store, last } = storeWithFakeServer();
  store.dispatch(stores.actions.load());
  await last('Stores').answer({ stores: [row('a')] });
  const intent = stores.actions.save({ _id: 'a', params: { platform_id: 'woocommerce', sto_name: 'New name' } });
  store.dispatch(intent);
  expect(stores.selectMutation(store.getState(), intent.meta.requestId)?.status).toBe('pending');
  expect(last('MakeStore').options.idempotencyKey).toBe(intent.meta.requestId);
  await last('MakeStore').answer({ makeStore: row('a', 'New name') });
  expect(stores.selectMutation(store.getState(), intent.meta.requestId)?.status).toBe('done');
  expect(stores.selectById(store.getState(), 'a')?.sto_name).toBe('New name');
  expect(stores.selectList(store.getState())?.stale).toBe(true);
});

test('trashed rows leave the tables', async () => {
  const { store, last } = storeWithFakeServer();
  store.dispatch(stores.actions.load());
  await last('Stores').answer({ stores: [row('a'), row('b')] });
  store.dispatch(stores.actions.trash({ delete_ids: ['a'] }));
  await last('TrashStore').answer({ trashStore: ['a'] });
  expect(stores.selectById(store.getState(), 'a')).toBeUndefined();
  expect(stores.selectPage(store.getState()).map(({ _id }) => _id)).toEqual(['b']);
});

test.each([
  ['maintenance', 'maintenance'],
  ['warning-ip', 'warning-ip'],
  ['docker-not-found', 'docker-not-found'],
  ['wrong-token', 'wrong-token'],
  ['ignored', 'ready'],
  ['refused', 'ready'],
] as const)('an answer of the kind %s leaves the application in the state %s', async (kind, status) => {
  const { store, last } = storeWithFakeServer();
  store.dispatch(stores.actions.load());
  await last('Stores').fail({ kind, message: 'said the server' });
  expect(store.getState().app.status).toBe(status);
  store.dispatch(stores.actions.load());
  await last('Stores').answer({ stores: [] });
  expect(store.getState().app.status).toBe('ready');
});

describe('a save whose answer was lost', () => {
  const KEY_USED = { kind: 'refused', message: 'Used.', refusal: 'request.keyUsed', values: {}, code: 'CONFLICT' } as const;
  const AWAY = { kind: 'maintenance', message: 'Failed to fetch', wordless: true } as const;
  const params = (sto_name: string) => ({ platform_id: 'woocommerce', sto_name });

  test('and is sent with other values saves over the row it made, however often the answer is lost', async () => {
    const { store, last, calls } = storeWithFakeServer();
    const { requestId } = stores.actions.save({ params: params('First') }).meta;
    store.dispatch(stores.actions.save({ params: params('First') }, requestId));
    await last('MakeStore').fail(AWAY);
    for (const [version, outcome] of [
      [7, 'lost'],
      [9, 'heard'],
    ] as const) {
      store.dispatch(stores.actions.save({ params: params('Second') }, requestId));
      expect(last('MakeStore')).toMatchObject({ variables: { params: params('Second') }, options: { idempotencyKey: requestId } });
      await last('MakeStore').fail({ ...KEY_USED, made: { _id: 'a', updated_at: 7 } });
      expect(last('MakeStore')).toMatchObject({
        variables: { _id: 'a', updated_at: 7, params: params('Second') },
        options: { idempotencyKey: `${requestId}-1` },
      });
      if (outcome === 'lost') {
        await last('MakeStore').fail(AWAY);
        continue;
      }
      // What the call before last left is another version again.
      await last('MakeStore').fail({ ...KEY_USED, made: { _id: 'a', updated_at: version } });
      expect(last('MakeStore')).toMatchObject({ variables: { _id: 'a', updated_at: 9 }, options: { idempotencyKey: `${requestId}-2` } });
      await last('MakeStore').answer({ makeStore: row('a', 'Second') });
    }
    expect(stores.selectMutation(store.getState(), requestId)).toMatchObject({ status: 'done', ids: ['a'] });
    expect(calls.filter(({ variables }) => variables._id === undefined && variables.params !== undefined)).toHaveLength(3);
  });

  test('goes on by the mutation that changes such a row, where that is another one', async () => {
    const { store, last } = storeWithFakeServer();
    const intent = mockupDesigns.actions.create({ params: { name: 'Badge' } });
    store.dispatch(intent);
    await last('CreateMockupDesign').fail({ ...KEY_USED, made: { _id: 'd', updated_at: 3 } });
    expect(last('UpdateMockupDesign').variables).toEqual({ _id: 'd', updated_at: 3, params: { name: 'Badge' } });
    await last('UpdateMockupDesign').answer({ updateMockupDesign: { _id: 'd', name: 'Badge' } });
    expect(mockupDesigns.selectById(store.getState(), 'd')?.name).toBe('Badge');
  });

  test('is refused where nothing can save over what it did', async () => {
    const { store, last } = storeWithFakeServer();
    const intent = mockupDesigns.actions.duplicate({ ids: ['d'] });
    store.dispatch(intent);
    await last('DuplicateMockupDesign').fail({ ...KEY_USED, made: { _id: 'd', updated_at: 3 } });
    expect(mockupDesigns.selectMutation(store.getState(), intent.meta.requestId)?.error).toMatchObject(KEY_USED);
  });
});
