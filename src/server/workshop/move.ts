import { isInProduction } from '../../domain/sales/fulfilment-order';
import { MOVES_FROM, WORK_MOVES, type WorkMove } from '../../domain/sales/work-queue';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { someIds } from '../kernel/input';
import type { MutationOperations } from '../kernel/operation';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { findAccount } from '../fulfilments/account';
import { barely, writeTold } from '../making/told';
import { holdOrders } from '../sales/facts';
import { settleOrders } from '../sales/settle';
import { queued, stageOf } from './queue';

const moveOf = (to: string): WorkMove => {
  const move = WORK_MOVES.find((each) => each === to.trim());
  if (!move) throw new UserError('work.move', { field: 'to', values: { to: to.trim().slice(0, 40) } });
  return move;
};

const readOwn = (tx: Tx, containerId: string, ids: readonly string[]) =>
  queued(tx, containerId)
    .where('f.type', '=', 'private')
    .where('fo._id', 'in', ids)
    .select(['fo._id', 'fo.order_id', 'fo.status', 'fo.made_at', 'fo.hand_over_id', 'o.number'])
    .execute();

type Own = Awaited<ReturnType<typeof readOwn>>[number];

const judge = (row: Own, move: WorkMove): Verdict => {
  const stage = stageOf('own', row);
  if (stage === 'sent') return refused(row._id, row.number, 'orderShipped');
  if (stage === null) return refused(row._id, row.number, isInProduction(row.status) ? 'orderInHand' : 'orderOver');
  return MOVES_FROM[move].includes(stage) ? accepted(row._id, row.number) : refused(row._id, row.number, 'workThere');
};

const STATUS_OF = { start: 'production', hold: 'held', made: 'production' } as const;

export const workMove: MutationOperations['workMove'] = {
  rule: { module: 'order', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  verdicts: async (tx, { ids, to }, { container }) => {
    const [move, wanted] = [moveOf(to), someIds(ids, 'ids')];
    return verdictsOn(wanted, await readOwn(tx, container._id, wanted), (row) => judge(row, move));
  },
  run: async (tx, { to, reason }, { container, user }, now: number, ids) => {
    const move = moveOf(to);
    const why = reason?.trim() ?? '';
    if (move === 'hold' && why === '') throw new UserError('order.holdReason', { field: 'reason' });
    const named = await readOwn(tx, container._id, ids);
    const orderIds = [...new Set(named.map(({ order_id }) => order_id))].toSorted();
    const held = await holdOrders(tx, container._id, orderIds);
    for (const facts of held) {
      for (const fo of facts.fos.filter(({ _id }) => ids.includes(_id))) {
        const fulfilment = await findAccount(tx, container._id, fo.fulfilment_id);
        const order = { ...barely(fo, STATUS_OF[move]), reason: why };
        await writeTold(tx, { facts, fo, fulfilment, order, now, lookAgainAt: null, by: user._id });
        await tx
          .updateTable('fulfilment_orders')
          .set({ made_at: move === 'made' ? now : null, updated_at: now })
          .where('container_id', '=', container._id)
          .where('_id', '=', fo._id)
          .execute();
      }
    }
    await settleOrders(tx, container._id, orderIds, now);
    return [...ids];
  },
};
