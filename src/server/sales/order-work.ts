import { sql } from 'kysely';
import { STANDARD_PRINT } from '../../domain/print/print-file';
import type { GateState } from '../../domain/sales/gates';
import { joinPieces, type Pieces } from '../../domain/sales/pieces';
import { isLost } from '../../domain/sales/tracking';
import { firstDeadline } from '../../domain/tasks/sla';
import { isInDesign, OVER_STATUSES, type TaskPrint } from '../../domain/tasks/tasks';
import { tellChanged } from '../db/channel';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import type { OrderFacts } from './facts';
import type { Standing } from './standing';
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
  return (orderId) => {
    const own = rows.filter(({ order_id }) => order_id === orderId);
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
  const ids = [...new Set(lines.flatMap(({ item_info_id }) => item_info_id ?? []))];
  const { rows } = await sql<{ _id: string; places: PrintPlace[] | null; sides: string[] }>`
    select i._id, (select jsonb_agg(jsonb_build_object('area', a->>'position', 'name', a->>'label', 'width', (a->>'width')::integer,
        'height', (a->>'height')::integer)) from jsonb_array_elements(p.print_areas) a) as places,
      array(select s->>'id' from jsonb_array_elements(m.sides) s where jsonb_array_length(s->'layers') > 0) as sides
    from item_infos i join product_presets p on p.container_id = i.container_id and p._id = i.product_id
    left join mockups m on m.container_id = i.container_id and m._id = i.mockup_id
    where i.container_id = ${containerId} and i._id = any(${ids})`.execute(tx);
  return (lineId) => {
    const line = lines.find(({ _id }) => _id === lineId);
    const row = rows.find(({ _id }) => _id === line?.item_info_id);
    const places = row?.places && row.places.length > 0 ? row.places : [FRONT];
    const filled = places.filter(({ area }) => row?.sides.includes(area));
    return { places, filled: filled.length > 0 ? filled : places.slice(0, 1) };
  };
};

/** Print areas that want a file, before anybody has put one there. */
export const emptyPrints = async (tx: Tx, containerId: string, lines: readonly OrderLineRow[]): Promise<TaskPrint[]> => {
  const placesOf = await readPlaces(tx, containerId, lines);
  return lines.flatMap(({ _id }) => placesOf(_id).filled.map(({ area }) => ({ line_id: _id, area, file_id: null, dpi: null, by: null })));
};

const artworkOf = ({ gates }: Standing): GateState | undefined => gates.find(({ gate }) => gate === 'artwork');

const lacksPrints = ({ print_files }: OrderLineRow): boolean =>
  print_files === null || print_files.files.length === 0 || print_files.files.length < print_files.areas;

/** A task that comes by itself. */
const insertTask = async (
  tx: Tx,
  task: Pick<TaskRow, 'type' | 'category' | 'order_id'> & Partial<Pick<TaskRow, 'tracking_id' | 'wanted'>>,
  { pieces, prints }: { readonly pieces: readonly Pieces[]; readonly prints: readonly TaskPrint[] },
  now: number,
  zone: string,
): Promise<string | undefined> => {
  const _id = newId();
  const row = await tx
    .insertInto('tasks')
    .values({
      _id,
      ...task,
      pieces: jsonb(joinPieces(pieces)),
      prints: jsonb(prints),
      ...firstDeadline('normal', now, zone),
      created_at: now,
      updated_at: now,
    })
    .onConflict((there) => there.doNothing())
    .returning('_id')
    .executeTakeFirst();
  return row?._id;
};

/** Has somebody look for a parcel that nobody knows anything of: once. Returns whether that is new. */
export const openLostTicket = async (tx: Tx, parcel: TrackingRow, now: number, zone: string): Promise<boolean> => {
  const { order_id, _id: tracking_id, pieces, tracking_number: number } = parcel;
  const ticket = { type: 'support', category: 'not_received', order_id, tracking_id, wanted: 'reprint' } as const;
  const task = await insertTask(tx, ticket, { pieces, prints: [] }, now, zone);
  if (task !== undefined) await tell(tx, [{ order_id, code: 'ticket_opened', params: { task, number } }], now);
  return task !== undefined;
};

const openDesign = async (tx: Tx, { order }: OrderFacts, { open }: Standing, now: number, zone: string): Promise<void> => {
  const lacking = open.filter(({ line }) => lacksPrints(line));
  const pieces = lacking.map(({ line, quantity }) => ({ line_id: line._id, quantity }));
  const prints = await emptyPrints(
    tx,
    order.container_id,
    lacking.map(({ line }) => line),
  );
  const artwork = { type: 'design', category: 'missing', order_id: order._id } as const;
  const task = await insertTask(tx, artwork, { pieces, prints }, now, zone);
  if (task !== undefined) await tell(tx, [{ order_id: order._id, code: 'design_opened', params: { task } }], now);
};

const cancelDesign = async (tx: Tx, { order }: OrderFacts, { _id }: Pick<TaskRow, '_id'>, now: number): Promise<void> => {
  await tx
    .updateTable('tasks')
    .set({ status: 'Cancelled', due_at: null, soon_at: null, due_left: null, updated_at: now })
    .where('container_id', '=', order.container_id)
    .where('_id', '=', _id)
    .where('status', 'not in', OVER_STATUSES)
    .execute();
  await tell(tx, [{ order_id: order._id, code: 'design_cancelled', params: { task: _id } }], now);
};

/** Whether nobody has begun with a design task that came by itself, and there is nothing to design any more. */
const isMoot = ({ design }: OrderWork, standing: Standing): boolean =>
  design?.status === 'New' && design.created_by === null && (standing.open.length === 0 || artworkOf(standing)?.open === true);

/** Work follows the order: missing artwork is designed, a lost parcel is looked for, and with the order its design is over. */
export const followWork = async (
  tx: Tx,
  facts: OrderFacts,
  standing: Standing,
  { work, over, now, zone }: { readonly work: OrderWork; readonly over: boolean; readonly now: number; readonly zone: string },
): Promise<void> => {
  const { order, trackings } = facts;
  let changed = false;
  if (work.design && (over || isMoot(work, standing))) {
    await cancelDesign(tx, facts, work.design, now);
    changed = true;
  }
  const code = standing.columns.blocking_gate === 'artwork' ? artworkOf(standing)?.code : undefined;
  if (!work.design && !over && order.paid_at !== null && (code === 'none' || code === 'some')) {
    await openDesign(tx, facts, standing, now, zone);
    changed = true;
  }
  for (const parcel of over ? [] : trackings.filter((each) => isLost(each) && !work.tracked.has(each._id)))
    if (await openLostTicket(tx, parcel, now, zone)) changed = true;
  if (changed) await tellChanged(tx, order.container_id, ['orderTasks']);
};
