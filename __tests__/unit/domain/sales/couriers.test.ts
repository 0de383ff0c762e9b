import fc from 'fast-check';
import {
  cleanNumber,
  COURIERS,
  courierName,
  courierOf,
  courierWord,
  couriersFor,
  guessCourier,
  isNumber,
  trackingUrl,
} from '../../../../src/domain/sales/couriers';
import { COURIERS as SANDBOX, numberOf, senderTo } from '../../../../src/server/sandbox/couriers';

const codes = (number: string): string[] => couriersFor(number).map(({ code }) => code);

test.each([
  ['9400111899223197428490', ['usps']],
  ['1Z999AA10123456784', ['ups']],
  ['JD014600003889104000', ['dhl']],
  ['RB123456785GB', ['royal-mail']],
  ['LX123456789DE', ['dhl-germany']],
  ['00340434161094042557', ['dhl-germany']],
  ['YT2312345678901234', ['yunexpress']],
  ['123456789012', ['fedex', 'dhl-germany', 'gls', 'purolator']],
  ['12345678901234', ['dpd', 'dpd-uk', 'hermes-de']],
  ['12345', []],
])('%s looks like a number of %j', (number, expected) => {
  expect(codes(number)).toEqual(expected);
});

test('the sandbox sends by couriers of the table, under names and with numbers it knows', () => {
  for (const { code, name } of SANDBOX) expect(courierOf(code)?.name).toBe(name);
  fc.assert(
    fc.property(fc.string(), fc.nat(9_999_999), fc.constantFrom('US', 'DE'), (reference, order, country) => {
      const sender = senderTo(country, 'seed', reference);
      expect(codes(numberOf(sender, 'seed', reference, order, 1))).toContain(sender);
    }),
  );
});

test('each courier stands once, and its page shows the number as it is', () => {
  expect(new Set(COURIERS.map(({ code }) => code)).size).toBe(COURIERS.length);
  fc.assert(
    fc.property(fc.constantFrom(...COURIERS), fc.stringMatching(/^[0-9A-Z$&-]{4,20}$/), ({ code }, number) => {
      const url = trackingUrl(code, number) ?? '';
      expect(URL.canParse(url)).toBe(true);
      expect(url).toContain(encodeURIComponent(number));
    }),
  );
});

/** With check digits that notice each single wrong digit. */
const SAMPLES = ['9400111201080805483016', '9505511069605048600624', '92001903060085300042901077', '1Z5R89390357567127'];

test('a guess is the courier that was named, or the one whose check digit is right', () => {
  expect(guessCourier('', '1Z999AA10123456784')?.code).toBe('ups');
  expect(guessCourier('', '123456789013')).toBeUndefined();
  expect(guessCourier('', '12345')).toBeUndefined();
  expect(guessCourier('FedEx', '123456789012')?.code).toBe('fedex');
  expect(guessCourier('DHL_Express', '1234567890')?.code).toBe('dhl');
  // One nobody here knows is not somebody else.
  expect(guessCourier('Pony Express', '1Z999AA10123456784')).toBeUndefined();
  expect(courierWord('Pony Express', '1Z999AA10123456784')).toBe('Pony Express');
  // Codes were made of names once; people and shops read names.
  expect([courierName('pony-express'), courierName('J&T Express')]).toEqual(['Pony Express', 'J&T Express']);
  fc.assert(
    fc.property(fc.constantFrom(...SAMPLES), fc.nat(9), fc.nat(40), (sample, digit, at) => {
      const place = at % sample.length;
      const other = sample.slice(0, place) + String(digit) + sample.slice(place + 1);
      fc.pre(/\d/.test(sample.charAt(place)) && other !== sample && place >= 2);
      expect(guessCourier('', sample)).toBeDefined();
      expect(guessCourier('', other)).toBeUndefined();
    }),
  );
});

test('a number is typed with spaces and small letters, and has 4 to 60 characters', () => {
  expect(cleanNumber(' 1z 999 aa1 ')).toBe('1Z999AA1');
  expect(['ABC', 'ABCD', 'AB CD', 'Ü1234', '9'.repeat(61)].map(isNumber)).toEqual([false, false, false, false, false]);
  expect(['RIGHT-1', '94 00', '0094', 'N/A', '0000', '2026-11-27'].map((typed) => isNumber(cleanNumber(typed)))).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
});
