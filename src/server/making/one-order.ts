import { readColumns } from '../kernel/audit';
import type { Order, OrderPiecesInput } from '../../contract/generated/resolvers';
import { joinPieces, piecesOf, withoutPieces, type Pieces } from '../../domain/sales/pieces';
import { fulfilmentNamed, type FulfilmentRow } from '../fulfilments/rows';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { holdOrders, type OrderFacts } from '../sales/facts';
import { findOrders } from '../sales/rows';
import { settleOrders } from '../sales/settle';
import type { FulfilmentOrderRow } from '../sales/tables';

/** Orders as the audit log may show them: nothing of the buyer. */
export const readAuditedOrders = readColumns('orders', { label: 'number', shown: ['status', 'refunded', 'currency'] });

/** An order that is named, held. Throws `order.missing`. */
export const holdNamed = async (tx: Tx, containerId: string, id: string): Promise<OrderFacts> => {
  const [facts] = await holdOrders(tx, containerId, [id.trim()]);
  if (!facts) throw new UserError('order.missing', { code: 'NOT_FOUND' });
  return facts;
};

export const foNamed = ({ fos }: OrderFacts, id: string): FulfilmentOrderRow => {
  const fo = fos.find(({ _id }) => _id === id.trim());
  if (!fo) throw new UserError('order.foMissing', { code: 'NOT_FOUND', field: 'fo_id' });
  return fo;
};

/** The fulfilment a call names; null: it names none. */
export const makerNamed = async (tx: Tx, containerId: string, id: string | null | undefined): Promise<FulfilmentRow | null> =>
  id?.trim() ? fulfilmentNamed(tx, containerId, id) : null;

/** The pieces a call names, all of which have to be among those that may be chosen. */
export const checkPieces = ({ lines }: OrderFacts, wanted: readonly OrderPiecesInput[], among: readonly Pieces[]): Pieces[] => {
  const pieces = joinPieces(wanted.map(({ line_id, quantity }) => ({ line_id: line_id.trim(), quantity })));
  if (pieces.length === 0 || wanted.some(({ quantity }) => quantity < 0)) throw new UserError('order.piecesNone', { field: 'pieces' });
  const [missing] = withoutPieces(pieces, among);
  if (missing) {
    const line = lines.find(({ _id }) => _id === missing.line_id);
    if (!line) throw new UserError('order.lineMissing', { field: 'pieces' });
    throw new UserError('order.piecesMost', { field: 'pieces', values: { name: line.name, most: piecesOf(among, line._id) } });
  }
  return pieces;
};

/** The order as it stands once everything has followed from what was changed. */
export const settled = async (tx: Tx, { order: { container_id, _id } }: OrderFacts, now: number): Promise<Order> => {
  await settleOrders(tx, container_id, [_id], now);
  const [order] = await findOrders(tx, container_id, [_id], now);
  if (!order) throw new Error('An order that is held is missing.');
  return order;
};
