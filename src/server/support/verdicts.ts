import type { SupportUpdateInput } from '../../contract/generated/resolvers';
import { obstacleTo, SUPPORT_STATUSES, type SupportWish } from '../../domain/support/lifecycle';
import type { Tx } from '../kernel/context';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { wordOf } from '../tasks/checks';

/** What a call wants of conversations, as far as a judgement goes. */
export const wishOf = async (tx: Tx, containerId: string, params: SupportUpdateInput): Promise<SupportWish> => {
  const order = params.order_id?.trim();
  const there = order
    ? await tx.selectFrom('orders').select('store_id').where('container_id', '=', containerId).where('_id', '=', order).executeTakeFirst()
    : undefined;
  return {
    status: wordOf(SUPPORT_STATUSES, params.status, 'params.status'),
    order_store: order ? (there?.store_id ?? null) : undefined,
    snooze: (params.snoozed_until ?? 0) > 0 || params.snoozed_for_parcel === true,
  };
};

export const supportVerdicts = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
  params: SupportUpdateInput,
): Promise<Verdict[]> => {
  const wish = await wishOf(tx, containerId, params);
  const rows = await tx
    .selectFrom('supports')
    .select(['_id', 'subject', 'status', 'store_id', 'merged_into'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
  return verdictsOn(ids, rows, (row) => {
    const obstacle = obstacleTo(row, wish);
    return obstacle ? refused(row._id, row.subject, obstacle) : accepted(row._id, row.subject);
  });
};
