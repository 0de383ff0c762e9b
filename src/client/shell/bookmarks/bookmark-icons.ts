import BookmarkBorder from '../../ui/icons/BookmarkBorder';
import Autorenew from '../../ui/icons/Autorenew';
import PrecisionManufacturing from '../../ui/icons/PrecisionManufacturingOutlined';
import type { Icon } from '../../ui/styles';
import { navigationIcons } from '../layout/navigation-icons';

/** Icons by the name a bookmark keeps: those of the menu, and a few that tell the orders' bookmarks apart. */
export const bookmarkIcons: Readonly<Record<string, Icon>> = {
  ...navigationIcons,
  processing: Autorenew,
  production: PrecisionManufacturing,
};

/** For a name nobody knows any more. */
export const plainBookmarkIcon: Icon = BookmarkBorder;
