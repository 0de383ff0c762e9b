import type { GateCode } from '../../../domain/sales/gates';
import type { CheckoutAddress } from '../../sandbox/shop/orders';

export type AddressFault = Exclude<GateCode<'address'>, 'verifying'>;

/** Mistakes that buyers make. A workshop reports `bad_street` and `vacant` (`sandbox/print/order-input.ts`); the address itself shows the others. */
const FAULTS: Readonly<Record<AddressFault, (address: CheckoutAddress) => Partial<CheckoutAddress>>> = {
  missing_unit: () => ({ address_2: 'Apt' }),
  bad_postcode: ({ postcode }) => ({ postcode: postcode.slice(0, 2) }),
  bad_city: ({ postcode }) => ({ city: postcode }),
  bad_street: ({ address_1 }) => ({ address_1: `${/\d+/.exec(address_1)?.[0] ?? 5} Nowhere` }),
  vacant: ({ address_1 }) => ({ address_1: `${/\d+/.exec(address_1)?.[0] ?? 5} Empty Mill Lane` }),
  not_latin: () => ({ first_name: 'Иван', last_name: 'Петров' }),
  too_long: () => ({ address_1: '1200 North Saint Michael Boulevard, Building 14', address_2: 'Department of Design, Floor 3' }),
  post_box: () => ({ address_1: 'PO Box 27', address_2: '', city: 'Sydney', state: 'NSW', postcode: '2000', country: 'AU' }),
};

export const spoilAddress = (address: CheckoutAddress, fault: AddressFault | undefined): CheckoutAddress =>
  fault === undefined ? address : { ...address, ...FAULTS[fault](address) };
