import type { Order } from '../../entities/orders';

export const buyerName = ({ first_name, last_name }: Order['buyer']): string => `${first_name} ${last_name}`.trim();

/** An address as a parcel bears it, line by line; what is not known is left out. */
export const addressLines = (buyer: Order['buyer'], countryName: (code: string) => string): readonly string[] =>
  [
    buyerName(buyer),
    buyer.address_1,
    buyer.address_2 ?? '',
    [buyer.city, buyer.state ?? '', buyer.postcode].filter((part) => part !== '').join(' '),
    buyer.country && countryName(buyer.country),
  ].filter((line) => line !== '');
