import type { ChangedKind } from '../../domain/lists/changes';
import type { QueueKind } from '../../domain/support/queue';
import { tellChanged } from '../db/channel';
import type { Services } from '../kernel/context';
import type { Round } from '../jobs/kind';

/** What is told of each kind; the queue is told of with it. */
const TOLD: Readonly<Record<QueueKind, ChangedKind>> = {
  support: 'supports',
  task: 'orderTasks',
  dispute: 'queueItems',
  order: 'queueItems',
};

/** Until when each process has told of what passed. */
const told = new WeakMap<Services, number>();

/**
 * Tells open pages of what became due, or came into the queue, by time alone: nothing is written then, so nobody else does. A process that begins tells
 * of what passes from then on; pages that were away read everything anew anyway.
 */
export const passingOfTime: Round = {
  name: 'what becomes due',
  pause: 3000,
  run: async (services) => {
    const now = await services.marketNow();
    const since = told.get(services) ?? now;
    told.set(services, now);
    if (now <= since) return;
    const passed = await services.db
      .selectFrom('queue_items')
      .select(['container_id', 'kind'])
      .distinct()
      .where((is) =>
        is.or([
          is.and([is('enters_at', '>', since), is('enters_at', '<=', now)]),
          is.and([is('due_at', '>=', since), is('due_at', '<', now), is('enters_at', '<=', now)]),
        ]),
      )
      .execute();
    for (const containerId of new Set(passed.map(({ container_id }) => container_id))) {
      const kinds = passed.filter(({ container_id }) => container_id === containerId).map(({ kind }) => TOLD[kind]);
      await tellChanged(services.db, containerId, kinds);
    }
  },
};
