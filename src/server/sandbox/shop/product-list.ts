import type { FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { changedWithin, directionOf, idsParam, offsetOf, type Query } from './list-query';
import { STATUSES } from './product-input';
import type { ProductRow } from './products';
import { invalidParam } from './rest-error';
import { pageQuery, shopOf } from './rest-request';

/** SKUs one call may ask for: as many as a page may hold. */
const MOST_SKUS = 100;

const LISTED: readonly string[] = ['any', 'future', 'trash', ...STATUSES];

const SORTABLE = { date: 'created_at', modified: 'modified_at', id: 'id', title: 'name', slug: 'slug' } as const;

/** One page of the shop's products. As with its orders the pages are counted anew at each call. */
export const listProducts = async (
  services: Services,
  request: FastifyRequest,
): Promise<{ total: number; perPage: number; rows: ProductRow[] }> => {
  const query = request.query as Query;
  const { page, perPage } = pageQuery(query);
  const sort = SORTABLE[(query.orderby ?? 'date') as keyof typeof SORTABLE];
  if (!sort) throw invalidParam('orderby', 'orderby is not one of date, modified, id, title, slug.');
  let rows = services.db.selectFrom('sandbox_products').where('shop', '=', shopOf(request).slug);
  if (query.sku && query.sku.split(',').length > MOST_SKUS) throw invalidParam('sku', `sku names at most ${MOST_SKUS} products.`);
  // As in WooCommerce a SKU finds variations too; without one, only whole products are listed.
  rows = query.sku ? rows.where('sku', 'in', query.sku.split(',')) : rows.where('parent_id', 'is', null);
  const status = query.status ?? 'any';
  if (!LISTED.includes(status)) throw invalidParam('status', `status is not one of ${LISTED.join(', ')}.`);
  rows = status === 'any' ? rows.where('status', '!=', 'trash') : rows.where('status', '=', status);
  if (query.search) rows = rows.where('name', 'ilike', `%${query.search.replace(/[\\%_]/g, '\\$&')}%`);
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
