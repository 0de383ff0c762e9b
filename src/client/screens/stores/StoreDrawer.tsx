import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { StoreInput } from '../../../contract/generated/operations';
import type { Store } from '../../entities/stores';
import { FormField } from '../../ui/form/FormField';
import { NumberField } from '../../ui/form/NumberField';
import { SaveForm } from '../../ui/form/SaveForm';
import { useInWords } from '../../ui/form/use-in-words';
import { useSaveForm, type Save } from '../../ui/form/use-save-form';
import { SideDrawer } from '../../ui/SideDrawer';
import { formOfStore, inputOfForm, isNumber, storeFormShape, type StoreForm } from './store-form';
import { toneOfStatus, useStoreWords } from './store-status';

/** What a save sends, and the version of the store it was made from. */
interface StoreChange {
  readonly updated_at: number | undefined;
  readonly params: StoreInput;
}

interface StoreDrawerProps {
  /** Undefined: a new store. */
  readonly store: Store | undefined;
  readonly save: Save<StoreChange>;
  /** Reads the store anew. */
  readonly onReread: () => void;
  /** How the shop answered last; null when there is nothing to say of it. */
  readonly connection: Pick<Store, 'sto_status' | 'sto_reason'> | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Adds or changes a WooCommerce store; saving tries the connection. */
export const StoreDrawer = ({ store, save, onReread, connection, onSaved, onClose }: StoreDrawerProps) => {
  const { t } = useTranslation('stores');
  const { t: common } = useTranslation('common');
  const words = useStoreWords();
  const inWords = useInWords<StoreForm>({
    sto_name: t('form.name'),
    website: t('form.website'),
    key: t('form.key'),
    secret: t('form.secret'),
    max_per_day: t('form.limit'),
  });
  const form = useSaveForm({
    shape: storeFormShape,
    of: store ? `stores/${store._id}` : 'stores/new',
    values: formOfStore(store),
    row: store && { version: store.updated_at, reread: onReread, inWords },
    // A store that is kept although its shop refused comes back with masks: what was typed stays in sight, to be put right.
    secrets: ['key', 'secret'],
    words: (fault) => t(`error.${fault as 'name' | 'website' | 'key' | 'secret'}`),
    save,
    variables: (checked, updated_at) => ({ updated_at, params: inputOfForm(checked) }),
    onSaved,
  });
  const { control, register, errorOf, pending, watch } = form;
  return (
    <SideDrawer open title={t(store ? 'form.editTitle' : 'form.addTitle')} onClose={onClose}>
      <SaveForm form={form}>
        {connection && !pending && (
          <Alert severity={toneOfStatus(connection.sto_status) === 'good' ? 'success' : 'warning'}>
            <AlertTitle>
              {t('form.connectionTitle')}: {words.status(connection.sto_status)}
            </AlertTitle>
            {words.connection(connection)}
          </Alert>
        )}
        <FormField label={t('form.name')} error={errorOf('sto_name')} field={register('sto_name')} autoFocus={!store} />
        <FormField
          label={t('form.website')}
          hint={t('form.websiteHint')}
          error={errorOf('website')}
          field={register('website')}
          type="url"
          inputMode="url"
        />
        <FormField label={t('form.key')} hint={store && t('form.maskHint')} error={errorOf('key')} field={register('key')} />
        <FormField
          label={t('form.secret')}
          hint={t(store ? 'form.maskHint' : 'form.secretHint')}
          error={errorOf('secret')}
          field={register('secret')}
          type="password"
        />
        <NumberField
          label={t('form.limit')}
          hint={t(isNumber(watch('max_per_day')) ? 'form.limitHint' : 'form.limitNoNumber')}
          error={errorOf('max_per_day')}
          control={control}
          name="max_per_day"
          whole
        />
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button type="submit" variant="contained" loading={pending} loadingPosition="start">
            {t(pending ? 'form.testing' : 'form.submit')}
          </Button>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
        </Box>
      </SaveForm>
    </SideDrawer>
  );
};
