import type { LabelFault } from '../../../domain/postal/shipping-label';
import type { GateCode } from '../../../domain/sales/gates';
import type { CheckoutAddress } from '../../sandbox/shop/orders';

export type AddressFault = Exclude<GateCode<'address'>, 'verifying' | LabelFault>;

/** What somebody typed wrong. The first three can be read off the address, the others a workshop finds out (`sandbox/print/order-input.ts`). */
const FAULTS: Readonly<Record<AddressFault, (address: CheckoutAddress) => Partial<CheckoutAddress>>> = {
  missing_unit: () => ({ address_2: 'Apt' }),
  bad_postcode: ({ postcode }) => ({ postcode: postcode.slice(0, 2) }),
  bad_city: ({ postcode }) => ({ city: postcode }),
  bad_street: ({ address_1 }) => ({ address_1: `${/\d+/.exec(address_1)?.[0] ?? 5} Nowhere` }),
  vacant: ({ address_1 }) => ({ address_1: `${/\d+/.exec(address_1)?.[0] ?? 5} Empty Mill Lane` }),
};

export const spoilAddress = (address: CheckoutAddress, fault: AddressFault | undefined): CheckoutAddress =>
  fault === undefined ? address : { ...address, ...FAULTS[fault](address) };
