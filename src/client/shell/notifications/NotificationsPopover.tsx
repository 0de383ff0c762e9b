import { useTranslation } from 'react-i18next';
import { AnchoredPanel } from '../../ui/AnchoredPanel';
import { NotificationList } from './NotificationList';

export interface NotificationsPopoverProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The notifications, under the bell. */
export const NotificationsPopover = ({ anchor, onClose }: NotificationsPopoverProps) => {
  const { t } = useTranslation('shell');
  return (
    <AnchoredPanel
      anchor={anchor}
      label={t('notifications.title')}
      align="right"
      sx={{ width: 400, maxHeight: 'min(560px, 80vh)', display: 'flex', flexDirection: 'column' }}
      onClose={onClose}
    >
      <NotificationList onLeave={onClose} />
    </AnchoredPanel>
  );
};
