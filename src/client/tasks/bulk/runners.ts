import type { BulkAction } from '../../../domain/bulk';
import { jobGroups } from '../../entities/job-groups';
import { listings } from '../../entities/listings';
import { stores } from '../../entities/stores';
import type { SagaGenerator } from '../../kernel/effects';

/** What an action is told besides the rows. */
export interface BulkExtra {
  readonly store_ids?: readonly string[];
  /** Flags of jobItem: what to push of a listing that is on the store already; none: everything. */
  readonly update_title_description?: boolean;
  readonly update_category_specifics?: boolean;
  readonly update_image?: boolean;
}

/** Changes some rows by the mutation itself and returns the ids it changed. Throws a RequestError. `key`: its idempotency key. */
type BulkRunner = (ids: readonly string[], extra: BulkExtra, key: string) => SagaGenerator<readonly string[]>;

/** Every bulk action; one that is missing is a type error. */
export const bulkRunners: Readonly<Record<BulkAction, BulkRunner>> = {
  *trashStore(ids, _extra, key) {
    return (yield* stores.runMutation('trash', { delete_ids: [...ids] }, key)).trashStore;
  },
  *removeItemInfo(ids, _extra, key) {
    return (yield* listings.runMutation('remove', { ids: [...ids] }, key)).removeItemInfo;
  },
  *jobItem(ids, { store_ids = [], ...flags }, key) {
    yield* jobGroups.runMutation('push', { ids: [...ids], store_ids: [...store_ids], ...flags }, key);
    return ids;
  },
  *queueItem(ids, { store_ids: [store_id = ''] = [] }, key) {
    return (yield* listings.runMutation('queue', { ids: [...ids], store_id }, key)).queueItem;
  },
  *jobsStart(ids, _extra, key) {
    return (yield* jobGroups.runMutation('start', { ids: [...ids] }, key)).jobsStart.map(({ _id }) => _id);
  },
  *jobsStop(ids, _extra, key) {
    return (yield* jobGroups.runMutation('stop', { ids: [...ids] }, key)).jobsStop.map(({ _id }) => _id);
  },
  *jobsRemove(ids, _extra, key) {
    return (yield* jobGroups.runMutation('remove', { ids: [...ids] }, key)).jobsRemove;
  },
  *ordersFetch(ids, _extra, key) {
    yield* jobGroups.runMutation('fetchOrders', { store_ids: [...ids] }, key);
    return ids;
  },
};
