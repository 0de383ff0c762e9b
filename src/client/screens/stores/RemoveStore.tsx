import { useTranslation } from 'react-i18next';
import { stores, type Store } from '../../entities/stores';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';

/** Asks before one store is removed. */
export const RemoveStore = ({ store, onClose }: { readonly store: Store; readonly onClose: () => void }) => {
  const { t } = useTranslation('stores');
  return (
    <RemoveDialog
      entity={stores}
      intent={stores.actions.trash}
      variables={{ delete_ids: [store._id] }}
      title={t('remove.title', { name: store.sto_name })}
      text={t('remove.text')}
      confirm={t('remove.confirm')}
      done={t('remove.done', { name: store.sto_name })}
      onClose={onClose}
    />
  );
};
