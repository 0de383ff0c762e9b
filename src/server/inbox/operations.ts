import { sql } from 'kysely';
import { ALERT_NAMES, ALERTS, alertNamed } from '../../domain/settings/alerts';
import { isOwner } from '../../domain/people/roles';
import type { SignedInUser, Tx } from '../kernel/context';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import { UserError } from '../kernel/errors';
import { wakePages } from '../db/channel';
import type { MutationOperations, QueryOperations } from '../kernel/operation';
import { inWords } from './words';
import { cleanIds } from '../kernel/input';

/** What tells somebody what, code by code. */
const CODES = ALERT_NAMES.flatMap((alert) => ALERTS[alert].map((code) => ({ code, alert })));

/** What they do not want to be told of. */
const isMuted = (user: SignedInUser) => sql<boolean>`exists (select from muted_alerts m
  join unnest(${CODES.map(({ code }) => code)}::text[], ${CODES.map(({ alert }) => alert)}::text[]) as told (code, alert) on told.alert = m.alert
  where m.container_id = n.container_id and m.user_id = ${user._id} and told.code = n.code)`;

const NEW = 'New';
const READ = 'Readed';

/** Modules a person may view; null: all of them. */
const viewable = (user: SignedInUser): readonly string[] | null =>
  isOwner(user) ? null : user.permission.filter(({ access }) => access.view).map(({ module }) => module);

/** The notifications a person may see. */
const toldTo = (tx: Tx, user: SignedInUser) => {
  const modules = viewable(user);
  return tx
    .selectFrom('notifications as n')
    .where((is) => is.or([is('n.user_id', 'is', null), is('n.user_id', '=', user._id)]))
    .where((is) => is.not(isMuted(user)))
    .$if(modules !== null, (query) =>
      query.where((is) => is.or([is('n.module', 'is', null), sql<boolean>`${is.ref('n.module')} = any(${modules})`])),
    );
};

/** The same with whether they have read it. */
const seenBy = (tx: Tx, user: SignedInUser) =>
  toldTo(tx, user).leftJoin('notification_reads as r', (join) =>
    join.onRef('r.container_id', '=', 'n.container_id').onRef('r.notification_id', '=', 'n._id').on('r.user_id', '=', user._id),
  );

const listed = (tx: Tx, user: SignedInUser) =>
  seenBy(tx, user)
    .select(['n._id', 'n.type', 'n.code', 'n.params', 'n.subject', 'n.content', 'n.created_at', 'n.referent'])
    .select(sql<string>`case when r.user_id is null then ${NEW}::text else ${READ}::text end`.as('status'));

const countOf = async (query: Pick<ReturnType<typeof seenBy>, 'select'>): Promise<number> => {
  const { count } = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
};

/** How many notifications are New to a person. */
export const countUnread = (tx: Tx, user: SignedInUser): Promise<number> => countOf(seenBy(tx, user).where('r.user_id', 'is', null));

/** What an open page is told by itself: how many are unread, and the newest one, read or not. */
export const readNews = async (tx: Tx, user: SignedInUser): Promise<{ readonly unread: number; readonly newest: string | null }> => {
  const newest = await toldTo(tx, user).select('n._id').orderBy('n._id', 'desc').limit(1).executeTakeFirst();
  return { unread: await countUnread(tx, user), newest: newest?._id ?? null };
};

export const Query: Pick<QueryOperations, 'alerts' | 'notifications' | 'notificationsCount'> = {
  notifications: {
    rule: 'signed-in',
    run: async (tx, _args, context) => {
      const order: PageOrder = { id: 'n._id', by: null, direction: 'desc' };
      const { container, user, language } = context;
      const page = await findPage(context, toldTo(tx, user).where('n.container_id', '=', container._id), order);
      const rows = await listed(tx, user).where('n.container_id', '=', container._id).where(page).orderBy(inOrder(order)).execute();
      return rows.map((row) => inWords(row, language));
    },
  },

  notificationsCount: {
    rule: 'signed-in',
    run: (tx, _args, { user }) => countUnread(tx, user),
  },

  alerts: {
    rule: 'signed-in',
    run: async (tx, _args, { user, container }) => {
      const rows = await tx
        .selectFrom('muted_alerts')
        .select('alert')
        .where('container_id', '=', container._id)
        .where('user_id', '=', user._id)
        .execute();
      return ALERT_NAMES.map((alert) => ({ _id: alert, on: !rows.some((row) => row.alert === alert) }));
    },
  },
};

export const Mutation: Pick<MutationOperations, 'makeAlert' | 'notificationMake' | 'notificationReadAll'> = {
  makeAlert: {
    rule: 'signed-in',
    run: async (tx, { _id, on }, { user, container }) => {
      const alert = alertNamed(_id.trim());
      if (!alert) throw new UserError('notification.alert', { code: 'NOT_FOUND', field: '_id', values: { alert: _id.slice(0, 40) } });
      if (on)
        await tx
          .deleteFrom('muted_alerts')
          .where('container_id', '=', container._id)
          .where('user_id', '=', user._id)
          .where('alert', '=', alert)
          .execute();
      else
        await tx
          .insertInto('muted_alerts')
          .values({ user_id: user._id, alert })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      // What is unread is another number now.
      await wakePages(tx, user._id);
      return { _id: alert, on };
    },
  },

  /** Ids that are not there are left out of the answer. */
  notificationMake: {
    rule: 'signed-in',
    run: async (tx, args, { user, language }) => {
      if (args.status !== NEW && args.status !== READ) {
        throw new UserError('notification.status', { field: 'status', values: { status: args.status } });
      }
      const ids = cleanIds(args.ids);
      if (ids.length === 0) return [];
      if (args.status === READ) await markRead(tx, user, ids);
      else await tx.deleteFrom('notification_reads').where('user_id', '=', user._id).where('notification_id', 'in', ids).execute();
      await wakePages(tx, user._id);
      const rows = await listed(tx, user).where('n._id', 'in', ids).orderBy('n._id', 'desc').execute();
      return rows.map((row) => inWords(row, language));
    },
  },

  notificationReadAll: {
    rule: 'signed-in',
    run: async (tx, _args, { user }) => {
      await markRead(tx, user);
      await wakePages(tx, user._id);
      return true;
    },
  },
};

/** Marks the given notifications, or all of them, as read by one person. */
const markRead = async (tx: Tx, user: SignedInUser, ids?: readonly string[]): Promise<void> => {
  await tx
    .insertInto('notification_reads')
    .columns(['user_id', 'notification_id'])
    .expression(() =>
      toldTo(tx, user)
        .select([sql.val(user._id).as('user_id'), 'n._id'])
        .$if(ids !== undefined, (query) => query.where('n._id', 'in', ids ?? [])),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
