import { passkeyDomain } from '../../../../src/server/sign-in/second-factors/relying-party';

test.each([
  ['demo.example.com', ['example.com'], 'example.com'],
  ['example.com', ['example.com'], 'example.com'],
  ['a.eu.example.com', ['example.com', 'eu.example.com'], 'eu.example.com'],
  ['shop.other.org', ['example.com'], 'shop.other.org'],
  ['notexample.com', ['example.com'], 'notexample.com'],
  ['example.com.evil.test', ['example.com'], 'example.com.evil.test'],
  ['demo.localhost', ['localhost'], 'demo.localhost'],
  ['localhost', [], 'localhost'],
])('a passkey of %s, beneath %j, belongs to %s', (host, domains, domain) => {
  expect(passkeyDomain(host, domains)).toBe(domain);
});

test.each(['127.0.0.1', '[::1]', '::1', '10.0.0.7'])('%s has no passkeys', (host) => {
  expect(passkeyDomain(host, ['example.com'])).toBeUndefined();
});
