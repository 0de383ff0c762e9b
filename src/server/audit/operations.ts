import { sql } from 'kysely';
import type { AuditEvent } from '../../contract/generated/resolvers';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import { containing, isOpenFilter } from '../kernel/input';
import type { QueryOperations } from '../kernel/operation';

const NEWEST_FIRST: PageOrder = { id: 'e._id', by: null, direction: 'desc' };

const personOf = (_id: string | null, email: string | null): AuditEvent['actor'] => (_id === null ? null : { _id, email: email ?? '' });

export const Query: Pick<QueryOperations, 'auditEvents'> = {
  auditEvents: {
    rule: { module: 'audit', access: 'view' },
    run: async (tx, { _id, search, subject, action, actor, start, end }, context) => {
      const events = tx.selectFrom('audit_events as e').where('e.container_id', '=', context.container._id);
      let found = events;
      if (_id) found = found.where('e._id', '=', _id.trim());
      if (!isOpenFilter(subject)) found = found.where(sql<boolean>`starts_with(e.action, ${`${subject.trim()}.`})`);
      if (!isOpenFilter(action)) found = found.where(sql<boolean>`e.action = ${action.trim()}`);
      if (actor?.trim()) found = found.where((is) => is.or([is('e.actor_id', '=', actor.trim()), is('e.as_id', '=', actor.trim())]));
      if (search?.trim()) {
        const pattern = containing(search);
        const searched = ['e.actor_email', 'e.as_email', 'e.subject', 'e.address', 'e.operation'] as const;
        found = found.where((is) => is.or(searched.map((column) => is(column, 'ilike', pattern))));
      }
      if (typeof start === 'number') found = found.where('e.created_at', '>=', start);
      if (typeof end === 'number') found = found.where('e.created_at', '<=', end);
      const page = await findPage(context, found, NEWEST_FIRST);
      const rows = await events.where(page).selectAll('e').orderBy(inOrder(NEWEST_FIRST)).execute();
      return rows.map(({ actor_id, actor_email, as_id, as_email, changes, ...row }) => ({
        ...row,
        actor: personOf(actor_id, actor_email),
        acted_as: personOf(as_id, as_email),
        changes: [...changes],
      }));
    },
  },
};
