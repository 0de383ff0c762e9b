import { isInternalLink } from '../../../domain/internal-link';
import type { Notification } from '../../entities/notifications';

/** What stands before the referent (specification 2, §2): Support has no prefix, its referent is the place itself. */
const prefixes: Readonly<Record<string, string>> = { Order: '/orders/all?status=All&id=', Item: '/items/internal?_id=' };

/** Where a click on a notification leads, root-relative; null: nowhere. */
export const notificationTarget = ({ type, referent }: Pick<Notification, 'type' | 'referent'>): string | null => {
  if (!referent) return null;
  const prefix = prefixes[type];
  if (prefix !== undefined) return prefix + encodeURIComponent(referent);
  return type === 'Support' && isInternalLink(referent) ? referent : null;
};

/** Whether a place is the account site's, which the application leaves for. */
export const isOutside = (target: string): boolean => target.startsWith('/account/');
