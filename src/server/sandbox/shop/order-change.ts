import type { FastifyRequest } from 'fastify';
import type { Services, Tx } from '../../kernel/context';
import { jsonb } from '../../db/json';
import { roundTo } from '../../../domain/numbers';
import { sandboxNow } from '../clock';
import { note } from '../ledger';
import type { EffectKind } from '../tables';
import { RestError } from './rest-error';
import { shopOf } from './rest-request';
import type { OrderRow } from './orders';

const idOf = (request: FastifyRequest): number => {
  const { id } = request.params as { id: string };
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
};

export type Missing = () => RestError;

const noOrder: Missing = () => new RestError(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.');

export const findOrder = async (services: Services, request: FastifyRequest, missing = noOrder): Promise<OrderRow> =>
  services.db
    .selectFrom('sandbox_orders')
    .selectAll()
    .where('shop', '=', shopOf(request).slug)
    .where('id', '=', idOf(request))
    .executeTakeFirstOrThrow(missing);

/** A change of an order and what the ledger says of it, in one transaction under the order's lock. */
export interface OrderChange {
  readonly tx: Tx;
  readonly row: OrderRow;
  readonly now: number;
  /** Writes a line of the shop's ledger; its key is the order's number. */
  tell(what: EffectKind): Promise<void>;
}

/** Every change of an order moves its time of modification, a refund and the way into the trash too; a note, which says so, does not. */
export const changeOrder = (
  services: Services,
  request: FastifyRequest,
  work: (change: OrderChange) => Promise<object>,
  missing = noOrder,
): Promise<OrderRow> =>
  services.db.transaction().execute(async (tx) => {
    const { slug } = shopOf(request);
    const row = await tx
      .selectFrom('sandbox_orders')
      .selectAll()
      .where('shop', '=', slug)
      .where('id', '=', idOf(request))
      .forUpdate()
      .executeTakeFirstOrThrow(missing);
    const now = await sandboxNow(tx);
    const changes = await work({ tx, row, now, tell: (what) => note(tx, slug, String(row.id), what) });
    return tx
      .updateTable('sandbox_orders')
      .set({ modified_at: now, ...changes })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/** What of an order's total has not been given back. */
export const leftOf = ({ total, refunds }: OrderRow): number =>
  roundTo(Number(total) - refunds.reduce((sum, refund) => sum + refund.amount, 0), 2);

/** The columns that change with one more refund; what is refunded whole has that status. */
export const refunded = (
  { row, now: at }: Pick<OrderChange, 'row' | 'now'>,
  { amount, reason, meta = [] }: { amount: number; reason: string; meta?: OrderRow['refunds'][number]['meta'] },
) => ({
  refunds: jsonb([...row.refunds, { id: row.id * 100 + row.refunds.length + 1, reason, amount, at, meta }]),
  ...(amount === leftOf(row) ? { status: 'refunded' } : {}),
});
