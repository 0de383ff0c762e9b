import { notifications, type Notification } from '../../entities/notifications';
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
