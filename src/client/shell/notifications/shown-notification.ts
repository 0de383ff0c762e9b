import { intlFormatDistance } from 'date-fns/intlFormatDistance';
import { lightFormat } from 'date-fns/lightFormat';
import { addresses } from '../../../domain/addresses/addresses';
import { isInternalLink } from '../../../domain/people/internal-link';
import { notifications, type Notification } from '../../entities/notifications';
import { accountUrl } from '../session/addresses';
import type { InboxRoot, InboxState } from './inbox-slice';

const isExpectedRead = ({ pending }: InboxState, id: string): boolean =>
  Object.values(pending).some(({ ids }) => ids === null || ids.includes(id));

/** A loaded notification as it is shown: what the person has just read is read, whether the server has said so or not. */
export const selectNotification = (state: InboxRoot, id: string): Notification | undefined => {
  const row = notifications.selectById(state, id);
  return row && row.status === 'New' && isExpectedRead(state.inbox, id) ? shownAsRead(row) : row;
};

const read = new WeakMap<Notification, Notification>();

/** The same object for the same row, so that nothing is drawn anew. */
const shownAsRead = (row: Notification): Notification => {
  let shown = read.get(row);
  if (!shown) read.set(row, (shown = { ...row, status: 'Readed' }));
  return shown;
};

/** Notifications younger than this tell how long ago they came, in seconds: 18 hours (specification 2, §9). */
export const RECENT = 18 * 60 * 60;

/**
 * When a notification came (specification 2, §4): relative within 18 hours, else the exact time.
 * `createdAt` and `now` are unix seconds.
 */
export const notificationTime = (createdAt: number, now: number, language: string): string => {
  const age = Math.max(0, now - createdAt);
  if (age >= RECENT) return lightFormat(createdAt * 1000, 'H:mm:ss dd/MM/yyyy');
  if (age < 60) return intlFormatDistance(now * 1000, now * 1000, { unit: 'second', locale: language });
  // The unit is named, else two hours across midnight would be yesterday.
  return intlFormatDistance(createdAt * 1000, now * 1000, { unit: age < 3600 ? 'minute' : 'hour', locale: language });
};

/** Where a click on a notification leads, root-relative; null: nowhere (specification 2, §2). The referent of Support is the place itself. */
export const notificationTarget = ({ type, referent }: Pick<Notification, 'type' | 'referent'>): string | null => {
  if (!referent) return null;
  if (type === 'Order') return addresses.orders.print({ filter: 'all', status: 'All', id: referent });
  if (type === 'Item') return addresses.internal.print({ _id: referent });
  return type === 'Support' && isInternalLink(referent) ? referent : null;
};

/** The address of a place of the account site, for which the application is left; null: the place is ours. */
export const outsideAddress = (target: string): string | null => (target.startsWith('/account/') ? accountUrl(target) : null);
