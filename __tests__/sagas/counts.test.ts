import { countActions, selectCounts } from '../../src/client/entities/counts';
import { stores } from '../../src/client/entities/stores';
import { storeWithFakeServer } from './support/fake-server';

test('tabs count stores by state, anew after a store was saved', async () => {
  const { store, calls, last } = storeWithFakeServer();
  store.dispatch(countActions.load('stores'));
  await last('StoreCountQuery').answer({ storeCountQuery: { all: 2, valid: 1, lostconnection: 1, invalid: 0 } });
  expect(selectCounts(store.getState(), 'stores')).toMatchObject({ all: 2, valid: 1 });
  store.dispatch(stores.actions.save({ params: { platform_id: 'woocommerce', sto_name: 'Third' } }));
  await last('MakeStore').answer({ makeStore: { _id: 'c', sto_name: 'Third' } });
  expect(calls.filter(({ operation }) => operation === 'StoreCountQuery')).toHaveLength(2);
  await last('StoreCountQuery').answer({ storeCountQuery: { all: 3, valid: 2, lostconnection: 1, invalid: 0 } });
  expect(selectCounts(store.getState(), 'stores')?.all).toBe(3);
});
