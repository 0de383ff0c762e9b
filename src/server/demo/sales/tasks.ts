import { joinPieces } from '../../../domain/sales/pieces';
import { isLost, isSilent } from '../../../domain/sales/tracking';
import { businessSecondsBetween } from '../../../domain/tasks/business-hours';
import type { Priority } from '../../../domain/tasks/priorities';
import { firstDeadline, officeIn, pauseDeadline } from '../../../domain/tasks/sla';
import { isOver, type TaskPrint } from '../../../domain/tasks/tasks';
import { newId } from '../../db/ids';
import { jsonb } from '../../db/json';
import { DAY, HOUR, MINUTE } from '../../kernel/clock';
import type { Tx } from '../../kernel/context';
import { setFileUses } from '../../files/uses';
import { emptyPrints } from '../../sales/order-work';
import type { TrackingRow } from '../../sales/tables';
import type { TaskRow } from '../../sales/task-tables';
import { silentSince } from '../../sales/tracking-rows';
import { pick } from '../../sandbox/chance';
import type { KeptOrder } from './makings';
import { inParts } from './shop-side';
import { between, draw } from './sketch';
import { AGES, COMPLAINTS, DESIGNS, ENDS, GONE, PRIORITIES_IN_TURN, TICKETS } from './task-plan';
import type { PastEvent } from './timeline';

/** Within this many seconds whatever runs was opened. */
const LONGEST = 60 * DAY;

/** When a task was opened of whose time a part is gone by now. */
const openedFor = (priority: Priority, gone: number, now: number, zone: string): number => {
  const hours = officeIn(zone);
  const wanted = (pauseDeadline(firstDeadline(priority, now, hours), now, hours).due_left ?? 0) * gone;
  let [from, to] = [now - LONGEST, now];
  while (to - from > MINUTE) {
    const middle = Math.floor((from + to) / 2);
    if (businessSecondsBetween(middle, now, hours) > wanted) from = middle;
    else to = middle;
  }
  return to;
};

interface Desk {
  readonly now: number;
  readonly zone: string;
  /** Ids of those who resolve tickets, and of those who design; whoever runs the shop last. */
  readonly support: readonly string[];
  readonly designers: readonly string[];
  readonly seller: string;
}

type Made = Omit<TaskRow, 'container_id' | 'order_id'> & { readonly order_id: string };

const readTeam = async (tx: Tx, containerId: string, group: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('memberships as m')
    .innerJoin('user_groups as g', (join) => join.onRef('g.container_id', '=', 'm.container_id').onRef('g._id', '=', 'm.group_id'))
    .select('m.user_id')
    .where('m.container_id', '=', containerId)
    .where('m.status', '=', 'Active')
    .where('g.name', '=', group)
    .orderBy('m._id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

const inTurn = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];

const BLANK = {
  status: 'New',
  subject: null,
  trend_kind: null,
  trend_id: null,
  pieces: [],
  support_id: null,
  tracking_id: null,
  assignee: null,
  waiting_for: null,
  wanted: null,
  resolution: null,
  note: '',
  brief: '',
  files: [],
  todos: [],
  prints: [],
  designed_by: null,
  resolved_at: null,
  created_by: null,
  taken_at: null,
  reopened: 0,
} as const satisfies Partial<Made>;

/** A ticket of the plan, of an order that may have such a one. */
const ticketOf = (
  kept: KeptOrder,
  complaint: (typeof COMPLAINTS)[number],
  { status, at, parcel }: { readonly status: (typeof TICKETS)[number][0]; readonly at: number; readonly parcel: TrackingRow | undefined },
  { now, zone, support, seller }: Desk,
): Made => {
  const key = `ticket ${at}`;
  const [least, most] = AGES[status];
  const priority: Priority = inTurn(PRIORITIES_IN_TURN, at) ?? 'normal';
  const runs = status === 'New' || status === 'Inprocess';
  const opened = runs ? openedFor(priority, inTurn(GONE, at) ?? 0, now, zone) : now - between(draw(key, 'age'), least * 60, most * 60) * 60;
  const created_at = Math.max(kept.order.created_at + HOUR, opened);
  const running = firstDeadline(priority, created_at, officeIn(zone));
  const stands = status === 'Waiting' || status === 'Resolved' || status === 'Closed';
  const resolved_at =
    status === 'Resolved' ? now - between(draw(key, 'end'), 1, 5 * 24) * HOUR : status === 'Closed' ? now - 9 * DAY : null;
  const stood = resolved_at ?? Math.min(now, created_at + between(draw(key, 'stood'), 1, 12) * HOUR);
  const [resolution, note] = (resolved_at !== null && inTurn(ENDS, at)) || [null, ''];
  const { category, words, wanted, waitsFor, steps = [] } = complaint;
  const [line] = kept.lines;
  const whole = kept.lines.length === 1 && line?.quantity === 1;
  return {
    ...BLANK,
    _id: newId(),
    type: 'support',
    category,
    status,
    order_id: kept.order._id,
    pieces: parcel ? joinPieces(parcel.pieces) : line && !whole ? [{ line_id: line._id, quantity: 1 }] : [],
    tracking_id: parcel?._id ?? null,
    priority,
    assignee: status === 'New' ? null : (inTurn(support, at) ?? seller),
    waiting_for: status === 'Waiting' ? waitsFor : null,
    wanted,
    resolution,
    note,
    brief: parcel ? '' : (inTurn(words, at) ?? ''),
    todos: steps.map((text, nth) => ({ _id: newId(), text, status: nth === 0 && status !== 'New' ? 'completed' : 'todo' })),
    ...(stands ? pauseDeadline(running, Math.max(stood, created_at), officeIn(zone)) : running),
    ...(status === 'Closed' && { due_left: null }),
    resolved_at,
    taken_at: status === 'New' ? null : Math.min(stood, created_at + between(draw(key, 'taken'), 10, 360) * 60),
    created_by: parcel ? null : (inTurn(support, at + 1) ?? seller),
    created_at: Math.min(created_at, resolved_at ?? created_at),
    updated_at: resolved_at ?? created_at,
  };
};

/** Tickets of the plan: parcels nobody finds first, then what buyers write. */
const drawTickets = (kept: readonly KeptOrder[], lost: readonly TrackingRow[], desk: Desk): Made[] => {
  const statuses = TICKETS.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  const taken = new Set<string>();
  const missing = COMPLAINTS.find(({ category }) => category === 'not_received');
  return statuses.flatMap((status, at) => {
    const parcel = status === 'New' || status === 'Inprocess' ? lost[at] : undefined;
    const old = desk.now - AGES[status][0] * HOUR - HOUR;
    const fitting = (complaint: (typeof COMPLAINTS)[number]): readonly KeptOrder[] =>
      kept.filter(({ order, drawn: { wish } }) =>
        parcel ? order._id === parcel.order_id : complaint.orders.includes(wish.status) && !taken.has(order._id) && order.created_at < old,
      );
    // Whatever comes next that somebody can have written of an order that is as old.
    const turned = COMPLAINTS.map((_each, nth) => inTurn(COMPLAINTS, at + nth));
    const complaint = parcel ? missing : turned.find((each) => each && fitting(each).length > 0);
    const from = complaint ? fitting(complaint) : [];
    const chosen = from[pick(draw(`ticket ${at}`, 'order'), 0, Math.max(0, from.length - 1))];
    if (!complaint || !chosen) return [];
    taken.add(chosen.order._id);
    return [ticketOf(chosen, complaint, { status, at, parcel }, desk)];
  });
};

/** A picture that is sharp enough for a place, as whoever designs it puts it there. */
const withFile = (prints: readonly TaskPrint[], file: string | undefined, by: string): TaskPrint[] =>
  prints.map((print) => (file === undefined ? print : { ...print, file_id: file, dpi: 300, by }));

const STARTED: readonly string[] = ['Review', 'Revision', 'Approved'];

const drawDesigns = async (tx: Tx, containerId: string, kept: readonly KeptOrder[], desk: Desk): Promise<Made[]> => {
  const { now, zone, designers, seller } = desk;
  const taken = new Set<string>();
  const made: Made[] = [];
  const drawn = kept
    .flatMap(({ lines }) => lines.flatMap(({ print_files }) => print_files?.files ?? []))
    .find(({ file_id }) => file_id)?.file_id;
  for (const [at, plan] of DESIGNS.entries()) {
    const chosen = kept.find(
      ({ order, drawn: { wish } }) =>
        !taken.has(order._id) && (wish.goods === plan.of || (wish.status === plan.of && wish.makings?.length !== 2)),
    );
    if (!chosen) continue;
    taken.add(chosen.order._id);
    const { order, lines } = chosen;
    const wanted = lines.filter(
      ({ print_files }) =>
        plan.of === 'Delivered' || plan.of === 'Cancelled' || (print_files?.files.length ?? 0) === 0 || plan.of === 'soft',
    );
    const done = isOver(plan.status);
    const priority: Priority = plan.status === 'New' ? 'normal' : 'high';
    const created_at = Math.min(now - HOUR, order.created_at + between(draw(`design ${at}`, 'wait'), 1, 6) * HOUR);
    const who = plan.status === 'New' ? null : (inTurn(designers, at) ?? seller);
    const empty = await emptyPrints(tx, containerId, wanted);
    const own = plan.status === 'Approved' ? wanted.flatMap(({ print_files }) => print_files?.files ?? [])[0]?.file_id : drawn;
    const prints = STARTED.includes(plan.status) && who !== null ? withFile(empty, own ?? drawn, who) : empty;
    const deadline = firstDeadline(priority, Math.max(created_at, openedFor(priority, inTurn(GONE, at) ?? 0, now, zone)), officeIn(zone));
    made.push({
      ...BLANK,
      _id: newId(),
      type: 'design',
      category: plan.category,
      status: plan.status,
      order_id: order._id,
      pieces: wanted.map(({ _id: line_id, quantity }) => ({ line_id, quantity })),
      priority,
      assignee: who,
      brief: plan.brief ?? '',
      note: plan.note ?? '',
      prints,
      designed_by: STARTED.includes(plan.status) ? who : null,
      ...(done ? { due_at: null, soon_at: null, due_left: null } : deadline),
      created_by: plan.brief === undefined ? null : seller,
      created_at,
      updated_at: created_at,
    });
  }
  return made;
};

const eventsOf = ({ _id: task, type, order_id, status, created_at, created_by, assignee, resolved_at, note }: Made): PastEvent[] => {
  const by = created_by ?? undefined;
  const who = assignee ?? undefined;
  const opened: PastEvent = { order_id, at: created_at, code: type === 'design' ? 'design_opened' : 'ticket_opened', params: { task }, by };
  const later = (code: PastEvent['code'], hours: number, params: PastEvent['params'] = {}, whom = who): PastEvent => ({
    order_id,
    at: created_at + hours * HOUR,
    code,
    params: { task, ...params },
    by: whom,
  });
  if (type === 'support') return resolved_at === null ? [opened] : [opened, { ...later('ticket_resolved', 0), at: resolved_at }];
  if (status === 'Review') return [opened, later('design_review', 1)];
  if (status === 'Revision') return [opened, later('design_review', 1), later('design_revision', 2, { reason: note }, by)];
  if (status === 'Approved') return [opened, later('design_review', 3), later('design_approved', 4, {}, by)];
  return status === 'Cancelled' ? [opened, later('design_cancelled', 2, {}, undefined)] : [opened];
};

/** What people work on for these orders. Answers with what the orders' timelines tell of it. */
export const keepTasks = async (
  tx: Tx,
  containerId: string,
  sold: readonly KeptOrder[],
  world: Pick<Desk, 'now' | 'zone' | 'seller'>,
): Promise<PastEvent[]> => {
  const ids = sold.map(({ order }) => order._id);
  const desk = { ...world, support: await readTeam(tx, containerId, 'Support'), designers: await readTeam(tx, containerId, 'Designer') };
  // As they are by now.
  const lines = await tx
    .selectFrom('order_lines')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('order_id', 'in', ids)
    .orderBy('place')
    .execute();
  const kept = sold.map((each) => ({ ...each, lines: lines.filter(({ order_id }) => order_id === each.order._id) }));
  const parcels = await tx
    .selectFrom('trackings')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('order_id', 'in', ids)
    .orderBy('_id')
    .execute();
  const since = silentSince(world.now, world.zone);
  const waited = new Set(
    sold.filter(({ drawn: { wish } }) => wish.status !== 'Refunded' && wish.status !== 'Cancelled').map(({ order }) => order._id),
  );
  const lost = parcels.filter((parcel) => waited.has(parcel.order_id) && (isLost(parcel) || isSilent(parcel, since)));
  const made = [...drawTickets(kept, lost, desk), ...(await drawDesigns(tx, containerId, kept, desk))];
  const rows = made.map(({ pieces, todos, prints, ...row }) => ({
    ...row,
    pieces: jsonb(pieces),
    todos: jsonb(todos),
    prints: jsonb(prints),
  }));
  for (const part of inParts(rows)) await tx.insertInto('tasks').values(part).execute();
  for (const { _id, prints } of made)
    await setFileUses(
      tx,
      containerId,
      'task',
      _id,
      prints.flatMap(({ file_id }) => file_id ?? []),
    );
  return made.flatMap(eventsOf);
};
