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

/** Adds to an account, or takes from it; one that had no movement begins with nothing. */
const add = async (tx: Tx, containerId: string, code: WalletAccount, cents: number): Promise<string> => {
  const more = async (): Promise<string | undefined> => {
    const { rows } = await sql<{ balance: string }>`update wallet_accounts set balance = balance + ${written(cents)}::numeric
      where container_id = ${containerId} and code = ${code} returning balance::text`.execute(tx);
    return rows[0]?.balance;
  };
  const balance = await more();
  if (balance !== undefined) return balance;
  await open(tx, code);
  return (await more()) ?? written(cents);
};

const open = async (tx: Tx, code: WalletAccount): Promise<void> => {
  await tx
    .insertInto('wallet_accounts')
    .values({ code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Takes from the wallet what it can give; what it cannot is refused, and nothing is taken. */
const take = async (tx: Tx, containerId: string, cents: number): Promise<string> => {
  const { rows } = await sql<{ balance: string }>`update wallet_accounts set balance = balance - ${written(cents)}::numeric
    where container_id = ${containerId} and code = 'wallet' and balance - ${written(cents)}::numeric >= -credit_line
    returning balance::text`.execute(tx);
  const [row] = rows;
  if (row) return row.balance;
  const { cents: holds } = await readAccount(tx, containerId);
  throw new UserError('wallet.short', { code: 'CONFLICT', values: { holds: written(holds), takes: written(cents) } });
};

/** Waits for whoever moves the wallet's money now, and has others wait. */
const hold = async (tx: Tx, containerId: string): Promise<void> => {
  await open(tx, 'wallet');
  await sql`select from wallet_accounts where container_id = ${containerId} and code = 'wallet' for update`.execute(tx);
};

/**
 * Brings what a movement moves to its accounts. All of a container's movements hold the wallet's own account first, and the others by their
 * codes: two that are made at once never wait for each other.
 */
const apply = async (tx: Tx, containerId: string, { from, to, cents }: Movement): Promise<ReadonlyMap<WalletAccount, string>> => {
  const after = new Map<WalletAccount, string>();
  if (from === 'wallet') after.set(from, await take(tx, containerId, cents));
  else if (to === 'wallet') after.set(to, await add(tx, containerId, to, cents));
  else await hold(tx, containerId);
  for (const code of [from, to].toSorted())
    if (code !== 'wallet') after.set(code, await add(tx, containerId, code, code === from ? -cents : cents));
  return after;
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
  const after = await apply(tx, containerId, movement);
  const lines = [...after].map(([account, balance]) => ({ account, balance, amount: written(account === from ? -cents : cents) }));
  const rows = lines.map((line) => sql`(${newId()}, ${line.account}, ${line.amount}::numeric, ${line.balance}::numeric)`);
  // Lines of an account are in the order of their times, whoever had to wait for it.
  await sql`insert into wallet_entries (_id, transaction_id, account, amount, balance_after, created_at)
    select line._id, ${_id}, line.account, line.amount, line.balance, greatest(${at}::integer, (select created_at from wallet_entries as last
      where last.container_id = ${containerId} and last.account = line.account order by place desc limit 1))
    from (values ${sql.join(rows)}) as line (_id, account, amount, balance)`.execute(tx);
  if (to === 'wallet') await enqueue(tx, [{ task: WALLET_GREW, queue: 'wallet', priority: 0, key: 'wallet', payload: {} }]);
  return { _id, again: false };
};
