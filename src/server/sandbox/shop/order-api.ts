import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../kernel/context';
import { changeOrder, findOrder, leftOf, refunded, type OrderChange } from './order-change';
import { listOrders, STATUSES } from './order-list';
import { orderViews } from './order-view';
import type { OrderRow } from './orders';
import { parseInput } from './product-input';
import { answerPage, shopOf } from './rest-request';
import { RestError } from './rest-error';

const statusInput = z.object({ status: z.enum(STATUSES).optional(), set_paid: z.boolean().default(false) });

const PAID: readonly string[] = ['processing', 'completed'];

/** What follows from a status, as in a real shop: when it was paid and completed, and the refund of all that was left. */
const takeStatus = async ({ row, now, tell }: OrderChange, status: string): Promise<object> => {
  if (status === row.status) return {};
  await tell('status changed');
  const left = leftOf(row);
  if (status === 'refunded' && left > 0) {
    await tell('refund made');
    return refunded({ row, now }, { amount: left, reason: 'Order fully refunded.' });
  }
  return {
    status,
    ...(PAID.includes(status) && row.paid_at === null ? { paid_at: now } : {}),
    ...(status === 'completed' ? { completed_at: now } : {}),
  };
};

/** `/orders`: list, read, change the status, trash and delete. */
export const orderRoutes = (scope: FastifyInstance, services: Services): void => {
  const view = async (request: FastifyRequest, row: OrderRow): Promise<object | undefined> =>
    (await orderViews(services, shopOf(request), [row]))[0];

  scope.get('/orders', async (request: FastifyRequest, reply) => {
    const { total, perPage, rows } = await listOrders(services, request);
    return answerPage(reply, total, perPage, await orderViews(services, shopOf(request), rows));
  });

  scope.get('/orders/:id', async (request: FastifyRequest) => view(request, await findOrder(services, request)));

  scope.put('/orders/:id', async (request: FastifyRequest) => {
    const { status, set_paid } = parseInput(statusInput, request.body);
    const changed = await changeOrder(services, request, (change) => {
      const paid = set_paid && change.row.status === 'pending' ? 'processing' : change.row.status;
      return takeStatus(change, status ?? paid);
    });
    return view(request, changed);
  });

  scope.delete('/orders/:id', async (request: FastifyRequest) => {
    const row = await findOrder(services, request);
    const seen = await view(request, row);
    if ((request.query as { force?: string }).force === 'true') {
      await services.db.deleteFrom('sandbox_orders').where('id', '=', row.id).execute();
      return seen;
    }
    if (row.status === 'trash') throw new RestError(410, 'woocommerce_rest_already_trashed', 'The order has already been deleted.');
    return view(request, await changeOrder(services, request, async () => ({ status: 'trash' })));
  });
};
