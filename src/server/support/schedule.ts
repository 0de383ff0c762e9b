import { sql } from 'kysely';
import { awoken, closed, CLOSES_AFTER } from '../../domain/support/standing';
import { tellChanged } from '../db/channel';
import type { Round } from '../jobs/kind';
import type { Services, Tx } from '../kernel/context';
import { readDesk } from '../sales/desk';
import { holdSupports, standingOf, writeSupport } from './threads';

const A_ROUND = 200;
/** Conversations whose words are written in one transaction: some milliseconds each, for which nobody else writes in them. */
const WRITTEN_AT_ONCE = 50;
/** ms of a round after which the others have their turn. */
const WRITING_TIME = 4000;

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

/** Writes the words of conversations from before there were any (`0153_support_texts`), the newest first. */
export const writingOfTexts: Round = {
  name: 'writing of words of older conversations',
  pause: 5000,
  run: async ({ db, inContainer }) => {
    const until = performance.now() + WRITING_TIME;
    for (const { container_id } of await db.selectFrom('support_text_backlogs').select('container_id').orderBy('container_id').execute())
      while (performance.now() < until && (await inContainer(container_id, (tx) => writeSomeTexts(tx, container_id)))) continue;
  },
};

/** Whether some are left. Of two servers that come to the same container one does nothing. */
const writeSomeTexts = async (tx: Tx, containerId: string): Promise<boolean> => {
  const backlog = await tx
    .selectFrom('support_text_backlogs')
    .select('before')
    .where('container_id', '=', containerId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!backlog) return false;
  const rows = await tx
    .selectFrom('supports')
    .select('_id')
    .where('container_id', '=', containerId)
    .$if(backlog.before !== null, (rest) => rest.where('_id', '<', backlog.before))
    .orderBy('_id', 'desc')
    .limit(WRITTEN_AT_ONCE)
    .execute();
  const last = rows.at(-1);
  if (!last) {
    await tx.deleteFrom('support_text_backlogs').where('container_id', '=', containerId).execute();
    return false;
  }
  await sql`select write_support_texts(${containerId}, ${rows.map(({ _id }) => _id)}::text[])`.execute(tx);
  await tx.updateTable('support_text_backlogs').set({ before: last._id }).where('container_id', '=', containerId).execute();
  return true;
};
