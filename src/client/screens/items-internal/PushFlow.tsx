import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Listing } from '../../entities/listings';
import { stores } from '../../entities/stores';
import { useList } from '../../kernel/hooks';
import { pushTask } from '../../tasks';
import { showToast } from '../../ui/toast';
import { PushDialog } from './PushDialog';

/** Every store of a container fits: more than a hundred is beyond what a matrix can show. */
const ALL_STORES = { perpage: 100 };

export interface PushFlowProps {
  readonly listings: readonly Listing[];
  readonly onClose: () => void;
  /** The push has been handed to the background. */
  readonly onStarted: () => void;
}

/** From choosing stores to the background task that hands the push to the server. */
export const PushFlow = ({ listings, onClose, onStarted }: PushFlowProps) => {
  const { t } = useTranslation('items');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { rows, loading, error, reload } = useList(stores, ALL_STORES);
  const confirm = (storeIds: readonly string[]) => {
    dispatch(pushTask('pushListings', { ids: listings.map(({ _id }) => _id), storeIds }));
    showToast(t('push.started', { count: listings.length }), {
      action: { label: t('push.follow'), onClick: () => void navigate('/jobs') },
    });
    onStarted();
  };
  return (
    <PushDialog listings={listings} stores={rows} loading={loading} error={error} onRetry={reload} onConfirm={confirm} onClose={onClose} />
  );
};
