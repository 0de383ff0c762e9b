import { checksOf } from '../../domain/sales/check-digits';
import { chance, pick } from './chance';

export interface Courier {
  readonly code: string;
  readonly name: string;
  readonly country: string | null;
  readonly url: string;
  /** What its numbers look like. Those of several overlap, as in the world. */
  readonly format: RegExp;
}

export const COURIERS: readonly Courier[] = [
  {
    code: 'usps',
    name: 'USPS',
    country: 'US',
    url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=******',
    format: /^(9[1-5]\d{20}|\d{20}|[A-Z]{2}\d{9}US)$/,
  },
  { code: 'ups', name: 'UPS', country: null, url: 'https://www.ups.com/track?tracknum=******', format: /^1Z[0-9A-Z]{16}$/ },
  { code: 'dhl', name: 'DHL Express', country: null, url: 'https://www.dhl.com/track?id=******', format: /^(\d{10}|JD01\d{14,16})$/ },
  {
    code: 'fedex',
    name: 'FedEx',
    country: null,
    url: 'https://www.fedex.com/fedextrack/?trknbr=******',
    format: /^(\d{12}|\d{15}|\d{20})$/,
  },
  {
    code: 'dhl-germany',
    name: 'DHL Paket',
    country: 'DE',
    url: 'https://www.dhl.de/paket?id=******',
    format: /^(\d{12}|\d{20}|JJD\d{15,17})$/,
  },
  { code: 'royal-mail', name: 'Royal Mail', country: 'GB', url: 'https://www.royalmail.com/track/******', format: /^[A-Z]{2}\d{9}GB$/ },
];

export const courierOf = (code: string): Courier | undefined => COURIERS.find((courier) => courier.code === code);

/** Whose numbers look like this one; more than one may fit. */
export const couriersFor = (number: string): Courier[] => COURIERS.filter(({ format }) => format.test(number));

export const linkTo = ({ url }: Pick<Courier, 'url'>, number: string): string => url.replace('******', number);

const ORDER_DIGITS = { usps: 10, ups: 7, dhl: 10 } as const;
type Sender = keyof typeof ORDER_DIGITS;

/** Who carries a parcel to a country. */
export const senderTo = (country: string, seed: string, reference: string): Sender => {
  if (country !== 'US') return 'dhl';
  return chance(seed, reference, 'courier') < 0.7 ? 'usps' : 'ups';
};

const digits = (seed: string, reference: string, length: number): string =>
  String(pick(chance(seed, reference, 'digits'), 0, 10 ** length - 1)).padStart(length, '0');

/** A number whose last digit is its check digit, as its courier counts it: a digit within is chosen so that it is. */
const withCheckDigit = (sender: Sender, begin: string, made: string, end: string): string => {
  const tries = Array.from({ length: 10 }, (_, digit) => `${begin}${made.slice(0, -1)}${(Number(made.slice(-1)) + digit) % 10}${end}`);
  return tries.find((number) => checksOf(sender, number) !== 'wrong') ?? `${begin}${made}${end}`;
};

/** The number of a parcel. Its order and its place among that order's parcels can be read from it again. */
export const numberOf = (sender: Sender, seed: string, reference: string, order: number, parcel: number): string => {
  const place = `${String(order).padStart(ORDER_DIGITS[sender], '0')}${parcel}`;
  if (sender === 'usps') return withCheckDigit(sender, '94001', digits(seed, reference, 6), place);
  if (sender === 'ups') return withCheckDigit(sender, '1Z', digits(seed, reference, 6), `03${place}`);
  return `JD01${digits(seed, reference, 4)}${place}`;
};

/** Which order and parcel of it a number may be of. */
export const partsOf = (number: string): { order: number; parcel: number } | undefined => {
  const sender = (['usps', 'ups', 'dhl'] as const).find((code) => courierOf(code)?.format.test(number));
  if (!sender) return undefined;
  const order = Number(number.slice(-1 - ORDER_DIGITS[sender], -1));
  return Number.isSafeInteger(order) && order < 2 ** 31 ? { order, parcel: Number(number.slice(-1)) } : undefined;
};
