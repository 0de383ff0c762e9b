/** A field of a store's `address` block. */
type AddressField =
  | 'company'
  | 'owner'
  | 'first_name'
  | 'last_name'
  | 'address_1'
  | 'address_2'
  | 'postcode'
  | 'city'
  | 'state'
  | 'country'
  | 'email'
  | 'phone';

/** Lines that say who sends for a store, by its settings: company, people, street, place, country, e-mail address, phone number. Each once, none empty. */
export const senderLines = (settings: Readonly<Partial<Record<string, unknown>>>, countryName: (code: string) => string): string[] => {
  const said = (...names: readonly AddressField[]): string =>
    names
      .map((name) => settings[`address.${name}`])
      .map((value) => (typeof value === 'string' ? value.trim() : ''))
      .filter((value) => value !== '')
      .join(' ');
  const country = said('country');
  const lines = [
    said('company'),
    said('owner'),
    said('first_name', 'last_name'),
    said('address_1'),
    said('address_2'),
    said('postcode', 'city', 'state'),
    country && countryName(country),
    said('email'),
    said('phone'),
  ];
  return [...new Set(lines.filter((line) => line !== ''))];
};
