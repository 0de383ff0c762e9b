import fc from 'fast-check';
import {
  cleanNumber,
  COURIERS,
  courierName,
  courierOf,
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

test('a guess is the courier that was named, or the only one the number fits', () => {
  expect(guessCourier('', '1Z999AA10123456784')?.code).toBe('ups');
  expect(guessCourier('', '123456789012')).toBeUndefined();
  expect(guessCourier('', '12345')).toBeUndefined();
  expect(guessCourier('FedEx', '123456789012')?.code).toBe('fedex');
  expect(guessCourier('DHL_Express', '1234567890')?.code).toBe('dhl');
  // One nobody here knows is not somebody else.
  expect(guessCourier('Pony Express', '1Z999AA10123456784')).toBeUndefined();
  expect(courierName('pony-express')).toBe('pony-express');
  fc.assert(
    fc.property(fc.string(), (number) => {
      const fitting = couriersFor(number);
      expect(guessCourier('', number)).toBe(fitting.length === 1 ? fitting[0] : undefined);
    }),
  );
});

test('a number is typed with spaces and small letters, and has 4 to 60 characters', () => {
  expect(cleanNumber(' 1z 999 aa1 ')).toBe('1Z999AA1');
  expect(['ABC', 'ABCD', 'AB CD', 'Ü1234', '9'.repeat(61)].map(isNumber)).toEqual([false, true, false, false, false]);
});
