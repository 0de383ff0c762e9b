import { PLATFORMS } from '../../domain/platforms';
import { plainMoney, roundMoney } from '../../domain/currency';
import { joinPieces } from '../../domain/sales/pieces';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import type { OrderFacts } from '../sales/facts';
import { leftToRefund } from '../sales/refunded-here';
import { checkPieces, holdNamed, readAuditedOrders, settled } from './one-order';
import { enqueueRefund } from './refund-errand';

/** Throws where the order's shop gives no money back through us. */
const requireWay = async (tx: Tx, { order }: OrderFacts): Promise<void> => {
  const store = await tx
    .selectFrom('stores')
    .select('platform_id')
    .where('container_id', '=', order.container_id)
    .where('_id', '=', order.store_id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!store) throw new UserError('job.storeGone', { code: 'CONFLICT' });
  const { name, can } = PLATFORMS[store.platform_id];
  if (!can.some((each) => each === 'refund'))
    throw new UserError('order.refundElsewhere', { code: 'CONFLICT', values: { platform: name } });
};

export const orderRefund: MutationOperations['orderRefund'] = operation({
  rule: { module: 'order', access: 'update' },
  audit: {
    action: 'order.refunded',
    ids: ({ _id }) => [_id],
    read: readAuditedOrders,
    // What a person writes may name the buyer, who can be erased; the log cannot.
    details: ({ amount }) => ({ amount }),
  },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, amount: typed, pieces, to, left: seen }, { container, user }, now) => {
    const facts = await holdNamed(tx, container._id, _id);
    await requireWay(tx, facts);
    const { currency } = facts.order;
    const amount = roundMoney(typed, currency);
    if (!(amount > 0)) throw new UserError('order.refundAmount', { field: 'amount' });
    // The order is held: nobody refunds anything of it between this look and the refund.
    const left = await leftToRefund(tx, facts);
    const written = `${plainMoney(left, currency)} ${currency}`;
    if (typeof seen === 'number' && roundMoney(seen, currency) !== left)
      throw new UserError('order.refundChanged', { code: 'CONFLICT', field: 'amount', values: { amount: written } });
    if (amount > left) throw new UserError('order.refundMost', { field: 'amount', values: { amount: written } });
    const all = facts.lines.map(({ _id: line_id, quantity }) => ({ line_id, quantity }));
    const meant = pieces && pieces.length > 0 ? checkPieces(facts, pieces, all) : [];
    const refund = {
      _id: newId(),
      order_id: facts.order._id,
      amount,
      pieces: jsonb(joinPieces(meant)),
      reason: to?.trim() ?? '',
      given_before: null,
      user_id: user._id,
      created_at: now,
    };
    await tx.insertInto('order_refunds').values(refund).execute();
    await enqueueRefund(tx, { _id: refund._id, store_id: facts.order.store_id });
    return settled(tx, facts, now);
  },
});
