import { useTranslation } from 'react-i18next';
import { shippingPresets } from '../../../entities/shipping-presets';
import { useList } from '../../../kernel/hooks';
import { useMay } from '../../../shell/session/use-may';
import { SelectField } from '../../../ui/form/SelectField';

/** Every container's terms fit. */
const ALL = { perpage: 100 };

interface ShippingFieldProps {
  /** Undefined: nobody chose, so the default. */
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

/** The terms a product is sent by; nothing where there are none, or the person may not see them. */
export const ShippingField = ({ value, onChange }: ShippingFieldProps) => {
  const { t } = useTranslation('editor');
  const { rows } = useList(shippingPresets, ALL, { skip: !useMay('shipping_preset', 'view') });
  if (rows.length === 0) return null;
  return (
    <SelectField
      label={t('details.shipping')}
      hint={t('details.shippingHint')}
      value={value ?? rows.find(({ is_default }) => is_default)?._id ?? ''}
      options={[{ value: '', label: t('details.noShipping') }, ...rows.map(({ _id, name }) => ({ value: _id, label: name }))]}
      onChange={onChange}
    />
  );
};
