import type { BulkCode } from '../../domain/lists/bulk';
import { isLive } from '../../domain/sales/fulfilment-order';
import { withoutPieces } from '../../domain/sales/pieces';
import type { FulfilmentRow } from '../fulfilments/rows';
import type { Tx } from '../kernel/context';
import { someIds } from '../kernel/input';
import type { MutationOperations } from '../kernel/operation';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { holdOrders, readFacts, readMarket, type Market, type OrderFacts } from '../sales/facts';
import { changeFos, makeFos, type FoChange } from '../sales/fulfilment-orders';
import { findOrders } from '../sales/rows';
import { settleOrders, submitAt } from '../sales/settle';
import { openOf } from '../sales/standing';
import { tell } from '../sales/timeline';
import { makerNamed } from './one-order';
import { skuAt } from './outgoing';

/** Orders that are read, and held, at a time. */
const AT_ONCE = 200;

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_each, part) => all.slice(part * AT_ONCE, (part + 1) * AT_ONCE));

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
  const verdicts: Verdict[] = [];
  for (const part of inParts(ids)) {
    const found = await readFacts(tx, containerId, part);
    const market = await readMarket(
      tx,
      containerId,
      found.flatMap(({ lines }) => lines),
    );
    const judge = (facts: OrderFacts): Verdict => {
      const { _id, number } = facts.order;
      const obstacle = obstacleTo(facts, market, maker);
      return obstacle ? refused(_id, number, obstacle) : accepted(_id, number);
    };
    const judged = new Map(found.map((facts) => [facts.order._id, judge(facts)]));
    verdicts.push(...verdictsOn(part, [...judged.values()], (verdict) => verdict));
  }
  return verdicts;
};

interface Wish {
  readonly maker: FulfilmentRow | null;
  readonly at: number;
  readonly now: number;
  readonly by: string;
}

/** From now on its lines go there, whatever their routes said. */
const choose = async (tx: Tx, { order }: OrderFacts, lineIds: readonly string[], { _id }: FulfilmentRow): Promise<void> => {
  if (lineIds.length === 0) return;
  await tx
    .updateTable('order_lines')
    .set({ fulfilment_id: _id })
    .where('container_id', '=', order.container_id)
    .where('_id', 'in', lineIds)
    .execute();
};

/** Plans everything of an order that no provider has, and lets it go. */
const processOne = async (tx: Tx, facts: OrderFacts, market: Market, { maker, at, now, by }: Wish): Promise<void> => {
  const open = openOf(facts, market);
  const planned = facts.fos.filter(({ status }) => status === 'draft' || status === 'scheduled');
  const stays = maker ? [] : planned;
  const changes: FoChange[] = stays
    .filter(({ status, submit_at }) => status === 'draft' || submit_at === null || submit_at > at)
    .map((fo) => ({ fo, to: 'scheduled', submit_at: at, msg: null }));
  // What takes its place is another one.
  const gone = facts.fos.filter((fo) => fo.status === 'rejected' || (planned.includes(fo) && !stays.includes(fo)));
  const reprints = gone.filter(({ reprint_of }) => reprint_of !== null);
  await changeFos(tx, [...changes, ...gone.map((fo) => ({ fo, to: 'cancelled' as const, msg: null }))], 'person', now);
  await tell(
    tx,
    [
      ...changes.map(({ fo }) => ({ order_id: fo.order_id, code: 'fo_scheduled' as const, params: { fo: fo._id, at } })),
      ...gone.map((fo) => ({ order_id: fo.order_id, code: 'fo_cancelled' as const, params: { fo: fo._id } })),
    ],
    now,
    by,
  );
  if (maker) await choose(tx, facts, [...new Set(open.map(({ line }) => line._id))], maker);
  const going = { status: 'scheduled', submit_at: at, now, by, ...(maker && { fulfilment_id: maker._id }) } as const;
  for (const { pieces, reprint_of } of reprints)
    await makeFos(tx, facts, pieces, market, { ...going, kind: 'reprint', ...(reprint_of !== null && { reprint_of }) });
  const waits = [...stays, ...reprints.filter((fo) => planned.includes(fo))].flatMap(({ pieces }) => [...pieces]);
  const all = open.map(({ line, quantity }) => ({ line_id: line._id, quantity }));
  const others = facts.fos.filter((fo) => !gone.includes(fo) && fo.kind === 'first' && isLive(fo.status));
  await makeFos(tx, facts, withoutPieces(all, waits), market, { ...going, kind: others.length > 0 ? 'split' : 'first' });
};

export const orderProcess: MutationOperations['orderProcess'] = {
  rule: { module: 'order', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  verdicts: async (tx, { ids, fulfilment_id }, { container }) =>
    processVerdicts(tx, container._id, someIds(ids, 'ids'), await makerNamed(tx, container._id, fulfilment_id)),
  run: async (tx, { fulfilment_id, now: atOnce }, { container, user }, now: number, ids) => {
    const maker = await makerNamed(tx, container._id, fulfilment_id);
    for (const part of inParts(ids.toSorted())) {
      const held = await holdOrders(tx, container._id, part);
      const market = await readMarket(
        tx,
        container._id,
        held.flatMap(({ lines }) => lines),
      );
      for (const facts of held) {
        const at = atOnce ? now : submitAt(facts.settings.sto_auto_fulfilment_delay, now);
        await processOne(tx, facts, market, { maker, at, now, by: user._id });
      }
      await settleOrders(tx, container._id, part, now);
    }
    return findOrders(tx, container._id, ids, now);
  },
};
