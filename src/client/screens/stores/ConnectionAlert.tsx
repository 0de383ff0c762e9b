import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../entities/stores';
import { toneOfStatus, useStoreWords } from './store-status';

/** How a shop answered last, and what to do about it. */
export const ConnectionAlert = ({ store }: { readonly store: Pick<Store, 'sto_status' | 'sto_reason'> }) => {
  const { t } = useTranslation('stores');
  const words = useStoreWords();
  return (
    <Alert severity={toneOfStatus(store.sto_status) === 'good' ? 'success' : 'warning'}>
      <AlertTitle>
        {t('form.connectionTitle')}: {words.status(store.sto_status)}
      </AlertTitle>
      {words.connection(store)}
    </Alert>
  );
};
