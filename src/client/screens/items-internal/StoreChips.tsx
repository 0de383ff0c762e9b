import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Listing } from '../../entities/listings';

/** Where a listing is on sale; a chip leads to the product in the shop. */
export const StoreChips = ({ listing }: { readonly listing: Listing }) => {
  const { t } = useTranslation('items');
  const onSale = listing.items.filter(({ imported_at }) => imported_at !== null);
  if (onSale.length === 0) {
    return (
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {t('notPushed')}
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', py: 1 }}>
      {onSale.map(({ _id, external_url, store }) =>
        external_url ? (
          <Chip
            key={_id}
            size="small"
            variant="outlined"
            component="a"
            clickable
            href={external_url}
            target="_blank"
            rel="noreferrer"
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                {store.sto_name}
                <OpenInNew sx={{ fontSize: 12 }} aria-hidden />
              </Box>
            }
            aria-label={t('viewOn', { name: listing.name, store: store.sto_name })}
          />
        ) : (
          <Chip key={_id} size="small" variant="outlined" label={store.sto_name} />
        ),
      )}
    </Box>
  );
};
