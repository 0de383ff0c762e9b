import { webAddress } from '../../domain/addresses/web-address';
import { countPieces, joinPieces, type Pieces } from '../../domain/sales/pieces';
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

/** A courier as a provider names it, in the way codes are written. */
export const codeOf = (courier: string): string =>
  courier
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');

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
  const row = await tx
    .insertInto('trackings')
    .values({
      _id: newId(),
      order_id: order._id,
      fo_id: fo._id,
      tracking_number: told.tracking_number,
      courier_code: codeOf(told.courier),
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
  const params = { number: told.tracking_number, courier: told.courier, count: countPieces(pieces) };
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
 * Keeps the parcels a provider tells of, each once: another one never replaces the first. Of what is in them nothing is counted twice. Returns whether
 * anything was new, and whether all pieces are in parcels.
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
  let changed = false;
  for (const [index, told] of parcels.entries()) {
    const before = kept.find(({ tracking_number }) => tracking_number === told.tracking_number);
    // A number somebody corrected is not brought back.
    if (before ? before.pieces.length > 0 : fo.told_numbers.includes(told.tracking_number)) continue;
    const isLast = status === 'shipped' && index === parcels.length - 1;
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
      .set({ told_numbers: [...new Set([...fo.told_numbers, ...parcels.map(({ tracking_number }) => tracking_number)])] })
      .where('container_id', '=', fo.container_id)
      .where('_id', '=', fo._id)
      .execute();
  }
  return { changed, all: placed.length > 0 && unsent(packed).length === 0 };
};
