import { sql } from 'kysely';
import type { MockupCounter, TagCount } from '../../contract/generated/resolvers';
import type { ContentStatus } from '../../domain/design/design';
import type { Tx } from '../kernel/context';

/** Tags offered to filter by; more would be no choice but a list of their own. */
const MOST_TAGS = 200;

/** The tags of what is not trashed, most used first. `type` narrows files to what they are for. */
export const tagCounts = async (tx: Tx, table: 'files' | 'mockup_designs', containerId: string, type?: string): Promise<TagCount[]> => {
  const narrowed = type === undefined ? sql`` : sql`and type = ${type}`;
  const { rows } = await sql<TagCount>`
    select tag, count(*) as count from ${sql.table(table)}, unnest(tags) as tag
    where container_id = ${containerId} and status <> 'trashed' ${table === 'files' ? sql`and kind = 'upload' and state = 'ready'` : sql``} ${narrowed}
    group by tag order by count(*) desc, tag limit ${MOST_TAGS}`.execute(tx);
  return rows;
};

/** How many rows have each status, from counts of those that occur. */
export const toCounter = (rows: readonly { readonly status: ContentStatus; readonly count: number }[]): MockupCounter => {
  const of = (wanted: ContentStatus): number => rows.find(({ status }) => status === wanted)?.count ?? 0;
  return { published: of('published'), draft: of('draft'), trashed: of('trashed') };
};
