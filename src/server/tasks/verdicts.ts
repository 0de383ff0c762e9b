import type { TaskPrintInput, TaskUpdateInput } from '../../contract/generated/resolvers';
import { missingPrint, obstacleTo, type TaskObstacle, type TaskPrint } from '../../domain/tasks/tasks';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import type { TaskRow } from '../sales/task-tables';
import { checkWish, type CheckedWish } from './checks';

type Judged = Pick<TaskRow, 'type' | 'status' | 'assignee' | 'order_id' | 'prints' | 'files' | 'designed_by'>;

/** Print areas as a call leaves them, as far as a judgement goes. */
const printsAfter = (
  before: readonly TaskPrint[],
  wanted: readonly TaskPrintInput[] | null | undefined,
  by: string,
): readonly TaskPrint[] =>
  wanted?.map(({ line_id, area, file_id }) => {
    const same = before.find((each) => each.line_id === line_id && each.area === area && each.file_id === file_id);
    return same ?? { line_id, area, file_id: file_id?.trim() || null, dpi: null, by: file_id ? by : null };
  }) ?? before;

/** Why a task cannot be changed as a call wants it. */
export const judge = (task: Judged, { wish }: CheckedWish, params: TaskUpdateInput): TaskObstacle | undefined =>
  obstacleTo({ ...task, prints: printsAfter(task.prints, params.prints, wish.by), files: params.files ?? task.files }, wish);

/** What people call what a task is about: its order by its number, or its subject. */
const nameOf = ({ number, subject }: { readonly number: string | null; readonly subject: string | null }): string =>
  number === null ? (subject ?? '') : `#${number}`;

/** Refuses one task; a missing print file is named by its area. */
export const refuseTask = (obstacle: TaskObstacle, prints: readonly TaskPrint[]): never => {
  const missing = obstacle === 'taskPrint' ? missingPrint(prints) : undefined;
  if (missing?.area === '') throw new UserError('orderTask.printNone', { field: 'params.prints' });
  if (missing) throw new UserError('orderTask.printMissing', { field: 'params.prints', values: { area: missing.area } });
  throw UserError.of({ refusal: `bulk.row.${obstacle}`, values: {} }, { code: 'CONFLICT' });
};

export const taskVerdicts = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
  params: TaskUpdateInput,
  by: string,
): Promise<Verdict[]> => {
  const checked = checkWish(params, by, ids.length);
  const rows = await tx
    .selectFrom('tasks as t')
    .leftJoin('orders as o', (join) => join.onRef('o.container_id', '=', 't.container_id').onRef('o._id', '=', 't.order_id'))
    .selectAll('t')
    .select('o.number')
    .where('t.container_id', '=', containerId)
    .where('t._id', 'in', ids)
    .execute();
  return verdictsOn(ids, rows, (row) => {
    const obstacle = judge(row, checked, params);
    if (obstacle === 'taskPrint' && ids.length === 1) refuseTask(obstacle, printsAfter(row.prints, params.prints, by));
    return obstacle ? refused(row._id, nameOf(row), obstacle) : accepted(row._id, nameOf(row));
  });
};
