import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { stores } from '../../entities/stores';
import { useList } from '../../kernel/hooks';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { SelectField } from '../../ui/form/SelectField';
import { Link } from '../../ui/Link';
import { ListFailure } from '../../ui/Message';

const ALL_STORES = { perpage: 100 };

/** Which store's queue listings wait in. */
export const QueueOptions = ({ count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('items');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const { rows, loading, error, reload } = useList(stores, ALL_STORES);
  const [picked, setPicked] = useState('');
  const chosen = picked || rows[0]?._id;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('queue.title', { count })}</DialogTitle>
      <DialogContent>
        {error && rows.length === 0 && <ListFailure error={error} onRetry={reload} />}
        {loading && <Skeleton variant="rounded" height={80} />}
        {!loading && !error && rows.length === 0 && <DialogContentText variant="body1">{t('push.noStores')}</DialogContentText>}
        {rows.length > 0 && (
          <>
            <DialogContentText variant="body1" sx={{ mb: 3 }}>
              {t('queue.hint')}
            </DialogContentText>
            <SelectField
              label={t('queue.choose')}
              value={chosen ?? ''}
              options={rows.map(({ _id, sto_name }) => ({ value: _id, label: sto_name }))}
              onChange={setPicked}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        {!loading && rows.length === 0 ? (
          <Button variant="contained" component={Link} to={addresses.stores.print({ filter: 'all' })}>
            {t('push.goToStores')}
          </Button>
        ) : (
          <Button variant="contained" disabled={chosen === undefined} onClick={() => chosen && onReady({ store_ids: [chosen] }, false)}>
            {t('push.next')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
