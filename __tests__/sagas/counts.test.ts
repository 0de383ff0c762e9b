import { countActions, selectCounts } from '../../src/client/entities/counts';
import { stores } from '../../src/client/entities/stores';
import { changed } from '../../src/client/kernel/on-screen';
import type { Change } from '../../src/domain/lists/changes';
import { comes } from '../support/comes';
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

test('of two answers that overtake one another, the one asked for last counts', async () => {
  const { store, calls, last } = storeWithFakeServer();
  store.dispatch(countActions.load('mockupDesigns'));
  const first = last('MockupCounter');
  store.dispatch(countActions.load('mockupDesigns'));
  await last('MockupCounter').answer({ mockupCounter: { published: 2, draft: 1, trashed: 0 } });
  await first.answer({ mockupCounter: { published: 1, draft: 0, trashed: 0 } });
  expect(calls.filter(({ operation }) => operation === 'MockupCounter')).toHaveLength(2);
  expect(selectCounts(store.getState(), 'mockupDesigns')).toEqual({ all: 3, published: 2, draft: 1, trashed: 0 });
});

test('the number beside Support follows what others do, even where no conversation is on screen', async () => {
  const { store, calls, last } = storeWithFakeServer();
  const asked = (): number => calls.filter(({ operation }) => operation === 'SupportInbox').length;
  const told = (kind: Change['kind']) => store.dispatch(changed({ changes: [{ kind, by: null }] }));
  told('supports');
  expect(asked()).toBe(0);
  store.dispatch(countActions.load('supportInbox'));
  await last('SupportInbox').answer({ supportInbox: { mine: 1, unassigned: 2 } });
  told('stores');
  told('supports');
  await comes(() => expect(asked()).toBe(2));
  await last('SupportInbox').answer({ supportInbox: { mine: 1, unassigned: 3 } });
  expect(selectCounts(store.getState(), 'supportInbox')).toEqual({ mine: 1, unassigned: 3 });
});
