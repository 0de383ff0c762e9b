import type { FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import type { OrderRow } from './orders';
import { changedWithin, directionOf, idsParam, offsetOf, type Query } from './list-query';
import { invalidParam } from './rest-error';
import { pageQuery, shopOf } from './rest-request';

export const STATUSES = ['pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed'] as const;

const LISTED = new Set<string>(['any', 'trash', ...STATUSES]);

const SORTABLE = { date: 'created_at', modified: 'modified_at', id: 'id' } as const;

/**
 * One page of the shop's orders. As in a real shop the pages are counted anew at each call: what leaves the list, such as an order put in
 * the trash, moves what follows to an earlier place.
 */
export const listOrders = async (
  services: Services,
  request: FastifyRequest,
): Promise<{ total: number; perPage: number; rows: OrderRow[] }> => {
  const query = request.query as Query;
  const { page, perPage } = pageQuery(query);
  const sort = SORTABLE[(query.orderby ?? 'date') as keyof typeof SORTABLE];
  if (!sort) throw invalidParam('orderby', 'orderby is not one of date, modified, id.');
  const wanted = (query.status ?? 'any').split(',');
  if (wanted.some((status) => !LISTED.has(status))) throw invalidParam('status', 'Not a status of orders.');
  let rows = services.db.selectFrom('sandbox_orders').where('shop', '=', shopOf(request).slug);
  // "Any" is any but the trash, whatever else is asked for beside it.
  rows = wanted.includes('any') ? rows.where('status', '!=', 'trash') : rows.where('status', 'in', wanted);
  for (const [column, operator, time] of changedWithin(query)) rows = rows.where(column, operator, time);
  const included = idsParam(query, 'include');
  if (included) rows = rows.where('id', 'in', included);
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const direction = directionOf(query);
  const found = await rows
    .selectAll()
    .orderBy(sort, direction)
    .orderBy('id', direction)
    .limit(perPage)
    .offset(offsetOf(query, (page - 1) * perPage))
    .execute();
  return { total: Number(count), perPage, rows: found };
};
