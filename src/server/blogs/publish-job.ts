import { webAddress } from '../../domain/addresses/web-address';
import { addresses } from '../../domain/addresses/addresses';
import { ConnectorError } from '../connectors/connector';
import type { OutgoingPost, PushedProduct } from '../connectors/platforms/shop';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import { notify } from '../inbox/notify';
import type { GroupEnd, JobKind } from '../jobs/kind';
import { messageOf } from '../jobs/message';
import type { JobRow } from '../jobs/tables';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { isUnsettled } from '../outside/ledger';
import { findJobStore, openStore, type StoreRow } from '../stores/connection';
import { storeNameOf } from '../stores/rows';
import { storeQueue } from '../stores/status';
import { toOutgoingPost } from './outgoing';
import type { BlogPostRow } from './tables';

const change = (tx: Tx, { container_id, post_id }: JobRow) =>
  tx
    .updateTable('blog_posts')
    .where('container_id', '=', container_id)
    .where('_id', '=', post_id ?? '');

interface Taken {
  readonly store: StoreRow;
  readonly post: BlogPostRow;
}

/** The post as it stands when its turn has come, whatever was asked for first. */
const take = async (tx: Tx, job: JobRow): Promise<Taken> => {
  const store = await findJobStore(tx, job);
  const post = await tx
    .selectFrom('blog_posts')
    .selectAll()
    .where('container_id', '=', job.container_id)
    .where('_id', '=', job.post_id ?? '')
    .forUpdate()
    .executeTakeFirst();
  if (!post) throw new ConnectorError('post_gone', 'job.postGone');
  if (post.store_id !== job.store_id) throw new ConnectorError('post_no_store', 'job.postNoStore');
  // Started again by hand, it is being published although it failed before.
  if (post.status !== 'publishing') {
    await change(tx, job).set({ status: 'publishing', publish_at: null, msg: null, updated_at: unixNow() }).execute();
    await tellChanged(tx, job.container_id, ['posts']);
  }
  return { store, post };
};

const record = async (tx: Tx, job: JobRow, { store, post }: Taken, { platform_id, external_url }: PushedProduct): Promise<void> => {
  const now = unixNow();
  await change(tx, job)
    .set({
      status: 'published',
      publish_at: null,
      published_at: post.published_at ?? now,
      published_version: post.version,
      published_store: store.website,
      platform_id,
      external_url: webAddress(external_url),
      msg: null,
      updated_at: now,
    })
    .execute();
  await tellChanged(tx, job.container_id, ['posts']);
};

/** Why it was not published; where it may be there all the same, whoever publishes it again looks first. */
const noteFailure = async (tx: Tx, job: JobRow, failure: ConnectorError): Promise<void> => {
  const status = (await isUnsettled(tx, job.container_id, job.store_id, job.post_id ?? '')) ? 'unknown' : 'failed';
  await change(tx, job)
    .where('status', '=', 'publishing')
    .set({ status, msg: jsonb(messageOf(failure)), updated_at: unixNow() })
    .execute();
  await tellChanged(tx, job.container_id, ['posts']);
};

/** Tells how each post of a group ended. */
const announce = async (tx: Tx, { last, jobs, rejected }: GroupEnd): Promise<void> => {
  const store = await storeNameOf(tx, last);
  const about = { type: 'Support', module: 'store', referent: addresses.blogsAll.print() } as const;
  for (const job of jobs) {
    const post = job.data.name ?? '';
    const why = rejected.find(({ _id }) => _id === job._id)?.msg;
    await notify(
      tx,
      why
        ? { ...about, code: 'post-failed', params: { post, store, reason: [why] } }
        : { ...about, code: 'post-published', params: { post, store } },
    );
  }
};

/** Makes the blog of a store hold a post, once. */
export const publishPost: JobKind = {
  type: 'publish_post',
  queue: storeQueue,
  // Before the pushes that wait for the same store: it has its time.
  priority: -8,
  perform: async (services, job, signal) => {
    const inContainer = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => services.inContainer(job.container_id, work);
    const taken = await inContainer((tx) => take(tx, job));
    const { shop, ledger, isSandbox } = await openStore(services, taken.store, signal);
    const origin = isSandbox ? new URL(taken.store.website).origin : taken.post.origin;
    const outgoing: OutgoingPost = await inContainer((tx) => toOutgoingPost(tx, taken.post, taken.store, origin));
    const published = await shop.publishPost?.(outgoing);
    if (!published) throw new ConnectorError('post_no_blog', 'job.postNoBlog', { values: { store: taken.store.sto_name } });
    await ledger.settle(outgoing.post_id);
    return (tx) => record(tx, job, taken, published);
  },
  announce,
  afterRejection: noteFailure,
};
