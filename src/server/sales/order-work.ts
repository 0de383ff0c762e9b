import { sql } from 'kysely';
import { STANDARD_PRINT } from '../../domain/print/print-file';
import type { GateState } from '../../domain/sales/gates';
import { joinPieces } from '../../domain/sales/pieces';
import { isLost } from '../../domain/sales/tracking';
import type { BusinessHours } from '../../domain/tasks/business-hours';
import { firstDeadline } from '../../domain/tasks/sla';
import { isInDesign, OVER_STATUSES, type TaskPrint } from '../../domain/tasks/tasks';
import { tellChanged } from '../db/channel';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import { groupBy } from '../kernel/group-by';
import type { OrderFacts } from './facts';
import type { Planned, Standing } from './standing';
import type { OrderLineRow, TrackingRow } from './tables';
import type { TaskRow } from './task-tables';
import { tell } from './timeline';

/** What somebody works on for an order. */
export interface OrderWork {
  /** Its artwork, until that is approved. */
  readonly design: Pick<TaskRow, '_id' | 'status' | 'created_by'> | null;
  /** Parcels of which there has been a ticket. */
  readonly tracked: ReadonlySet<string>;
}

/** The work on some orders, by the order. */
export const readWork = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<(orderId: string) => OrderWork> => {
  const rows = await tx
    .selectFrom('tasks')
    .select(['_id', 'order_id', 'type', 'status', 'created_by', 'tracking_id'])
    .where('container_id', '=', containerId)
    .where('order_id', 'in', ids)
    .where((is) =>
      is.or([is('tracking_id', 'is not', null), is.and([is('type', '=', 'design'), is('status', 'not in', ['Approved', 'Cancelled'])])]),
    )
    .execute();
  const byOrder = groupBy(rows, ({ order_id }) => order_id ?? '');
  return (orderId) => {
    const own = byOrder.get(orderId) ?? [];
    return {
      design: own.find(({ type }) => type === 'design') ?? null,
      tracked: new Set(own.flatMap(({ tracking_id }) => tracking_id ?? [])),
    };
  };
};

/** Whether somebody has an order's artwork in hand. */
export const hasDesigner = ({ design }: OrderWork): boolean => design !== null && isInDesign(design.status);

/** Where something can be printed on a thing, in print pixels. */
export interface PrintPlace {
  readonly area: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** What a thing without a product type can be printed on. */
const FRONT: PrintPlace = { area: 'front', name: 'Front', ...STANDARD_PRINT };

/** The places of lines' product types, by the line, and those of them its mockup fills. */
export const readPlaces = async (
  tx: Tx,
  containerId: string,
  lines: readonly Pick<OrderLineRow, '_id' | 'item_info_id'>[],
): Promise<(lineId: string) => { readonly places: readonly PrintPlace[]; readonly filled: readonly PrintPlace[] }> => {
  const listingOf = new Map(lines.map(({ _id, item_info_id }) => [_id, item_info_id ?? '']));
  const { rows } = await sql<{ _id: string; places: PrintPlace[] | null; sides: string[] }>`
    select i._id, (select jsonb_agg(jsonb_build_object('area', a->>'position', 'name', a->>'label', 'width', (a->>'width')::integer,
        'height', (a->>'height')::integer)) from jsonb_array_elements(p.print_areas) a) as places,
      array(select s->>'id' from jsonb_array_elements(m.sides) s where jsonb_array_length(s->'layers') > 0) as sides
    from item_infos i join product_presets p on p.container_id = i.container_id and p._id = i.product_id
    left join mockups m on m.container_id = i.container_id and m._id = i.mockup_id
    where i.container_id = ${containerId} and i._id = any(${[...new Set(listingOf.values())]})`.execute(tx);
  const listings = new Map(rows.map((row) => [row._id, row]));
  return (lineId) => {
    const row = listings.get(listingOf.get(lineId) ?? '');
    const places = row?.places && row.places.length > 0 ? row.places : [FRONT];
    const filled = places.filter(({ area }) => row?.sides.includes(area));
    return { places, filled: filled.length > 0 ? filled : places.slice(0, 1) };
  };
};

type Places = Awaited<ReturnType<typeof readPlaces>>;

const emptyPrintsOf = (placesOf: Places, lines: readonly OrderLineRow[]): TaskPrint[] =>
  lines.flatMap(({ _id }) => placesOf(_id).filled.map(({ area }) => ({ line_id: _id, area, file_id: null, dpi: null, by: null })));

/** Print areas that want a file, before anybody has put one there. */
export const emptyPrints = async (tx: Tx, containerId: string, lines: readonly OrderLineRow[]): Promise<TaskPrint[]> =>
  emptyPrintsOf(await readPlaces(tx, containerId, lines), lines);

const artworkOf = ({ gates }: Standing): GateState | undefined => gates.find(({ gate }) => gate === 'artwork');

const lacksPrints = ({ print_files }: OrderLineRow): boolean =>
  print_files === null || print_files.files.length === 0 || print_files.files.length < print_files.areas;

type NewTask = Pick<TaskRow, '_id' | 'type' | 'category' | 'pieces'> &
  Partial<Pick<TaskRow, 'tracking_id' | 'wanted' | 'prints' | 'created_by'>> & { readonly order_id: string };

/** Adds tasks that come by themselves. Returns those that are new. */
const insertTasks = async (tx: Tx, tasks: readonly NewTask[], now: number, hours: BusinessHours): Promise<NewTask[]> => {
  if (tasks.length === 0) return [];
  const deadline = firstDeadline('normal', now, hours);
  const rows = await tx
    .insertInto('tasks')
    .values(
      tasks.map(({ pieces, prints = [], ...task }) => ({
        ...task,
        pieces: jsonb(pieces),
        prints: jsonb(prints),
        ...deadline,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((there) => there.doNothing())
    .returning('_id')
    .execute();
  const made = new Set(rows.map(({ _id }) => _id));
  return tasks.filter(({ _id }) => made.has(_id));
};

/**
 * Has somebody look for parcels that nobody knows anything of: once for each. `by`: who wants it; null: it comes by itself. Returns whether one of these
 * is new.
 */
export const openLostTickets = async (
  tx: Tx,
  parcels: readonly TrackingRow[],
  now: number,
  hours: BusinessHours,
  by: string | null = null,
): Promise<boolean> => {
  const wanted = parcels.map(({ order_id, _id: tracking_id, pieces }) => {
    const ticket = { type: 'support', category: 'not_received', wanted: 'reprint' } as const;
    return { _id: newId(), ...ticket, order_id, tracking_id, pieces: joinPieces(pieces), created_by: by };
  });
  const made = await insertTasks(tx, wanted, now, hours);
  const numbers = new Map(parcels.map(({ _id, tracking_number }) => [_id, tracking_number]));
  await tell(
    tx,
    made.map(({ _id, order_id, tracking_id = null }) => {
      const params = { task: _id, number: numbers.get(tracking_id ?? '') ?? '' };
      return { order_id, code: 'ticket_opened', params };
    }),
    now,
    by,
  );
  return made.length > 0;
};

/** What becomes of the work on an order. */
interface WorkChange {
  readonly order_id: string;
  /** Its design, where that is over. */
  readonly cancel: string | null;
  /** What somebody has to design. */
  readonly design: readonly Planned[];
  /** Parcels somebody has to look for. */
  readonly lost: readonly TrackingRow[];
}

/** Whether nobody has begun with a design task that came by itself, and there is nothing to design any more. */
const isMoot = ({ design }: OrderWork, standing: Standing): boolean =>
  design?.status === 'New' && design.created_by === null && (standing.open.length === 0 || artworkOf(standing)?.open === true);

/** Work follows the order: missing artwork is designed, a lost parcel is looked for, and with the order its design is over. */
export const workChangeOf = ({ order, trackings }: OrderFacts, standing: Standing, work: OrderWork, over: boolean): WorkChange => {
  const code = standing.columns.blocking_gate === 'artwork' ? artworkOf(standing)?.code : undefined;
  const lacks = !work.design && !over && order.paid_at !== null && (code === 'none' || code === 'some');
  return {
    order_id: order._id,
    cancel: work.design && (over || isMoot(work, standing)) ? work.design._id : null,
    design: lacks ? standing.open.filter(({ line }) => lacksPrints(line)) : [],
    lost: over ? [] : trackings.filter((parcel) => isLost(parcel) && !work.tracked.has(parcel._id)),
  };
};

const openDesigns = async (
  tx: Tx,
  containerId: string,
  changes: readonly WorkChange[],
  now: number,
  hours: BusinessHours,
): Promise<void> => {
  if (changes.length === 0) return;
  const lines = ({ design }: WorkChange): OrderLineRow[] => design.map(({ line }) => line);
  const placesOf = await readPlaces(tx, containerId, changes.flatMap(lines));
  const wanted = changes.map((change) => ({
    _id: newId(),
    type: 'design' as const,
    category: 'missing' as const,
    order_id: change.order_id,
    pieces: joinPieces(change.design.map(({ line, quantity }) => ({ line_id: line._id, quantity }))),
    prints: emptyPrintsOf(placesOf, lines(change)),
  }));
  const made = await insertTasks(tx, wanted, now, hours);
  await tell(
    tx,
    made.map(({ _id: task, order_id }) => ({ order_id, code: 'design_opened', params: { task } })),
    now,
  );
};

const cancelDesigns = async (tx: Tx, containerId: string, changes: readonly WorkChange[], now: number): Promise<void> => {
  const over = changes.flatMap(({ order_id, cancel }) => (cancel === null ? [] : [{ order_id, cancel }]));
  if (over.length === 0) return;
  await tx
    .updateTable('tasks')
    .set({ status: 'Cancelled', due_at: null, soon_at: null, due_left: null, updated_at: now })
    .where('container_id', '=', containerId)
    .where(
      '_id',
      'in',
      over.map(({ cancel }) => cancel),
    )
    .where('status', 'not in', OVER_STATUSES)
    .execute();
  await tell(
    tx,
    over.map(({ order_id, cancel: task }) => ({ order_id, code: 'design_cancelled', params: { task } })),
    now,
  );
};

/** Brings the work on orders to what follows from them. */
export const followWork = async (
  tx: Tx,
  containerId: string,
  changes: readonly WorkChange[],
  { now, hours }: { readonly now: number; readonly hours: BusinessHours },
): Promise<void> => {
  const designs = changes.filter(({ design }) => design.length > 0);
  await cancelDesigns(tx, containerId, changes, now);
  await openDesigns(tx, containerId, designs, now, hours);
  const found = await openLostTickets(
    tx,
    changes.flatMap(({ lost }) => lost),
    now,
    hours,
  );
  if (found || designs.length > 0 || changes.some(({ cancel }) => cancel !== null)) await tellChanged(tx, containerId, ['orderTasks']);
};
