import type { OrderPiecesInput, TaskUpdateInput } from '../../contract/generated/resolvers';
import { isBeyondRecall } from '../../domain/sales/fulfilment-order';
import { areAmong } from '../../domain/sales/pieces';
import type { Resolution } from '../../domain/tasks/tasks';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { Operation, Rule } from '../kernel/operation';
import { requirePermission } from '../kernel/permission';
import { runOperation } from '../kernel/verdict';
import { piecesLeftToReprint, orderReprint } from '../making/by-hand';
import { orderRefund } from '../making/refund';
import { orderCancel } from '../making/take-back';
import type { OrderFacts } from '../sales/facts';
import { leftToRefund } from '../sales/refunded-here';
import type { TaskRow } from '../sales/task-tables';
import { orderUpdate } from '../sales/update';

/** A ticket that is resolved, with its order held. */
interface Resolving {
  readonly task: TaskRow;
  readonly facts: OrderFacts;
  readonly params: TaskUpdateInput;
  readonly context: RequestContext;
  readonly now: number;
}

/** Does what a person could do by the order itself, under its own rule: its refusal is the ticket's. */
const perform = async <Args, Result>(
  tx: Tx,
  deed: Operation<Args, Result>,
  args: Args,
  { context, now }: Pick<Resolving, 'context' | 'now'>,
): Promise<void> => {
  requirePermission(context.user, deed.rule as Rule);
  await runOperation(deed, tx, args, context, now);
};

const namedPieces = ({ params, task }: Resolving): readonly OrderPiecesInput[] =>
  params.pieces && params.pieces.length > 0 ? params.pieces : task.pieces;

const reprint = async (tx: Tx, resolving: Resolving): Promise<void> => {
  const { facts, params, task } = resolving;
  const wanted = namedPieces(resolving);
  const parcel = facts.trackings.find(({ _id }) => _id === task.tracking_id);
  const named = params.fo_id?.trim() || parcel?.fo_id;
  const sent = facts.fos.filter(({ status }) => status === 'shipped' || isBeyondRecall(status));
  const fo = named
    ? facts.fos.find(({ _id }) => _id === named)
    : (sent.find((each) => areAmong(wanted, piecesLeftToReprint(facts, each))) ?? sent[0]);
  if (!fo) throw new UserError('orderTask.noDeed', { code: 'CONFLICT', field: 'params.resolution' });
  const pieces = (wanted.length > 0 ? wanted : piecesLeftToReprint(facts, fo)).map((each) => ({ ...each }));
  await perform(tx, orderReprint, { _id: facts.order._id, fo_id: fo._id, pieces }, resolving);
};

const refund = async (tx: Tx, resolving: Resolving, amount: number): Promise<void> => {
  const pieces = resolving.params.pieces?.map((each) => ({ ...each })) ?? [];
  const { left } = resolving.params;
  await perform(tx, orderRefund, { _id: resolving.facts.order._id, amount, pieces, ...(typeof left === 'number' && { left }) }, resolving);
};

/** What each resolution does to the order; those that are missing are words alone. */
const deeds: Readonly<Partial<Record<Resolution, (tx: Tx, resolving: Resolving) => Promise<void>>>> = {
  reprint,
  refund: async (tx, resolving) => {
    const { facts } = resolving;
    const left = await leftToRefund(tx, facts);
    // Where nothing is left, the refusal says so.
    await refund(tx, resolving, left > 0 ? left : facts.order.total);
  },
  partial_refund: async (tx, resolving) => {
    const { amount } = resolving.params;
    if (typeof amount !== 'number') throw new UserError('orderTask.amountNeeded', { field: 'params.amount' });
    await refund(tx, resolving, amount);
  },
  cancel: (tx, resolving) =>
    perform(tx, orderCancel, { ids: [resolving.facts.order._id], reason: resolving.params.note?.slice(0, 500) ?? '' }, resolving),
  new_address: async (tx, resolving) => {
    const { address } = resolving.params;
    if (!address) throw new UserError('orderTask.addressNeeded', { field: 'params.address' });
    await perform(tx, orderUpdate, { ids: [resolving.facts.order._id], params: { address } }, resolving);
  },
};

/** Carries a resolution out. Throws the deed's own refusal: then the ticket stays as it was. */
export const carryOut = async (tx: Tx, resolution: Resolution, resolving: Resolving): Promise<void> => {
  await deeds[resolution]?.(tx, resolving);
};
