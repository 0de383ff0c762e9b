import Popover from '@mui/material/Popover';
import { useTranslation } from 'react-i18next';
import { NotificationList } from './NotificationList';

export interface NotificationsPopoverProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The notifications, under the bell. */
export const NotificationsPopover = ({ anchor, onClose }: NotificationsPopoverProps) => {
  const { t } = useTranslation('shell');
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('notifications.title'),
          sx: { width: 400, maxHeight: 'min(560px, 80vh)', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <NotificationList onLeave={onClose} />
    </Popover>
  );
};
