import fc from 'fast-check';
import { addressFaults, addressLine, type PostalAddress } from '../../../../src/domain/postal/address';
import { COUNTRIES } from '../../../../src/domain/postal/countries';

const codes = (address: PostalAddress): string[] => addressFaults(address).map(({ code }) => code);
const US = { address_1: '1 Main St', city: 'Springfield', state: 'IL', postcode: '62701', country: 'US' };

test.each<PostalAddress>([
  US,
  { ...US, postcode: '62701-1234', address_2: 'Apt 4B' },
  { address_1: 'Hauptstraße 1', city: 'Berlin', postcode: '10115', country: 'DE' },
  { address_1: '10 Downing Street', city: 'London', postcode: 'sw1a 2aa', country: 'GB' },
  { address_1: 'Flat 2, The Old Mill', city: 'Galway', country: 'IE' },
  { address_1: 'Av. Paulista 1578', city: 'São Paulo', state: 'SP', postcode: '01310-200', country: 'BR' },
  { address_1: 'Keizersgracht 1', city: 'Amsterdam', postcode: '1015 CN', country: 'nl' },
  { address_1: '千代田1-1', city: '千代田区', state: '東京都', postcode: '100-0001', country: 'JP' },
  { address_1: 'Queen’s Road 5', city: 'Hong Kong', country: 'HK' },
])('%j may well be right', (address) => {
  expect(codes(address)).toEqual([]);
});

test.each<[PostalAddress, string]>([
  [{ ...US, postcode: '6270' }, 'bad_postcode'],
  [{ ...US, postcode: '' }, 'bad_postcode'],
  [{ ...US, state: ' ' }, 'missing_state'],
  [{ ...US, city: '62701' }, 'bad_city'],
  [{ ...US, address_1: '12345' }, 'bad_street'],
  [{ ...US, address_1: 'Main Street' }, 'missing_number'],
  [{ ...US, address_1: '1 Main St Apt' }, 'missing_unit'],
  [{ ...US, address_2: 'Unit #' }, 'missing_unit'],
  [{ ...US, country: 'Germany', postcode: '1' }, 'bad_country'],
])('%j is told %s', (address, code) => {
  expect(codes(address)).toContain(code);
});

test('whatever is typed, an address is looked at, and how it is spaced does not matter', () => {
  const part = fc.oneof(fc.string(), fc.constant(null));
  const address = fc.record({
    address_1: part,
    address_2: part,
    city: part,
    state: part,
    postcode: part,
    country: fc.constantFrom(...COUNTRIES),
  });
  fc.assert(
    fc.property(address, (typed) => {
      const spaced = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value === null ? null : `  ${value} `]));
      expect(addressFaults(spaced)).toEqual(addressFaults(typed));
    }),
  );
});

test('an address is written as its country does', () => {
  expect(addressLine({ ...US, address_2: 'Apt 2' })).toBe('1 Main St, Apt 2, Springfield, IL 62701, US');
  expect(addressLine({ address_1: 'Ring 1', postcode: '04109', city: 'Leipzig', country: 'DE' })).toBe('Ring 1, 04109 Leipzig, DE');
  expect(addressLine({})).toBeNull();
});
