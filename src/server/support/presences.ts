import { sql } from 'kysely';
import type { Presence } from '../../contract/generated/resolvers';
import { PRESENCE_SECONDS } from '../../domain/support/lifecycle';
import { databaseNow } from '../db/clock';
import { tellChanged } from '../db/channel';
import { isId } from '../db/ids';
import type { Round } from '../jobs/kind';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { peopleOf } from '../sales/rows';
import { wordOf } from '../tasks/checks';

const since = sql<number>`${databaseNow} - ${PRESENCE_SECONDS}::integer`;

/** Who has which conversation open; whoever writes on one device writes, whatever is looked at on others. */
export const readPresences = async (tx: Tx, containerId: string): Promise<Presence[]> => {
  const rows = await tx
    .selectFrom('presences')
    .select(['support_id', 'user_id'])
    .select(sql<string>`max(mode)`.as('max'))
    .select(sql<boolean>`bool_or(mode = 'reply')`.as('writes'))
    .where('container_id', '=', containerId)
    .where('seen_at', '>', since)
    .groupBy(['support_id', 'user_id'])
    .orderBy('support_id')
    .orderBy('user_id')
    .execute();
  const person = await peopleOf(
    tx,
    containerId,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap(({ support_id, user_id, writes }) => {
    const who = person(user_id);
    return who ? [{ support_id, person: who, mode: writes ? 'reply' : 'view' }] : [];
  });
};

/** Pages are told when somebody comes, goes or begins to write, and not of each sign of life. */
export const presence: MutationOperations['presence'] = operation({
  rule: { module: 'messenger', access: 'view' },
  run: async (tx, { support_id, mode: typed, device }, { container, user, idempotencyKey }) => {
    const mode = wordOf(['view', 'reply', 'gone'] as const, typed, 'mode') ?? 'view';
    const [id, name] = [support_id.trim(), device.trim().slice(0, 64)];
    const own = { support_id: id, user_id: user._id, device: name };
    const told = (): Promise<void> => tellChanged(tx, container._id, ['presences'], idempotencyKey);
    if (mode === 'gone') {
      const gone = await tx
        .deleteFrom('presences')
        .where('container_id', '=', container._id)
        .where('support_id', '=', id)
        .where('user_id', '=', user._id)
        .where('device', '=', name)
        .executeTakeFirst();
      if (gone.numDeletedRows > 0n) await told();
      return true;
    }
    const there =
      isId(id) &&
      (await tx.selectFrom('supports').select('_id').where('container_id', '=', container._id).where('_id', '=', id).executeTakeFirst());
    if (!there) throw new UserError('support.missing', { code: 'NOT_FOUND', field: 'support_id' });
    const { rows } = await sql<{ news: boolean }>`with was as (
        select mode, seen_at from presences where container_id = ${container._id} and support_id = ${id} and user_id = ${user._id} and device = ${name})
      insert into presences (container_id, support_id, user_id, device, mode, seen_at)
      values (${container._id}, ${own.support_id}, ${own.user_id}, ${own.device}, ${mode}, ${databaseNow})
      on conflict (container_id, support_id, user_id, device) do update set mode = excluded.mode, seen_at = excluded.seen_at
      returning not exists (select from was where mode = ${mode} and seen_at > ${since}) as news`.execute(tx);
    if (rows[0]?.news) await told();
    return true;
  },
});

/** Forgets who has said nothing for a while: their page was closed, or went down. */
export const endOfPresences: Round = {
  name: 'ends of presences',
  pause: 4000,
  run: async ({ db }) => {
    const gone = await db.deleteFrom('presences').where('seen_at', '<=', since).returning('container_id').execute();
    for (const containerId of new Set(gone.map(({ container_id }) => container_id))) await tellChanged(db, containerId, ['presences']);
  },
};
