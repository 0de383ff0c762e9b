import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { StoreInput } from '../../../contract/generated/operations';
import { PLATFORM_IDS, PLATFORMS } from '../../../domain/platforms';
import type { Store } from '../../entities/stores';
import { ConnectionFields } from '../../shell/connections/ConnectionFields';
import { useFieldWords } from '../../shell/connections/field-words';
import { FormField } from '../../ui/form/FormField';
import { NumberField } from '../../ui/form/NumberField';
import { SaveForm } from '../../ui/form/SaveForm';
import { SelectField } from '../../ui/form/SelectField';
import { useInWords } from '../../ui/form/use-in-words';
import { useSaveForm, type Save } from '../../ui/form/use-save-form';
import { refusalSentence } from '../../ui/refusal';
import { SideDrawer } from '../../ui/SideDrawer';
import { ConnectionAlert } from './ConnectionAlert';
import { StoreFacts } from './StoreFacts';
import { formOfStore, inputOfForm, isNumber, SEALED_FIELDS, storeFormShape, triesConnection, type StoreForm } from './store-form';

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

const PLATFORM_OPTIONS = PLATFORM_IDS.map((value) => ({ value, label: PLATFORMS[value].name }));

/** Adds or changes a store; saving tries the connection when anything about it was typed. */
export const StoreDrawer = ({ store, save, onReread, connection, onSaved, onClose }: StoreDrawerProps) => {
  const { t } = useTranslation('stores');
  const { t: common } = useTranslation('common');
  const fieldWords = useFieldWords('stores', PLATFORMS);
  const values = formOfStore(store);
  const inWords = useInWords<StoreForm>({
    ...fieldWords.labels(values.platform_id),
    platform_id: t('form.platform'),
    sto_name: t('form.name'),
    max_per_day: t('form.limit'),
  });
  const form = useSaveForm({
    shape: storeFormShape(store),
    of: store ? `stores/${store._id}` : 'stores/new',
    values,
    row: store && { version: store.updated_at, reread: onReread, inWords },
    // A store that is kept although its shop refused comes back with masks: what was typed stays in sight, to be put right.
    secrets: SEALED_FIELDS,
    words: (refusal) => refusalSentence({ refusal }),
    save,
    variables: (checked, updated_at) => ({ updated_at, params: inputOfForm(checked, store) }),
    onSaved,
  });
  const { control, register, errorOf, pending, watch } = form;
  const typed = watch();
  const platform = typed.platform_id;
  const tries = triesConnection(typed, store);
  return (
    <SideDrawer open title={t(store ? 'form.editTitle' : 'form.addTitle')} onClose={onClose}>
      <SaveForm form={form}>
        {connection && !pending && <ConnectionAlert store={connection} />}
        <FormField label={t('form.name')} error={errorOf('sto_name')} field={register('sto_name')} autoFocus={!store} />
        {!store && PLATFORM_IDS.length > 1 && (
          <SelectField label={t('form.platform')} field={register('platform_id')} options={PLATFORM_OPTIONS} />
        )}
        <ConnectionFields
          connection={PLATFORMS[platform]}
          labels={fieldWords.labels(platform)}
          hint={(name) => fieldWords.hint(platform, name)}
          kept={store !== undefined}
          errorOf={errorOf}
          register={register}
        />
        <NumberField
          label={t('form.limit')}
          hint={t(isNumber(typed.max_per_day) ? 'form.limitHint' : 'form.limitNoNumber')}
          error={errorOf('max_per_day')}
          control={control}
          name="max_per_day"
          whole
        />
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button type="submit" variant="contained" loading={pending} loadingPosition="start">
            {tries ? t(pending ? 'form.testing' : 'form.submit') : common('action.save')}
          </Button>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
        </Box>
        {store && <StoreFacts store={store} />}
      </SaveForm>
    </SideDrawer>
  );
};
