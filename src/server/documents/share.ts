import type { JobGroup } from '../../contract/generated/resolvers';
import { isOn } from '../integrations/settings';
import { tellChanged } from '../db/channel';
import { readGroupsById } from '../job-groups/rows';
import { addJobs, joinGroup } from '../jobs';
import type { JobRow } from '../jobs/tables';
import { unixNow } from '../kernel/clock';
import type { StoreRef, Tx } from '../kernel/context';
import type { StoreRow } from '../stores/connection';
import { planShares, type PlannedShare } from './plan';
import { shareDocument } from './share-job';

type Shared = Pick<PlannedShare, '_id' | 'item_info_id' | 'name' | 'image'>;

/** Documents and the jobs that share them: they stand or fall together. Answers the groups that hold the work. */
export const beginShares = async (tx: Tx, store: StoreRef, shares: readonly Shared[]): Promise<string[]> => {
  const now = unixNow();
  const waits = { status: 'waiting' as const, msg: null, updated_at: now };
  await tx
    .insertInto('shared_documents')
    .values(shares.map(({ _id, item_info_id }) => ({ _id, item_info_id, store_id: store.store_id, created_at: now, ...waits })))
    .onConflict((conflict) => conflict.columns(['container_id', '_id']).doUpdateSet(waits))
    .execute();
  const jobs = shares.map(({ item_info_id, name, image }) => ({ item_info_id, data: { name, ...(image && { image }) } }));
  const groups = await addJobs(tx, shareDocument, store, jobs);
  await tellChanged(tx, store.container_id, ['sharedDocuments']);
  return groups;
};

/** Shares whatever can be of some items, a group of jobs for each store. */
export const shareItems = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<JobGroup[]> => {
  const plans = await planShares(tx, containerId, ids);
  const places = [...new Set([...plans.values()].flat())].filter(({ obstacle }) => obstacle === null);
  const groups: string[] = [];
  // In a fixed order, as all who add jobs do.
  for (const store_id of [...new Set(places.map((place) => place.store_id))].toSorted())
    groups.push(
      ...(await beginShares(
        tx,
        { container_id: containerId, store_id },
        places.filter((place) => place.store_id === store_id),
      )),
    );
  return readGroupsById(tx, containerId, groups);
};

/** A group of the store whose documents are still being shared: what comes after a push joins it. */
const openGroup = async (tx: Tx, { container_id, store_id }: StoreRef): Promise<string | undefined> => {
  const job = await tx
    .selectFrom('jobs')
    .select('group_id')
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('job_type', '=', shareDocument.type)
    .where('status', 'in', ['waiting', 'pending'])
    .orderBy('_id')
    .limit(1)
    .executeTakeFirst();
  return job?.group_id;
};

/** Shares what has just been pushed, where its store says so. What is more than it shares a day waits for the next one. */
export const shareAfterPush = async (
  tx: Tx,
  { container_id, data }: JobRow,
  store: StoreRow,
  item: Omit<Shared, 'name' | 'image'>,
): Promise<void> => {
  if (store.settings.issuu_auto !== true || !store.settings.issuu_token || !data.image) return;
  if (!(await isOn(tx, container_id, 'issuu'))) return;
  const at = { container_id, store_id: store._id };
  const open = await openGroup(tx, at);
  for (const group of await beginShares(tx, at, [{ ...item, name: data.name ?? '', image: data.image }]))
    await joinGroup(tx, container_id, group, open);
};
