import { sql } from 'kysely';
import type { SupportCount, SupportInbox } from '../../contract/generated/resolvers';
import type { SupportFilter, SupportStatus } from '../../domain/support/lifecycle';
import { foldCounts, sumsAndChanges } from '../db/kept-counts';
import type { Round } from '../jobs/kind';
import type { Tx } from '../kernel/context';

/** Conversations by filter and status: what was folded and what was not yet, in one look. */
export const countSupports = async (tx: Tx, containerId: string): Promise<SupportCount[]> => {
  const { rows } =
    await sql<SupportCount>`select filter, status, sum(count)::integer as count from ${sumsAndChanges('support_counts', containerId)}
    group by 1, 2 having sum(count) > 0 order by 1, 2`.execute(tx);
  return rows;
};

/** Open conversations that are somebody's, and that are nobody's. */
export const countInbox = async (tx: Tx, containerId: string, userId: string): Promise<SupportInbox> => {
  const { rows } = await sql<SupportInbox>`select count(*) filter (where assignee = ${userId})::integer as mine,
      count(*) filter (where assignee is null)::integer as unassigned
    from supports where container_id = ${containerId} and status in ('New', 'Inprocess') and merged_into is null
      and (assignee is null or assignee = ${userId})`.execute(tx);
  return rows[0] ?? { mine: 0, unassigned: 0 };
};

/** How many there are of a filter, a status or both; undefined: of every one. */
export const sumOfSupports = async (
  tx: Tx,
  containerId: string,
  filter: SupportFilter | undefined,
  status: SupportStatus | undefined,
): Promise<number> => {
  const counts = await countSupports(tx, containerId);
  return counts
    .filter((each) => (filter === undefined || each.filter === filter) && (status === undefined || each.status === status))
    .reduce((sum, { count }) => sum + count, 0);
};

export const foldSupportCounts: Round = {
  name: 'counts of conversations',
  pause: 20_000,
  run: ({ db }) => foldCounts(db, 'support_counts'),
};
