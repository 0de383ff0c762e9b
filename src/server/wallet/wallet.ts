import { sql } from 'kysely';
import type { TransactionKind, WalletAccount } from '../../domain/billing/wallet';
import { newId } from '../db/ids';
import { enqueue } from '../jobs/queue';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';

/** Money that leaves one account and comes to another. */
export interface Movement {
  readonly kind: TransactionKind;
  /** It is done once under its key. */
  readonly key: string;
  readonly from: WalletAccount;
  readonly to: WalletAccount;
  /** Of a dollar; more than none. */
  readonly cents: number;
  readonly reference?: string | null;
  readonly note?: string | null;
  readonly by?: string | null;
  /** Unix seconds; now unless it is told. */
  readonly at?: number;
}

/** The errand that has orders go on which waited for the wallet. */
export const WALLET_GREW = 'wallet_grew';

/** A movement that stands; `again`: it stood before it was asked for. */
interface Moved {
  readonly _id: string;
  readonly again: boolean;
}

/** Dollars in cents; the tables keep two decimals. */
const centsIn = (dollars: number): number => Math.round(dollars * 100);

const written = (cents: number): string => (cents / 100).toFixed(2);

/** What an account holds, in cents, and how far it may go below nothing. */
export const readAccount = async (
  tx: Tx,
  containerId: string,
  code: WalletAccount = 'wallet',
): Promise<{ readonly cents: number; readonly line: number }> => {
  const row = await tx
    .selectFrom('wallet_accounts')
    .select(['balance', 'credit_line'])
    .where('container_id', '=', containerId)
    .where('code', '=', code)
    .executeTakeFirst();
  return { cents: centsIn(row?.balance ?? 0), line: centsIn(row?.credit_line ?? 0) };
};

/** The movement that stands under a key. Throws where it is another one. */
const known = async (tx: Tx, containerId: string, { key, kind, from, to, cents }: Movement): Promise<Moved> => {
  const rows = await tx
    .selectFrom('wallet_transactions as t')
    .innerJoin('wallet_entries as e', (join) => join.onRef('e.container_id', '=', 't.container_id').onRef('e.transaction_id', '=', 't._id'))
    .select(['t._id', 't.kind', 'e.account', 'e.amount'])
    .where('t.container_id', '=', containerId)
    .where('t.key', '=', key)
    .execute();
  const has = (account: WalletAccount, amount: number): boolean =>
    rows.some((row) => row.kind === kind && row.account === account && centsIn(row.amount) === amount);
  const [first] = rows;
  if (!first || !has(from, -cents) || !has(to, cents)) throw new UserError('wallet.otherAmount', { code: 'CONFLICT', values: { key } });
  return { _id: first._id, again: true };
};

/**
 * The one door by which a container's credit changes: a movement of money with its two lines, what both accounts hold and what is shown as
 * credit change together. Under a key it is done once: asked for again it gives the same answer, and another amount is refused. A wallet
 * that holds too little refuses, which ends the transaction.
 */
export const changeCredit = async (tx: Tx, containerId: string, movement: Movement): Promise<Moved> => {
  const { kind, key, from, to, cents, reference = null, note = null, by = null, at = unixNow() } = movement;
  if (!Number.isSafeInteger(cents) || cents <= 0 || from === to) throw new Error(`Not a movement: ${cents} cents from ${from} to ${to}.`);
  const _id = newId();
  const { numInsertedOrUpdatedRows: made } = await tx
    .insertInto('wallet_transactions')
    .values({ _id, key, kind, reference, note, by, created_at: at })
    .onConflict((conflict) => conflict.columns(['container_id', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (!made) return known(tx, containerId, movement);
  const { rows } = await sql<{ moved: boolean }>`select wallet_move(${containerId}, ${_id}, ${from}, ${to}, ${written(cents)}::numeric,
    ${at}::integer, array[${newId()}, ${newId()}]) as moved`.execute(tx);
  if (!rows[0]?.moved) {
    const { cents: holds } = await readAccount(tx, containerId);
    throw new UserError('wallet.short', { code: 'CONFLICT', values: { holds: written(holds), takes: written(cents) } });
  }
  if (to === 'wallet') await enqueue(tx, [{ task: WALLET_GREW, queue: 'wallet', priority: 0, key: 'wallet', payload: {} }]);
  return { _id, again: false };
};
