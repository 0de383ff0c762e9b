import { sql, type SqlBool } from 'kysely';
import type { QueryTasksArgs } from '../../contract/generated/resolvers';
import { isCounted, type Counted } from '../../domain/support/figures';
import type { TaskCategory, TaskStatus, TaskType } from '../../domain/tasks/tasks';
import { findPage, inOrder, nullsLast, type PageOrder } from '../db/pages';
import type { RequestContext, Tx } from '../kernel/context';
import { containing, isOpenFilter } from '../kernel/input';
import { sortOf } from '../kernel/sort';
import { itemStoreColumns } from '../stores/rows';

const SORTS = ['due_at', 'created_at'] as const;

/** What is due no more comes last, either way. */
const orderOf = (sort: string | null | undefined): PageOrder => {
  const { field, direction } = sortOf(sort, SORTS) ?? { field: 'due_at', direction: 'asc' };
  return { id: 't._id', by: field === 'due_at' ? nullsLast('t.due_at', direction) : 't.created_at', direction };
};

/** How tasks stand that are due so, as `slaOf` says it. */
const isDue = (sla: string, now: number) => {
  const conditions: Readonly<Record<string, ReturnType<typeof sql<SqlBool>>>> = {
    ok: sql<SqlBool>`t.due_at >= ${now} and t.soon_at > ${now}`,
    soon: sql<SqlBool>`t.due_at >= ${now} and t.soon_at <= ${now}`,
    overdue: sql<SqlBool>`t.due_at < ${now}`,
    paused: sql<SqlBool>`t.status = 'Waiting'`,
  };
  return (Object.hasOwn(conditions, sla) && conditions[sla]) || sql<SqlBool>`false`;
};

/** What of tickets a figure counts, as `supportFigures` does. */
const COUNTED_BY: Readonly<Record<Counted, ReturnType<typeof sql<SqlBool>>>> = {
  came: sql<SqlBool>`true`,
  answered: sql<SqlBool>`t.taken_at is not null`,
  resolved: sql<SqlBool>`(t.status in ('Resolved', 'Closed') and t.resolved_at is not null or t.reopened > 0)`,
  reopened: sql<SqlBool>`t.reopened > 0`,
  // Buyers rate conversations.
  rated: sql<SqlBool>`false`,
  good: sql<SqlBool>`false`,
};

const found = (tx: Tx, args: QueryTasksArgs, containerId: string, now: number) => {
  const { _id, type, category, status, assignee, provider, sla, order_id, search, start, end, figure } = args;
  let tasks = tx.selectFrom('tasks as t').where('t.container_id', '=', containerId);
  if (_id?.trim()) tasks = tasks.where('t._id', '=', _id.trim());
  if (!isOpenFilter(type)) tasks = tasks.where('t.type', '=', type.trim() as TaskType);
  if (!isOpenFilter(category)) tasks = tasks.where('t.category', '=', category.trim() as TaskCategory);
  if (!isOpenFilter(status)) tasks = tasks.where('t.status', '=', status.trim() as TaskStatus);
  if (!isOpenFilter(assignee)) {
    const id = assignee.trim();
    tasks = id === 'nobody' ? tasks.where('t.assignee', 'is', null) : tasks.where('t.assignee', '=', id);
  }
  if (!isOpenFilter(sla)) tasks = tasks.where(isDue(sla.trim().toLowerCase(), now));
  if (order_id?.trim()) tasks = tasks.where('t.order_id', '=', order_id.trim());
  if (!isOpenFilter(provider))
    tasks = tasks.where((is) =>
      is.exists(
        is
          .selectFrom('fulfilment_orders as fo')
          .select('fo._id')
          .whereRef('fo.container_id', '=', 't.container_id')
          .whereRef('fo.order_id', '=', 't.order_id')
          .where('fo.fulfilment_id', '=', provider.trim())
          .where('fo.status', '<>', 'cancelled'),
      ),
    );
  const counted = figure?.trim() ?? '';
  if (isCounted(counted)) tasks = tasks.where(COUNTED_BY[counted]);
  if (typeof start === 'number') tasks = tasks.where('t.created_at', '>=', start);
  if (typeof end === 'number') tasks = tasks.where('t.created_at', '<=', end);
  const wanted = search?.trim().replace(/^#/u, '');
  if (wanted)
    tasks = tasks.where('t._id', 'in', (from) =>
      from
        .selectFrom('orders as o')
        .innerJoin('tasks as k', (join) => join.onRef('k.container_id', '=', 'o.container_id').onRef('k.order_id', '=', 'o._id'))
        .select('k._id')
        .where('o.container_id', '=', containerId)
        .where((is) =>
          is.or([
            is('o.number', 'ilike', containing(wanted)),
            is((row) => row.ref('o.buyer', '->>').key('first_name'), 'ilike', containing(wanted)),
            is((row) => row.ref('o.buyer', '->>').key('last_name'), 'ilike', containing(wanted)),
          ]),
        )
        .unionAll(
          from
            .selectFrom('tasks as w')
            .select('w._id')
            .where('w.container_id', '=', containerId)
            .where('w.order_id', 'is', null)
            .where('w.subject', 'ilike', containing(wanted)),
        ),
    );
  return tasks;
};

/** Tasks with the orders they are about. */
const withOrders = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('tasks as t')
    .leftJoin('orders as o', (join) => join.onRef('o.container_id', '=', 't.container_id').onRef('o._id', '=', 't.order_id'))
    .leftJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'o.container_id').onRef('s._id', '=', 'o.store_id'))
    .where('t.container_id', '=', containerId)
    .selectAll('t')
    .select([...itemStoreColumns, 'o.number as order_number', 'o.status as order_status', 'o.buyer']);

export type ListedTask = Awaited<ReturnType<typeof tasksById>>[number];

/** The rows of the page a request asks for; tells how many there are on all pages. */
export const readTasks = async (tx: Tx, args: QueryTasksArgs, context: RequestContext, now: number): Promise<ListedTask[]> => {
  const order = orderOf(args.sort);
  const page = await findPage(context, found(tx, args, context.container._id, now), order);
  return withOrders(tx, context.container._id).where(page).orderBy(inOrder(order)).execute();
};

/** Those of some ids that are there. */
export const tasksById = (tx: Tx, containerId: string, ids: readonly string[]) =>
  withOrders(tx, containerId).where('t._id', 'in', ids).orderBy('t._id').execute();
