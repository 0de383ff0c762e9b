import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../../../domain/postal/address';
import { addressOf, storeAddressFaults } from '../../../domain/stores/store-check';
import type { Store } from '../../entities/stores';
import { Facts } from '../../ui/Facts';
import type { SaveForm } from '../../ui/form/use-save-form';
import { refusalSentence } from '../../ui/refusal';
import { checkForm, type StoreForm } from './store-form';

interface AddressNotesProps {
  readonly store: Store | undefined;
  readonly form: SaveForm<StoreForm>;
}

/** What the address comes to as it is typed, and what such an address cannot be. */
export const AddressNotes = ({ store, form }: AddressNotesProps) => {
  const { t } = useTranslation('stores');
  const { values } = checkForm(useWatch({ control: form.control }) as StoreForm, store);
  const line = addressLine(addressOf(values));
  if (!line) return null;
  const faults = storeAddressFaults(values, '');
  return (
    <>
      {faults.length > 0 && (
        <Alert severity="info">
          {t('checked')} {faults.map((fault) => refusalSentence(fault)).join(' ')}
        </Alert>
      )}
      <Facts facts={[[t('fullAddress'), line]]} />
    </>
  );
};
