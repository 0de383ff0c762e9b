import { useTranslation } from 'react-i18next';
import { listings, type Listing } from '../../entities/listings';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';

/** Asks before one listing is removed. */
export const RemoveListing = ({ listing, onClose }: { readonly listing: Listing; readonly onClose: () => void }) => {
  const { t } = useTranslation('items');
  return (
    <RemoveDialog
      entity={listings}
      intent={listings.actions.remove}
      variables={{ ids: [listing._id] }}
      title={t('remove.title', { count: 1 })}
      text={t('remove.text')}
      confirm={t('remove.confirm', { count: 1 })}
      done={t('remove.done', { count: 1 })}
      onClose={onClose}
    />
  );
};
