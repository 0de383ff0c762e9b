import { brandFor, OWN_BRAND } from '../../../../src/domain/people/brand';
import { addressInContainer } from '../../../../src/domain/people/containers';

test.each([
  [
    { domain: 'rival', server: 'localhost' },
    'http://demo.localhost:3000/stores/all?status=Valid',
    'http://rival.localhost:3000/stores/all?status=Valid',
  ],
  [{ domain: 'acme', server: 'shops_example_com' }, 'https://demo.shops.example.com/jobs', 'https://acme.shops.example.com/jobs'],
  [
    { domain: 'acme', server: 'example_com' },
    'https://demo.other.org:8443/orders/all?q=a%20b#top',
    'https://acme.example.com:8443/orders/all?q=a%20b',
  ],
])('the place of %j beside %s is %s', (container, here, there) => {
  expect(addressInContainer(container, new URL(here)).href).toBe(there);
});

const brands = { 'example.com': { name: 'Acme Print' }, 'eu.example.com': { name: 'Acme Europe', logo: '/static/acme.svg' } };

test.each([
  ['demo.localhost', OWN_BRAND],
  ['127.0.0.1', OWN_BRAND],
  ['shop.example.com', { ...OWN_BRAND, name: 'Acme Print' }],
  ['EXAMPLE.COM.', { ...OWN_BRAND, name: 'Acme Print' }],
  ['shop.eu.example.com', { name: 'Acme Europe', logo: '/static/acme.svg' }],
  ['notexample.com', OWN_BRAND],
  ['example.com.evil.test', OWN_BRAND],
  ['constructor', OWN_BRAND],
])('under %s the application is called %j', (host, brand) => {
  expect(brandFor(host, brands)).toEqual(brand);
});
