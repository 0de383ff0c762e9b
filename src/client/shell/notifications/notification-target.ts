import type { Notification } from '../../entities/notifications';

/** Where a click on a notification leads (specification 2, §2); null: nowhere. */
export const notificationTarget = ({ type, referent }: Pick<Notification, 'type' | 'referent'>): string | null => {
  if (!referent) return null;
  const id = encodeURIComponent(referent);
  if (type === 'Order') return `/orders/all?status=All&id=${id}`;
  if (type === 'Item') return `/items/internal?_id=${id}`;
  return null;
};
