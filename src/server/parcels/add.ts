import type { OrderPiecesInput } from '../../contract/generated/resolvers';
import { cleanNumber, type Courier, courierName, courierOf, guessCourier } from '../../domain/sales/couriers';
import { readTrackingNumbers } from '../../domain/sales/tracking-numbers';
import { isBeyondRecall, mayMove } from '../../domain/sales/fulfilment-order';
import { areAmong, countPieces, joinPieces, withoutPieces, type Pieces } from '../../domain/sales/pieces';
import { unsent } from '../../domain/sales/whereabouts';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { HOUR } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { MutationOperations } from '../kernel/operation';
import { holdOrders, type OrderFacts } from '../sales/facts';
import { settleOrders } from '../sales/settle';
import type { FulfilmentOrderRow } from '../sales/tables';
import { tell } from '../sales/timeline';
import { findTrackings } from './list';

/** Numbers as they were typed, cleaned. Throws where one can be nobody's, or the order has it already. */
const checkedNumbers = (typed: string, others: readonly { readonly tracking_number: string }[]): readonly string[] => {
  const { numbers, refused } = readTrackingNumbers(typed);
  const [strange] = refused;
  if (strange) throw new UserError(strange.refusal, { field: 'tracking_number', values: { text: strange.text } });
  if (numbers.length === 0) throw new UserError('tracking.number', { field: 'tracking_number' });
  for (const number of numbers)
    if (others.some(({ tracking_number }) => cleanNumber(tracking_number) === number))
      throw new UserError('tracking.twice', { code: 'CONFLICT', field: 'tracking_number', values: { number } });
  return numbers;
};

/** The one number that was typed, cleaned. Throws where it can be nobody's, the order has it already, or there are several. */
export const checkedNumber = (typed: string, others: readonly { readonly tracking_number: string }[]): string => {
  const [number = '', ...more] = checkedNumbers(typed, others);
  if (more.length > 0) throw new UserError('tracking.several', { field: 'tracking_number', values: { count: more.length + 1 } });
  return number;
};

/** The courier that was chosen, else the only one the number fits. Throws where somebody has to choose. */
export const checkedCourier = (chosen: string | null | undefined, number: string): Courier => {
  const wanted = chosen?.trim() ?? '';
  const courier = wanted === '' ? guessCourier('', number) : courierOf(wanted);
  if (courier) return courier;
  if (wanted !== '') throw new UserError('tracking.courierUnknown', { field: 'courier_code', values: { courier: wanted } });
  throw new UserError('tracking.chooseCourier', { field: 'courier_code', values: { number } });
};

/** Who has still to send these pieces, or the first that has to send any; `foId`: nobody else is meant. */
const placeOf = (
  { fos, trackings }: OrderFacts,
  wanted: readonly Pieces[],
  foId: string,
): { readonly fo: FulfilmentOrderRow; readonly left: readonly Pieces[]; readonly pieces: readonly Pieces[] } => {
  const open = fos
    .filter(({ _id, status }) => (foId === '' || foId === _id) && (isBeyondRecall(status) || status === 'shipped'))
    .map((fo) => ({ fo, left: unsent({ pieces: fo.pieces, parcels: parcelsOf(trackings, fo) }) }))
    .filter(({ left }) => left.length > 0);
  if (open.length === 0) throw new UserError('tracking.nothingLeft', { code: 'CONFLICT' });
  const place = wanted.length === 0 ? open[0] : open.find(({ left }) => areAmong(wanted, left));
  if (!place) throw new UserError('tracking.pieces', { field: 'pieces' });
  return { ...place, pieces: wanted.length === 0 ? place.left : wanted };
};

const parcelsOf = (trackings: OrderFacts['trackings'], { _id }: FulfilmentOrderRow) => trackings.filter(({ fo_id }) => fo_id === _id);

/** With its last piece in a parcel it is shipped. */
const shipWhole = async (tx: Tx, fo: FulfilmentOrderRow, now: number, by: string): Promise<void> => {
  if (!mayMove(fo.status, 'shipped', 'provider')) return;
  await tx
    .updateTable('fulfilment_orders')
    .set({ status: 'shipped', shipped_at: now, updated_at: now })
    .where('container_id', '=', fo.container_id)
    .where('_id', '=', fo._id)
    .execute();
  await tell(tx, [{ order_id: fo.order_id, code: 'fo_shipped', params: { fo: fo._id } }], now, by);
};

const wantedPieces = (input: readonly OrderPiecesInput[] | null | undefined): Pieces[] =>
  joinPieces((input ?? []).filter(({ quantity }) => quantity > 0));

export const trackingAdd: MutationOperations['trackingAdd'] = {
  rule: { module: 'trackingmore', access: 'add' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { order_id, fo_id, tracking_number, courier_code, pieces: wanted }, { container, user }, now: number) => {
    const [facts] = await holdOrders(tx, container._id, [order_id.trim()]);
    if (!facts) throw new UserError('order.missing', { code: 'NOT_FOUND', field: 'order_id' });
    const numbers = checkedNumbers(tracking_number, facts.trackings);
    const parcels = numbers.map((number) => ({ _id: newId(), number, courier: checkedCourier(courier_code, number) }));
    const { fo, left, pieces } = placeOf(facts, wantedPieces(wanted), fo_id?.trim() ?? '');
    const delay = typeof facts.settings.sto_tracking_delay === 'number' ? facts.settings.sto_tracking_delay : 0;
    for (const [index, { _id, number, courier }] of parcels.entries()) {
      // Which of several parcels a piece is in nobody says: the last has them all.
      const inside = index === parcels.length - 1 ? pieces : [];
      await tx
        .insertInto('trackings')
        .values({
          _id,
          order_id: facts.order._id,
          fo_id: fo._id,
          tracking_number: number,
          courier_code: courier.code,
          pieces: jsonb(inside),
          shipped_at: now,
          next_look_at: now,
          store_push_at: now + delay * HOUR,
          created_at: now,
          updated_at: now,
        })
        .execute();
      const params = { number, courier: courierName(courier.code), count: countPieces(inside) };
      await tell(tx, [{ order_id: facts.order._id, code: 'parcel_sent', params }], now, user._id);
    }
    if (withoutPieces(left, pieces).length === 0) await shipWhole(tx, fo, now, user._id);
    await settleOrders(tx, container._id, [facts.order._id], now);
    const [made] = await findTrackings(tx, container._id, [parcels.at(-1)?._id ?? ''], now);
    if (!made) throw new UserError('tracking.missing', { code: 'NOT_FOUND' });
    return made;
  },
};
