import type { File, Task, TaskDesk, TaskGoods, TaskOrder } from '../../contract/generated/resolvers';
import { slaOf } from '../../domain/tasks/sla';
import { isOver } from '../../domain/tasks/tasks';
import { fileRow, toFile } from '../files/rows';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { readPlaces } from '../sales/order-work';
import { ownPictures } from '../sales/own-pictures';
import { peopleOf } from '../sales/rows';
import { itemStoreOf } from '../stores/rows';
import { tasksById, type ListedTask } from './list';

/** Entries of the order's timeline that are shown. */
const MOST_EVENTS = 100;

const readFiles = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<(id: string | null) => File | null> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return () => null;
  const rows = await tx.selectFrom('files').select(fileRow).where('container_id', '=', containerId).where('_id', 'in', wanted).execute();
  const files = new Map(rows.map((row) => [row._id, toFile(row)]));
  return (id) => files.get(id ?? '') ?? null;
};

/** The lines of some orders, with what they look like. */
const readLines = async (tx: Tx, containerId: string, orderIds: readonly string[]) => {
  if (orderIds.length === 0) return [];
  const lines = await tx
    .selectFrom('order_lines')
    .select(['_id', 'order_id', 'name', 'sku', 'quantity', 'image', 'item_info_id'])
    .where('container_id', '=', containerId)
    .where('order_id', 'in', [...new Set(orderIds)])
    .orderBy('place')
    .execute();
  const pictures = await ownPictures(tx, containerId, lines);
  return lines.map((line) => ({ ...line, image: pictures(line) ?? line.image }));
};

const orderOf = (row: ListedTask): TaskOrder | null => {
  const { order_id, order_number, order_status, buyer } = row;
  const store = itemStoreOf(row);
  if (order_id === null || order_number === null || order_status === null || !buyer || !store) return null;
  return { _id: order_id, number: order_number, status: order_status, store, buyer: `${buyer.first_name} ${buyer.last_name}`.trim() };
};

/** What of its order a task is about, as people know it. */
const goodsOf = ({ order_id, pieces }: ListedTask, lines: Awaited<ReturnType<typeof readLines>>): TaskGoods[] =>
  lines.flatMap(({ _id: line_id, order_id: of, name, sku, quantity: all, image }) => {
    const quantity = pieces.length === 0 ? all : (pieces.find((each) => each.line_id === line_id)?.quantity ?? 0);
    return of === order_id && quantity > 0 ? [{ line_id, name, sku, quantity, image }] : [];
  });

/** Tasks as the contract shows them. `now`: by the market's clock. */
export const toTasks = async (tx: Tx, containerId: string, rows: readonly ListedTask[], now: number): Promise<Task[]> => {
  const prints = rows.flatMap((row) => [...row.prints]);
  const person = await peopleOf(tx, containerId, [
    ...rows.flatMap(({ assignee, created_by }) => [assignee, created_by]),
    ...prints.map(({ by }) => by),
  ]);
  const file = await readFiles(tx, containerId, [...rows.flatMap(({ files }) => files), ...prints.flatMap(({ file_id }) => file_id ?? [])]);
  const lines = await readLines(
    tx,
    containerId,
    rows.flatMap(({ order_id }) => order_id ?? []),
  );
  const names = new Map(lines.map(({ _id, name }) => [_id, name]));
  return rows.map((row) => ({
    ...row,
    order: orderOf(row),
    pieces: row.pieces.map((pieces) => ({ ...pieces })),
    goods: goodsOf(row, lines),
    assignee: person(row.assignee),
    sla: isOver(row.status) || row.status === 'Resolved' ? null : slaOf(row, now),
    files: row.files.flatMap((id) => file(id) ?? []),
    todos: row.todos.map((todo) => ({ ...todo })),
    prints: row.prints.map((print) => ({
      ...print,
      line: names.get(print.line_id) ?? '',
      file: file(print.file_id),
      by: person(print.by),
    })),
    created_by: person(row.created_by),
    as_of: now,
  }));
};

/** The same of some ids, for whoever changed them. */
export const findTasks = async (tx: Tx, containerId: string, ids: readonly string[], now: number): Promise<Task[]> =>
  toTasks(tx, containerId, await tasksById(tx, containerId, ids), now);

/** All that is known of one task. Throws `orderTask.missing`. */
export const readTaskDesk = async (tx: Tx, containerId: string, id: string, now: number): Promise<TaskDesk> => {
  const [task] = await findTasks(tx, containerId, [id], now);
  if (!task) throw new UserError('orderTask.missing', { code: 'NOT_FOUND' });
  const { order } = task;
  return { _id: task._id, task, ...(order ? await readBeside(tx, containerId, order._id, task.created_at) : { events: [], places: [] }) };
};

/** What happened to an order since a time, and where it can be printed on. */
const readBeside = async (tx: Tx, containerId: string, orderId: string, since: number): Promise<Pick<TaskDesk, 'events' | 'places'>> => {
  const events = await tx
    .selectFrom('order_events')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('order_id', '=', orderId)
    .where('at', '>=', since)
    .orderBy('_id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  const person = await peopleOf(
    tx,
    containerId,
    events.map(({ user_id }) => user_id),
  );
  const lines = await tx
    .selectFrom('order_lines as l')
    .leftJoin('item_infos as i', (join) => join.onRef('i.container_id', '=', 'l.container_id').onRef('i._id', '=', 'l.item_info_id'))
    .select(['l._id', 'l.name', 'l.place', 'l.item_info_id', 'i.mockup_id', 'i.product_id'])
    .where('l.container_id', '=', containerId)
    .where('l.order_id', '=', orderId)
    .where('l.quantity', '>', 0)
    .orderBy('l.place')
    .execute();
  const placesOf = await readPlaces(tx, containerId, lines);
  return {
    events: events.map(({ _id, at, code, params, user_id }) => ({ _id, at, code, params, by: person(user_id) })),
    places: lines.flatMap(({ _id, name: line, place, mockup_id, product_id }) =>
      placesOf(_id).places.map((each) => ({ ...each, line_id: _id, line, place, mockup_id, product_id })),
    ),
  };
};
