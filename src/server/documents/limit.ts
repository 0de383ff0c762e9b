import { sql } from 'kysely';
import { dayAround } from '../../domain/documents/sharing-day';
import { databaseNow } from '../db/clock';
import type { Tx } from '../kernel/context';

/** How much a store has shared today, by the shop's calendar. */
interface Today {
  /** When the next day begins, unix seconds. */
  readonly end: number;
  /** By store: ids of the documents that were shared today. */
  readonly shared: ReadonlyMap<string, ReadonlySet<string>>;
}

export const sharedToday = async (tx: Tx, containerId: string, storeIds: readonly string[]): Promise<Today> => {
  const { rows } = await sql<{ now: number; zone: string }>`select ${databaseNow} as now,
    coalesce((select time_zone from desk_settings where container_id = ${containerId}), 'UTC') as zone`.execute(tx);
  const { start, end } = dayAround(rows[0]?.now ?? 0, rows[0]?.zone ?? 'UTC');
  const found = await tx
    .selectFrom('shared_documents')
    .select(['_id', 'store_id'])
    .where('container_id', '=', containerId)
    .where(sql<boolean>`store_id = any(${storeIds})`)
    .where('shared_at', '>=', start)
    .execute();
  const shared = new Map<string, Set<string>>();
  for (const { _id, store_id } of found) shared.set(store_id, (shared.get(store_id) ?? new Set()).add(_id));
  return { end, shared };
};

/** Documents a store shares a day at most; 0: as many as come (specification 1, §5). */
export const dailyLimit = ({ issuu_limit }: { readonly issuu_limit?: unknown }): number => Number(issuu_limit ?? 0);
