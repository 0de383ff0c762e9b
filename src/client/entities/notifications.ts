import { NotificationMakeDocument, NotificationsDocument, type NotificationFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

export type Notification = NotificationFieldsFragment;

/** What happened while the seller looked elsewhere (specification 2, §3). */
export const notifications = defineEntity({
  name: 'notifications',
  query: { document: NotificationsDocument, rows: (data): readonly Notification[] => data.notifications },
  mutations: {
    mark: mutation({ document: NotificationMakeDocument, rows: (data) => data.notificationMake }),
  },
});
