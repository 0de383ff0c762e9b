import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import type { Listing } from '../../entities/listings';
import type { Store } from '../../entities/stores';
import { Link } from '../../ui/Link';
import { ListFailure } from '../../ui/Message';
import type { Refusal } from '../../ui/refusal';
import { pricingOf, pushEffect } from './listing-facts';
import { PushMatrix } from './PushMatrix';
import { PushParts, type PushPartsChoice } from './PushParts';

interface PushDialogProps {
  /** Empty when there are more than this page knows; then the dry run shows them. */
  readonly listings: readonly Listing[];
  readonly count: number;
  readonly stores: readonly Store[];
  readonly loading: boolean;
  readonly error: Refusal | null;
  readonly onRetry: () => void;
  readonly onConfirm: (storeIds: readonly string[], parts: PushPartsChoice) => void;
  readonly onClose: () => void;
}

/** Shows what a push would do, item by store, before anything is sent. */
export const PushDialog = ({ listings, count, stores, loading, error, onRetry, onConfirm, onClose }: PushDialogProps) => {
  const { t } = useTranslation('items');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const connected = stores.filter((store) => store.sto_status === 'Valid' && pricingOf(store) !== null);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  // A seller with one connected store means that one.
  const chosen = picked ?? (connected.length === 1 ? connected.map(({ _id }) => _id) : []);
  const toggle = (id: string) => setPicked(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);

  const [parts, setParts] = useState<PushPartsChoice>({});

  const effects = listings.flatMap((listing) => chosen.map((storeId) => pushEffect(listing, storeId)));
  const made = effects.filter((effect) => effect === 'new').length;
  const updated = effects.length - made;
  const summary = [made > 0 && t('push.summaryNew', { count: made }), updated > 0 && t('push.summaryUpdate', { count: updated })];

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('push.title', { count })}</DialogTitle>
      <DialogContent>
        {error && stores.length === 0 && <ListFailure error={error} onRetry={onRetry} />}
        {loading && !error && <Skeleton variant="rounded" height={120} />}
        {!loading && !error && stores.length === 0 && <DialogContentText variant="body1">{t('push.noStores')}</DialogContentText>}
        {stores.length > 0 && (
          <>
            <DialogContentText variant="body1" sx={{ mb: 3 }}>
              {t(listings.length > 0 ? 'push.hint' : 'push.many', { count })}
            </DialogContentText>
            <PushMatrix listings={listings} stores={stores} chosen={chosen} onToggle={toggle} />
            {(updated > 0 || listings.length === 0) && <PushParts value={parts} onChange={setParts} />}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', '& button': { flexShrink: 0 } }}>
        {stores.length > 0 && (
          <Typography variant="body2" aria-live="polite" sx={{ mr: 'auto', color: 'text.secondary' }}>
            {chosen.length === 0 ? t('push.nothing') : summary.filter(Boolean).join(', ')}
          </Typography>
        )}
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        {!loading && !error && stores.length === 0 ? (
          <Button variant="contained" component={Link} to={addresses.stores.print({ filter: 'all' })}>
            {t('push.goToStores')}
          </Button>
        ) : (
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => onConfirm(chosen, parts)}>
            {t(listings.length > 0 ? 'push.confirm' : 'push.next', { count })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
