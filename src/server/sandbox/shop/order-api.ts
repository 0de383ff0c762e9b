import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { roundTo } from '../../../domain/numbers';
import type { Services } from '../../kernel/context';
import { unixNow } from '../../kernel/clock';
import { jsonb } from '../../db/json';
import { listOrders, STATUSES } from './order-list';
import { orderViews } from './order-view';
import type { OrderRow } from './orders';
import { parseInput } from './product-input';
import { answerPage, shopOf } from './rest-request';
import { RestError } from './rest-error';

const statusInput = z.object({ status: z.enum(STATUSES).optional() });
const refundInput = z.object({ amount: z.coerce.number().positive(), reason: z.string().default('') });

const idOf = (request: FastifyRequest): number => {
  const { id } = request.params as { id: string };
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
};

const missing = (): RestError => new RestError(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.');

/** `/orders`: list, read, change the status, refund, trash and delete. */
export const orderRoutes = (scope: FastifyInstance, services: Services): void => {
  const find = async (request: FastifyRequest): Promise<OrderRow> => {
    const row = await services.db
      .selectFrom('sandbox_orders')
      .selectAll()
      .where('shop', '=', shopOf(request).slug)
      .where('id', '=', idOf(request))
      .executeTakeFirst();
    if (!row) throw missing();
    return row;
  };

  /** Every change of an order moves its time of modification, a refund and the way into the trash too. */
  const change = async (row: OrderRow, changes: object): Promise<OrderRow> =>
    services.db
      .updateTable('sandbox_orders')
      .set({ ...changes, modified_at: unixNow() })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();

  const view = async (request: FastifyRequest, row: OrderRow): Promise<object | undefined> =>
    (await orderViews(services, shopOf(request), [row]))[0];

  scope.get('/orders', async (request: FastifyRequest, reply) => {
    const { total, perPage, rows } = await listOrders(services, request);
    return answerPage(reply, total, perPage, await orderViews(services, shopOf(request), rows));
  });

  scope.get('/orders/:id', async (request: FastifyRequest) => view(request, await find(request)));

  scope.put('/orders/:id', async (request: FastifyRequest) => {
    const input = parseInput(statusInput, request.body);
    return view(request, await change(await find(request), input));
  });

  scope.post('/orders/:id/refunds', async (request: FastifyRequest, reply) => {
    const { amount, reason } = parseInput(refundInput, request.body);
    const row = await find(request);
    const left = roundTo(Number(row.total) - row.refunds.reduce((sum, refund) => sum + refund.amount, 0), 2);
    if (amount > left) throw new RestError(400, 'woocommerce_rest_cannot_create_order_refund', 'Invalid refund amount');
    const refund = { id: row.id * 100 + row.refunds.length + 1, reason, amount };
    await change(row, { refunds: jsonb([...row.refunds, refund]), ...(amount === left ? { status: 'refunded' } : {}) });
    return reply.code(201).send({ id: refund.id, reason, amount: amount.toFixed(2) });
  });

  scope.delete('/orders/:id', async (request: FastifyRequest) => {
    const row = await find(request);
    const seen = await view(request, row);
    if ((request.query as { force?: string }).force === 'true') {
      await services.db.deleteFrom('sandbox_orders').where('id', '=', row.id).execute();
      return seen;
    }
    if (row.status === 'trash') throw new RestError(410, 'woocommerce_rest_already_trashed', 'The order has already been deleted.');
    return view(request, await change(row, { status: 'trash' }));
  });
};
