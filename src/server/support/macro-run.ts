import type { MacroItemInput, SupportUpdateInput } from '../../contract/generated/resolvers';
import type { Afterwards } from '../../domain/support/lifecycle';
import { arrangeSteps, type MacroStep } from '../../domain/support/macros';
import type { BusinessHours } from '../../domain/tasks/business-hours';
import { fillIn } from '../../domain/variables';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { requirePermission } from '../kernel/permission';
import { runOperation } from '../kernel/verdict';
import { readDesk } from '../sales/desk';
import { holdOrders } from '../sales/facts';
import { orderUpdate } from '../sales/update';
import { makeTask } from '../tasks/make';
import { alertAssigned } from './alerts';
import { findSupports } from './rows';
import { readClock } from './send';
import type { SupportRow } from './tables';
import { holdSupports } from './threads';
import { changeSupport, readChange, snoozeOf } from './update';
import { readVariables } from './variables';
import { requireLatest, writeNote, writeReply, type Clock } from './write';

interface Running extends Clock {
  readonly context: RequestContext;
  readonly hours: BusinessHours;
}

/** What a reply is followed by: the status a later step names, which the buyer's answer would otherwise wait for in vain. */
const AFTERWARDS: Readonly<Record<string, Afterwards>> = { Waiting: 'wait', Resolved: 'resolve', Inprocess: 'stay' };

const orderOf = ({ order_id, subject }: SupportRow): string => {
  if (order_id === null) throw new UserError('support.noOrder', { values: { subject } });
  return order_id;
};

const update = async (tx: Tx, support: SupportRow, params: SupportUpdateInput, { context, now, hours }: Running): Promise<SupportRow> =>
  changeSupport(tx, support, await readChange(tx, params, context, now), { now, hours });

const filled = async (tx: Tx, support: SupportRow, body: string, { context }: Running): Promise<string> =>
  fillIn(body, await readVariables(tx, support, context.user));

const STEPS: Readonly<
  Record<MacroStep['act'], (tx: Tx, support: SupportRow, value: string, running: Running, afterwards: Afterwards) => Promise<SupportRow>>
> = {
  assign: (tx, support, assignee, running) => update(tx, support, { assignee }, running),
  status: (tx, support, status, running) =>
    support.status === status ? Promise.resolve(support) : update(tx, support, { status }, running),
  priority: (tx, support, priority, running) => update(tx, support, { priority }, running),
  tag: (tx, support, tag, running) => update(tx, support, { add_tags: tag.split(',') }, running),
  snooze: (tx, support, value, running) => update(tx, support, snoozeOf(value, running), running),
  reply: async (tx, support, value, running, afterwards) =>
    writeReply(tx, support, { body: await filled(tx, support, value, running), files: [], afterwards }, running.context, running),
  note: async (tx, support, value, running) =>
    writeNote(tx, support, { body: await filled(tx, support, value, running), files: [] }, running.context, running.now),
  ticket: async (tx, support, category, { context, now }) => {
    requirePermission(context.user, { module: 'tasks', access: 'add' });
    const params = { type: 'support', category, order_id: orderOf(support), support_id: support._id };
    await runOperation(makeTask, tx, { params }, context, now);
    return support;
  },
  hold: async (tx, support, reason, { context, now }): Promise<SupportRow> => {
    requirePermission(context.user, { module: 'order', access: 'update' });
    void (await runOperation(orderUpdate, tx, { ids: [orderOf(support)], params: { hold: { reason } } }, context, now));
    return support;
  },
};

const runOne = async (tx: Tx, support: SupportRow, item: MacroItemInput, steps: readonly MacroStep[], running: Running): Promise<void> => {
  await requireLatest(tx, support, item.expect_last_id, running.now);
  let stands = support;
  const { steps: arranged, afterwards } = arrangeSteps(steps, AFTERWARDS);
  for (const step of arranged) stands = await STEPS[step.act](tx, stands, step.value, running, afterwards ?? 'wait');
};

/** All steps with each conversation, or none with any. */
export const macroRun: MutationOperations['macroRun'] = operation({
  rule: { module: 'messenger', access: 'update' },
  prepare: (_args, context) => readClock(context),
  run: async (tx, { _id, items }, context, clock) => {
    const { container } = context;
    const macro = await tx
      .selectFrom('macros')
      .select('steps')
      .where('container_id', '=', container._id)
      .where('_id', '=', _id.trim())
      .executeTakeFirst();
    if (!macro) throw new UserError('support.macroMissing', { code: 'NOT_FOUND' });
    const byId = new Map(items.map((item) => [item._id.trim(), item]));
    if (byId.size === 0) throw new UserError('bulk.noneChosen', { field: 'items' });
    const held = await holdSupports(tx, container._id, [...byId.keys()].toSorted());
    if (held.length < byId.size) throw new UserError('support.missing', { code: 'NOT_FOUND', field: 'items' });
    const touchesOrders = macro.steps.some(({ act, value }) => act === 'ticket' || act === 'hold' || value.includes('address.link'));
    if (touchesOrders) await holdOrders(tx, container._id, [...new Set(held.flatMap(({ order_id }) => order_id ?? []))].toSorted());
    const running: Running = { ...clock, context, hours: (await readDesk(tx, container._id)).hours };
    for (const support of held) await runOne(tx, support, byId.get(support._id) ?? { _id: support._id }, macro.steps, running);
    const given = macro.steps.findLast(({ act }) => act === 'assign')?.value.trim() ?? '';
    const to = given === 'me' ? context.user._id : given;
    if (to !== '')
      await alertAssigned(
        tx,
        held.filter(({ assignee }) => assignee !== to),
        to,
        { _id: context.user._id },
      );
    return findSupports(tx, container._id, [...byId.keys()], clock.now);
  },
});
