import type { PermissionModule } from '../../domain/people/permissions';
import { wakePages } from '../db/channel';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { wordsOf, type NotificationCode, type NotificationParams, type NotificationWords } from './words';

interface About {
  readonly type: 'Order' | 'Item' | 'Support';
  /** Leads there (specification 2, §2 "Notification click targets"): id of an order or an item; for Support the place itself, root-relative. */
  readonly referent?: string;
  /** Whose `view` it takes to hear of it; everybody hears of it without. */
  readonly module?: PermissionModule;
  /** The one person it is for; the whole container without. */
  readonly userId?: string;
}

/** What somebody should hear of: words of ours, which each reader gets in their language, or somebody's own. */
export type NewNotification = About & ({ readonly code: NotificationCode; readonly params?: NotificationParams } | NotificationWords);

/**
 * Tells everybody in the transaction's container who may hear of it, or one member; it is New to each of them until they have read it, and
 * their open pages learn of it when the transaction is committed. Returns its id.
 */
export const notify = async (tx: Tx, notification: NewNotification): Promise<string> => {
  const _id = newId();
  const { type, referent = null, module = null, userId = null } = notification;
  await tx
    .insertInto('notifications')
    .values({ _id, type, ...toldBy(notification), referent, module, user_id: userId, created_at: unixNow() })
    .execute();
  await wakePages(tx, userId);
  return _id;
};

const toldBy = (notification: NewNotification) => {
  if (!('code' in notification)) return { code: null, params: null, subject: notification.subject, content: notification.content };
  const { code, params = {} } = notification;
  return { code, params: jsonb(params), ...wordsOf(code, params, 'en') };
};
