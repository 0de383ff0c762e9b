import { requireMove, type FoKind, type FoMover, type FoStatus } from '../../domain/sales/fulfilment-order';
import { countPieces, type Pieces } from '../../domain/sales/pieces';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import type { JobMessage } from '../jobs/tables';
import type { Market, OrderFacts } from './facts';
import { routeOfLine } from './standing';
import type { FulfilmentOrderRow } from './tables';
import { tell } from './timeline';

/** A fulfilment order that goes on to another status, with what else changes of it. */
export interface FoChange {
  readonly fo: FulfilmentOrderRow;
  readonly to: FoStatus;
  readonly submit_at?: number | null;
  readonly msg?: JobMessage | null;
}

/** Brings fulfilment orders to other statuses, as the table of their moves lets a person or our clock do. */
export const changeFos = async (tx: Tx, changes: readonly FoChange[], by: Exclude<FoMover, 'provider'>, now: number): Promise<void> => {
  for (const { fo, to, submit_at, msg } of changes) {
    requireMove(fo.status, to, by);
    await tx
      .updateTable('fulfilment_orders')
      .set({
        status: to,
        // What is planned anew has not failed yet.
        ...(to === 'draft' && { failures: 0, msg: null }),
        ...(submit_at !== undefined && { submit_at }),
        ...(msg !== undefined && { msg: msg && jsonb(msg) }),
        updated_at: now,
      })
      .where('container_id', '=', fo.container_id)
      .where('_id', '=', fo._id)
      .execute();
  }
};

interface Plan {
  readonly kind: FoKind;
  readonly status: Extract<FoStatus, 'draft' | 'scheduled'>;
  readonly submit_at: number | null;
  readonly now: number;
  /** Who wants it; null: it comes by itself. */
  readonly by: string | null;
  readonly reprint_of?: string;
  /** Where all of it goes, whatever its lines' routes say. */
  readonly fulfilment_id?: string;
}

/** Plans some pieces of an order: a fulfilment order for each provider they go to. What nobody makes stays unplanned. Returns their ids. */
export const makeFos = async (
  tx: Tx,
  { order, lines }: Pick<OrderFacts, 'order' | 'lines'>,
  pieces: readonly Pieces[],
  market: Market,
  { kind, status, submit_at, now, by, reprint_of = undefined, fulfilment_id = undefined }: Plan,
): Promise<string[]> => {
  const byMaker = new Map<string, Pieces[]>();
  for (const some of pieces) {
    const line = lines.find(({ _id }) => _id === some.line_id);
    const maker = fulfilment_id ?? (line && routeOfLine(line, market)?.fulfilment_id);
    if (maker !== undefined) byMaker.set(maker, [...(byMaker.get(maker) ?? []), some]);
  }
  const rows = [...byMaker].map(([maker, some], index) => {
    const _id = newId();
    return {
      _id,
      order_id: order._id,
      fulfilment_id: maker,
      kind: kind === 'first' && index > 0 ? ('split' as const) : kind,
      reprint_of: reprint_of ?? null,
      pieces: jsonb<readonly Pieces[]>(some),
      status,
      reference: _id,
      submit_at,
      created_at: now,
      updated_at: now,
    };
  });
  if (rows.length === 0) return [];
  await tx.insertInto('fulfilment_orders').values(rows).execute();
  const named = (id: string): string => market.makers.find(({ _id }) => _id === id)?.name ?? '';
  await tell(
    tx,
    [...byMaker].map(([maker, some]) => ({
      order_id: order._id,
      code: reprint_of === undefined ? 'fo_made' : 'reprinted',
      params: { fulfilment: named(maker), count: countPieces(some) },
    })),
    now,
    by,
  );
  return rows.map(({ _id }) => _id);
};
