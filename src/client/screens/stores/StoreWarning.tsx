import { useTranslation } from 'react-i18next';
import { warningReason } from '../../../domain/stores/store-warning';
import type { Store } from '../../entities/stores';
import { StatusChip } from '../../ui/StatusChip';

/** What of a store wants looking at: nothing is shown while it is fine. */
export const StoreWarning = ({ store }: { readonly store: Store }) => {
  const { t } = useTranslation('stores');
  const reason = warningReason(store);
  if (store.warning_level === 0 || !reason) return null;
  return <StatusChip tone={store.warning_level > 1 ? 'bad' : 'warning'} label={t(`warning.${reason}`)} />;
};
