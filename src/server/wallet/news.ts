import { sql } from 'kysely';
import type { DashboardWallet } from '../../contract/generated/resolvers';
import { DAY, unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';

/** Days by which it is told how long a balance lasts. */
const LOOKED_BACK = 14;

/** What there is and what is held, in dollars, and how many days it lasts at what was taken of late: charges and holds less what came back of them. */
export const readWalletNews = async (tx: Tx, containerId: string): Promise<DashboardWallet> => {
  const accounts = await tx
    .selectFrom('wallet_accounts')
    .select(['code', 'balance'])
    .where('container_id', '=', containerId)
    .where('code', 'in', ['wallet', 'held'])
    .execute();
  const has = (code: string): number => accounts.find((account) => account.code === code)?.balance ?? 0;
  const { taken } = await tx
    .selectFrom('wallet_entries as e')
    .innerJoin('wallet_transactions as t', (join) =>
      join.onRef('t.container_id', '=', 'e.container_id').onRef('t._id', '=', 'e.transaction_id'),
    )
    .select(sql<number>`coalesce(-sum(e.amount), 0)`.as('taken'))
    .where('e.container_id', '=', containerId)
    .where('e.account', '=', 'wallet')
    .where('t.kind', 'not in', ['topup', 'adjustment'])
    .where('e.created_at', '>', unixNow() - LOOKED_BACK * DAY)
    .executeTakeFirstOrThrow();
  const balance = has('wallet');
  return { balance, held: has('held'), days_left: taken > 0 ? Math.max(0, balance) / (taken / LOOKED_BACK) : null };
};
