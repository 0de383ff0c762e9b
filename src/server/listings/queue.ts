import type { MutationQueueItemArgs } from '../../contract/generated/resolvers';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { newId } from '../db/ids';
import { UserError } from '../kernel/errors';
import { queueVerdicts } from './verdicts';
import { visibleStores } from '../stores/rows';
import { cleanIds, isOpenFilter } from '../kernel/input';
import { acceptedIds } from '../kernel/verdict';

/** Listings one call may queue. */
const MOST_LISTINGS = 5000;

/**
 * Puts listings in a store's queue (specification 2, §7, queueItem); `jobs/store-queue.ts` pushes them when its limits leave room. What
 * waits already, or is on its way, is left as it is. Returns the ids of the listings that were queued.
 */
export const queueForStore = async (tx: Tx, containerId: string, args: MutationQueueItemArgs, origin: string): Promise<string[]> => {
  const ids = cleanIds(args.ids);
  if (ids.length === 0) throw new UserError('listing.noneChosen', { field: 'ids' });
  if (ids.length > MOST_LISTINGS) throw new UserError('listing.tooManyQueued', { field: 'ids', values: { most: MOST_LISTINGS } });
  const store = await visibleStores(tx, containerId)
    .where('s._id', '=', args.store_id.trim())
    .select(['s._id', 's.platform_id'])
    .executeTakeFirst();
  if (!store) throw new UserError('store.missing', { code: 'NOT_FOUND', field: 'store_id' });
  if (!isOpenFilter(args.platform) && args.platform.trim() !== store.platform_id) {
    throw new UserError('listing.otherPlatform', { field: 'platform', values: { platform: args.platform.trim().slice(0, 40) } });
  }
  const verdicts = await queueVerdicts(tx, containerId, ids, store._id);
  const queued = acceptedIds(verdicts);
  if (queued.length === 0) {
    const there = verdicts.some(({ code }) => code !== 'missing');
    throw there
      ? new UserError('listing.queuedAlready', { code: 'CONFLICT', field: 'ids' })
      : new UserError('listing.unknown', { code: 'NOT_FOUND', field: 'ids' });
  }
  const fields = { queue_at: unixNow(), queue_status: 'waiting' as const, queue_messenger: null, queue_reason: null, origin };
  await tx
    .insertInto('store_queue')
    .values(queued.map((item_info_id) => ({ _id: newId(), item_info_id, store_id: store._id, ...fields })))
    .onConflict((conflict) => conflict.columns(['container_id', 'item_info_id', 'store_id']).doUpdateSet(fields))
    .execute();
  return queued;
};
