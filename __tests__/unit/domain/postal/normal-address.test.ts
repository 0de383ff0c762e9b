import fc from 'fast-check';
import ADDRESSES from '../../../fixtures/world/addresses.json';
import { addressFaults, type PostalAddress } from '../../../../src/domain/postal/address';
import { COUNTRIES } from '../../../../src/domain/postal/countries';
import { countryCode } from '../../../../src/domain/postal/country-names';
import { normalAddress } from '../../../../src/domain/postal/normal-address';
import { firstAddressState } from '../../../../src/domain/sales/order-address';

interface WorldAddress {
  readonly given: PostalAddress;
  /** Parts that are sent in another form than they were given. */
  readonly sent: PostalAddress;
  readonly faults: readonly string[];
}

test.each(ADDRESSES as readonly WorldAddress[])('$given is sent with $sent, and wrong of it is $faults', ({ given, sent, faults }) => {
  const normal = normalAddress(given);
  expect(normal).toEqual({ ...given, ...sent });
  expect(addressFaults(normal).map(({ code }) => code)).toEqual(faults);
  expect(firstAddressState(given).address_state).toBe(faults.length === 0 ? 'verifying' : 'invalid');
});

test('an address that is normal stays as it is, and nothing that was told becomes empty', () => {
  const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant(null));
  const address = fc.record({
    address_1: part,
    address_2: part,
    city: part,
    state: part,
    postcode: part,
    country: fc.oneof(fc.constantFrom(...COUNTRIES), fc.string()),
  });
  fc.assert(
    fc.property(address, (told) => {
      const normal = normalAddress(told);
      expect(normalAddress(normal)).toEqual(normal);
      for (const name of ['address_1', 'city', 'postcode', 'country'] as const)
        if (/[\p{L}\p{N}]/u.test(told[name] ?? '')) expect(normal[name]).not.toBe('');
    }),
  );
});

test('every country is known by its code, its English name and its three letters', () => {
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  for (const code of COUNTRIES) expect(countryCode(english.of(code)!)).toBe(code);
  expect(['UK', 'el', 'xk', 'DEU', 'U.S.A.', 'Côte d’Ivoire', 'Niederlande', 'Suíça', 'Nowhere'].map(countryCode)).toEqual([
    ...['GB', 'GR', 'XK', 'DE', 'US', 'CI', 'NL', 'CH'],
    'Nowhere',
  ]);
});
