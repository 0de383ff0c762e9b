import { sql } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { newId } from '../db/ids';
import type { WalletEntryKind } from './tables';
import { asIdentity } from '../db/tenancy';

/** A line of a wallet's history. */
export interface WalletEntry {
  readonly _id: string;
  readonly kind: WalletEntryKind;
  /** Dollars; negative for what was taken. */
  readonly amount: number;
  readonly note: string | null;
  /** Unix seconds. */
  readonly created_at: number;
}

/** Adds to a container's credit, or takes from it when `amount` (dollars) is negative; credit and history change together. */
export const changeCredit = async (tx: Tx, containerId: string, { amount, note }: { amount: number; note: string }): Promise<void> => {
  await tx
    .insertInto('wallet_entries')
    .values({ _id: newId(), kind: amount < 0 ? 'charge' : 'credit', amount, note, created_at: unixNow() })
    .execute();
  await asIdentity(tx, (identity) =>
    identity
      .updateTable('containers')
      .set({ total_credit: sql`total_credit + ${amount}` })
      .where('_id', '=', containerId)
      .execute(),
  );
};

/** The latest lines of a wallet's history, newest first. */
export const readWallet = (tx: Tx, containerId: string, limit: number): Promise<WalletEntry[]> =>
  tx
    .selectFrom('wallet_entries')
    .select(['_id', 'kind', 'amount', 'note', 'created_at'])
    .where('container_id', '=', containerId)
    .orderBy('created_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .execute();
