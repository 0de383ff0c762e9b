import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductForm } from '../../../../domain/listing/product-form';
import { FormField } from '../../../ui/form/FormField';
import { NumberField } from '../../../ui/form/NumberField';
import { TagField } from '../../../ui/form/TagField';
import { useShapedForm } from '../../../ui/form/use-shaped-form';
import { ShippingField } from './ShippingField';
import { detailsShape, roundedMoney, type DetailsFault } from './details-shape';

interface DetailsFormProps {
  readonly form: ProductForm;
  readonly refusals: number;
  readonly onEdit: (change: Partial<ProductForm>) => void;
}

/** Name, description, tags and profit. A fault is said in one sentence under its field. */
export const DetailsForm = ({ form, refusals, onEdit }: DetailsFormProps) => {
  const { t } = useTranslation('editor');
  const { control, register, trigger, errorOf } = useShapedForm({
    shape: detailsShape,
    mode: 'onTouched',
    words: (fault) => t(`errors.${fault as DetailsFault}`),
    values: { name: form.name, description: form.description, fix_profit: form.fix_profit, fixed_profit: form.fixed_profit },
  });
  useEffect(() => {
    if (refusals > 0) void trigger(undefined, { shouldFocus: true });
  }, [refusals, trigger]);

  const field = (name: 'name' | 'description') =>
    register(name, { onChange: (event: { target: { value: string } }) => onEdit({ [name]: event.target.value }) });
  return (
    <Box component="form" noValidate onSubmit={(event) => event.preventDefault()} sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <Typography variant="h2">{t('details.title')}</Typography>
      <FormField label={t('details.name')} hint={t('details.nameHint')} error={errorOf('name')} field={field('name')} />
      <FormField label={t('details.description')} rows={[4, 14]} field={field('description')} />
      <TagField label={t('details.tags')} value={form.tags} onChange={(tags) => onEdit({ tags })} />
      <ShippingField value={form.shipping_preset} onChange={(shipping_preset) => onEdit({ shipping_preset })} />
      <Typography variant="h2" sx={{ mt: 2 }}>
        {t('details.pricing')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
        <NumberField
          label={t('details.factor')}
          hint={t('details.factorHint')}
          error={errorOf('fix_profit')}
          control={control}
          name="fix_profit"
          onPut={(fix_profit) => onEdit({ fix_profit })}
        />
        <NumberField
          label={t('details.fixed')}
          hint={t('details.fixedHint')}
          error={errorOf('fixed_profit')}
          control={control}
          name="fixed_profit"
          tidy={roundedMoney}
          onPut={(fixed_profit) => onEdit({ fixed_profit })}
        />
      </Box>
    </Box>
  );
};
