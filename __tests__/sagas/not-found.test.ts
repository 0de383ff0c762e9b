import { stores } from '../../src/client/entities/stores';
import { fakeBrowser } from './support/fake-browser';
import { storeWithFakeServer } from './support/fake-server';

const environment = process.env.NODE_ENV;

afterEach(() => {
  process.env.NODE_ENV = environment;
});

const meetNotFound = async (mode: string) => {
  const tab = fakeBrowser('https://demo.shop.test/stores/all', { _token: 't' });
  const { store, last } = storeWithFakeServer(tab);
  process.env.NODE_ENV = mode;
  store.dispatch(stores.actions.load());
  await last('Stores').fail({ kind: 'not-found', message: 'Not found' });
  return { path: tab.path(), status: store.getState().app.status };
};

test('an HTTP 404 goes to /404', async () => {
  expect(await meetNotFound('production')).toEqual({ path: '/404', status: 'ready' });
});

test('on local development it stays where it is', async () => {
  expect(await meetNotFound('development')).toEqual({ path: '/stores/all', status: 'ready' });
});
