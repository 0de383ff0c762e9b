import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Listing } from '../../entities/listings';
import type { Store } from '../../entities/stores';
import { StatusChip } from '../../ui/StatusChip';
import { Thumb } from '../../ui/Thumb';
import { LossLine } from '../../ui/LossLine';
import { lossOf, pushEffect } from './listing-facts';

interface PushMatrixProps {
  readonly listings: readonly Listing[];
  readonly stores: readonly Store[];
  /** Ids of the chosen stores. */
  readonly chosen: readonly string[];
  readonly onToggle: (storeId: string) => void;
}

/** Items down, stores across; each cell says what the push would do there. */
export const PushMatrix = ({ listings, stores, chosen, onToggle }: PushMatrixProps) => {
  const { t } = useTranslation('items');
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 420 }}>
      <Table stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('push.item')}</TableCell>
            {stores.map(({ _id, sto_name, sto_status }) => (
              <TableCell key={_id} sx={{ minWidth: 130 }}>
                <Box
                  component="label"
                  sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'text.primary', fontWeight: 600 }}
                >
                  <Checkbox
                    sx={{ p: 1, ml: -1 }}
                    checked={chosen.includes(_id)}
                    disabled={sto_status !== 'Valid'}
                    onChange={() => onToggle(_id)}
                    slotProps={{ input: { 'aria-label': t('push.choose', { store: sto_name }) } }}
                  />
                  {sto_name}
                </Box>
                {sto_status !== 'Valid' && (
                  <Typography variant="caption" component="div" sx={{ color: 'warning.main' }}>
                    {t('push.notConnected')}
                  </Typography>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {listings.map((listing) => (
            <TableRow key={listing._id}>
              <TableCell>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
                  <Thumb src={listing.images[0]?.src} alt="" enlarge={false} />
                  <Box sx={{ minWidth: 0, maxWidth: 280 }}>
                    <Typography variant="body2" noWrap>
                      {listing.name}
                    </Typography>
                    <LossLine loss={lossOf(listing)} />
                  </Box>
                </Box>
              </TableCell>
              {stores.map(({ _id }) => {
                if (!chosen.includes(_id)) {
                  return (
                    <TableCell key={_id} sx={{ color: 'text.secondary' }}>
                      {t('push.skip')}
                    </TableCell>
                  );
                }
                const effect = pushEffect(listing, _id);
                return (
                  <TableCell key={_id}>
                    <StatusChip tone={effect === 'new' ? 'good' : 'waiting'} label={t(`push.${effect}`)} />
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
