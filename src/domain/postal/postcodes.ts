import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { isCountry } from './countries';

/** Of a country whose postcodes nobody here knows: some have none at all. */
const ANY = /^[A-Z\d][A-Z\d -]{0,11}$|^$/u;

/** Postcodes exist there, and parcels arrive without. */
const OPTIONAL: ReadonlySet<string> = new Set('BO CL CO CR DO EC EG GT HN IE JM KE NG NI OM PA PE PY SV TT UY VE VN XK ZM'.split(' '));

/** How postcodes are written where people leave out what is between their parts: `#` is a letter or a digit. */
const FORMS: Readonly<Partial<Record<string, string>>> = {
  BR: '#####-###',
  CA: '### ###',
  CZ: '### ##',
  GR: '### ##',
  IE: '### ####',
  JP: '###-####',
  NL: '#### ##',
  PL: '##-###',
  PT: '####-###',
  SE: '### ##',
  SK: '### ##',
  US: '#####-####',
};

/** Forms that are in use there beside those of the collection. */
const ALSO: Readonly<Partial<Record<string, RegExp>>> = {
  AR: /^\d{4}$/u,
  AZ: /^AZ ?\d{4}$/u,
  CL: /^\d{3}-\d{4}$/u,
  GB: /^GIR ?0AA$/u,
  PE: /^(?:LIMA|CALLAO) \d{1,2}$/u,
  SA: /^\d{5}-\d{4}$/u,
};

/** The last three characters stand by themselves. */
const BRITISH: readonly string[] = ['GB', 'IM', 'JE', 'GG', 'GI'];

/** Letters of a country that people write before a postcode of digits, beside its code. */
const MARKS: Readonly<Partial<Record<string, string>>> = {
  ...{ AT: 'A', BE: 'B', CH: 'CH', DE: 'D', DK: 'DK', ES: 'E', FI: 'FIN', FR: 'F', HR: 'HR', HU: 'H', IT: 'I', LI: 'FL', LU: 'L' },
  ...{ NL: 'NL', NO: 'N', PL: 'PL', PT: 'P', SE: 'S', SI: 'SLO' },
};

/** Countries with postcodes that begin with a zero, which spreadsheets leave out; digits of a postcode. */
const ZEROS: Readonly<Partial<Record<string, number>>> = {
  ...{ DE: 5, ES: 5, FI: 5, FR: 5, IT: 5, KR: 5, LT: 5, MX: 5, MY: 5, PR: 5, TR: 5, UA: 5, US: 5 },
  ...{ AU: 4, DK: 4, NO: 4, NZ: 4, ZA: 4 },
  ...{ KZ: 6, RO: 6, SG: 6, JP: 7 },
};

/** Countries some of whose postcodes begin with two. */
const TWO_ZEROS: readonly string[] = ['FI', 'IT', 'PR'];

/** In the United States only postcodes of the north-east begin with a zero. */
const ZERO_STATES: readonly string[] = ['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'PR', 'VI'];
/** Australia's begin with a zero where they do not end elsewhere. */
const ZERO_STATES_AU: readonly string[] = ['NT', 'ACT'];

/** Whether a country's postcodes look like this one, which is normal. */
export const postcodeFits = (country: string, postcode: string): boolean => {
  if (!postcodeValidatorExistsForCountry(country)) return ANY.test(postcode);
  return (postcode === '' && OPTIONAL.has(country)) || (ALSO[country]?.test(postcode) ?? false) || postcodeValidator(postcode, country);
};

const shaped = (country: string, bare: string): string => {
  if (BRITISH.includes(country) && bare.length > 4) return `${bare.slice(0, -3)} ${bare.slice(-3)}`;
  const form = FORMS[country];
  if (form?.replace(/[^#]/g, '').length !== bare.length) return bare;
  let at = 0;
  return form.replace(/#/g, () => bare.charAt(at++));
};

const withZeros = (country: string, state: string, bare: string): string => {
  const states = country === 'US' ? ZERO_STATES : country === 'AU' ? ZERO_STATES_AU : undefined;
  const length = ZEROS[country];
  if (length === undefined || !/^\d{3,}$/.test(bare) || bare.length < length - (TWO_ZEROS.includes(country) ? 2 : 1)) return bare;
  return states && !states.includes(state) ? bare : bare.padStart(length, '0');
};

/**
 * A postcode as its country writes it: without the country before it, with the blanks and dashes that belong in it and the zero a spreadsheet left
 * out. One that fits no form of the country stays as it was written. `state`: by its code.
 */
export const normalPostcode = (country: string, text: string, state = ''): string => {
  const written = text
    .normalize('NFKC')
    .replace(/\p{Cf}|〒/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .trim()
    .replace(/\s+/gu, ' ')
    .toUpperCase();
  if (!isCountry(country)) return written;
  const marks = [country, MARKS[country] ?? country].join('|');
  const unmarked = written.replace(new RegExp(`^(?:${marks})[ -]?(?=\\d)`, 'u'), '');
  // Latvia, Lithuania and others have their letters in the postcode itself.
  const both = country in MARKS ? [unmarked, written] : [written, unmarked];
  const forms = both.flatMap((each) => {
    const bare = each.replace(/[ -]/gu, '');
    return [shaped(country, bare), each, bare, shaped(country, withZeros(country, state.trim().toUpperCase(), bare))];
  });
  return forms.find((form) => form !== '' && postcodeValidatorExistsForCountry(country) && postcodeFits(country, form)) ?? written;
};
