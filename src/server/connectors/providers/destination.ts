import type { Destination } from './provider';

/** An address's second line where there is no field for a company: the company stands before the rest of it. */
export const secondLine = ({ company, address_2 }: Destination): string => [company, address_2].filter(Boolean).join(', ');
