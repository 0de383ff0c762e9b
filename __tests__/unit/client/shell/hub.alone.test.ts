import fc from 'fast-check';
import { parseHub } from '../../../../src/client/shell/session/hub';

test('a hub configuration names the account site, the help and the brands', () => {
  const hub = { account: 'https://account.example.com/', help: '/docs', brands: { 'Example.com': { name: ' Acme ', logo: '/acme.svg' } } };
  expect(parseHub(JSON.stringify(hub))).toEqual({
    account: 'https://account.example.com',
    help: '/docs',
    brands: { 'example.com': { name: 'Acme', logo: '/acme.svg' } },
  });
});

test.each([[undefined], [null], [''], ['{'], ['[]'], ['null'], ['"text"'], ['{"account":1,"brands":[]}'], ['<!doctype html>']])(
  'a configuration of %j is taken for an empty one',
  (text) => {
    expect(parseHub(text)).toEqual({});
  },
);

test.each([['javascript:alert(1)'], ['//evil.test'], ['data:text/html,x'], ['account.example.com']])(
  '%s is no address of an account site',
  (account) => {
    expect(parseHub(JSON.stringify({ account, help: account, brands: { 'a.test': { logo: account } } }))).toEqual({
      brands: { 'a.test': {} },
    });
  },
);

test('no text whatever makes it throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof parseHub(text) === 'object'));
});

/** The addresses of a page whose host set this hub configuration; without one, those of our own server, as on localhost. */
const addresses = async (config?: object) => {
  jest.resetModules();
  document.head.innerHTML = config ? `<script type="application/json" id="hub">${JSON.stringify(config)}</script>` : '';
  const session = await import('../../../../src/client/shell/session/addresses');
  const { NAVIGATION, externalAddress } = await import('../../../../src/client/shell/layout/navigation');
  const { outsideAddress } = await import('../../../../src/client/shell/notifications/shown-notification');
  const outside = NAVIGATION.flatMap(({ entries }) => entries).filter(({ external }) => external);
  return { ...session, outsideAddress, outside: outside.map((entry) => externalAddress(entry)) };
};

const here = new URL('https://demo.shop.test/orders/all?status=In Production#top');
const ref = 'ref=https%3A%2F%2Fdemo.shop.test%2Forders%2Fall%3Fstatus%3DIn%2520Production%23top';
const account = 'https://account.example.com';

test('login, logout and register take the encoded place one is at as ref', async () => {
  const { loginUrl, logoutUrl, registerUrl } = await addresses();
  expect([loginUrl(here), logoutUrl(here), registerUrl(here)]).toEqual([
    `/account/login?${ref}`,
    `/account/logout?${ref}`,
    `/account/register?${ref}`,
  ]);
});

test('they are our own server’s, as on localhost, unless the hub configuration names an account site', async () => {
  const { loginUrl, logoutUrl, registerUrl } = await addresses({ account: `${account}/` });
  expect([loginUrl(here), logoutUrl(here), registerUrl(here)]).toEqual([
    `${account}/account/login?${ref}`,
    `${account}/account/logout?${ref}`,
    `${account}/account/register?${ref}`,
  ]);
});

test('Topup and History are billing pages of the account site, Help is the documentation, wherever those are', async () => {
  expect((await addresses()).outside).toEqual(['/account/billing/topup', '/account/billing/history', '/static/help/index.html']);
  expect((await addresses({ account, help: 'https://help.example.com' })).outside).toEqual([
    `${account}/account/billing/topup`,
    `${account}/account/billing/history`,
    'https://help.example.com',
  ]);
});

test('a notification about the account leads to the account site, wherever it is; every other one stays here', async () => {
  expect((await addresses()).outsideAddress('/account/profile/password')).toBe('/account/profile/password');
  const { outsideAddress } = await addresses({ account });
  expect(outsideAddress('/account/profile/password')).toBe(`${account}/account/profile/password`);
  expect(outsideAddress('/jobs')).toBeNull();
});
