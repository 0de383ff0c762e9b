import { stores } from '../../src/client/entities/stores';
import { selectSession, selectUser, sessionActions } from '../../src/client/shell/session/session-slice';
import { pushTask } from '../../src/client/tasks';
import { fakeBrowser } from './support/fake-browser';
import { settle, storeWithFakeServer } from './support/fake-server';

const person = { _id: 'u1', name: 'Ada Seller', email: 'ada@shop.test', role: 'root', groups: [], permission: [], total_credit: 12.5 };
const ORIGIN = 'https://demo.shop.test';

const accountSite = (status: number, body: object) => {
  const exchange = jest.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => Response.json(body, { status }));
  jest.spyOn(globalThis, 'fetch').mockImplementation(exchange);
  return exchange;
};

afterEach(() => jest.restoreAllMocks());

const arriveBy = (extras: string) => fakeBrowser(`${ORIGIN}/session?token=code-1&extras=${encodeURIComponent(extras)}`);

test('the account site’s code becomes a token, the user is loaded and the person is where they wanted to be', async () => {
  const exchange = accountSite(200, { token: 'secret-token', user_id: 'u1' });
  const tab = arriveBy('/orders/all?status=Processing');
  const { store, last } = storeWithFakeServer(tab);
  store.dispatch(sessionActions.handOver());
  await settle();
  const [url, init] = exchange.mock.calls[0] ?? [];
  expect(url).toBe('/account/api/token');
  expect(JSON.parse(String(init?.body))).toEqual({ code: 'code-1' });
  expect(tab.path()).toBe('/orders/all?status=Processing');
  await last('CUser').answer({ cUser: person });
  expect(tab.cookies()).toEqual({ _token: 'secret-token', _uid: 'u1', _rl: 'root' });
  expect(selectSession(store.getState()).status).toBe('signed-in');
  expect(selectUser(store.getState())).toMatchObject({ name: 'Ada Seller', total_credit: 12.5 });
  expect(JSON.stringify(store.getState())).not.toContain('secret-token');
});

test.each([
  ['https://evil.test/'],
  ['//evil.test/orders'],
  ['/\\evil.test/orders'],
  ['/\t/evil.test/orders'],
  ['/.//evil.test'],
  ['javascript:alert(1)'],
  ['orders'],
  ['/session?token=again'],
  [''],
])('a hand-over that wants to go to %j leads to the start page', async (extras) => {
  accountSite(200, { token: 't', user_id: 'u1' });
  const tab = arriveBy(extras);
  const { store, last } = storeWithFakeServer(tab);
  store.dispatch(sessionActions.handOver());
  await settle();
  await last('CUser').answer({ cUser: person });
  expect(tab.path()).toBe('/');
  expect(tab.left).toEqual([]);
});

test('a used-up code says why and leaves no cookie; signing in again comes back to where the person wanted to be', async () => {
  accountSite(401, { message: 'This sign-in link has been used.' });
  const tab = arriveBy('/jobs');
  const { store, calls } = storeWithFakeServer(tab);
  store.dispatch(sessionActions.handOver());
  await settle();
  expect(selectSession(store.getState())).toMatchObject({ status: 'refused', message: 'This sign-in link has been used.' });
  expect(tab.cookies()).toEqual({});
  expect(calls).toEqual([]);
  store.dispatch(sessionActions.signIn());
  expect(tab.left).toEqual([`/account/login?ref=${encodeURIComponent(`${ORIGIN}/jobs`)}`]);
});

test('without a token the browser goes to sign in, with the way back', async () => {
  const tab = fakeBrowser(`${ORIGIN}/stores/all?status=Valid#top`);
  const { store, calls } = storeWithFakeServer(tab);
  store.dispatch(sessionActions.resume());
  await settle();
  expect(tab.left).toEqual([`/account/login?ref=${encodeURIComponent(`${ORIGIN}/stores/all?status=Valid#top`)}`]);
  expect(calls).toEqual([]);
});

const signedIn = async (path = '/jobs') => {
  const tab = fakeBrowser(`${ORIGIN}${path}`, { _token: 'secret-token', _uid: 'u1', _rl: 'root' });
  const app = storeWithFakeServer(tab);
  app.store.dispatch(sessionActions.resume());
  await app.last('CUser').answer({ cUser: person });
  expect(selectSession(app.store.getState()).status).toBe('signed-in');
  return { ...app, tab };
};

test('a token that is no longer good clears cookies and user, and goes to sign in once', async () => {
  const { store, calls, tab } = await signedIn('/stores/all');
  store.dispatch(stores.actions.load());
  store.dispatch(stores.actions.load({ page: 2 }));
  for (const call of calls.slice(-2)) await call.fail({ kind: 'wrong-token', message: 'The token has expired.' });
  expect(tab.cookies()).toEqual({});
  expect(selectUser(store.getState())).toBeUndefined();
  expect(store.getState().app.status).toBe('wrong-token');
  expect(tab.left).toEqual([`/account/login?ref=${encodeURIComponent(`${ORIGIN}/stores/all`)}`]);
});

test('a background task that meets a bad token ends the session too', async () => {
  jest.useFakeTimers();
  try {
    const tab = fakeBrowser(`${ORIGIN}/jobs`, { _token: 'secret-token' });
    const { store, last } = storeWithFakeServer(tab);
    store.dispatch(pushTask('pushListings', { ids: ['a'], storeIds: ['s'] }));
    void last('JobItem').fail({ kind: 'wrong-token', message: 'The token has expired.' });
    await jest.advanceTimersByTimeAsync(250);
    expect(Object.values(store.getState().tasks.entries)[0]?.status).toBe('failed');
    expect(tab.left).toHaveLength(1);
    expect(tab.cookies()).toEqual({});
  } finally {
    jest.useRealTimers();
  }
});

test('signing out clears the cookies and ends the account site’s session', async () => {
  const { store, tab } = await signedIn();
  store.dispatch(sessionActions.signOut());
  expect(tab.cookies()).toEqual({});
  expect(selectUser(store.getState())).toBeUndefined();
  expect(tab.left).toEqual([`/account/logout?ref=${encodeURIComponent(`${ORIGIN}/jobs`)}`]);
});

test('a server that is away keeps the person signed in; it is asked again and all is well', async () => {
  const { store, last, tab } = await signedIn();
  store.dispatch(stores.actions.load());
  await last('Stores').fail({ kind: 'maintenance', message: 'Failed to fetch' });
  expect(store.getState().app.status).toBe('maintenance');
  store.dispatch(sessionActions.resume());
  await last('CUser').answer({ cUser: person });
  expect(store.getState().app.status).toBe('ready');
  expect(selectSession(store.getState()).status).toBe('signed-in');
  expect(tab.left).toEqual([]);
});

test('an HTTP 404 leads to /404 and leaves no state behind', async () => {
  const { store, last, tab } = await signedIn();
  store.dispatch(stores.actions.load());
  await last('Stores').fail({ kind: 'not-found', message: 'Not found' });
  expect(tab.path()).toBe('/404');
  expect(store.getState().app.status).toBe('ready');
});

test('an HTTP 401 changes nothing', async () => {
  const { store, last, tab } = await signedIn();
  store.dispatch(stores.actions.load());
  await last('Stores').fail({ kind: 'ignored', message: 'HTTP 401' });
  expect(store.getState().app.status).toBe('ready');
  expect(tab.left).toEqual([]);
});
