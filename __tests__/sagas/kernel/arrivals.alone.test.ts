import { listShown } from '../../../src/client/kernel/on-screen';
import { settle, storeWithFakeServer } from '../support/fake-server';

const QUERY = { key: '[1,20,[]]' };

test('an entity whose code comes after the store is asked for from then on, in every store', async () => {
  const [one, two] = [storeWithFakeServer(), storeWithFakeServer()];
  one.store.dispatch({ type: 'trackings/load', payload: QUERY });
  await settle();
  // Its table is there all the same.
  expect(one.store.getState().entities.trackings.calls.lists[QUERY.key]?.status).toBe('loading');
  expect(one.calls).toHaveLength(0);

  const { trackings } = await import('../../../src/client/entities/trackings');
  one.store.dispatch(trackings.actions.load());
  two.store.dispatch(listShown({ entity: trackings.name, key: QUERY.key, query: {} }));
  await settle();
  expect([...one.calls, ...two.calls].map(({ operation }) => operation)).toEqual(['Trackings', 'Trackings']);

  two.store.dispatch(trackings.actions.check({ ids: ['a'] }, 'key'));
  expect(two.store.getState().entities.trackings.calls.mutations).toEqual({ key: { status: 'pending', error: null } });
});
