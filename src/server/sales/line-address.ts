import { isDeepStrictEqual } from 'node:util';
import { normalAddress } from '../../domain/postal/normal-address';
import type { Pieces } from '../../domain/sales/pieces';
import type { OrderAddress, OrderLineRow, OrderRow } from './tables';

/** An order with everything its addresses follow from. */
interface AddressedOrder {
  readonly order: Pick<OrderRow, 'address' | 'buyer'>;
  readonly lines: readonly Pick<OrderLineRow, '_id' | 'ship_to'>[];
}

/** Where a line goes, in the words of its store or of the person who changed the order's address. */
export const addressOfLine = ({ address, buyer }: AddressedOrder['order'], line: Pick<OrderLineRow, 'ship_to'> | undefined): OrderAddress =>
  line?.ship_to ?? address ?? buyer;

/** The addresses some pieces of an order go to, each once, as their countries write them. */
export const addressesOfPieces = ({ order, lines }: AddressedOrder, pieces: readonly Pick<Pieces, 'line_id'>[]): OrderAddress[] => {
  const found: OrderAddress[] = [];
  for (const { line_id } of pieces) {
    const line = lines.find(({ _id }) => _id === line_id);
    const to = normalAddress(addressOfLine(order, line));
    if (!found.some((other) => isDeepStrictEqual(other, to))) found.push(to);
  }
  return found;
};

/** Where a fulfilment order goes: all of its pieces have one address, because they are planned by address. */
export const destinationOf = (facts: AddressedOrder, { pieces }: { readonly pieces: readonly Pieces[] }): OrderAddress =>
  addressesOfPieces(facts, pieces)[0] ?? normalAddress(addressOfLine(facts.order, undefined));
