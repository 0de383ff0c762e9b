import type { TransactionKind } from '../../domain/billing/wallet';
import type { Tx } from '../kernel/context';

/** A line of a wallet's history. */
export interface WalletLine {
  readonly _id: string;
  readonly kind: TransactionKind;
  readonly reference: string | null;
  readonly note: string | null;
  /** Dollars; negative for what was taken. */
  readonly amount: number;
  readonly balance_after: number;
  /** Unix seconds. */
  readonly created_at: number;
}

export interface HistoryFilter {
  /** Unix seconds: from the first on, before the second. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly kind?: TransactionKind | undefined;
}

const lines = (tx: Tx, containerId: string, { from, until, kind }: HistoryFilter) => {
  let query = tx
    .selectFrom('wallet_entries as e')
    .innerJoin('wallet_transactions as t', (join) =>
      join.onRef('t.container_id', '=', 'e.container_id').onRef('t._id', '=', 'e.transaction_id'),
    )
    .where('e.container_id', '=', containerId)
    .where('e.account', '=', 'wallet');
  if (from !== undefined) query = query.where('e.created_at', '>=', from);
  if (until !== undefined) query = query.where('e.created_at', '<', until);
  if (kind !== undefined) query = query.where('t.kind', '=', kind);
  return query;
};

/** The lines of a wallet's history, newest first. */
export const readHistory = (tx: Tx, containerId: string, filter: HistoryFilter, limit: number): Promise<WalletLine[]> =>
  lines(tx, containerId, filter)
    .select(['t._id', 't.kind', 't.reference', 't.note', 'e.amount', 'e.balance_after', 'e.created_at'])
    .orderBy('e.place', 'desc')
    .limit(limit)
    .execute();

/** One line by its movement, with the key it was made under. */
export const readLine = (tx: Tx, containerId: string, id: string) =>
  lines(tx, containerId, {})
    .select(['t._id', 't.kind', 't.key', 't.reference', 'e.amount', 'e.created_at'])
    .where('t._id', '=', id)
    .executeTakeFirst();

/** When the wallet's first line was written. Unix seconds. */
export const readFirst = async (tx: Tx, containerId: string): Promise<number | undefined> =>
  (await lines(tx, containerId, {}).select('e.created_at').orderBy('e.place').limit(1).executeTakeFirst())?.created_at;

/** What a wallet held before a span of time, what came and went in it, and what it held after: opening + in − out = closing. Dollars. */
export interface Sums {
  readonly opening: number;
  readonly in: number;
  readonly out: number;
  readonly closing: number;
}

export const readSums = async (tx: Tx, containerId: string, { from = 0, until }: HistoryFilter): Promise<Sums> => {
  const before = await lines(tx, containerId, { until: from })
    .select(({ fn }) => fn.sum<number | null>('e.amount').as('opening'))
    .executeTakeFirst();
  const within = await lines(tx, containerId, { from, until })
    .select(({ fn }) => [
      fn.sum<number | null>('e.amount').filterWhere('e.amount', '>', 0).as('in'),
      fn.sum<number | null>('e.amount').filterWhere('e.amount', '<', 0).as('out'),
      fn.max('e.place').as('last'),
    ])
    .executeTakeFirst();
  const last = within?.last
    ? await lines(tx, containerId, {}).select('e.balance_after').where('e.place', '=', within.last).executeTakeFirst()
    : undefined;
  const opening = before?.opening ?? 0;
  return { opening, in: within?.in ?? 0, out: -(within?.out ?? 0), closing: last?.balance_after ?? opening };
};
