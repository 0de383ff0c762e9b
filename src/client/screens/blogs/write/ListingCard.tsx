import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { listings } from '../../../entities/listings';
import { useList, useRow } from '../../../kernel/hooks';
import { Thumb } from '../../../ui/Thumb';

/** An item in a post, as whoever writes it sees it. `storeId`: the store of the post; null: none yet. */
export const ListingCard = ({ id, storeId }: { readonly id: string; readonly storeId: string | null }) => {
  const { t } = useTranslation('blogs');
  const row = useRow(listings, id);
  const { loading } = useList(listings, { variables: { _id: id } }, { skip: row !== undefined });
  const isThere = storeId === null || (row?.items.some((item) => item.store_id === storeId) ?? true);
  const hint = row ? (isThere ? t('listing.card') : t('listing.absent')) : loading ? '' : t('listing.gone');
  return (
    <Box contentEditable={false} sx={card}>
      <Thumb src={row?.images[0]?.src} alt="" size={56} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="bdi" noWrap sx={{ display: 'block', fontWeight: 500 }}>
          {row?.name ?? '…'}
        </Typography>
        <Typography variant="caption" sx={{ color: row && isThere ? 'text.secondary' : 'error.main' }}>
          {hint}
        </Typography>
      </Box>
    </Box>
  );
};

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  my: 3,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.subtle',
  userSelect: 'none',
} as const;
