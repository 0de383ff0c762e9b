import { sql } from 'kysely';
import { isWritten } from '../../domain/rich-text/html';
import { obstacleOf, type PublishedPost } from '../../domain/blogs/post';
import { PLATFORMS, type PlatformId } from '../../domain/platforms';
import type { Block } from '../../domain/connections/connection';
import type { Tx } from '../kernel/context';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { postsOf } from './rows';

/** What a store's blog can take, by its platform and what is kept of its connection. */
export const blogOf = (store: { readonly platform_id: PlatformId; readonly config: Block }) => {
  const { can, blogOpenedBy } = PLATFORMS[store.platform_id];
  return {
    blog: can.some((each) => each === 'publishPost'),
    opened: blogOpenedBy === undefined || Boolean(store.config[blogOpenedBy]),
  };
};

/** Whether a job publishes the post `p`, or is about to. */
const inHand = sql<boolean>`exists (select from jobs j where j.container_id = p.container_id and j.post_id = p._id
  and j.job_type = 'publish_post' and j.status in ('waiting', 'pending'))`;

/** Listings in the post `p` that are not on sale at its store. */
const absent = sql<number>`(select count(*)::integer from unnest(p.item_info_ids) listing where not exists (
  select from items i where i.container_id = p.container_id and i.item_info_id = listing and i.store_id = p.store_id
  and i.external_url is not null))`;

const named = async (tx: Tx, containerId: string, ids: readonly string[]) => {
  const rows = await postsOf(tx, containerId)
    .where('p._id', 'in', ids)
    .select(['p._id', 'p.title', 'p.body', 'p.status', 'p.external_url', 's.sto_name', 's.sto_status', 's.platform_id', 's.config'])
    .select([inHand.as('in_hand'), absent.as('absent')])
    .execute();
  return rows.map(({ platform_id, config, sto_status, ...row }) => ({
    ...row,
    store: platform_id && config ? { connected: sto_status !== 'Invalid', ...blogOf({ platform_id, config: config as Block }) } : null,
  }));
};

type Named = Awaited<ReturnType<typeof named>>[number];

const asPublished = ({ in_hand, title, body, store, absent: count }: Named): PublishedPost => ({
  inHand: in_hand,
  title,
  written: isWritten(body),
  store,
  absent: count,
});

/** What publishing does with each post. */
export const publishVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> =>
  verdictsOn(ids, await named(tx, containerId, ids), (row) => {
    const obstacle = obstacleOf(asPublished(row));
    const store = row.sto_name ?? '';
    return { ...(obstacle ? refused(row._id, row.title, obstacle, row.absent) : accepted(row._id, row.title)), store };
  });

/** What taking posts off their schedule does with each. */
export const unscheduleVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> =>
  verdictsOn(ids, await named(tx, containerId, ids), ({ _id, title, status }) =>
    status === 'scheduled' ? accepted(_id, title) : refused(_id, title, 'postNotScheduled'),
  );

/** What removing posts does: what a blog has of them stays there. */
export const trashVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> =>
  verdictsOn(ids, await named(tx, containerId, ids), ({ _id, title, external_url, sto_name, in_hand }) => {
    if (in_hand) return refused(_id, title, 'postInHand');
    return { ...accepted(_id, title, 'postStaysThere', external_url === null || sto_name === null ? 0 : 1), store: sto_name };
  });
