import Popover from '@mui/material/Popover';
import { useTranslation } from 'react-i18next';
import { NotificationList } from './NotificationList';

export interface NotificationsPopoverProps {
  readonly anchor: HTMLElement;
  readonly unread: number;
  readonly onClose: () => void;
}

/** The latest notifications, under the bell. */
export const NotificationsPopover = ({ anchor, unread, onClose }: NotificationsPopoverProps) => {
  const { t } = useTranslation('shell');
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('notifications.title'), sx: { width: 360, maxHeight: 480 } } }}
    >
      <NotificationList unread={unread} onLeave={onClose} />
    </Popover>
  );
};
