import { isDeepStrictEqual } from 'node:util';
import type { ReprintCause } from '../../domain/figures/figures';
import { requireMove, type FoKind, type FoMover, type FoStatus } from '../../domain/sales/fulfilment-order';
import { countPieces, type Pieces } from '../../domain/sales/pieces';
import { newId } from '../db/ids';
import { insertRows, updateRows } from '../db/many-rows';
import type { Tx } from '../kernel/context';
import type { JobMessage } from '../jobs/tables';
import { NOT_GOING, type Departure } from './departure';
import { destinationOf } from './line-address';
import { submitsAutomatically, type Market, type OrderFacts } from './facts';
import { routeOfLine } from './standing';
import type { FulfilmentOrderRow, OrderAddress } from './tables';
import { tell, type OrderEvent } from './timeline';

/** A fulfilment order that goes on to another status, with what else changes of it. */
export interface FoChange {
  readonly fo: FulfilmentOrderRow;
  readonly to: FoStatus;
  /** When it goes now; undefined: as before. */
  readonly departure?: Departure;
  readonly msg?: JobMessage | null;
}

/** Brings fulfilment orders of one container to other statuses, as the table of their moves lets a person or our clock do. */
export const changeFos = async (tx: Tx, changes: readonly FoChange[], by: Exclude<FoMover, 'provider'>, now: number): Promise<void> => {
  const [first] = changes;
  if (!first) return;
  for (const { fo, to } of changes) requireMove(fo.status, to, by);
  await updateRows(
    tx,
    'fulfilment_orders',
    first.fo.container_id,
    changes.map(({ fo, to, departure, msg }) => ({
      _id: fo._id,
      status: to,
      ...departure,
      // What is planned anew has not failed yet.
      ...(to === 'draft' ? { failures: 0, msg: msg ?? null } : { msg }),
      updated_at: now,
    })),
  );
};

/** Some pieces of an order that are to be made. */
export interface Plan {
  readonly facts: Pick<OrderFacts, 'order' | 'lines'>;
  readonly pieces: readonly Pieces[];
  readonly kind: FoKind;
  readonly status: Extract<FoStatus, 'draft' | 'scheduled'>;
  readonly departure: Departure;
  readonly reprint_of?: string | null;
  readonly cause?: ReprintCause | undefined;
  /** Where all of it goes, whatever its lines' routes say. */
  readonly fulfilment_id?: string | undefined;
}

interface PlannedPart {
  readonly maker: string;
  readonly to: OrderAddress;
  readonly pieces: Pieces[];
}

/** The pieces of a plan by who makes them and where they go; what nobody makes is left out. */
const partsOf = ({ facts, pieces, fulfilment_id }: Plan, market: Market): readonly PlannedPart[] => {
  const found: PlannedPart[] = [];
  for (const some of pieces) {
    const line = facts.lines.find(({ _id }) => _id === some.line_id);
    const maker = fulfilment_id ?? (line && routeOfLine(line, market)?.fulfilment_id);
    if (maker === undefined) continue;
    const to = destinationOf(facts, { pieces: [some] });
    const part = found.find((each) => each.maker === maker && isDeepStrictEqual(each.to, to));
    if (part) part.pieces.push(some);
    else found.push({ maker, to, pieces: [some] });
  }
  return found;
};

/**
 * Makes a fulfilment order for each provider and address the pieces of a plan go to; a provider whose orders are not submitted automatically keeps it as a draft, unless
 * a person wants it sent. What nobody makes stays unplanned. `by`: the person who wants it, by id; null: it was made automatically.
 */
export const makeFos = async (tx: Tx, plans: readonly Plan[], market: Market, now: number, by: string | null): Promise<void> => {
  const made = plans.flatMap((plan) => partsOf(plan, market).map(({ maker, pieces }, index) => ({ plan, maker, pieces, index })));
  await insertRows(
    tx,
    'fulfilment_orders',
    made.map(({ plan: { facts, kind, reprint_of = null, cause = null, status, departure }, maker, pieces, index }) => {
      const _id = newId();
      const waits = departure.by_itself && !submitsAutomatically(market, maker);
      return {
        _id,
        order_id: facts.order._id,
        fulfilment_id: maker,
        kind: kind === 'first' && index > 0 ? ('split' as const) : kind,
        reprint_of,
        cause,
        pieces,
        status: waits ? ('draft' as const) : status,
        reference: _id,
        ...(waits ? NOT_GOING : departure),
        created_at: now,
        updated_at: now,
      };
    }),
  );
  const named = (id: string): string => market.makers.find(({ _id }) => _id === id)?.name ?? '';
  await tell(
    tx,
    made.map(({ plan: { facts, reprint_of = null }, maker, pieces }): OrderEvent => ({
      order_id: facts.order._id,
      code: reprint_of === null ? 'fo_made' : 'reprinted',
      params: { fulfilment: named(maker), count: countPieces(pieces) },
    })),
    now,
    by,
  );
};
