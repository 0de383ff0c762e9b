import { addresses } from '../../../domain/addresses/addresses';
import { isInternalLink } from '../../../domain/people/internal-link';
import type { Notification } from '../../entities/notifications';
import { accountUrl } from '../session/addresses';

/** Where a click on a notification leads, root-relative; null: nowhere (specification 2, §2). The referent of Support is the place itself. */
export const notificationTarget = ({ type, referent }: Pick<Notification, 'type' | 'referent'>): string | null => {
  if (!referent) return null;
  if (type === 'Order') return addresses.orders.print({ filter: 'all', status: 'All', id: referent });
  if (type === 'Item') return addresses.internal.print({ _id: referent });
  return type === 'Support' && isInternalLink(referent) ? referent : null;
};

/** The address of a place of the account site, for which the application is left; null: the place is ours. */
export const outsideAddress = (target: string): string | null => (target.startsWith('/account/') ? accountUrl(target) : null);
