import { isDeepStrictEqual } from 'node:util';
import { roundMoney } from '../../domain/currency';
import type { FetchedOrder } from '../connectors/platforms/shop';
import { unfulfilledBy } from '../../domain/sales/order-rules';
import type { FoundMatch } from '../../domain/sales/variant-match';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import type { StoreRow } from '../stores/connection';
import { matchLines } from './match';
import { readOrderRules } from './order-rules';
import type { OrderLineRow } from './tables';

type FetchedLine = FetchedOrder['items'][number];

/** An order the shop told of, and the one it is here. */
export interface KeptOrder {
  readonly _id: string;
  readonly order: FetchedOrder;
}

const keptLines = (tx: Tx, containerId: string, orderIds: readonly string[]): Promise<OrderLineRow[]> =>
  tx
    .selectFrom('order_lines')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('order_id', 'in', orderIds)
    .orderBy('place')
    .forUpdate()
    .execute();

/** The line as it was kept before; one kept before lines had ids is known by its place and name. */
const keptBefore = (line: FetchedLine, place: number, kept: readonly OrderLineRow[]): OrderLineRow | undefined =>
  kept.find(({ line_id }) => line_id === line.line_id) ?? kept.find((row) => row.line_id === `kept-${place}` && row.name === line.name);

/** What the shop tells of a line; what it no longer knows, as once the product was deleted, stays as it was known. */
export const toldLineColumns = (line: FetchedLine, place: number, before: OrderLineRow | undefined) => ({
  line_id: line.line_id,
  place,
  product_platform_id: line.product_platform_id ?? before?.product_platform_id ?? null,
  variant_platform_id: line.variant_platform_id ?? before?.variant_platform_id ?? null,
  name: line.name || (before?.name ?? ''),
  sku: line.sku || (before?.sku ?? ''),
  quantity: line.quantity,
  completed: Math.min(line.completed, line.quantity),
  dropped: Math.min(line.dropped ?? 0, line.quantity),
  to_ship: line.to_ship ?? true,
  ship_to: line.ship_to ?? null,
  price: line.price,
  image: line.image ?? before?.image ?? null,
});

const isSame = (columns: ReturnType<typeof toldLineColumns>, before: OrderLineRow): boolean =>
  Object.entries(columns).every(([name, value]) => isDeepStrictEqual(before[name as keyof typeof columns], value));

/** Pieces of a line that the shop still wants. */
const wanted = ({ quantity, dropped }: Pick<ReturnType<typeof toldLineColumns>, 'quantity' | 'dropped'>): number => quantity - dropped;

/** What a shop changed of a line that says what is to be made. */
export interface LineEdit {
  /** Such as `2 × Mug → 1 × Mug`: every language reads it. */
  readonly said: string;
  /** Nothing more is to be made by it, and nothing else. */
  readonly takesAway: boolean;
}

const editOf = (before: OrderLineRow | undefined, after: ReturnType<typeof toldLineColumns> | null): LineEdit | null => {
  const words = (line: OrderLineRow | ReturnType<typeof toldLineColumns>, sku: boolean): string =>
    `${wanted(line)} × ${line.name}${sku && line.sku ? ` (${line.sku})` : ''}`;
  if (!before) return after && wanted(after) > 0 ? { said: `+ ${words(after, true)}`, takesAway: false } : null;
  if (!after) return wanted(before) > 0 ? { said: `− ${words(before, true)}`, takesAway: true } : null;
  const another = before.sku !== after.sku || before.variant_platform_id !== after.variant_platform_id;
  if (!another && wanted(before) === wanted(after)) return null;
  return { said: `${words(before, another)} → ${words(after, another)}`, takesAway: !another && wanted(after) < wanted(before) };
};

/** What became of the lines of one order. */
interface LineChanges {
  readonly changed: boolean;
  readonly edits: readonly LineEdit[];
  /** Lines kept before that go elsewhere now, by their ids. */
  readonly moved: readonly string[];
}

/** Keeps the lines of one order. */
const keepOfOrder = async (tx: Tx, { _id: order_id, order }: KeptOrder, kept: readonly OrderLineRow[]): Promise<LineChanges> => {
  let changed = false;
  const edits: LineEdit[] = [];
  const moved: string[] = [];
  const seen = new Set<string>();
  for (const [index, line] of order.items.entries()) {
    const before = keptBefore(line, index + 1, kept);
    // As it is stored, so that the same price is the same again.
    const columns = toldLineColumns({ ...line, price: roundMoney(line.price, order.currency) }, index + 1, before);
    if (before) seen.add(before._id);
    if (before && isSame(columns, before)) continue;
    changed = true;
    if (before && !isDeepStrictEqual(before.ship_to, columns.ship_to)) moved.push(before._id);
    const stored = { ...columns, ship_to: columns.ship_to && jsonb(columns.ship_to) };
    const edit = editOf(before, columns);
    if (edit !== null) edits.push(edit);
    if (before) {
      await tx
        .updateTable('order_lines')
        .set(stored)
        .where('container_id', '=', before.container_id)
        .where('_id', '=', before._id)
        .execute();
    } else {
      await tx
        .insertInto('order_lines')
        .values({ _id: newId(), order_id, ...stored })
        .execute();
    }
  }
  // What the shop took out of the order has no pieces any more; plans may name the line, so it stays.
  const taken = kept.filter(({ _id, quantity }) => !seen.has(_id) && quantity > 0);
  const gone = taken.map(({ _id }) => _id);
  edits.push(...taken.flatMap((line) => editOf(line, null) ?? []));
  if (gone.length > 0)
    await tx.updateTable('order_lines').set({ quantity: 0, completed: 0, dropped: 0 }).where('_id', 'in', gone).execute();
  return { changed: changed || gone.length > 0, edits: kept.length > 0 ? edits : [], moved };
};

/** What became of the lines of orders: those of which a line changed, and what their shop changed of each. */
interface KeptLines {
  readonly changed: ReadonlySet<string>;
  readonly edits: ReadonlyMap<string, readonly LineEdit[]>;
  /** Lines that go elsewhere now, by their orders. */
  readonly moved: ReadonlyMap<string, readonly string[]>;
}

/** Keeps the lines of orders of one store and finds out what they are. */
export const keepLines = async (
  tx: Tx,
  store: Pick<StoreRow, 'container_id' | '_id'>,
  orders: readonly KeptOrder[],
): Promise<KeptLines> => {
  if (orders.length === 0) return { changed: new Set(), edits: new Map(), moved: new Map() };
  const ids = orders.map(({ _id }) => _id);
  const kept = await keptLines(tx, store.container_id, ids);
  const changed = new Set<string>();
  const edits = new Map<string, readonly LineEdit[]>();
  const moved = new Map<string, readonly string[]>();
  for (const each of orders) {
    const before = kept.filter(({ order_id }) => order_id === each._id);
    const lines = await keepOfOrder(tx, each, before);
    if (lines.changed) changed.add(each._id);
    if (lines.edits.length > 0) edits.set(each._id, lines.edits);
    if (lines.moved.length > 0) moved.set(each._id, lines.moved);
  }
  for (const orderId of await rematch(tx, store.container_id, store._id, ids)) changed.add(orderId);
  return { changed, edits, moved };
};

/** Marks the lines a store's rules say are not fulfilled from here, and takes the mark from those they no longer name. Returns the lines that changed. */
const applyUnfulfilled = async (
  tx: Tx,
  store: Pick<StoreRow, 'container_id' | '_id'>,
  lines: readonly OrderLineRow[],
): Promise<ReadonlySet<string>> => {
  const rules = await readOrderRules(tx, store);
  const changed = new Set<string>();
  for (const line of lines) {
    const unfulfilled = unfulfilledBy(line, rules) ? 'rule' : line.unfulfilled === 'rule' ? null : line.unfulfilled;
    if (unfulfilled === line.unfulfilled) continue;
    changed.add(line._id);
    await tx
      .updateTable('order_lines')
      .set({ unfulfilled })
      .where('container_id', '=', store.container_id)
      .where('_id', '=', line._id)
      .execute();
  }
  return changed;
};

/** Whether a line is another thing by a match than it was. */
const isAnother = (lines: readonly OrderLineRow[], lineId: string, match: FoundMatch): boolean =>
  lines.some(
    ({ _id, item_info_id, variant_sku }) => _id === lineId && (item_info_id !== match.item_info_id || variant_sku !== match.variant_sku),
  );

/** Finds out anew what the lines of some orders of one store are. Returns the orders of which one is another match now. */
export const rematch = async (tx: Tx, containerId: string, storeId: string, orderIds: readonly string[]): Promise<string[]> => {
  const lines = await keptLines(tx, containerId, orderIds);
  const ruled = await applyUnfulfilled(tx, { container_id: containerId, _id: storeId }, lines);
  const matches = await matchLines(tx, containerId, storeId, lines);
  for (const [lineId, match] of matches) {
    await tx
      .updateTable('order_lines')
      // Another thing has other print files.
      .set({ ...match, ...(isAnother(lines, lineId, match) && { print_files: null }) })
      .where('container_id', '=', containerId)
      .where('_id', '=', lineId)
      .execute();
  }
  return [...new Set(lines.filter(({ _id }) => matches.has(_id) || ruled.has(_id)).map(({ order_id }) => order_id))];
};
