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
import { LISTING_CURRENCY } from '../../../domain/listing/store-price';
import type { Listing } from '../../entities/listings';
import type { Store } from '../../entities/stores';
import { useFormat } from '../../ui/format';
import { StatusChip } from '../../ui/StatusChip';
import { Thumb } from '../../ui/Thumb';
import { LossLine } from '../../ui/LossLine';
import { lossOf, priceSpan, pricingOf, pushEffect, storeLossOf, storePriceSpan } from './listing-facts';

interface PushMatrixProps {
  readonly listings: readonly Listing[];
  readonly stores: readonly Store[];
  /** Ids of the chosen stores. */
  readonly chosen: readonly string[];
  readonly onToggle: (storeId: string) => void;
}

/** The price in dollars and at a store of another currency. */
const StorePrice = ({ listing, store }: { readonly listing: Listing; readonly store: Store }) => {
  const format = useFormat();
  const pricing = pricingOf(store);
  if (!pricing || pricing.currency === LISTING_CURRENCY) return null;
  const [dollars, there] = [priceSpan(listing), storePriceSpan(listing, pricing)];
  return (
    <>
      <Typography variant="caption" component="div" sx={{ mt: 1, color: 'text.secondary', unicodeBidi: 'plaintext' }}>
        {format.moneyRange(dollars.least, dollars.most)} → {format.moneyRange(there.least, there.most, pricing.currency)}
      </Typography>
      <LossLine loss={storeLossOf(listing, pricing)} />
    </>
  );
};

/** Items down, stores across; each cell says what the push would do there. */
export const PushMatrix = ({ listings, stores, chosen, onToggle }: PushMatrixProps) => {
  const { t } = useTranslation('items');
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 420 }}>
      <Table stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('push.item')}</TableCell>
            {stores.map((store) => {
              const { _id, sto_name, sto_status, currency } = store;
              return (
                <TableCell key={_id} sx={{ minWidth: 130 }}>
                  <Box
                    component="label"
                    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'text.primary', fontWeight: 600 }}
                  >
                    <Checkbox
                      sx={{ p: 1, ml: -1 }}
                      checked={chosen.includes(_id)}
                      disabled={sto_status !== 'Valid' || pricingOf(store) === null}
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
                  {pricingOf(store) === null && (
                    <Typography variant="caption" component="div" sx={{ color: 'warning.main' }}>
                      {t('push.noRate', { currency })}
                    </Typography>
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {listings.map((listing) => (
            <TableRow key={listing._id}>
              <TableCell>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
                  <Thumb src={listing.images[0]?.src} alt="" enlarge={false} />
                  <Box sx={{ minWidth: 0, maxWidth: 400 }}>
                    <Typography variant="body2" noWrap>
                      {listing.name}
                    </Typography>
                    <LossLine loss={lossOf(listing)} />
                  </Box>
                </Box>
              </TableCell>
              {stores.map((store) => {
                const { _id } = store;
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
                    <StorePrice listing={listing} store={store} />
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
