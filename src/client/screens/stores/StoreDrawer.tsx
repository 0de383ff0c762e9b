import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../entities/stores';
import { FormField } from '../../ui/FormField';
import { fieldOfRefusal, type Refusal } from '../../ui/server-error';
import { SideDrawer } from '../../ui/SideDrawer';
import { useFormGuard } from '../../ui/use-leave-guard';
import { formOfStore, STORE_FORM_FIELDS, storeFormShape, type StoreForm } from './store-form';
import { toneOfStatus, useStoreWords } from './store-status';
import { refusalSentence } from '../../ui/refusal-sentence';

export interface StoreDrawerProps {
  /** Undefined: a new store. */
  readonly store: Store | undefined;
  readonly pending: boolean;
  /** Everything is as it should be; the drawer is about to close. */
  readonly saved: boolean;
  /** Why the last save was refused. */
  readonly refusal: Refusal | null;
  /** The shop's answer to the last save; null before. */
  readonly connection: string | null;
  readonly onSubmit: (form: StoreForm) => void;
  readonly onClose: () => void;
}

/** Adds or changes a WooCommerce store; saving tries the connection. */
export const StoreDrawer = ({ store, pending, saved, refusal, connection, onSubmit, onClose }: StoreDrawerProps) => {
  const { t } = useTranslation('stores');
  const { t: common } = useTranslation('common');
  const words = useStoreWords();
  const { register, handleSubmit, setError, reset, getValues, formState } = useForm<StoreForm>({
    resolver: zodResolver(storeFormShape),
    defaultValues: formOfStore(store),
  });
  useFormGuard(formState.isDirty && !saved);
  // A store is kept although its shop refused: what was typed so far is no longer unsaved.
  useEffect(() => {
    if (connection) reset(getValues());
  }, [connection, reset, getValues]);
  const refusedField = refusal && fieldOfRefusal(refusal, STORE_FORM_FIELDS);
  useEffect(() => {
    if (refusal && refusedField) setError(refusedField, { type: 'server', message: refusalSentence(refusal) }, { shouldFocus: true });
  }, [refusal, refusedField, setError]);

  const errorOf = (field: keyof StoreForm): string | undefined => {
    const error = formState.errors[field];
    if (!error?.message) return undefined;
    return error.type === 'server' ? error.message : t(`error.${error.message as 'name' | 'website' | 'key' | 'secret' | 'limit'}`);
  };

  return (
    <SideDrawer open title={t(store ? 'form.editTitle' : 'form.addTitle')} onClose={onClose}>
      <Box component="form" noValidate onSubmit={handleSubmit(onSubmit)} sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        {refusal && !refusedField && <Alert severity="error">{refusalSentence(refusal)}</Alert>}
        {connection && !pending && (
          <Alert severity={toneOfStatus(connection) === 'good' ? 'success' : 'warning'}>
            <AlertTitle>
              {t('form.connectionTitle')}: {words.status(connection)}
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
        <FormField
          label={t('form.limit')}
          hint={t('form.limitHint')}
          error={errorOf('max_per_day')}
          field={register('max_per_day')}
          inputMode="numeric"
        />
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button type="submit" variant="contained" loading={pending} loadingPosition="start">
            {t(pending ? 'form.testing' : 'form.submit')}
          </Button>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
        </Box>
      </Box>
    </SideDrawer>
  );
};
