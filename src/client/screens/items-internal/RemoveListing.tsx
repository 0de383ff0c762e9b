import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listings, type Listing } from '../../entities/listings';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';
import { isLive, liveStores } from './listing-facts';

/** Asks before one listing is removed, and whether it is taken off sale in its stores. */
export const RemoveListing = ({ listing, onClose }: { readonly listing: Listing; readonly onClose: () => void }) => {
  const { t } = useTranslation('items');
  const [ends, setEnds] = useState(false);
  return (
    <RemoveDialog
      entity={listings}
      intent={listings.actions.remove}
      variables={{ ids: [listing._id], ...(ends && { end_in_stores: true }) }}
      title={t('remove.title', { count: 1 })}
      text={t('remove.text')}
      confirm={t('remove.confirm', { count: 1 })}
      done={t('remove.done', { count: 1 })}
      onClose={onClose}
    >
      {isLive(listing) && (
        <FormControlLabel
          sx={{ mt: 2 }}
          label={t('remove.alsoEnd', { stores: liveStores(listing).join(', ') })}
          control={<Checkbox size="small" checked={ends} onChange={(_event, on) => setEnds(on)} />}
        />
      )}
    </RemoveDialog>
  );
};
