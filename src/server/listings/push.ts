import type { JobGroup, MutationJobItemArgs } from '../../contract/generated/resolvers';
import { TERM_PLATFORMS } from '../../domain/shipping-presets/platform-ids';
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
    ...(args.update_logistic && { logistic: true }),
  };
  return parts.text || parts.images || parts.variants || parts.logistic ? parts : undefined;
};

/** What a push remembers of its listing. `origin`: `http://host:port` the seller used, where the shop finds the pictures. */
export const pushDetails = (
  { name, images }: { readonly name: string; readonly images: readonly { readonly src: string }[] },
  origin: string,
  parts?: JobDetails['parts'],
): JobDetails => ({ name, origin, ...(images[0] ? { image: images[0].src } : {}), ...(parts ? { parts } : {}) });

/** Nothing but how listings are sent is pushed: it makes none where there is none, and not every platform is told. */
export const isOfTermsAlone = (args: MutationJobItemArgs): boolean => {
  const parts = partsOf(args);
  return parts?.logistic === true && !parts.text && !parts.images && !parts.variants;
};

/** By the store, which of these listings are on sale there, where the platform takes terms listing by listing. */
export const onSale = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const rows = await tx
    .selectFrom('items')
    .select(['store_id', 'item_info_id'])
    .where('container_id', '=', containerId)
    .where('item_info_id', 'in', ids)
    .where('platform', 'in', TERM_PLATFORMS)
    .execute();
  const there = new Map<string, Set<string>>();
  for (const { store_id, item_info_id } of rows) there.set(store_id, (there.get(store_id) ?? new Set()).add(item_info_id));
  return there;
};

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
  const there = isOfTermsAlone(args) ? await onSale(tx, containerId, ids) : null;
  const groups: string[] = [];
  // In a fixed order, so that two calls for the same stores wait for each other instead of blocking each other.
  for (const store_id of cleanIds(args.store_ids).toSorted()) {
    const pushed = there ? listings.filter(({ _id }) => there.get(store_id)?.has(_id)) : listings;
    const jobs = pushed.map((listing) => ({ item_info_id: listing._id, data: pushDetails(listing, origin, parts) }));
    if (jobs.length > 0) groups.push(...(await addJobs(tx, pushItem, { container_id: containerId, store_id }, jobs)));
  }
  return readGroupsById(tx, containerId, groups);
};
