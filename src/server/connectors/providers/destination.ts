import type { Destination } from './provider';

/** An address's second line where there is no field for a company: the company stands before the rest of it. */
export const secondLine = ({ company, address_2 }: Destination): string => [company, address_2].filter(Boolean).join(', ');

/** Where a name is one field. */
export const fullName = ({ first_name, last_name }: Destination): string => `${first_name} ${last_name}`.trim();

/** An address under the names several providers have for its parts. */
export const shippingInfo = (to: Destination) => ({
  full_name: fullName(to),
  address_1: to.address_1,
  address_2: secondLine(to),
  city: to.city,
  state: to.state ?? '',
  postcode: to.postcode,
  country: to.country,
  email: to.email ?? '',
  phone: to.phone ?? '',
});
