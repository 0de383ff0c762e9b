import { jobGroups } from '../entities/job-groups';
import type { SagaGenerator } from '../kernel/effects';
import type { TaskHandle, TaskKind } from '../kernel/queue';

export interface PushListingsPayload {
  readonly ids: readonly string[];
  readonly storeIds: readonly string[];
}

/** Hands the listings to the server's job queue; the task's own key makes a retry the same push, not a second one. */
function* perform({ ids, storeIds }: PushListingsPayload, { key }: TaskHandle): SagaGenerator<void> {
  yield* jobGroups.runMutation('push', { ids: [...ids], store_ids: [...storeIds] }, key);
}

export const pushListings: TaskKind<PushListingsPayload> = {
  perform,
  label: ({ ids, storeIds }) => ({ key: 'pushListings', values: { count: ids.length, stores: storeIds.length } }),
};
