import type { TaskUpdateInput } from '../../contract/generated/resolvers';
import type { BusinessHours } from '../../domain/tasks/business-hours';
import { changePriority, pauseDeadline, resumeDeadline, type Deadline } from '../../domain/tasks/sla';
import { isOver, wishedStatus, type TaskStatus } from '../../domain/tasks/tasks';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import type { RequestContext, Tx } from '../kernel/context';
import { someIds } from '../kernel/input';
import type { MutationOperations } from '../kernel/operation';
import { requireVersion } from '../kernel/version';
import type { OrderEventCode } from '../../domain/sales/order-events';
import { readDesk } from '../sales/desk';
import { holdOrders, type OrderFacts } from '../sales/facts';
import { settleOrders } from '../sales/settle';
import type { TaskRow } from '../sales/task-tables';
import { tell, type OrderEvent } from '../sales/timeline';
import { checkFiles, checkMember, checkTodos, checkWish, type CheckedWish } from './checks';
import { checkPrints, keepUses, writePrints } from './prints';
import { carryOut } from './resolve';
import { findTasks } from './rows';
import { judge, refuseTask, taskVerdicts } from './verdicts';

/** A task, held; its order too, where it has one. */
interface HeldTask {
  readonly task: TaskRow;
  readonly facts: OrderFacts | null;
}

/** Tasks with their orders, held: orders first, as everybody holds them. */
export const holdTasks = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<HeldTask[]> => {
  const named = await tx.selectFrom('tasks').select('order_id').where('container_id', '=', containerId).where('_id', 'in', ids).execute();
  const orders = await holdOrders(tx, containerId, [...new Set(named.flatMap(({ order_id }) => order_id ?? []))].toSorted());
  const tasks = await tx
    .selectFrom('tasks')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .orderBy('_id')
    .forUpdate()
    .execute();
  return tasks.flatMap((task) => {
    const facts = orders.find(({ order }) => order._id === task.order_id) ?? null;
    return facts || task.order_id === null ? [{ task, facts }] : [];
  });
};

/** What a step brings with it. */
const stepOf = (task: TaskRow, to: TaskStatus, checked: CheckedWish, now: number): Partial<TaskRow> => ({
  status: to,
  waiting_for: to === 'Waiting' ? (checked.waiting_for ?? null) : null,
  ...(task.type === 'support' && {
    resolution: to === 'Resolved' ? (checked.resolution ?? null) : null,
    resolved_at: to === 'Resolved' ? now : null,
  }),
  ...(to === 'Review' && { designed_by: task.assignee ?? checked.wish.by }),
});

/** A deadline stands while somebody else has to do something, and is none once nothing is to be done. */
const deadlineOf = (task: TaskRow, to: TaskStatus, { priority }: CheckedWish, now: number, hours: BusinessHours): Deadline => {
  if (isOver(to)) return { due_at: null, soon_at: null, due_left: null };
  const wanted = priority ?? task.priority;
  const { due_at, soon_at, due_left } = task;
  const changed = changePriority({ due_at, soon_at, due_left }, { from: task.priority, to: wanted }, now, hours);
  return to === 'Waiting' || to === 'Resolved' ? pauseDeadline(changed, now, hours) : resumeDeadline(changed, wanted, now, hours);
};

const STEP_EVENTS: Readonly<Partial<Record<TaskStatus, OrderEventCode>>> = {
  Resolved: 'ticket_resolved',
  Review: 'design_review',
  Revision: 'design_revision',
  Approved: 'design_approved',
};

const eventOf = ({ _id, order_id, status }: TaskRow, to: TaskStatus, note: string): OrderEvent | undefined => {
  if (order_id === null) return undefined;
  const code = status === 'Resolved' ? 'ticket_reopened' : STEP_EVENTS[to];
  return code && { order_id, code, params: { task: _id, ...(to === 'Revision' && { reason: note }) } };
};

/** What is typed in one task. */
const typedOf = async (
  tx: Tx,
  { task, facts }: HeldTask,
  params: TaskUpdateInput,
  context: RequestContext,
  by: string,
): Promise<Partial<TaskRow>> => ({
  ...(typeof params.brief === 'string' && { brief: params.brief }),
  ...(params.files && { files: await checkFiles(tx, context, params.files, task.files) }),
  ...(params.todos && { todos: checkTodos(params.todos) }),
  ...(params.prints && {
    prints: await checkPrints(tx, context, facts?.lines ?? [], params.prints, { before: task.prints, by }),
  }),
});

interface Changing {
  readonly checked: CheckedWish;
  readonly params: TaskUpdateInput;
  readonly context: RequestContext;
  readonly hours: BusinessHours;
  readonly now: number;
}

const changeTask = async (tx: Tx, held: HeldTask, changing: Changing): Promise<void> => {
  const { task, facts } = held;
  const { checked, params, context, hours, now } = changing;
  const { wish, priority, wanted, resolution } = checked;
  const to = wishedStatus(task, wish) as TaskStatus | undefined;
  const { assignee, category } = wish;
  const next: TaskRow = {
    ...task,
    ...(await typedOf(tx, held, params, context, wish.by)),
    ...(category !== undefined && { category: category as TaskRow['category'] }),
    ...(assignee !== undefined && { assignee }),
    ...(priority && { priority }),
    ...(wanted && { wanted }),
    ...(typeof params.note === 'string' && { note: params.note.trim() }),
  };
  const last: TaskRow = { ...next, ...(to && stepOf(next, to, checked, now)), ...deadlineOf(task, to ?? task.status, checked, now, hours) };
  const { container_id, _id, todos, prints, ...columns } = last;
  await tx
    .updateTable('tasks')
    .set({ ...columns, pieces: jsonb(last.pieces), todos: jsonb(todos), prints: jsonb(prints), updated_at: now })
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .execute();
  if (params.files ?? params.prints) await keepUses(tx, last);
  if (!to) return;
  const event = eventOf(task, to, last.note);
  await tell(tx, event ? [event] : [], now, wish.by);
  if (last.trend_id !== null && isOver(to)) await tellChanged(tx, container_id, ['trends']);
  if (!facts) return;
  if (to === 'Approved') await writePrints(tx, facts.order._id, last);
  if (to === 'Resolved' && resolution) await carryOut(tx, resolution, { task: last, facts, params, context, now });
};

export const taskUpdate: MutationOperations['taskUpdate'] = {
  rule: { module: 'tasks', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  verdicts: (tx, { ids, params }, { container, user }) => taskVerdicts(tx, container._id, someIds(ids, 'ids'), params, user._id),
  run: async (tx, { ids, updated_at, params }, context, now: number, wanted) => {
    const { container, user } = context;
    const checked = checkWish(params, user._id, someIds(ids, 'ids').length);
    await checkMember(tx, container._id, checked.wish.assignee);
    const held = await holdTasks(tx, container._id, wanted);
    const { hours } = await readDesk(tx, container._id);
    for (const each of held) {
      requireVersion(each.task, updated_at);
      // Somebody may have been first.
      const obstacle = judge(each.task, checked, params);
      if (obstacle) refuseTask(obstacle, each.task.prints);
      await changeTask(tx, each, { checked, params, context, hours, now });
    }
    const orders = new Set(held.flatMap(({ facts }) => facts?.order._id ?? []));
    await settleOrders(tx, container._id, [...orders].toSorted(), now);
    return findTasks(tx, container._id, wanted, now);
  },
};
