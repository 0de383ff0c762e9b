import { sql, type RawBuilder } from 'kysely';
import type { MockupCounter, TagCount } from '../../contract/generated/resolvers';
import type { ContentStatus } from '../../domain/design/design';
import type { Tx } from '../kernel/context';
import type { Shown } from './permitted';
import { COLLECTION } from './rows';

/** Tags offered to filter by; more would be no choice but a list of their own. */
const MOST_TAGS = 200;

const NARROWED: Readonly<Record<Shown, RawBuilder<unknown>>> = {
  all: sql``,
  collection: sql`and type = ${COLLECTION}`,
  others: sql`and type <> ${COLLECTION}`,
};

/** The tags of what is not trashed, most used first. `shown` narrows files to what they are for. */
export const tagCounts = async (
  tx: Tx,
  table: 'files' | 'mockup_designs',
  containerId: string,
  shown: Shown = 'all',
): Promise<TagCount[]> => {
  const { rows } = await sql<TagCount>`
    select tag, count(*) as count from ${sql.table(table)}, unnest(tags) as tag
    where container_id = ${containerId} and status <> 'trashed' ${table === 'files' ? sql`and kind = 'upload' and state = 'ready'` : sql``} ${NARROWED[shown]}
    group by tag order by count(*) desc, tag limit ${MOST_TAGS}`.execute(tx);
  return rows;
};

/** How many rows have each status, from counts of those that occur. */
export const toCounter = (rows: readonly { readonly status: ContentStatus; readonly count: number }[]): MockupCounter => {
  const of = (wanted: ContentStatus): number => rows.find(({ status }) => status === wanted)?.count ?? 0;
  return { published: of('published'), draft: of('draft'), trashed: of('trashed') };
};
