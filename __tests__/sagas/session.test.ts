import { stores } from '../../src/client/entities/stores';
import { selectSession, selectUser, sessionActions } from '../../src/client/shell/session/session-slice';
import { pushTask } from '../../src/client/tasks/kinds';
import { keepExporter } from '../../src/client/tasks/exporters';
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

const askedAt = (path: string, more: object = {}): readonly string[] => {
  const { store, calls } = storeWithFakeServer(fakeBrowser(ORIGIN + path, { _token: 'secret-token', ...more }));
  store.dispatch(sessionActions.resume());
  return calls.map(({ operation }) => operation).sort();
};

test('the first screen’s list is asked for beside who is there, where the address alone says which', () => {
  expect(askedAt('/orders/all')).toEqual(['CUser', 'ListLayout', 'Orders']);
  expect(askedAt('/stores')).toEqual(['CUser', 'ListLayout', 'Stores']);
  expect(askedAt('/')).toEqual(['CUser', 'ListLayout', 'ProductPreset']);
  expect(askedAt('/stores/invalid')).toEqual(['CUser']);
  expect(askedAt('/orders/all?search=ada')).toEqual(['CUser']);
  expect(askedAt('/policy')).toEqual(['CUser']);
});

test('while somebody acts as another, whether they still may is found out first', () => {
  expect(askedAt('/orders/all', { _login_as: 'their-token' })).toEqual(['CUser']);
});

test('where the server is away for the session and back for the list, who is there is asked again', async () => {
  const tab = fakeBrowser(`${ORIGIN}/orders/all`, { _token: 'secret-token' });
  const { store, last } = storeWithFakeServer(tab);
  store.dispatch(sessionActions.resume());
  await last('CUser').fail({ kind: 'maintenance', message: 'HTTP 503' });
  await last('Orders').answer({ orders: [] });
  await last('CUser').answer({ cUser: person });
  expect(store.getState().app.status).toBe('ready');
  expect(selectSession(store.getState()).status).toBe('signed-in');
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

test('a workspace that begins to require two-step verification shows so once, and leads to where it is set up', async () => {
  const { store, calls, tab } = await signedIn('/stores');
  store.dispatch(stores.actions.load());
  const refusal = 'account.twoStepNeeded';
  for (const call of calls.slice(-1)) await call.fail({ kind: 'refused', message: 'Set it up.', refusal, values: { workspace: 'Demo' } });
  expect(selectSession(store.getState())).toMatchObject({ status: 'refused', refusal });
  expect(tab.cookies()).toMatchObject({ _token: 'secret-token' });
  store.dispatch(sessionActions.setUpTwoStep());
  expect(tab.left).toEqual([`/account/profile/security?ref=${encodeURIComponent(`${ORIGIN}/stores`)}`]);
});

test('a background task that meets a bad token ends the session too', async () => {
  jest.useFakeTimers();
  try {
    const tab = fakeBrowser(`${ORIGIN}/jobs`, { _token: 'secret-token' });
    const { store, last } = storeWithFakeServer(tab);
    keepExporter('e', { heads: ['Store'], rowsOf: () => [], format: 'program', language: 'en' });
    store.dispatch(pushTask('exportList', { list: 'orders', entity: 'orders', variables: {}, exporterId: 'e' }));
    // A task's work loads when it begins.
    await jest.advanceTimersByTimeAsync(0);
    void last('Orders').fail({ kind: 'wrong-token', message: 'The token has expired.' });
    await jest.advanceTimersByTimeAsync(250);
    expect(Object.values(store.getState().tasks.entries)[0]?.status).toBe('failed');
    expect(tab.left).toHaveLength(1);
    expect(tab.cookies()).toEqual({});
  } finally {
    jest.useRealTimers();
  }
});

test('signing out clears the cookies, tells the other tabs, and ends the token and the account site’s session', async () => {
  const calls = accountSite(200, { done: true });
  const { store, tab } = await signedIn();
  store.dispatch(sessionActions.signOut());
  expect(tab.cookies()).toEqual({});
  expect(tab.told).toEqual([{ kind: 'signed-out' }]);
  expect(selectUser(store.getState())).toBeUndefined();
  const [url, init] = calls.mock.calls[0] ?? [];
  expect([url, init?.method, init?.headers]).toEqual(['/account/api/logout', 'POST', { authorization: 'Bearer secret-token' }]);
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

describe('tabs of one host', () => {
  test('a tab that hears of a sign-out forgets the person and stays where it is', async () => {
    const { store, tab } = await signedIn('/orders/all');
    tab.hear({ kind: 'signed-out' });
    expect(selectSession(store.getState())).toMatchObject({ status: 'signed-out', elsewhere: true });
    expect(selectUser(store.getState())).toBeUndefined();
    expect(tab.left).toEqual([]);
    store.dispatch(sessionActions.signIn());
    expect(tab.left).toEqual([`/account/login?ref=${encodeURIComponent(`${ORIGIN}/orders/all`)}`]);
  });

  test('it carries on when somebody signs in again', async () => {
    const { store, tab, last } = await signedIn();
    tab.hear({ kind: 'signed-out' });
    tab.browser.writeCookie('_token', 'another-token');
    tab.hear({ kind: 'signed-in', userId: 'u1' });
    await last('CUser').answer({ cUser: person });
    expect(selectSession(store.getState())).toEqual({ status: 'signed-in', userId: 'u1', message: null });
  });

  test('a page of one person loads anew when another person has signed in', async () => {
    const { tab } = await signedIn('/jobs');
    tab.hear({ kind: 'signed-in', userId: 'u1' });
    expect(tab.left).toEqual([]);
    tab.hear({ kind: 'signed-in', userId: 'u2' });
    expect(tab.left).toEqual([`${ORIGIN}/jobs`]);
  });

  test('so it does when the one person has signed out before', async () => {
    const { tab, calls } = await signedIn('/jobs');
    const asked = calls.length;
    tab.hear({ kind: 'signed-out' });
    tab.hear({ kind: 'signed-in', userId: 'u2' });
    expect(tab.left).toEqual([`${ORIGIN}/jobs`]);
    expect(calls).toHaveLength(asked);
  });

  test('whoever signs in tells the others', async () => {
    accountSite(200, { token: 'secret-token', user_id: 'u1' });
    const tab = arriveBy('/jobs');
    const { store, last } = storeWithFakeServer(tab);
    store.dispatch(sessionActions.handOver());
    await settle();
    await last('CUser').answer({ cUser: person });
    expect(tab.told).toEqual([{ kind: 'signed-in', userId: 'u1' }]);
  });
});

test.each(['/policy', '/term-of-condition', '/404', '/misc/maintenance'])(
  '%s is for everybody: nobody is sent to sign in',
  async (path) => {
    const tab = fakeBrowser(ORIGIN + path);
    const { store } = storeWithFakeServer(tab);
    store.dispatch(sessionActions.resume());
    await settle();
    expect(tab.left).toEqual([]);
    expect(selectSession(store.getState())).toEqual({ status: 'signed-out', userId: null, message: null });
  },
);

describe('acting as somebody else', () => {
  const acting = async () => {
    const tab = fakeBrowser(`${ORIGIN}/users/all`, { _token: 'secret-token', _login_as: 'their-token' });
    const app = storeWithFakeServer(tab);
    app.store.dispatch(sessionActions.resume());
    await app.last('CUser').answer({ cUser: { ...person, login_as: { by_id: 'u0', by_email: 'boss@shop.test', expires_at: 99 } } });
    return { ...app, tab };
  };

  test('the server’s token goes into its cookie alone, and the page loads anew', async () => {
    const { store, last, tab } = await signedIn('/users/all');
    store.dispatch(sessionActions.loginAs({ userId: 'u7' }));
    await settle();
    expect(last('LoginAs').variables).toEqual({ _id: 'u7' });
    await last('LoginAs').answer({ loginAs: { token: 'their-token', expires_at: 4_000 } });
    expect(tab.cookies()).toMatchObject({ _login_as: 'their-token', _token: 'secret-token' });
    expect(JSON.stringify(store.getState())).not.toContain('their-token');
    expect(tab.left).toEqual([ORIGIN]);
  });

  test('ending it takes the cookie away, even when the server is gone', async () => {
    const { store, last, tab } = await acting();
    store.dispatch(sessionActions.endLoginAs());
    await settle();
    await last('EndLoginAs').fail({ kind: 'maintenance', message: 'Failed to fetch' });
    expect(tab.cookies()).toEqual({ _token: 'secret-token', _uid: 'u1', _rl: 'root' });
    expect(tab.left).toEqual([ORIGIN]);
  });

  test('when its time is over the person is themselves again, not signed out', async () => {
    const { store, last, tab } = await acting();
    store.dispatch(stores.actions.load());
    await last('Stores').fail({ kind: 'wrong-token', message: 'Signing in as somebody else has ended.' });
    expect(tab.cookies()).toMatchObject({ _token: 'secret-token' });
    expect(tab.cookies()).not.toHaveProperty('_login_as');
    expect(tab.left).toEqual([`${ORIGIN}/users/all`]);
  });
});

describe('the container switcher', () => {
  const docker = (_id: string, domain: string, server: string) => ({ docker_id: _id, current: false, docker: { _id, domain, server } });
  const withContainers = { ...person, auth_docker: [docker('d1', 'demo', 'shop_test'), docker('d2', 'rival', 'shops_example_com')] };

  const inShop = async () => {
    const tab = fakeBrowser(`${ORIGIN}:8443/stores/all?status=Valid`, { _token: 'secret-token' });
    const app = storeWithFakeServer(tab);
    app.store.dispatch(sessionActions.resume());
    await app.last('CUser').answer({ cUser: withContainers });
    return { ...app, tab };
  };

  test('leads to the same place of the other host, by a code instead of the token', async () => {
    const url = 'https://rival.shops.example.com:8443/session?token=code-9&extras=%2Fstores%2Fall';
    const calls = accountSite(200, { url });
    const { store, tab } = await inShop();
    store.dispatch(sessionActions.switchContainer({ dockerId: 'd2' }));
    await settle();
    await settle();
    const [path, init] = calls.mock.calls[0] ?? [];
    expect(path).toBe('/account/api/hand-over');
    expect(JSON.parse(String(init?.body))).toEqual({ origin: 'https://rival.shops.example.com:8443', extras: '/stores/all?status=Valid' });
    expect(tab.left).toEqual([url]);
  });

  test.each([
    ['is refused', 403, {}],
    ['names another host', 200, { url: 'https://evil.test/session?token=x' }],
  ])('when the hand-over %s, that host asks them to sign in', async (_what, status, body) => {
    accountSite(status, body);
    const { store, tab } = await inShop();
    store.dispatch(sessionActions.switchContainer({ dockerId: 'd2' }));
    await settle();
    await settle();
    expect(tab.left).toEqual(['https://rival.shops.example.com:8443/stores/all?status=Valid']);
  });

  test('a container that is not the person’s leads nowhere', async () => {
    const { store, tab } = await inShop();
    store.dispatch(sessionActions.switchContainer({ dockerId: 'd3' }));
    await settle();
    expect(tab.left).toEqual([]);
  });
});
