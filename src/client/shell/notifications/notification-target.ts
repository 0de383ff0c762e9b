import { isInternalLink } from '../../../domain/people/internal-link';
import type { Notification } from '../../entities/notifications';
import { accountUrl } from '../session/addresses';

/** What stands before the referent (specification 2, §2): Support has no prefix, its referent is the place itself. */
const prefixes: Readonly<Record<string, string>> = { Order: '/orders/all?status=All&id=', Item: '/items/internal?_id=' };

/** Where a click on a notification leads, root-relative; null: nowhere. */
export const notificationTarget = ({ type, referent }: Pick<Notification, 'type' | 'referent'>): string | null => {
  if (!referent) return null;
  const prefix = prefixes[type];
  if (prefix !== undefined) return prefix + encodeURIComponent(referent);
  return type === 'Support' && isInternalLink(referent) ? referent : null;
};

/** The address of a place of the account site, for which the application is left; null: the place is ours. */
export const outsideAddress = (target: string): string | null => (target.startsWith('/account/') ? accountUrl(target) : null);
