import { sql } from 'kysely';
import type { DashboardWallet } from '../../contract/generated/resolvers';
import { asIdentity } from '../db/tenancy';
import { DAY, unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';

/** Days by which it is told how long a balance lasts. */
const LOOKED_BACK = 14;

/** What there is, and how many days it lasts at what was taken of late. */
export const readWalletNews = async (tx: Tx, containerId: string): Promise<DashboardWallet> => {
  const balance = await asIdentity(tx, async (identity) => {
    const row = await identity.selectFrom('containers').select('total_credit').where('_id', '=', containerId).executeTakeFirstOrThrow();
    return row.total_credit;
  });
  const { charged } = await tx
    .selectFrom('wallet_entries')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('charged'))
    .where('container_id', '=', containerId)
    .where('amount', '<', 0)
    .where('created_at', '>', unixNow() - LOOKED_BACK * DAY)
    .executeTakeFirstOrThrow();
  return { balance, held: 0, days_left: charged < 0 ? Math.max(0, balance) / (-charged / LOOKED_BACK) : null };
};
