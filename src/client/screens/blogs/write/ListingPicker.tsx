import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listings } from '../../../entities/listings';
import { useList, useSettledText } from '../../../kernel/hooks';
import { Stacked } from '../../../ui/list/cells';
import { ListFailure } from '../../../ui/Message';
import { SearchField } from '../../../ui/SearchField';
import { Thumb } from '../../../ui/Thumb';

/** Items a search shows; whoever wants another one searches on. */
const SHOWN = 8;

interface ListingPickerProps {
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** Chooses an item, which stands in the post as a card. */
export const ListingPicker = ({ onChoose, onClose }: ListingPickerProps) => {
  const { t } = useTranslation('blogs');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const [search, setSearch] = useState('');
  const [typed, type] = useSettledText(search, setSearch);
  const { rows, loading, error, reload } = useList(listings, { perpage: SHOWN, variables: { search } });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('listing.title')}</DialogTitle>
      <DialogContent sx={{ minHeight: 320 }}>
        <SearchField value={typed} onChange={type} placeholder={t('listing.search')} />
        {error && rows.length === 0 && <ListFailure error={error} onRetry={reload} />}
        {!loading && !error && rows.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 4 }}>
            {t(search === '' ? 'listing.empty' : 'listing.none')}
          </Typography>
        )}
        <Box component="ul" aria-busy={loading} sx={list}>
          {rows.map(({ _id, name, sku, images }) => (
            <li key={_id}>
              <Thumb src={images[0]?.src} alt="" />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Stacked title={name}>
                  <b>{name}</b>
                  <small>{sku}</small>
                </Stacked>
              </Box>
              <Button variant="outlined" aria-label={t('listing.put', { name })} onClick={() => onChoose(_id)}>
                {t('listing.action')}
              </Button>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
};

const list = {
  display: 'grid',
  gap: 2,
  m: 0,
  mt: 4,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 3 },
  '& .stacked': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& .stacked > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', unicodeBidi: 'plaintext' },
  '& .stacked small': { fontSize: 12, color: 'text.secondary' },
} as const;
