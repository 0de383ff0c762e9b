import type { OrderPiecesInput, SupportOrderActionInput } from '../../contract/generated/resolvers';
import { plainMoney, roundMoney } from '../../domain/currency';
import { AFTERWARDS, CHANNELS, type MessageCode } from '../../domain/support/lifecycle';
import { TASK_CATEGORIES } from '../../domain/tasks/tasks';
import { newId } from '../db/ids';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { runOperation } from '../kernel/verdict';
import { orderReprint } from '../making/by-hand';
import { readAuditedOrders } from '../making/one-order';
import { orderRefund } from '../making/refund';
import { orderCancel } from '../making/take-back';
import { wordOf } from '../tasks/checks';
import { readSupportDesk } from './desk';
import { dropDraft } from './drafts';
import { readClock } from './send';
import type { SupportRow } from './tables';
import { holdSupport, latestOf, writeSupport } from './threads';
import { refuseMerged, requireLatest, writeReply } from './write';

interface Acting {
  readonly orderId: string;
  readonly action: SupportOrderActionInput;
  readonly context: RequestContext;
  readonly now: number;
}

/** A note of what was done: its code, and the details that stand as its text. */
interface ActionNote {
  readonly code: MessageCode;
  readonly details: readonly string[];
}

/** Names of order lines with their quantities, one a line; none: the whole order. */
const namesOf = async (tx: Tx, { context, orderId }: Acting, pieces: readonly OrderPiecesInput[]): Promise<string[]> => {
  if (pieces.length === 0) return [];
  const lines = await tx
    .selectFrom('order_lines')
    .select(['_id', 'name'])
    .where('container_id', '=', context.container._id)
    .where('order_id', '=', orderId)
    .execute();
  return pieces
    .filter(({ quantity }) => quantity > 0)
    .map(({ line_id, quantity }) => `${quantity} × ${lines.find(({ _id }) => _id === line_id.trim())?.name ?? ''}`);
};

/** Each does it under the order's own rules, whose refusal is the answer. */
const ACTIONS = {
  refund: async (tx: Tx, acting: Acting): Promise<ActionNote> => {
    const { orderId: _id, action, context, now } = acting;
    const { amount, left, pieces, reason } = action;
    if (typeof amount !== 'number') throw new UserError('orderTask.amountNeeded', { field: 'action.amount' });
    const args = { _id, amount, ...(pieces && { pieces }), ...(reason && { to: reason }), ...(typeof left === 'number' && { left }) };
    const { currency } = await runOperation(orderRefund, tx, args, context, now);
    const sum = `${plainMoney(roundMoney(amount, currency), currency)} ${currency}`;
    return { code: 'order_refunded', details: [sum, ...(await namesOf(tx, acting, pieces ?? [])), reason ?? ''] };
  },
  reprint: async (tx: Tx, acting: Acting): Promise<ActionNote> => {
    const { orderId: _id, action, context, now } = acting;
    const { fo_id, fulfilment_id, pieces = [] } = action;
    const category = wordOf(TASK_CATEGORIES.support, action.category, 'action.category');
    const args = {
      _id,
      fo_id: fo_id ?? '',
      pieces: pieces ?? [],
      ...(fulfilment_id && { fulfilment_id }),
      ...(category && { category }),
    };
    await runOperation(orderReprint, tx, args, context, now);
    return { code: 'order_reprinted', details: await namesOf(tx, acting, pieces ?? []) };
  },
  cancel: async (tx: Tx, { orderId, action: { reason, at_shop }, context, now }: Acting): Promise<ActionNote> => {
    const args = { ids: [orderId], reason: reason ?? '', at_shop: at_shop ?? false };
    void (await runOperation(orderCancel, tx, args, context, now));
    return { code: 'order_cancelled', details: [reason ?? ''] };
  },
} as const;

const KINDS = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];

const kindOf = ({ kind }: Pick<SupportOrderActionInput, 'kind'>): keyof typeof ACTIONS => {
  const known = wordOf(KINDS, kind, 'action.kind');
  if (!known) throw new UserError('orderTask.word', { field: 'action.kind', values: { word: '' } });
  return known;
};

/** Colleagues read in the conversation what was done with the order, and by whom. */
const writeActionNote = async (
  tx: Tx,
  support: SupportRow,
  { code, details }: ActionNote,
  { context, now }: Acting,
): Promise<SupportRow> => {
  const { container_id, _id: support_id, store_id } = support;
  const message = { container_id, _id: newId(), direction: 'note', created_at: now } as const;
  const body = details.filter((line) => line.trim() !== '').join('\n');
  await tx
    .insertInto('messages')
    .values({ ...message, support_id, store_id, code, body, author: context.user._id, status: 'received' })
    .execute();
  return writeSupport(tx, support, latestOf(message, support), now);
};

export const supportOrderAction: MutationOperations['supportOrderAction'] = operation({
  rule: { module: 'messenger', access: 'update', and: { module: 'order', access: 'update' } },
  audit: {
    action: ({ action }) => (action.kind.trim() === 'refund' ? 'order.refunded' : 'order.canceled'),
    // As by the order itself, a reprint is told by the timeline alone.
    ids: ({ order_id, action }) => (action.kind.trim() === 'reprint' ? [] : [order_id]),
    read: readAuditedOrders,
    details: ({ action: { amount, at_shop } }) => ({ amount, at_store: at_shop }),
  },
  prepare: (_args, context) => readClock(context),
  run: async (tx, { support_id, order_id, action, reply }, context, clock) => {
    const kind = kindOf(action);
    const support = await holdSupport(tx, context.container._id, support_id, 'support_id');
    refuseMerged(support);
    const orderId = order_id.trim();
    if (support.order_id !== orderId) throw new UserError('support.otherOrder', { code: 'CONFLICT', field: 'order_id' });
    if (reply) await requireLatest(tx, support, reply.expect_last_id, clock.now);
    const acting: Acting = { orderId, action, context, now: clock.now };
    const noted = await writeActionNote(tx, support, await ACTIONS[kind](tx, acting), acting);
    if (reply) {
      const { body, files, then, by, device } = reply;
      const afterwards = wordOf(AFTERWARDS, then, 'reply.then') ?? 'wait';
      await writeReply(tx, noted, { body, files: files ?? [], afterwards, by: wordOf(CHANNELS, by, 'reply.by') }, context, clock);
      await dropDraft(tx, support, context.user._id, device);
    }
    return readSupportDesk(tx, context, support._id, clock.now);
  },
});
