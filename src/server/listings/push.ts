import type { JobGroup, MutationJobItemArgs } from '../../contract/generated/resolvers';
import { readGroupsById } from '../job-groups/rows';
import { addJobs } from '../jobs';
import type { JobDetails } from '../jobs/tables';
import type { Tx } from '../kernel/context';
import { cleanIds } from '../kernel/input';
import { pushItem } from './push-job';

/** What to push of a listing that is on the store already; undefined: all of it, as when no flag is set. */
const partsOf = (args: MutationJobItemArgs): JobDetails['parts'] => {
  const parts = {
    text: Boolean(args.update_title_description),
    images: Boolean(args.update_image),
    variants: Boolean(args.update_category_specifics),
  };
  return parts.text || parts.images || parts.variants ? parts : undefined;
};

/** What a push remembers of its listing. `origin`: `http://host:port` the seller used, where the shop finds the pictures. */
export const pushDetails = (
  { name, images }: { readonly name: string; readonly images: readonly { readonly src: string }[] },
  origin: string,
  parts?: JobDetails['parts'],
): JobDetails => ({ name, origin, ...(images[0] ? { image: images[0].src } : {}), ...(parts ? { parts } : {}) });

/** Queues a push of every listing to every store, one group per store. Returns the groups that hold the work. */
export const pushListings = async (
  tx: Tx,
  containerId: string,
  args: MutationJobItemArgs,
  ids: readonly string[],
  origin: string,
): Promise<JobGroup[]> => {
  const parts = partsOf(args);
  const listings = await tx
    .selectFrom('item_infos')
    .select(['_id', 'name', 'images'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .orderBy('_id')
    .execute();
  const jobs = listings.map((listing) => ({ item_info_id: listing._id, data: pushDetails(listing, origin, parts) }));
  const groups: string[] = [];
  // In a fixed order, so that two calls for the same stores wait for each other instead of blocking each other.
  for (const store_id of cleanIds(args.store_ids).toSorted()) {
    groups.push(...(await addJobs(tx, pushItem, { container_id: containerId, store_id }, jobs)));
  }
  return readGroupsById(tx, containerId, groups);
};
