import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../kernel/context';
import { unixNow } from '../kernel/clock';
import { imageUrl } from './images';
import type { OrderRow } from './orders';
import { parseInput } from './product-input';
import { wooTime } from './products';
import { answerPage, pageQuery, shopOf } from './rest-request';
import { invalidParam, RestError } from './rest-error';
import type { Shop } from './shops';

const STATUSES = ['pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed'] as const;

const statusInput = z.object({ status: z.enum(STATUSES).optional() });

/** Reads a time as WordPress does: without a zone it is the site's, which is UTC here. Returns unix seconds. */
const timeParam = (query: Readonly<Record<string, string | undefined>>, name: string): number | undefined => {
  const text = query[name];
  if (text === undefined) return undefined;
  const ms = Date.parse(/Z$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(ms)) throw invalidParam(name, 'Invalid date.');
  return Math.floor(ms / 1000);
};

const orderView = (shop: Shop, row: OrderRow): object => ({
  id: row.id,
  parent_id: 0,
  number: String(row.id),
  order_key: row.order_key,
  status: row.status,
  currency: row.currency,
  total: row.total,
  date_created: wooTime(row.created_at),
  date_created_gmt: wooTime(row.created_at),
  date_modified: wooTime(row.modified_at),
  date_modified_gmt: wooTime(row.modified_at),
  billing: row.billing,
  shipping: row.billing,
  payment_method: 'cod',
  payment_method_title: 'Cash on delivery',
  line_items: row.line_items.map(({ image_id, chosen, ...line }) => ({
    ...line,
    subtotal: line.total,
    image: image_id === null ? { id: '', src: '' } : { id: image_id, src: imageUrl(shop, image_id) },
    meta_data: chosen.map(({ name, option }, index) => ({
      id: index + 1,
      key: name,
      value: option,
      display_key: name,
      display_value: option,
    })),
  })),
  meta_data: [],
});

const SORTABLE = { date: 'created_at', modified: 'modified_at', id: 'id' } as const;

const listOrders = async (services: Services, request: FastifyRequest) => {
  const query = request.query as Record<string, string | undefined>;
  const { page, perPage } = pageQuery(query);
  const sort = SORTABLE[(query.orderby ?? 'date') as keyof typeof SORTABLE];
  if (!sort) throw invalidParam('orderby', 'orderby is not one of date, modified, id.');
  const wanted = (query.status ?? 'any').split(',');
  let rows = services.db.selectFrom('sandbox_orders').where('shop', '=', shopOf(request).slug);
  if (!wanted.includes('any')) {
    if (wanted.some((status) => !STATUSES.includes(status as (typeof STATUSES)[number])))
      throw invalidParam('status', 'Not a status of orders.');
    rows = rows.where('status', 'in', wanted);
  }
  for (const [name, column, operator] of [
    ['after', 'created_at', '>'],
    ['before', 'created_at', '<'],
    ['modified_after', 'modified_at', '>'],
    ['modified_before', 'modified_at', '<'],
  ] as const) {
    const time = timeParam(query, name);
    if (time !== undefined) rows = rows.where(column, operator, time);
  }
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const found = await rows
    .selectAll()
    .orderBy(sort, query.order === 'asc' ? 'asc' : 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { total: Number(count), perPage, rows: found };
};

const idOf = (request: FastifyRequest): number => {
  const { id } = request.params as { id: string };
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
};

const missing = (): RestError => new RestError(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.');

/** `/orders`: list, read, change the status. */
export const orderRoutes = (scope: FastifyInstance, services: Services): void => {
  scope.get('/orders', async (request: FastifyRequest, reply) => {
    const { total, perPage, rows } = await listOrders(services, request);
    return answerPage(
      reply,
      total,
      perPage,
      rows.map((row) => orderView(shopOf(request), row)),
    );
  });

  scope.get('/orders/:id', async (request: FastifyRequest) => {
    const row = await services.db
      .selectFrom('sandbox_orders')
      .selectAll()
      .where('shop', '=', shopOf(request).slug)
      .where('id', '=', idOf(request))
      .executeTakeFirst();
    if (!row) throw missing();
    return orderView(shopOf(request), row);
  });

  scope.put('/orders/:id', async (request: FastifyRequest) => {
    const input = parseInput(statusInput, request.body);
    const row = await services.db
      .updateTable('sandbox_orders')
      .set({ ...input, modified_at: unixNow() })
      .where('shop', '=', shopOf(request).slug)
      .where('id', '=', idOf(request))
      .returningAll()
      .executeTakeFirst();
    if (!row) throw missing();
    return orderView(shopOf(request), row);
  });
};
