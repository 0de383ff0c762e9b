import type { TaskInput } from '../../contract/generated/resolvers';
import type { TaskType } from '../../domain/tasks/tasks';
import { TREND_KINDS, type TrendKind } from '../../domain/trends/kinds';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { TaskRow } from '../sales/task-tables';

/** What a task is about: an order and what of it, or its subject. */
export type About = Pick<TaskRow, 'order_id' | 'subject' | 'trend_kind' | 'trend_id' | 'pieces' | 'prints'>;

/** Whether somebody names an order. Throws where something is said that only a task without one has. */
export const isOfOrder = ({ order_id, subject, trend }: TaskInput): boolean => {
  if (!order_id?.trim()) return false;
  const beside = subject?.trim() ? 'subject' : trend ? 'trend' : null;
  if (beside) throw new UserError('orderTask.orderSubject', { field: `params.${beside}` });
  return true;
};

const trendOf = ({ trend }: TaskInput): Pick<About, 'trend_kind' | 'trend_id'> => {
  const id = trend?._id.trim() ?? '';
  if (!trend || id === '') return { trend_kind: null, trend_id: null };
  const kind = TREND_KINDS.find((each) => each === trend.kind.trim());
  if (!kind) throw new UserError('trend.kind', { field: 'params.trend', values: { kind: trend.kind.slice(0, 40) } });
  return { trend_kind: kind, trend_id: id };
};

/** What a task without an order is about. Throws where that does not do: only artwork goes without, and what an order has it has not. */
export const aboutSubject = (type: TaskType, params: TaskInput): About => {
  if (type !== 'design') throw new UserError('orderTask.orderNeeded', { field: 'params.order_id' });
  const ofOrder = (['pieces', 'prints'] as const).find((field) => (params[field]?.length ?? 0) > 0);
  if (ofOrder) throw new UserError('orderTask.orderParts', { field: `params.${ofOrder}` });
  const subject = (params.subject ?? '').replace(/\s+/gu, ' ').trim();
  if (subject === '') throw new UserError('orderTask.subjectNeeded', { field: 'params.subject' });
  return { order_id: null, subject, ...trendOf(params), pieces: [], prints: [] };
};

/** Says which task is open already, so that no second one can be. */
export const refuseSecond = async (tx: Tx, containerId: string, { order_id, trend_kind, trend_id }: About): Promise<never> => {
  if (order_id !== null) throw new UserError('orderTask.designOpen', { code: 'CONFLICT', field: 'params.order_id' });
  const sent = trend_kind !== null && trend_id !== null && (await openTasksOf(tx, containerId, trend_kind, [trend_id])).has(trend_id);
  throw sent
    ? new UserError('orderTask.trendOpen', { code: 'CONFLICT', field: 'params.trend' })
    : new UserError('orderTask.subjectOpen', { code: 'CONFLICT', field: 'params.subject' });
};

/** Design tasks that are open and make something of trends, by the trend. */
export const openTasksOf = async (
  tx: Tx,
  containerId: string,
  kind: TrendKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('tasks')
    .select(['_id', 'trend_id'])
    .where('container_id', '=', containerId)
    .where('trend_kind', '=', kind)
    .where('trend_id', 'in', ids)
    .where('status', 'not in', ['Approved', 'Cancelled'])
    .execute();
  return new Map(rows.flatMap(({ _id, trend_id }) => (trend_id === null ? [] : [[trend_id, _id] as const])));
};
