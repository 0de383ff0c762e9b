import Mail from '../../ui/icons/MailOutlined';
import Storefront from '../../ui/icons/StorefrontOutlined';
import type { SxProps } from '@mui/material';

interface ChannelIconProps {
  /** mail or shop. */
  readonly channel: string;
  /** What it is called, where nothing beside it says so. */
  readonly label?: string | undefined;
  readonly sx?: SxProps;
}

/** How a conversation travels. */
export const ChannelIcon = ({ channel, label, sx }: ChannelIconProps) => {
  const Sign = channel === 'shop' ? Storefront : Mail;
  return <Sign {...(label === undefined ? {} : { 'aria-hidden': false, role: 'img', 'aria-label': label })} sx={{ fontSize: 16, ...sx }} />;
};
