import { addressFaults, type PostalAddress } from '../postal/address';
import { normalAddress } from '../postal/normal-address';
import type { AddressState, GateCode } from './gates';

type AddressFaultCode = ReturnType<typeof addressFaults>[number]['code'];

/** What of an address cannot be, in the words of the gate. */
const CODES: Readonly<Record<AddressFaultCode, GateCode<'address'>>> = {
  bad_country: 'bad_city',
  bad_street: 'bad_street',
  missing_number: 'bad_street',
  missing_unit: 'missing_unit',
  bad_city: 'bad_city',
  missing_state: 'bad_city',
  bad_postcode: 'bad_postcode',
};

/** How an address stands before anybody was asked about it: what its country's formats refuse however it is written is invalid at once. */
export const firstAddressState = (
  address: PostalAddress,
): { readonly address_state: AddressState; readonly address_code: GateCode<'address'> | null } => {
  const [fault] = addressFaults(normalAddress(address));
  return fault ? { address_state: 'invalid', address_code: CODES[fault.code] } : { address_state: 'verifying', address_code: null };
};

/** How an order stands that goes to all of these: the first faulty address counts. */
export const firstStateOfAll = (addresses: readonly PostalAddress[]): ReturnType<typeof firstAddressState> =>
  addresses.map(firstAddressState).find(({ address_state }) => address_state === 'invalid') ?? {
    address_state: 'verifying',
    address_code: null,
  };
