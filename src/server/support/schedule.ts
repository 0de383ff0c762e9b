import { awoken, closed, CLOSES_AFTER } from '../../domain/support/standing';
import { tellChanged } from '../db/channel';
import type { Round } from '../jobs/kind';
import type { Services, Tx } from '../kernel/context';
import { readDesk } from '../sales/desk';
import { holdSupports, standingOf, writeSupport } from './threads';

const A_ROUND = 200;

type Named = { readonly container_id: string; readonly _id: string };

/** Changes some conversations, those of each container in a transaction of its own. */
const eachContainer = async (
  { inContainer }: Services,
  rows: readonly Named[],
  change: (tx: Tx, containerId: string, ids: readonly string[]) => Promise<void>,
): Promise<void> => {
  for (const containerId of new Set(rows.map(({ container_id }) => container_id))) {
    const ids = rows.filter(({ container_id }) => container_id === containerId).map(({ _id }) => _id);
    await inContainer(containerId, async (tx) => {
      await change(tx, containerId, ids);
      await tellChanged(tx, containerId, ['supports']);
    });
  }
};

/** Closes what was resolved a while ago. */
export const closingOfSupports: Round = {
  name: 'closing of conversations',
  pause: 60_000,
  run: async (services) => {
    const now = await services.marketNow();
    const due = await services.db
      .selectFrom('supports')
      .select(['container_id', '_id'])
      .where('status', '=', 'Resolved')
      .where('resolved_at', '<=', now - CLOSES_AFTER)
      .where('merged_into', 'is', null)
      .limit(A_ROUND)
      .execute();
    await eachContainer(services, due, async (tx, containerId, ids) => {
      for (const support of await holdSupports(tx, containerId, ids))
        if (support.status === 'Resolved' && (support.resolved_at ?? now) <= now - CLOSES_AFTER && support.merged_into === null)
          await writeSupport(tx, support, closed(standingOf(support)), now);
    });
  },
};

/** Takes up again what rested until now, or until its parcel moved. */
export const endOfSnoozes: Round = {
  name: 'ends of snoozes',
  pause: 5000,
  run: async (services) => {
    const now = await services.marketNow();
    const due = await services.db
      .selectFrom('supports as u')
      .select(['u.container_id', 'u._id'])
      .where('u.snoozed_until', 'is not', null)
      .where((is) =>
        is.or([
          is('u.snoozed_until', '<=', now),
          is.and([
            is('u.snoozed_for_parcel', '=', true),
            is.exists(
              is
                .selectFrom('trackings as t')
                .select('t._id')
                .whereRef('t.container_id', '=', 'u.container_id')
                .whereRef('t.order_id', '=', 'u.order_id')
                .whereRef('t.last_event_at', '>', 'u.snoozed_at'),
            ),
          ]),
        ]),
      )
      .orderBy('u.snoozed_until')
      .limit(A_ROUND)
      .execute();
    await eachContainer(services, due, async (tx, containerId, ids) => {
      const { hours } = await readDesk(tx, containerId);
      for (const support of await holdSupports(tx, containerId, ids))
        if (support.snoozed_until !== null) await writeSupport(tx, support, awoken(standingOf(support), { now, hours }), now);
    });
  },
};
