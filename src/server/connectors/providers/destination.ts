import type { Destination } from './provider';

/** An address's second line where there is no field for a company: the company stands before the rest of it. */
export const secondLine = ({ company, address_2 }: Destination): string => [company, address_2].filter(Boolean).join(', ');

/** Where a name is one field. */
export const fullName = ({ first_name, last_name }: Destination): string => `${first_name} ${last_name}`.trim();
