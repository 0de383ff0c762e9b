import { z } from 'zod';
import { logFault } from '../../kernel/log';
import { orderFaultOf } from './order-fault';
import type { FetchedOrder, ReadOrders, UnreadableOrder } from './shop';

/** A row of a list of orders: its place in the list, and what could be read of it. */
type OrderListRow<Place, Row> = Place & OrderRowRead<Row>;

interface OrderRowRead<Row> {
  readonly row: Row | null;
  /** Where the row is not as it should be, such as `line_items.0`. */
  readonly path: string;
  /** All the shop sent of it. */
  readonly sent: unknown;
}

/**
 * The shape of one row in a list of orders. It takes whatever comes: `place` says where it stands in the list, with a value of its own for each
 * field that cannot be read, so one odd order ends no reading.
 */
export const orderListRow = <Place extends object, Row>(
  place: z.ZodType<Place>,
  nowhere: Place,
  shape: z.ZodType<Row>,
): z.ZodType<OrderListRow<Place, Row>> =>
  z.unknown().transform((sent): OrderListRow<Place, Row> => {
    const at = place.safeParse(sent);
    const read = shape.safeParse(sent);
    const path = read.success ? '' : (read.error.issues[0]?.path.join('.') ?? '');
    return { ...(at.success ? at.data : nowhere), row: read.success ? read.data : null, path, sent };
  });

const wordsOrNull = z
  .union([z.string().min(1).max(200), z.number().transform(String)])
  .nullable()
  .catch(null);

interface OrderMapping<Row> {
  readonly toOrder: (row: Row) => FetchedOrder | Promise<FetchedOrder>;
  /** What the platform calls an order's id and its number. */
  readonly names: { readonly id: string; readonly number: string };
  /** Out of what it calls so, the id the shop is asked by. */
  readonly idOf?: (told: string) => string;
}

const named = (sent: unknown, name: string): string | null =>
  typeof sent === 'object' && sent !== null ? wordsOrNull.parse((sent as Readonly<Record<string, unknown>>)[name]) : null;

const unreadableRow = <Row>({ sent, path }: OrderRowRead<Row>, { names, idOf = (told) => told }: OrderMapping<Row>): UnreadableOrder => {
  const id = named(sent, names.id);
  return {
    platform_id: id === null ? null : idOf(id),
    number: named(sent, names.number),
    fault: orderFaultOf('order.unreadable.field', { values: { field: path || names.id } }),
    order: null,
    sent,
  };
};

/** The orders of some rows in this product's words, and those that could not be read. */
export const readOrderRows = async <Row>(rows: readonly OrderRowRead<Row>[], mapping: OrderMapping<Row>): Promise<ReadOrders> => {
  const [orders, unreadable]: [FetchedOrder[], UnreadableOrder[]] = [[], []];
  for (const each of rows) {
    try {
      if (each.row === null) unreadable.push(unreadableRow(each, mapping));
      else orders.push({ ...(await mapping.toOrder(each.row)), sent: each.sent });
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
      logFault('read_order', error);
      unreadable.push(unreadableRow(each, mapping));
    }
  }
  return { orders, unreadable };
};

/** What is left after the orders `isOrder` passes over, such as checkouts nobody has finished. */
export const onlyOrders = <Read extends OrderRowRead<Row>, Row>(rows: readonly Read[], isOrder: (row: Row) => boolean): readonly Read[] =>
  rows.filter(({ row }) => row === null || isOrder(row));

export const NO_ORDERS: ReadOrders = { orders: [], unreadable: [] };
