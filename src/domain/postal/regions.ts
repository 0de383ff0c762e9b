import names from 'cldr-subdivisions-full/subdivisions/en/en.json';
import { isCountry } from './countries';

const NAMES: Readonly<Record<string, string>> = names.subdivisions.localeDisplayNames.subdivisions;

/** Countries that write their regions by codes on parcels. */
const CODED: readonly string[] = ['US', 'CA', 'AU', 'BR', 'IT'];

/** Without accents, for carriers' labels. */
const ascii = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '');

/**
 * A region as it is written on a parcel: by its name (CLDR, in English) where shops tell a code of ISO 3166-2, such as `JP13` or `I` of Greece; by its
 * code where its country does so. What is no such code stays as it is.
 */
export const regionOnParcel = (country: string, text: string): string => {
  const written = text.trim();
  if (!isCountry(country)) return written;
  const [, code] = new RegExp(`^(?:${country}[ -]?)?([A-Z\\d]{1,3})$`, 'iu').exec(written) ?? [];
  if (code === undefined) return written;
  const name = NAMES[`${country}${code}`.toLowerCase()];
  if (name === undefined) return written;
  return CODED.includes(country) ? code.toUpperCase() : ascii(name);
};
