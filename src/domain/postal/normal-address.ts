import type { PostalAddress } from './address';
import { countryCode } from './country-names';
import { normalPostcode } from './postcodes';
import { regionOnParcel } from './regions';

/** Marks of direction and of width that come with what is copied, and that nobody sees. Joiners belong to some scripts. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

const tidy = (text: string): string => text.normalize('NFC').replace(UNSEEN, '').trim().replace(/\s+/gu, ' ');

/** Whole parts keep being what they were: null, missing or a text. */
const changed = <Part extends string | null | undefined>(part: Part, change: (text: string) => string): Part =>
  (typeof part === 'string' ? change(part) : part) as Part;

/** An address as its country writes it: by the country's two letters, with its postcode in its usual form and its region as it stands on parcels. */
export const normalAddress = <Address extends PostalAddress>(address: Address): Address => {
  const country = countryCode(address.country);
  const state = changed(address.state, (text) => regionOnParcel(country, tidy(text)));
  const postcode = changed(address.postcode, (text) => normalPostcode(country, text, address.state ?? ''));
  // The postcode before the city says the same twice.
  const inCity = (city: string): string => (postcode && city.startsWith(`${postcode} `) ? city.slice(postcode.length + 1) : city);
  return {
    ...address,
    address_1: changed(address.address_1, tidy),
    address_2: changed(address.address_2, tidy),
    city: changed(address.city, (text) => inCity(tidy(text))),
    state,
    postcode,
    country: changed(address.country, () => country),
  };
};
