import { sql } from 'kysely';
import { unixNow } from '../clock';
import type { Tx } from '../context';
import { newId } from '../db/ids';
import { UserError } from '../errors';
import type { MutationOperations, QueryOperations } from '../operation';

/** What somebody should hear of. `referent` is an id whose meaning follows from `type` (specification 2, §2 "Notification click targets"). */
export interface NewNotification {
  readonly type: 'Order' | 'Item' | 'Support';
  readonly subject: string;
  /** May hold several lines. */
  readonly content: string;
  readonly code?: string;
  readonly referent?: string;
}

/** Tells everybody in the transaction's container; it is New to each of them until they have read it. Returns its id. */
export const notify = async (tx: Tx, notification: NewNotification): Promise<string> => {
  const _id = newId();
  const { type, subject, content, code = null, referent = null } = notification;
  await tx.insertInto('notifications').values({ _id, type, subject, content, code, referent, created_at: unixNow() }).execute();
  return _id;
};

const NEW = 'New';
const READ = 'Readed';

/** The container's notifications with the status they have for one person. */
const seenBy = (tx: Tx, userId: string) =>
  tx
    .selectFrom('notifications as n')
    .leftJoin('notification_reads as r', (join) =>
      join.onRef('r.container_id', '=', 'n.container_id').onRef('r.notification_id', '=', 'n._id').on('r.user_id', '=', userId),
    );

const listed = (tx: Tx, userId: string) =>
  seenBy(tx, userId)
    .select(['n._id', 'n.type', 'n.code', 'n.subject', 'n.content', 'n.created_at', 'n.referent'])
    .select(sql<string>`case when r.user_id is null then ${NEW}::text else ${READ}::text end`.as('status'));

const countOf = async (query: Pick<ReturnType<typeof seenBy>, 'select'>): Promise<number> => {
  const { count } = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
};

export const Query: Pick<QueryOperations, 'notifications' | 'notificationsCount'> = {
  notifications: {
    rule: 'signed-in',
    run: async (tx, _args, { user, page, perpage, setTotal }) => {
      setTotal(await countOf(seenBy(tx, user._id)));
      return listed(tx, user._id)
        .orderBy('n._id', 'desc')
        .limit(perpage)
        .offset((page - 1) * perpage)
        .execute();
    },
  },

  notificationsCount: {
    rule: 'signed-in',
    run: (tx, _args, { user }) => countOf(seenBy(tx, user._id).where('r.user_id', 'is', null)),
  },
};

export const Mutation: Pick<MutationOperations, 'notificationMake' | 'notificationReadAll'> = {
  /** Ids that are not there are left out of the answer. */
  notificationMake: {
    rule: 'signed-in',
    run: async (tx, args, { user }) => {
      if (args.status !== NEW && args.status !== READ) {
        throw new UserError(`A notification is ${NEW} or ${READ}, not "${args.status}".`, { field: 'status' });
      }
      const ids = [...new Set(args.ids.map((id) => id.trim()))];
      if (ids.length === 0) return [];
      if (args.status === READ) await markRead(tx, user._id, ids);
      else await tx.deleteFrom('notification_reads').where('user_id', '=', user._id).where('notification_id', 'in', ids).execute();
      return listed(tx, user._id).where('n._id', 'in', ids).orderBy('n._id', 'desc').execute();
    },
  },

  notificationReadAll: {
    rule: 'signed-in',
    run: async (tx, _args, { user }) => {
      await markRead(tx, user._id);
      return true;
    },
  },
};

/** Marks the given notifications, or all of them, as read by one person. */
const markRead = async (tx: Tx, userId: string, ids?: readonly string[]): Promise<void> => {
  await tx
    .insertInto('notification_reads')
    .columns(['user_id', 'notification_id'])
    .expression((from) =>
      from
        .selectFrom('notifications')
        .select([sql.val(userId).as('user_id'), '_id'])
        .$if(ids !== undefined, (query) => query.where('_id', 'in', ids ?? [])),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
