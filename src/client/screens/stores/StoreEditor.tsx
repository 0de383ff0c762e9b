import LinkOff from '@mui/icons-material/LinkOff';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { stores } from '../../entities/stores';
import type { EntitiesState } from '../../kernel/define-entity';
import { useList, useMutation, useRow } from '../../kernel/hooks';
import { Message } from '../../ui/Message';
import { SideDrawer } from '../../ui/SideDrawer';
import { showToast } from '../../ui/toast';
import { StoreDrawer } from './StoreDrawer';

/** The drawer of one store, from the address; null: a new one. It closes by itself once the shop has accepted the key. */
export const StoreEditor = ({ id, onClose }: { readonly id: string | null; readonly onClose: () => void }) => {
  const { t } = useTranslation('stores');
  const dispatch = useDispatch();
  // A new store that was saved although its shop refused is the one to save again.
  const [ownId, setOwnId] = useState(id);
  const store = useRow(stores, ownId);
  const { loading } = useList(stores, { variables: { _id: id } }, { skip: id === null || store !== undefined });
  const save = useMutation(stores, stores.actions.save);
  const savedId = save.state?.ids?.[0];
  const saved = useSelector((state: EntitiesState) => (savedId === undefined ? undefined : stores.selectById(state, savedId)));
  if (savedId !== undefined && savedId !== ownId) setOwnId(savedId);

  if (ownId !== null && !store) {
    return (
      <SideDrawer open title={t('form.editTitle')} onClose={onClose}>
        {loading ? <Skeleton variant="rounded" height={320} /> : <Message Icon={LinkOff} title={t('gone')} />}
      </SideDrawer>
    );
  }
  return (
    <StoreDrawer
      store={store}
      save={{ ...save, submit: (change, key) => save.submit({ _id: store?._id, ...change }, key) }}
      onReread={() => dispatch(stores.actions.load({ variables: { _id: ownId } }))}
      connection={saved ?? (store && store.sto_status !== 'Valid' ? store : null)}
      onSaved={() => {
        if (saved?.sto_status !== 'Valid') return;
        showToast(t('saved', { name: saved.sto_name }));
        onClose();
      }}
      onClose={onClose}
    />
  );
};
