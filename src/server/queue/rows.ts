import { sql } from 'kysely';
import type { QueryQueueArgs, QueueItem } from '../../contract/generated/resolvers';
import { PRIORITIES } from '../../domain/tasks/priorities';
import { slaOf } from '../../domain/tasks/sla';
import { DAY } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { peopleOf } from '../sales/rows';
import { itemStoreColumns, itemStoreOf } from '../stores/rows';
import { readPage } from './list';

/** Of what has no such moment of its own, how long before it is due it is due soon. */
const SOON = DAY;

/** The queue's rows with what they stand for. */
const withAll = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('queue_items as q')
    .leftJoin('supports as c', (join) =>
      join.onRef('c.container_id', '=', 'q.container_id').onRef('c._id', '=', 'q._id').on('q.kind', '=', 'support'),
    )
    .leftJoin('tasks as t', (join) =>
      join.onRef('t.container_id', '=', 'q.container_id').onRef('t._id', '=', 'q._id').on('q.kind', '=', 'task'),
    )
    .leftJoin('paypal_items as i', (join) =>
      join.onRef('i.container_id', '=', 'q.container_id').onRef('i._id', '=', 'q._id').on('q.kind', '=', 'dispute'),
    )
    .leftJoin('orders as o', (join) => join.onRef('o.container_id', '=', 'q.container_id').onRef('o._id', '=', 'q.order_id'))
    .leftJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'q.container_id').onRef('s._id', '=', 'q.store_id'))
    .where('q.container_id', '=', containerId)
    .select(['q._id', 'q.kind', 'q.order_id', 'q.priority', 'q.assignee', 'q.due_at', 'q.created_at', ...itemStoreColumns])
    .select(['o.number', 'o.status as order_status', 'o.gates', 'o.blocking_gate', 'o.buyer', 'i.payer', 'i.stage', 'i.dispute', 't.type'])
    .select([
      'c.subject',
      't.subject as task_subject',
      'c.buyer_name',
      't.category',
      'c.status as support_status',
      't.status as task_status',
    ])
    .select((is) => [
      is.fn.coalesce('c.soon_at', 't.soon_at').as('soon_at'),
      sql<number>`coalesce(c.updated_at, t.updated_at, i.updated_at, o.updated_at)`.as('updated_at'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withAll>['execute']>>[number];

const told = (row: Row): Pick<QueueItem, 'about' | 'type' | 'status'> => {
  const { kind, dispute, blocking_gate } = row;
  if (kind === 'support') return { about: row.subject ?? '', type: null, status: row.support_status ?? '' };
  if (kind === 'task') return { about: row.category ?? '', type: row.type, status: row.task_status ?? '' };
  if (kind === 'dispute') return { about: dispute?.reason ?? '', type: row.stage, status: dispute?.status ?? '' };
  const code = row.gates?.find(({ gate }) => gate === blocking_gate)?.code;
  return { about: blocking_gate && code ? `${blocking_gate}.${code}` : '', type: null, status: row.order_status ?? '' };
};

const buyerOf = ({ buyer, buyer_name, payer }: Row): string =>
  buyer_name || (buyer ? `${buyer.first_name} ${buyer.last_name}`.trim() : '') || payer || '';

/** The page of the queue a request asks for. `now`: by the market's clock. */
export const readQueue = async (tx: Tx, args: QueryQueueArgs, context: RequestContext, now: number): Promise<QueueItem[]> => {
  const containerId = context.container._id;
  const { page, by } = await readPage(tx, args, context, now);
  const rows = await withAll(tx, containerId).where(page).orderBy(by).execute();
  const person = await peopleOf(
    tx,
    containerId,
    rows.map(({ assignee }) => assignee),
  );
  return rows.map((row) => ({
    ...{ _id: row._id, kind: row.kind, ...told(row), buyer: buyerOf(row), store: itemStoreOf(row), assignee: person(row.assignee) },
    priority: PRIORITIES[row.priority] ?? 'normal',
    order: row.order_id !== null && row.number !== null ? { _id: row.order_id, number: row.number, status: row.order_status ?? '' } : null,
    subject: row.task_subject,
    due_at: row.due_at,
    sla: row.due_at === null ? null : slaOf({ due_at: row.due_at, soon_at: row.soon_at ?? row.due_at - SOON, due_left: null }, now),
    ...{ as_of: now, created_at: row.created_at, updated_at: row.updated_at },
  }));
};
