import { webAddress } from '../../domain/addresses/web-address';
import { courierName, courierWord } from '../../domain/sales/couriers';
import { readTrackingNumbers } from '../../domain/sales/tracking-numbers';
import { countPieces, joinPieces, type Pieces } from '../../domain/sales/pieces';
import type { ReadNumbers } from '../../domain/sales/tracking-numbers';
import { piecesInParcel, unsent } from '../../domain/sales/whereabouts';
import type { ProviderOrder } from '../connectors/providers/provider';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { HOUR } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import type { OrderFacts } from '../sales/facts';
import type { FulfilmentOrderRow } from '../sales/tables';
import { tell } from '../sales/timeline';

type Told = ProviderOrder['parcels'][number];

/** A provider's parcels, one for each number: which of several numbers in one field a piece goes by it does not say, so that the last has them all. */
const readParcels = (parcels: readonly Told[]): { readonly kept: readonly Told[]; readonly refused: ReadNumbers['refused'] } => {
  const read = parcels.map((told) => ({ told, ...readTrackingNumbers(told.tracking_number) }));
  return {
    kept: read.flatMap(({ told, numbers }) =>
      numbers.map((tracking_number, index) => ({ ...told, tracking_number, lines: index === numbers.length - 1 ? told.lines : [] })),
    ),
    refused: read.flatMap(({ refused }) => refused),
  };
};

const insert = async (
  tx: Tx,
  { order, settings }: OrderFacts,
  fo: FulfilmentOrderRow,
  told: Told,
  pieces: readonly Pieces[],
  now: number,
  by: string | undefined,
) => {
  const delay = typeof settings.sto_tracking_delay === 'number' ? settings.sto_tracking_delay * HOUR : 0;
  const courier_code = courierWord(told.courier, told.tracking_number);
  const row = await tx
    .insertInto('trackings')
    .values({
      _id: newId(),
      order_id: order._id,
      fo_id: fo._id,
      tracking_number: told.tracking_number,
      courier_code,
      tracking_url: webAddress(told.tracking_url),
      pieces: jsonb(pieces),
      shipped_at: told.shipped_at ?? now,
      next_look_at: now,
      store_push_at: now + delay,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['container_id', 'order_id', 'tracking_number']).doNothing())
    .returning('_id')
    .executeTakeFirst();
  if (!row) return;
  const params = { number: told.tracking_number, courier: courierName(courier_code), count: countPieces(pieces) };
  await tell(tx, [{ order_id: order._id, code: 'parcel_sent', params }], now, by);
};

/** What the provider says of a parcel's pieces, where it did not before. */
const complete = async (tx: Tx, fo: FulfilmentOrderRow, _id: string, pieces: readonly Pieces[], now: number): Promise<void> => {
  await tx
    .updateTable('trackings')
    .set({ pieces: jsonb(pieces), updated_at: now })
    .where('container_id', '=', fo.container_id)
    .where('_id', '=', _id)
    .execute();
};

/**
 * Keeps the parcels a provider tells of, each once: another one never replaces the first. Of what is in them nothing is counted twice, and of what is no
 * tracking number the order tells once. Returns whether anything was new, and whether all pieces are in parcels.
 */
export const keepParcels = async (
  tx: Tx,
  facts: OrderFacts,
  fo: FulfilmentOrderRow,
  { parcels, status }: Pick<ProviderOrder, 'parcels' | 'status'>,
  now: number,
  by?: string,
): Promise<{ readonly changed: boolean; readonly all: boolean }> => {
  const kept = facts.trackings.filter(({ fo_id }) => fo_id === fo._id);
  const placed = kept.map(({ pieces }) => ({ pieces }));
  const packed = { pieces: fo.pieces, parcels: placed };
  const { kept: read, refused } = readParcels(parcels);
  const strange = refused.filter(({ text }) => !fo.told_numbers.includes(text));
  let changed = strange.length > 0;
  await tell(
    tx,
    strange.map(({ text }) => ({ order_id: fo.order_id, code: 'parcel_refused' as const, params: { number: text } })),
    now,
    by,
  );
  for (const [index, told] of read.entries()) {
    const before = kept.find(({ tracking_number }) => tracking_number === told.tracking_number);
    // A number somebody corrected is not brought back.
    if (before ? before.pieces.length > 0 : fo.told_numbers.includes(told.tracking_number)) continue;
    const isLast = status === 'shipped' && index === read.length - 1;
    const pieces = piecesInParcel(packed, joinPieces(told.lines), isLast);
    if (before && pieces.length === 0) continue;
    changed = true;
    if (before) await complete(tx, fo, before._id, pieces, now);
    else await insert(tx, facts, fo, told, pieces, now, by);
    placed.push({ pieces });
  }
  if (changed) {
    await tx
      .updateTable('fulfilment_orders')
      .set({
        told_numbers: [
          ...new Set([...fo.told_numbers, ...read.map(({ tracking_number }) => tracking_number), ...strange.map(({ text }) => text)]),
        ],
      })
      .where('container_id', '=', fo.container_id)
      .where('_id', '=', fo._id)
      .execute();
  }
  return { changed, all: placed.length > 0 && unsent(packed).length === 0 };
};
