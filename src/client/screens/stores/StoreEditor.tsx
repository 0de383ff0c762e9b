import LinkOff from '../../ui/icons/LinkOff';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLATFORM_IDS } from '../../../domain/platforms';
import { stores } from '../../entities/stores';
import type { AppError } from '../../kernel/app-error';
import { AbsentRow } from '../../shell/lists/RowDrawer';
import { useEditedRow } from '../../shell/lists/use-edited-row';
import { SideDrawer } from '../../ui/SideDrawer';
import { showToast } from '../../ui/toast';
import { ConnectionAlert } from './ConnectionAlert';
import { formNameOfPath } from './store-form';
import { StoreFacts, StoreQuotas } from './StoreFacts';
import { StoreDrawer } from './StoreDrawer';

interface StoreEditorProps {
  /** Null: a new store. */
  readonly id: string | null;
  /** It is looked at only. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
}

/** A refusal by the form's name of the field it is about. */
const atField = (error: AppError | null): AppError | null => error && { ...error, field: error.field && formNameOfPath(error.field) };

/** The drawer of one store, from the address. It closes by itself once the shop has accepted the key. */
export const StoreEditor = ({ id, readOnly = false, onClose }: StoreEditorProps) => {
  const { t } = useTranslation('stores');
  const { row: store, list, isAbsent, save, saved, reread } = useEditedRow(stores, id);
  const [tried, setTried] = useState(false);
  const state = useMemo(() => save.state && { ...save.state, error: atField(save.state.error) }, [save.state]);

  if (isAbsent) {
    return (
      <SideDrawer open title={t('column.name')} onClose={onClose}>
        <AbsentRow list={list} gone={t('gone')} Icon={LinkOff} />
      </SideDrawer>
    );
  }
  if (store && readOnly) {
    return (
      <SideDrawer open title={store.sto_name} onClose={onClose}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
          {store.sto_status !== 'Valid' && <ConnectionAlert store={store} />}
          <StoreFacts store={store} />
          <StoreQuotas store={store} />
        </Box>
      </SideDrawer>
    );
  }
  return (
    <StoreDrawer
      store={store}
      save={{
        ...save,
        state,
        submit: (change, key) => {
          setTried(PLATFORM_IDS.some((platform) => change.params[platform] !== undefined));
          return save.submit({ _id: store?._id, ...change }, key);
        },
      }}
      onReread={reread}
      connection={saved ?? (store && store.sto_status !== 'Valid' ? store : null)}
      onSaved={() => {
        if (saved?.sto_status !== 'Valid') return;
        showToast(t(tried ? 'saved' : 'savedOnly', { name: saved.sto_name }));
        onClose();
      }}
      onClose={onClose}
    />
  );
};
