import { sql } from 'kysely';
import type { OrderReportRow, QueryOrderReportRowsArgs } from '../../contract/generated/resolvers';
import { isOrderFigure, type OrderFigure, type OrderSums } from '../../domain/figures/figures';
import { dayAt, toAddress } from '../../domain/figures/ranges';
import { findPage, inOrder } from '../db/pages';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { readAsked, type Asked } from './asked';
import { orderFilters } from './order-report';
import { piecesOf, serviceOf } from './order-cells';
import { readNames } from './names';
import { toOrderFigures, type OrderFilters } from './read-orders';
import { boundsOf } from './days';

/** The orders that count within some days: paid, and with a rate. */
const counted = async (tx: Tx, asked: Asked, { store, service, currency }: OrderFilters) => {
  const { since, until } = await boundsOf(tx, asked.days, asked.zone);
  let orders = tx
    .selectFrom('orders as o')
    .where('o.container_id', '=', asked.containerId)
    .where('o.created_at', '>=', since)
    .where('o.created_at', '<', until)
    .where('o.paid_at', 'is not', null)
    .where('o.rate', 'is not', null);
  if (store !== null) orders = orders.where('o.store_id', '=', store);
  if (currency !== null) orders = orders.where('o.currency', '=', currency);
  if (service !== null) orders = orders.where(serviceOf('o'), '=', service);
  return orders;
};

/** What a ratio tells the share of. */
const isMarked = (figure: OrderFigure, { refunds }: OrderSums): boolean => figure === 'refund_rate' && refunds > 0;

/** The rows behind a figure of the order report. */
export const readOrderReportRows = async (
  tx: Tx,
  args: QueryOrderReportRowsArgs,
  context: RequestContext,
  now: number,
): Promise<OrderReportRow[]> => {
  const { figure } = args;
  if (!isOrderFigure(figure)) throw new UserError('report.figure', { field: 'figure', values: { figure: figure.slice(0, 40) } });
  const containerId = context.container._id;
  const asked = await readAsked(tx, containerId, args, now);
  const order = { id: 'o._id', by: 'o.created_at', direction: 'desc' } as const;
  const page = await findPage(context, await counted(tx, asked, orderFilters(args)), order);
  const rows = await tx
    .selectFrom('orders as o')
    .select(['o._id', 'o.number', 'o.status', 'o.created_at', 'o.store_id', 'o.currency', 'o.total', 'o.fees', 'o.cost'])
    .select([sql<number>`o.gross_cents`.as('gross'), sql<number>`o.tax_cents`.as('tax'), sql<number>`o.refund_cents`.as('refunds')])
    .select([piecesOf('o').as('pieces'), serviceOf('o').as('service')])
    .where('o.container_id', '=', containerId)
    .where(page)
    .orderBy(inOrder(order))
    .execute();
  const names = await readNames(tx, containerId);
  return rows.map(({ _id, number, status, created_at, store_id, currency, total, service, ...parts }) => {
    const sums = { ...parts, orders: 1 };
    return {
      _id,
      number,
      status,
      created_at,
      store_id,
      currency,
      total,
      service,
      day: toAddress(dayAt(created_at, asked.zone)),
      store_name: names.store(store_id) ?? '',
      service_name: names.fulfilment(service),
      figures: toOrderFigures(sums),
      marked: isMarked(figure, sums),
    };
  });
};
