import { isDeepStrictEqual } from 'node:util';
import { isLive } from '../../domain/sales/fulfilment-order';
import { blockingGate, type GateState } from '../../domain/sales/gates';
import { moneyOf } from '../../domain/sales/paypal';
import { sendingHeldBy } from '../../domain/sales/store-brakes';
import { areAmong, withoutPieces, type Pieces } from '../../domain/sales/pieces';
import { tellChanged } from '../db/channel';
import { updateRows } from '../db/many-rows';
import type { Tx } from '../kernel/context';
import { afterDelay, movedDeparture, NOT_GOING } from './departure';
import { readDesk, type Desk } from './desk';
import { findDuplicates, holdOrders, readMarket, submitsAutomatically, type Market, type OrderFacts } from './facts';
import { changeFos, makeFos, type FoChange, type Plan } from './fulfilment-orders';
import { followWork, hasDesigner, readWork, workChangeOf, type OrderWork } from './order-work';
import { followParcels, givenBack, paymentFacts } from './payments';
import { addressesOfPieces } from './line-address';
import { enqueuePreparation, isUnprepared } from './prepare';
import { calledOffFos, changesAtStore, followStoreChanges } from './store-changes';
import { countsOf, heldByQuestions, standingOf, type Standing } from './standing';
import { tell, type OrderEvent } from './timeline';

/** What settling brings about beside what is written of the order itself. */
interface Consequences {
  readonly events: OrderEvent[];
  readonly changes: FoChange[];
}

/** The shop's own fulfilment and a cancelled order leave plans behind that have nothing left to make; one whose lines go to several addresses now is planned anew. */
const dropPlans = (facts: OrderFacts, into: Consequences): OrderFacts => {
  const counts = countsOf(facts);
  let left = counts.map(({ _id, quantity, completed, cancelled }) => ({ line_id: _id, quantity: quantity - completed - cancelled }));
  const fos = facts.fos.map((fo) => {
    if (fo.reprint_of !== null || !isLive(fo.status)) return fo;
    const planned = fo.status === 'draft' || fo.status === 'scheduled';
    if (planned && (!areAmong(fo.pieces, left) || addressesOfPieces(facts, fo.pieces).length > 1)) {
      into.changes.push({ fo, to: 'cancelled' });
      into.events.push({ order_id: fo.order_id, code: 'fo_cancelled', params: { fo: fo._id } });
      return { ...fo, status: 'cancelled' as const };
    }
    left = withoutPieces(left, fo.pieces);
    return fo;
  });
  const lines = facts.lines.map((line) => ({ ...line, cancelled: counts.find(({ _id }) => _id === line._id)?.cancelled ?? 0 }));
  return { ...facts, lines, fos };
};

/** A hold whose day has come is over. */
const endHold = (facts: OrderFacts, now: number, into: Consequences): OrderFacts => {
  const { order } = facts;
  if (order.hold_reason === null || order.hold_until === null || order.hold_until > now) return facts;
  into.events.push({ order_id: order._id, code: 'hold_over' });
  return { ...facts, order: { ...order, hold_reason: null, hold_until: null, hold_by: null } };
};

/** What a provider refused, or a provider or a person took back, is sent nowhere else unless a person says so. */
const refusedPieces = ({ fos }: OrderFacts): Pieces[] =>
  fos.filter(({ status, msg }) => status === 'rejected' || (status === 'cancelled' && msg !== null)).flatMap(({ pieces }) => [...pieces]);

const isOrderOver = ({ columns: { status } }: Standing): boolean => status === 'Cancelled' || status === 'Refunded';

/**
 * Plans follow the gates and the rules of the store and of each account: a closed gate takes back what waits to be sent, open ones let it go where both
 * say so.
 */
const followGates = (facts: OrderFacts, standing: Standing, market: Market, now: number, into: Consequences): void => {
  const { order, fos, settings } = facts;
  const closed = standing.open.length > 0 && blockingGate(standing.gates) !== null;
  const planned = fos.filter(({ status }) => status === 'draft' || status === 'scheduled');
  if (isOrderOver(standing)) {
    into.changes.push(...planned.map((fo) => ({ fo, to: 'cancelled' as const })));
    return;
  }
  if (closed) {
    for (const fo of planned.filter(({ status }) => status === 'scheduled')) {
      into.changes.push({ fo, to: 'draft', departure: NOT_GOING });
      into.events.push({ order_id: order._id, code: 'fo_back_to_draft', params: { fo: fo._id } });
    }
    return;
  }
  for (const fo of planned.filter(({ status }) => status === 'scheduled')) {
    const departure = movedDeparture(fo, { settings, automatic: submitsAutomatically(market, fo.fulfilment_id) }, now);
    if (!departure) continue;
    const to = departure.submit_at === null ? 'draft' : 'scheduled';
    into.changes.push({ fo, to, departure });
    into.events.push({
      order_id: order._id,
      ...(to === 'draft'
        ? { code: 'fo_back_to_draft', params: { fo: fo._id } }
        : { code: 'fo_scheduled', params: { fo: fo._id, at: departure.submit_at ?? now } }),
    });
  }
  if (sendingHeldBy(settings) !== null || standing.open.length === 0) return;
  const departure = afterDelay(settings, now, true);
  for (const fo of planned.filter(({ status, fulfilment_id }) => status === 'draft' && submitsAutomatically(market, fulfilment_id))) {
    into.changes.push({ fo, to: 'scheduled', departure });
    into.events.push({ order_id: order._id, code: 'fo_scheduled', params: { fo: fo._id, at: departure.submit_at ?? now } });
  }
};

const gateEvents = ({ order }: OrderFacts, standing: Standing): OrderEvent[] => {
  const before = order.gates.length === 0 ? undefined : blockingGate(order.gates);
  const after: GateState | null = standing.open.length === 0 ? null : blockingGate(standing.gates);
  if (before === undefined || (before?.gate === after?.gate && before?.code === after?.code)) return [];
  if (!after) return before && standing.open.length > 0 ? [{ order_id: order._id, code: 'gate_open' }] : [];
  return [{ order_id: order._id, code: 'gate_closed', params: { gate: after.gate, code: after.code ?? '' } }];
};

/** What is written of an order when it is settled; null: it stands as it is known. */
const columnsOf = (before: OrderFacts, { order }: OrderFacts, { columns }: Standing) => {
  const { hold_reason, hold_until, hold_by, refunded } = order;
  const all = { ...columns, hold_reason, hold_until, hold_by, refunded };
  const same = Object.entries(all).every(([name, value]) => isDeepStrictEqual(before.order[name as keyof typeof all], value));
  return same ? null : { _id: order._id, ...all };
};

const linesOf = (before: OrderFacts, { lines }: OrderFacts) =>
  lines
    .filter((line) => before.lines.find(({ _id }) => _id === line._id)?.cancelled !== line.cancelled)
    .map(({ _id, cancelled }) => ({ _id, cancelled }));

/** What goes to its providers by itself. What was bought before the store was connected may have been sent from elsewhere: a person decides on it. */
const planOf = (facts: OrderFacts, standing: Standing, now: number): Plan[] => {
  if (facts.order.created_at < facts.connected_at) return [];
  if (sendingHeldBy(facts.settings) !== null || standing.columns.blocking_gate !== null || isOrderOver(standing)) return [];
  const kind = facts.fos.some((fo) => fo.kind === 'first' && isLive(fo.status)) ? 'split' : 'first';
  const pieces = withoutPieces(standing.pieces.unplaced, refusedPieces(facts));
  return [{ facts, pieces, kind, status: 'scheduled', departure: afterDelay(facts.settings, now, true) }];
};

/** What is known of an order beside its own rows. */
interface Beside {
  readonly market: Market;
  readonly desk: Desk;
  readonly duplicate: boolean;
  readonly work: OrderWork;
}

/** Where an order is brought by what is known of it, and all that comes with it. */
const settledOf = (before: OrderFacts, told: OrderFacts, { market, desk, duplicate, work }: Beside, now: number) => {
  const into: Consequences = { events: [], changes: [] };
  const known = { ...told, order: { ...told.order, refunded: givenBack(told) } };
  const facts = heldByQuestions(dropPlans(endHold(known, now, into), into));
  const storeChanges = changesAtStore(facts);
  const standing = standingOf(
    facts,
    market,
    desk,
    {
      storeChanges,
      money: moneyOf(facts.payments.map(paymentFacts)),
      duplicate,
      designed: hasDesigner(work),
    },
    now,
  );
  into.events.push(...gateEvents(before, standing));
  followGates(facts, standing, market, now, into);
  const calledOff = calledOffFos(facts, storeChanges, market);
  into.changes.push(...calledOff.map((fo) => ({ fo, to: 'cancelling' as const, msg: null })));
  into.events.push(...calledOff.map((fo) => ({ order_id: fo.order_id, code: 'fo_cancel_asked' as const, params: { fo: fo._id } })));
  return {
    ...into,
    columns: columnsOf(before, facts, standing),
    lines: linesOf(before, facts),
    plans: planOf(facts, standing, now),
    unprepared: isUnprepared(facts, standing, market) ? [facts.order._id] : [],
    work: workChangeOf(facts, standing, work, isOrderOver(standing)),
    atStore: { facts, changes: storeChanges, calledOff },
  };
};

/**
 * Brings orders to where everything known of them puts them: status, gates, deadlines, money, plans. Whoever changes anything an order depends on
 * calls it in the same transaction, so that no order ever stands elsewhere. It may be called any number of times. `now`: by the market's clock.
 */
export const settleOrders = async (tx: Tx, containerId: string, ids: readonly string[], now: number): Promise<void> => {
  const held = await holdOrders(tx, containerId, ids);
  if (held.length === 0) return;
  const market = await readMarket(
    tx,
    containerId,
    held.flatMap(({ lines }) => lines),
  );
  const desk = await readDesk(tx, containerId);
  const orderIds = held.map(({ order }) => order._id);
  const duplicates = await findDuplicates(tx, containerId, orderIds);
  const workOf = await readWork(tx, containerId, orderIds);
  const told = await followParcels(tx, containerId, held, now);
  const settled = held.map((before, index) => {
    const { _id } = before.order;
    return settledOf(before, told[index] ?? before, { market, desk, duplicate: duplicates.has(_id), work: workOf(_id) }, now);
  });
  const changes = settled.flatMap((each) => each.changes);
  const written = settled.flatMap(({ columns }) => columns ?? []);
  await changeFos(tx, changes, 'clock', now);
  await updateRows(
    tx,
    'order_lines',
    containerId,
    settled.flatMap(({ lines }) => lines),
  );
  await updateRows(
    tx,
    'orders',
    containerId,
    written.map((columns) => ({ ...columns, updated_at: now })),
  );
  await tell(
    tx,
    settled.flatMap(({ events }) => events),
    now,
  );
  await makeFos(
    tx,
    settled.flatMap(({ plans }) => plans),
    market,
    now,
    null,
  );
  await followStoreChanges(
    tx,
    containerId,
    settled.map(({ atStore }) => atStore),
    market,
    now,
  );
  await enqueuePreparation(
    tx,
    settled.flatMap(({ unprepared }) => unprepared),
  );
  await followWork(
    tx,
    containerId,
    settled.map(({ work }) => work),
    { now, hours: desk.hours },
  );
  if (changes.length > 0 || written.length > 0) await tellChanged(tx, containerId, ['orders', 'workOrders']);
};
