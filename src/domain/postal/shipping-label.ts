import { addressFaults, type PostalAddress } from './address';
import type { LabelLimits } from './label-limits';

/** An address with the person at it, as a label shows it. */
export interface LabelAddress extends PostalAddress {
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string | null;
  readonly address_1: string;
  readonly address_2: string | null;
  readonly city: string;
}

export const LABEL_FAULTS = ['not_latin', 'too_long', 'post_box'] as const;

export type LabelFault = (typeof LABEL_FAULTS)[number];

const FOREIGN_LETTER = /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a text has letters of another script than Latin. */
export const hasForeignLetters = (text: string): boolean => FOREIGN_LETTER.test(text);

/** Post office boxes and parcel lockers, in the languages of the countries that have them. */
const POST_BOX = new RegExp(
  [
    String.raw`\bp\.?\s*o\.?\s*box\b`,
    String.raw`\bpost(?:al)?\s+(?:office\s+)?box\b`,
    String.raw`\b(?:locked|private|mail)\s+bag\b`,
    String.raw`\bparcel\s+locker\b`,
    String.raw`\b(?:postfach|packstation|postfiliale|postbus|postboks|postbox|postilokero|pakkeboks|paczkomat)\b`,
    String.raw`\b(?:bo[iî]te\s+postale|b\.?\s?p\.?\s*(?=\d)|c\.?\s?p\.?\s*(?=\d)|casella\s+postale)`,
    String.raw`\b(?:apartado(?:\s+(?:de\s+correos|postal))?|apdo|casilla(?:\s+(?:de\s+correo|postal))?|caixa\s+postal)\b\.?\s*(?=\d|n)`,
    String.raw`\bskrytka\s+pocztowa\b`,
    String.raw`а\s*/\s*я|абонентский\s+ящик|私書箱|사서함`,
  ].join('|'),
  'iu',
);

const lengthOf = (text: string): number => Array.from(text).length;

const secondLine = ({ company, address_2 }: LabelAddress, { companyLine }: LabelLimits): string =>
  [companyLine ? '' : company, address_2].filter(Boolean).join(', ');

const linesOf = (address: LabelAddress, limits: LabelLimits): readonly string[] => [
  `${address.first_name} ${address.last_name}`.trim(),
  limits.companyLine ? (address.company ?? '') : '',
  address.address_1,
  secondLine(address, limits),
  address.city,
  address.state ?? '',
];

/** Couriers deliver to the street where an address names one beside the box. */
const goesToBox = ({ address_1, address_2, country }: LabelAddress, { boxes }: LabelLimits): boolean => {
  if (boxes.includes(country ?? '')) return false;
  const lines = [address_1, address_2 ?? ''];
  if (!lines.some((line) => POST_BOX.test(line))) return false;
  const street = lines.find((line) => line !== '' && !POST_BOX.test(line)) ?? '';
  const withoutBox = { address_1: street, city: 'x', country };
  return !/\p{N}/u.test(street) || addressFaults(withoutBox).some(({ part }) => part === 'address_1');
};

/**
 * The address with its street on two lines that fit, wherever all of its words have room there: nothing of it is lost. Otherwise it is returned as
 * it is.
 */
export const withStreetWrapped = <Address extends LabelAddress>(address: Address, limits: LabelLimits): Address => {
  const { address_1, address_2, company } = address;
  const room = limits.line - (limits.companyLine || !company ? 0 : lengthOf(company) + 2);
  if (lengthOf(address_1) <= limits.line && lengthOf(address_2 ?? '') <= room) return address;
  const words = [address_1, address_2].filter(Boolean).join(', ').split(' ');
  const isOnFirst = words.map(
    (_, at) =>
      lengthOf(
        words
          .slice(0, at + 1)
          .join(' ')
          .replace(/,$/u, ''),
      ) <= limits.line,
  );
  const fitting = isOnFirst.lastIndexOf(true) + 1;
  const rest = words.slice(fitting).join(' ');
  if (fitting === 0 || lengthOf(rest) > room) return address;
  return { ...address, address_1: words.slice(0, fitting).join(' ').replace(/,$/u, ''), address_2: rest || null };
};

/** Why an address can't be on a label or be delivered to; null: it can. It is meant as it would be sent, with its street wrapped. */
export const labelFault = (address: LabelAddress, limits: LabelLimits): LabelFault | null => {
  const lines = linesOf(address, limits);
  if (lines.some(hasForeignLetters)) return 'not_latin';
  if (goesToBox(address, limits)) return 'post_box';
  return lines.some((line) => lengthOf(line) > limits.line) ? 'too_long' : null;
};

/** Abbreviations that postal services publish (United States Postal Service, Publication 28; Deutsche Post). */
const ABBREVIATIONS: readonly (readonly [words: RegExp, short: string])[] = [
  [/\bstreet\b/giu, 'St'],
  [/\bavenue\b/giu, 'Ave'],
  [/\bboulevard\b/giu, 'Blvd'],
  [/\broad\b/giu, 'Rd'],
  [/\bdrive\b/giu, 'Dr'],
  [/\blane\b/giu, 'Ln'],
  [/\bcourt\b/giu, 'Ct'],
  [/\bsquare\b/giu, 'Sq'],
  [/\bterrace\b/giu, 'Ter'],
  [/\bparkway\b/giu, 'Pkwy'],
  [/\bhighway\b/giu, 'Hwy'],
  [/\bapartment\b/giu, 'Apt'],
  [/\bbuilding\b/giu, 'Bldg'],
  [/\bfloor\b/giu, 'Fl'],
  [/\bsuite\b/giu, 'Ste'],
  [/\broom\b/giu, 'Rm'],
  [/\bdepartment\b/giu, 'Dept'],
  [/stra(?:ß|ss)e\b/gu, 'str.'],
  [/\bStra(?:ß|ss)e\b/gu, 'Str.'],
];

const shortened = (text: string): string => ABBREVIATIONS.reduce((short, [words, by]) => short.replace(words, by), text);

/** A way to write an address that fits a label: by `toLatin`, abbreviated, and wrapped as far as needed. Null: there is none, or none is needed. */
export const labelProposal = <Address extends LabelAddress>(
  address: Address,
  limits: LabelLimits,
  toLatin: (text: string) => string | null,
): Address | null => {
  if (labelFault(withStreetWrapped(address, limits), limits) === null) return null;
  const latin = (text: string): string => (hasForeignLetters(text) ? (toLatin(text) ?? text) : text);
  const latinOrNone = (text: string | null): string | null => text && latin(text);
  const written: Address = {
    ...address,
    first_name: latin(address.first_name),
    last_name: latin(address.last_name),
    company: latinOrNone(address.company),
    address_1: latin(address.address_1),
    address_2: latinOrNone(address.address_2),
    city: latin(address.city),
    ...(address.state && { state: latin(address.state) }),
  };
  const short = { ...written, address_1: shortened(written.address_1), address_2: written.address_2 && shortened(written.address_2) };
  return [written, short].map((each) => withStreetWrapped(each, limits)).find((each) => labelFault(each, limits) === null) ?? null;
};
