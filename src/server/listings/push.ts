import type { MutationJobItemArgs } from '../../contract/generated/resolvers';
import type { Tx } from '../kernel/context';
import type { JobDetails } from '../jobs/tables';
import { UserError } from '../kernel/errors';
import { addJobs } from '../jobs';
import { visibleStores } from '../stores/rows';
import { cleanIds } from '../kernel/input';

/** Jobs one call may make. */
const MOST_JOBS = 5000;

/** What to push of a listing that is on the store already; undefined: all of it, as when no flag is set. */
const partsOf = (args: MutationJobItemArgs): JobDetails['parts'] => {
  if (args.update_sizechart || args.update_logistic) {
    const flag = args.update_sizechart ? 'update_sizechart' : 'update_logistic';
    throw new UserError(args.update_sizechart ? 'listing.noSizeChart' : 'listing.noShippingData', { field: flag });
  }
  const parts = {
    text: Boolean(args.update_title_description),
    images: Boolean(args.update_image),
    variants: Boolean(args.update_category_specifics),
  };
  return parts.text || parts.images || parts.variants ? parts : undefined;
};

/** The stores, every one of them connected. */
const connectedStores = async (tx: Tx, containerId: string, storeIds: readonly string[]): Promise<string[]> => {
  const ids = cleanIds(storeIds);
  if (ids.length === 0) throw new UserError('store.noneChosen', { field: 'store_ids' });
  const stores = await visibleStores(tx, containerId).where('s._id', 'in', ids).select(['s._id', 's.sto_name', 's.sto_status']).execute();
  if (stores.length < ids.length) throw new UserError('store.missing', { code: 'NOT_FOUND', field: 'store_ids' });
  const down = stores.find(({ sto_status }) => sto_status !== 'Valid');
  if (down)
    throw new UserError('store.notConnected', {
      code: 'CONFLICT',
      field: 'store_ids',
      values: { store: down.sto_name, status: down.sto_status },
    });
  return ids;
};

/** Queues a push of every listing to every store, one group per store. Returns the ids of the groups that hold the work. */
export const queueListings = async (tx: Tx, containerId: string, args: MutationJobItemArgs, origin: string): Promise<string[]> => {
  const jobType = args.job_type?.trim() || 'push_item';
  if (jobType !== 'push_item') throw new UserError('listing.jobKind', { field: 'job_type', values: { kind: jobType } });
  const parts = partsOf(args);
  const ids = cleanIds(args.ids);
  if (ids.length === 0) throw new UserError('listing.noneChosen', { field: 'ids' });
  const stores = await connectedStores(tx, containerId, args.store_ids);
  if (ids.length * stores.length > MOST_JOBS) {
    throw new UserError('listing.tooManyJobs', { field: 'ids', values: { jobs: ids.length * stores.length, most: MOST_JOBS } });
  }
  const listings = await tx
    .selectFrom('item_infos')
    .select(['_id', 'name', 'images'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .orderBy('_id')
    .execute();
  if (listings.length < ids.length) throw new UserError('listing.unknown', { code: 'NOT_FOUND', field: 'ids' });
  const groups: string[] = [];
  // In a fixed order, so that two calls for the same stores wait for each other instead of blocking each other.
  for (const storeId of stores.toSorted()) {
    const jobs = listings.map(({ _id, name, images }) => ({
      item_info_id: _id,
      data: { name, origin, ...(images[0] ? { image: images[0].src } : {}), ...(parts ? { parts } : {}) },
    }));
    groups.push(...(await addJobs(tx, { container_id: containerId, store_id: storeId }, 'push_item', jobs)));
  }
  return groups;
};
