import OutlinedInput from '@mui/material/OutlinedInput';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BARCODE_TYPES, barcodeFault } from '../../../../domain/listing/barcodes';
import { roundTo } from '../../../../domain/numbers';
import { presets } from '../../../entities/presets';
import { shippingPresets } from '../../../entities/shipping-presets';
import { useList, useRow } from '../../../kernel/hooks';
import { useMay } from '../../../shell/session/use-may';
import { Column, Side } from '../../../ui/form/columns';
import { FormField } from '../../../ui/form/FormField';
import { Labelled } from '../../../ui/form/Labelled';
import { SelectField } from '../../../ui/form/SelectField';
import { useTypedNumber } from '../../../ui/form/use-typed-number';
import { writtenNumber } from '../../../ui/number-text';
import type { SectionProps } from './section';

/** The code printed on it. What is wrong with one is told, and forbids nothing: shops decide. */
export const BarcodeFields = ({ form: { control, register, errorOf } }: Pick<SectionProps, 'form'>) => {
  const { t } = useTranslation('listing');
  const [type, code] = useWatch({ control, name: ['barcode_type', 'barcode'] });
  const kinds = BARCODE_TYPES.map((value) => ({ value: value as string, label: value === '' ? t('barcode.none') : value.toUpperCase() }));
  const fault = barcodeFault(type, code);
  return (
    <Column>
      <Side>
        <SelectField
          label={t('field.barcode_type')}
          options={kinds.some(({ value }) => value === type) ? kinds : [...kinds, { value: type, label: type }]}
          field={register('barcode_type')}
        />
        <FormField
          label={t('field.barcode')}
          hint={fault ? t(`barcode.fault.${fault}`) : undefined}
          error={errorOf('barcode')}
          field={register('barcode')}
        />
      </Side>
    </Column>
  );
};

/** Of an inch. */
const CENTIMETRES = 2.54;

const MEASURES = ['package_length', 'package_width', 'package_height'] as const;

/** What one piece weighs, and the parcel it goes in; what is left empty is the product type's, which stands there in grey. */
export const PackageFields = ({ form, listing }: SectionProps) => {
  const { t, i18n } = useTranslation('listing');
  const write = (value: number): string => writtenNumber(String(roundTo(value, 2)), i18n.language);
  const mayPresets = useMay('item_preset', 'view');
  useList(presets, { variables: { _id: listing.product_id } }, { skip: !mayPresets });
  const made = useRow(presets, listing.product_id);
  const unit = useWatch({ control: form.control, name: 'package_dimension_unit' });
  const measures = made?.package_dimensions;
  // Of the product type they are in centimetres.
  const inUnit = (length: number | undefined): string => (length ? write(unit === 'in' ? length / CENTIMETRES : length) : '');
  return (
    <Column>
      <Side>
        <EmptyOr form={form} name="weight" placeholder={made?.weight ? write(made.weight) : ''} />
        {MEASURES.map((name) => (
          <EmptyOr key={name} form={form} name={name} placeholder={inUnit(measures?.[LENGTHS[name]])} />
        ))}
        <SelectField
          label={t('field.package_dimension_unit')}
          options={[
            { value: 'cm', label: t('unit.cm') },
            { value: 'in', label: t('unit.in') },
          ]}
          field={form.register('package_dimension_unit')}
        />
      </Side>
    </Column>
  );
};

const LENGTHS = { package_length: 'length', package_width: 'width', package_height: 'height' } as const;

interface EmptyOrProps extends Pick<SectionProps, 'form'> {
  readonly name: 'weight' | (typeof MEASURES)[number];
  /** What holds while it is empty. */
  readonly placeholder: string;
}

const EmptyOr = ({ form: { control, errorOf, setValue, register }, name, placeholder }: EmptyOrProps) => {
  const { t } = useTranslation('listing');
  const plain = useWatch({ control, name });
  const typed = useTypedNumber(plain, (next) => setValue(name, next, { shouldDirty: true }));
  return (
    <Labelled label={t(`field.${name}`)} error={errorOf(name)}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          size="small"
          autoComplete="off"
          placeholder={placeholder}
          inputRef={register(name).ref}
          slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': describedBy, 'aria-invalid': Boolean(errorOf(name)) } }}
          {...typed}
        />
      )}
    </Labelled>
  );
};

const ALL_TERMS = { perpage: 100 };

/** The terms it is sent by, and the eBay template its description is put in. */
export const TermsFields = ({ form: { control, register, errorOf } }: Pick<SectionProps, 'form'>) => {
  const { t } = useTranslation('listing');
  const { rows, loading } = useList(shippingPresets, ALL_TERMS, { skip: !useMay('shipping_preset', 'view') });
  const chosen = useWatch({ control, name: 'shipping_preset' });
  const known = rows.some(({ _id }) => _id === chosen) || chosen === '';
  return (
    <Column>
      <SelectField
        // Its choices come later than the form, which knows only those that are drawn.
        key={loading ? 'loading' : rows.length}
        label={t('field.shipping_preset')}
        error={errorOf('shipping_preset')}
        options={[
          { value: '', label: t('terms.none') },
          ...rows.map(({ _id, name }) => ({ value: _id, label: name })),
          ...(known ? [] : [{ value: chosen, label: t('terms.unseen') }]),
        ]}
        field={register('shipping_preset')}
      />
      <FormField
        label={t('field.ebay_template_id')}
        hint={t('hint.ebay_template_id')}
        error={errorOf('ebay_template_id')}
        field={register('ebay_template_id')}
      />
    </Column>
  );
};
