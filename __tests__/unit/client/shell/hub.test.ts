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
