import { isCountry } from './countries';

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

interface CountryRule {
  /** How its postcodes look, in capitals. */
  readonly postcode: RegExp;
  /** Parcels do not arrive without the state or province. */
  readonly state?: true;
  /** Houses have numbers everywhere. */
  readonly numbered?: true;
}

const FOUR: CountryRule = { postcode: /^\d{4}$/u };
const FIVE: CountryRule = { postcode: /^\d{5}$/u };
const SIX: CountryRule = { postcode: /^\d{6}$/u };

/** Where most parcels go; of other countries no more is known than `ANY` says. */
const RULES: Readonly<Partial<Record<string, CountryRule>>> = {
  US: { postcode: /^\d{5}(-\d{4})?$/u, state: true, numbered: true },
  PR: { postcode: /^\d{5}(-\d{4})?$/u },
  CA: { postcode: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/u, state: true, numbered: true },
  AU: { postcode: /^\d{4}$/u, state: true, numbered: true },
  NZ: FOUR,
  GB: { postcode: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/u },
  IE: { postcode: /^([A-Z]\d[\dW] ?[A-Z\d]{4})?$/u },
  DE: { ...FIVE, numbered: true },
  AT: { ...FOUR, numbered: true },
  CH: FOUR,
  LI: FOUR,
  BE: { ...FOUR, numbered: true },
  LU: FOUR,
  NL: { postcode: /^[1-9]\d{3} ?[A-Z]{2}$/u, numbered: true },
  DK: { ...FOUR, numbered: true },
  NO: FOUR,
  SE: { postcode: /^\d{3} ?\d{2}$/u },
  FI: FIVE,
  FR: FIVE,
  MC: FIVE,
  ES: FIVE,
  IT: FIVE,
  PT: { postcode: /^\d{4}-\d{3}$/u },
  PL: { postcode: /^\d{2}-\d{3}$/u, numbered: true },
  CZ: { postcode: /^\d{3} ?\d{2}$/u },
  SK: { postcode: /^\d{3} ?\d{2}$/u },
  HU: FOUR,
  SI: FOUR,
  HR: FIVE,
  EE: FIVE,
  GR: { postcode: /^\d{3} ?\d{2}$/u },
  RO: SIX,
  BG: FOUR,
  TR: FIVE,
  UA: FIVE,
  BR: { postcode: /^\d{5}-?\d{3}$/u, state: true },
  MX: { ...FIVE, state: true },
  JP: { postcode: /^\d{3}-?\d{4}$/u, state: true },
  KR: FIVE,
  CN: SIX,
  IN: { ...SIX, state: true },
  SG: SIX,
  MY: FIVE,
  TH: FIVE,
  ID: FIVE,
  PH: FOUR,
  VN: { postcode: /^\d{5,6}$/u },
  TW: { postcode: /^\d{3}(\d{2,3})?$/u },
  ZA: FOUR,
  IL: { postcode: /^\d{5}(\d{2})?$/u },
};

/** Of a country without a rule of its own: some have no postcodes at all. */
const ANY: CountryRule = { postcode: /^[A-Z\d][A-Z\d -]{0,11}$|^$/u };

/** A flat is said to be there and not which: `Apt`, `Unit #`. */
const UNIT_WITHOUT_NUMBER = /(?:^|[\s,])(?:apt|apartment|unit|suite|ste|room|rm|wohnung|appartement|apto)\.?\s*#?$/iu;
const LETTER = /\p{L}/u;
const NUMBER = /\p{N}/u;

/** What of an address cannot be, in the order it is written in; none: it may well be right. Formats alone are looked at, never a map. */
export const addressFaults = (address: PostalAddress): readonly AddressFault[] => {
  const part = (name: keyof PostalAddress): string => (address[name] ?? '').trim();
  const [street, second, city, country] = [part('address_1'), part('address_2'), part('city'), part('country').toUpperCase()];
  const rule = RULES[country] ?? ANY;
  const faults: AddressFault[] = [];
  if (!isCountry(country)) faults.push({ code: 'bad_country', part: 'country' });
  if (!LETTER.test(street) || street.length < 3) faults.push({ code: 'bad_street', part: 'address_1' });
  else if (rule.numbered && !NUMBER.test(street + second)) faults.push({ code: 'missing_number', part: 'address_1' });
  if (UNIT_WITHOUT_NUMBER.test(street) && !NUMBER.test(second)) faults.push({ code: 'missing_unit', part: 'address_1' });
  else if (UNIT_WITHOUT_NUMBER.test(second)) faults.push({ code: 'missing_unit', part: 'address_2' });
  if (!rule.postcode.test(part('postcode').toUpperCase())) faults.push({ code: 'bad_postcode', part: 'postcode' });
  if (!LETTER.test(city) || NUMBER.test(city)) faults.push({ code: 'bad_city', part: 'city' });
  if (rule.state && part('state') === '') faults.push({ code: 'missing_state', part: 'state' });
  return faults;
};

/** An address on one line, as its country writes it; null: nothing of it is known. */
export const addressLine = ({ address_1, address_2, city, state, postcode, country }: PostalAddress): string | null => {
  const joined = (by: string, parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(by);
  const stateLast = RULES[country ?? '']?.state;
  const place = stateLast ? joined(', ', [city, joined(' ', [state, postcode])]) : joined(', ', [joined(' ', [postcode, city]), state]);
  return joined(', ', [address_1, address_2, place, country]) || null;
};
