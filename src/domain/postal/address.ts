import { isCountry } from './countries';
import { normalPostcode, postcodeFits } from './postcodes';

/** Where a parcel goes to or comes from; what is not known is null. */
export interface PostalAddress {
  readonly address_1?: string | null | undefined;
  readonly address_2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  /** Two letters, by ISO 3166. */
  readonly country?: string | null | undefined;
}

/** Ways in which an address cannot be one, as carriers name them. */
type AddressFaultCode = 'bad_country' | 'bad_street' | 'missing_number' | 'missing_unit' | 'bad_city' | 'missing_state' | 'bad_postcode';

/** What is wrong with an address, and in which part of it; its sentence is the refusal `address.<code>`. */
interface AddressFault {
  readonly code: AddressFaultCode;
  readonly part: keyof PostalAddress;
}

/** Parcels do not arrive there without the state or province. */
const WITH_STATE: readonly string[] = ['US', 'CA', 'AU', 'BR', 'MX', 'JP', 'IN'];

/** Houses have numbers everywhere there. */
const NUMBERED: readonly string[] = ['US', 'CA', 'AU', 'DE', 'AT', 'BE', 'NL', 'DK', 'PL'];

/** Places whose post goes by no house. */
const WITHOUT_HOUSE = /\b(?:general delivery|poste restante|postlagernd)\b/iu;

/** Where blocks and houses are numbers alone, as in `1-2-3`. */
const BLOCKS = /\d\s*[-‐-―−－]\s*\d/u;

/** A postcode among the words of a city; districts have numbers of one or two digits, as in Dublin 8 or Praha 4. */
const LONG_NUMBER = /\p{Nd}{4,}/u;

/** A flat is said to be there and not which: `Apt`, `Unit #`. */
const UNIT_WITHOUT_NUMBER = /(?:^|[\s,])(?:apt|apartment|unit|suite|ste|room|rm|wohnung|appartement|apto)\.?\s*#?$/iu;
const LETTER = /\p{L}/u;
const NUMBER = /\p{N}/u;

/** What of an address cannot be, in the order it is written in; none: it may well be right. Formats alone are looked at, never a map. */
export const addressFaults = (address: PostalAddress): readonly AddressFault[] => {
  const part = (name: keyof PostalAddress): string => (address[name] ?? '').trim();
  const [street, second, city, country] = [part('address_1'), part('address_2'), part('city'), part('country').toUpperCase()];
  const faults: AddressFault[] = [];
  if (!isCountry(country)) faults.push({ code: 'bad_country', part: 'country' });
  const isStreet = (LETTER.test(street) && street.length >= 3) || (country === 'JP' && BLOCKS.test(street));
  if (!isStreet) faults.push({ code: 'bad_street', part: 'address_1' });
  else if (NUMBERED.includes(country) && !NUMBER.test(street + second) && !WITHOUT_HOUSE.test(`${street} ${second}`))
    faults.push({ code: 'missing_number', part: 'address_1' });
  if (UNIT_WITHOUT_NUMBER.test(street) && !NUMBER.test(second)) faults.push({ code: 'missing_unit', part: 'address_1' });
  else if (UNIT_WITHOUT_NUMBER.test(second)) faults.push({ code: 'missing_unit', part: 'address_2' });
  if (!postcodeFits(country, normalPostcode(country, part('postcode'), part('state'))))
    faults.push({ code: 'bad_postcode', part: 'postcode' });
  if (!LETTER.test(city) || LONG_NUMBER.test(city)) faults.push({ code: 'bad_city', part: 'city' });
  if (WITH_STATE.includes(country) && part('state') === '') faults.push({ code: 'missing_state', part: 'state' });
  return faults;
};

/** An address on one line, as its country writes it; null: nothing of it is known. */
export const addressLine = ({ address_1, address_2, city, state, postcode, country }: PostalAddress): string | null => {
  const joined = (by: string, parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(by);
  const stateLast = WITH_STATE.includes(country ?? '');
  const place = stateLast ? joined(', ', [city, joined(' ', [state, postcode])]) : joined(', ', [joined(' ', [postcode, city]), state]);
  return joined(', ', [address_1, address_2, place, country]) || null;
};
