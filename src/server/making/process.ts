import type { BulkCode } from '../../domain/lists/bulk';
import { isLive } from '../../domain/sales/fulfilment-order';
import { withoutPieces } from '../../domain/sales/pieces';
import { updateRows } from '../db/many-rows';
import type { FulfilmentRow } from '../fulfilments/rows';
import type { Tx } from '../kernel/context';
import { someIds } from '../kernel/input';
import type { MutationOperations } from '../kernel/operation';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { afterDelay, atOnce, type Departure } from '../sales/departure';
import { holdOrders, readFacts, readMarket, type Market, type OrderFacts } from '../sales/facts';
import { changeFos, makeFos, type FoChange, type Plan } from '../sales/fulfilment-orders';
import { findOrders } from '../sales/rows';
import { settleOrders } from '../sales/settle';
import { openOf } from '../sales/standing';
import { tell, type OrderEvent } from '../sales/timeline';
import { makerNamed } from './one-order';
import { skuAt } from './outgoing';

/** Why an order cannot be sent to who makes it; undefined: it can. */
const obstacleTo = (facts: OrderFacts, market: Market, maker: FulfilmentRow | null): BulkCode | undefined => {
  const { status, blocking_gate, gates } = facts.order;
  if (status === 'Cancelled' || status === 'Refunded') return 'orderOver';
  const open = openOf(facts, market);
  if (open.length === 0) return 'orderNothingOpen';
  const code = gates.find(({ gate }) => gate === blocking_gate)?.code ?? null;
  // Who is to make it now was said with this very call.
  if (code !== null && !(maker && code === 'no_provider')) return `gate_${code}`;
  return maker && open.some(({ line }) => skuAt(line, maker, market) === null) ? 'orderNotMade' : undefined;
};

const processVerdicts = async (tx: Tx, containerId: string, ids: readonly string[], maker: FulfilmentRow | null): Promise<Verdict[]> => {
  const found = await readFacts(tx, containerId, ids);
  const market = await marketOf(tx, containerId, found);
  const judged = found.map((facts) => {
    const { _id, number } = facts.order;
    const obstacle = obstacleTo(facts, market, maker);
    return obstacle ? refused(_id, number, obstacle) : accepted(_id, number);
  });
  return verdictsOn(ids, judged, (verdict) => verdict);
};

const marketOf = (tx: Tx, containerId: string, orders: readonly OrderFacts[]): Promise<Market> =>
  readMarket(
    tx,
    containerId,
    orders.flatMap(({ lines }) => lines),
  );

/** What sending an order to who makes it changes. */
interface Sending {
  readonly changes: FoChange[];
  readonly events: OrderEvent[];
  readonly plans: Plan[];
  /** Lines that go to the maker that was named, whatever their routes said. */
  readonly chosen: string[];
}

/** Plans everything of an order that no provider has, and lets it go at a time. */
const sendingOf = (facts: OrderFacts, market: Market, maker: FulfilmentRow | null, departure: Departure, now: number): Sending => {
  const at = departure.submit_at ?? now;
  const open = openOf(facts, market);
  const planned = facts.fos.filter(({ status }) => status === 'draft' || status === 'scheduled');
  const stays = maker ? [] : planned;
  const moved = stays.filter(({ status, submit_at }) => status === 'draft' || submit_at === null || submit_at > at);
  // What takes its place is another one.
  const gone = facts.fos.filter((fo) => fo.status === 'rejected' || (planned.includes(fo) && !stays.includes(fo)));
  const reprints = gone.filter(({ reprint_of }) => reprint_of !== null);
  const waits = [...stays, ...reprints.filter((fo) => planned.includes(fo))].flatMap(({ pieces }) => [...pieces]);
  const all = open.map(({ line, quantity }) => ({ line_id: line._id, quantity }));
  const others = facts.fos.filter((fo) => !gone.includes(fo) && fo.kind === 'first' && isLive(fo.status));
  const going = { facts, status: 'scheduled', departure, fulfilment_id: maker?._id } as const;
  return {
    changes: [
      ...moved.map((fo) => ({ fo, to: 'scheduled' as const, departure, msg: null })),
      ...gone.map((fo) => ({ fo, to: 'cancelled' as const, msg: null })),
    ],
    events: [
      ...moved.map(({ _id: fo, order_id }) => ({ order_id, code: 'fo_scheduled' as const, params: { fo, at } })),
      ...gone.map(({ _id: fo, order_id }) => ({ order_id, code: 'fo_cancelled' as const, params: { fo } })),
    ],
    plans: [
      ...reprints.map(({ pieces, reprint_of }) => ({ ...going, pieces, kind: 'reprint' as const, reprint_of })),
      { ...going, pieces: withoutPieces(all, waits), kind: others.length > 0 ? 'split' : 'first' },
    ],
    chosen: maker ? open.map(({ line }) => line._id) : [],
  };
};

export const orderProcess: MutationOperations['orderProcess'] = {
  rule: { module: 'order', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  verdicts: async (tx, { ids, fulfilment_id }, { container }) =>
    processVerdicts(tx, container._id, someIds(ids, 'ids'), await makerNamed(tx, container._id, fulfilment_id)),
  run: async (tx, { fulfilment_id, now: immediately }, { container, user }, now: number, ids) => {
    const maker = await makerNamed(tx, container._id, fulfilment_id);
    const wanted = ids.toSorted();
    const held = await holdOrders(tx, container._id, wanted);
    const market = await marketOf(tx, container._id, held);
    const sending = held.map((facts) =>
      sendingOf(facts, market, maker, immediately ? atOnce(now) : afterDelay(facts.settings, now, false), now),
    );
    await changeFos(
      tx,
      sending.flatMap(({ changes }) => changes),
      'person',
      now,
    );
    await tell(
      tx,
      sending.flatMap(({ events }) => events),
      now,
      user._id,
    );
    const chosen = sending.flatMap((each) => each.chosen);
    await updateRows(
      tx,
      'order_lines',
      container._id,
      chosen.map((_id) => ({ _id, fulfilment_id: maker?._id ?? null })),
    );
    await makeFos(
      tx,
      sending.flatMap(({ plans }) => plans),
      market,
      now,
      user._id,
    );
    await settleOrders(tx, container._id, wanted, now);
    return findOrders(tx, container._id, ids, now);
  },
};
