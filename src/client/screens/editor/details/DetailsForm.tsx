import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductForm } from '../../../../domain/listing/product-form';
import { FormField } from '../../../ui/form/FormField';
import { TagField } from '../../../ui/form/TagField';
import { useShapedForm } from '../../../ui/form/use-shaped-form';
import { detailsShape, roundedMoney, type Details, type DetailsFault } from './details-shape';

interface DetailsFormProps {
  readonly form: ProductForm;
  readonly refusals: number;
  readonly onEdit: (change: Partial<ProductForm>) => void;
}

/** Name, description, tags and profit. A fault is said in one sentence under its field. */
export const DetailsForm = ({ form, refusals, onEdit }: DetailsFormProps) => {
  const { t } = useTranslation('editor');
  const { register, trigger, setValue, errorOf } = useShapedForm({
    shape: detailsShape,
    mode: 'onTouched',
    words: (fault) => t(`errors.${fault as DetailsFault}`),
    values: { name: form.name, description: form.description, fix_profit: form.fix_profit, fixed_profit: form.fixed_profit },
  });
  useEffect(() => {
    if (refusals > 0) void trigger(undefined, { shouldFocus: true });
  }, [refusals, trigger]);

  const field = (name: keyof Details) =>
    register(name, { onChange: (event: { target: { value: string } }) => onEdit({ [name]: event.target.value }) });
  const typedProfit = field('fixed_profit');
  const fixedProfit: typeof typedProfit = {
    ...typedProfit,
    onBlur: async (event: { target: { value: string } }) => {
      const rounded = roundedMoney(event.target.value);
      if (rounded !== event.target.value) {
        setValue('fixed_profit', rounded);
        onEdit({ fixed_profit: rounded });
      }
      await typedProfit.onBlur(event);
    },
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => event.preventDefault()} sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <Typography variant="h2">{t('details.title')}</Typography>
      <FormField label={t('details.name')} hint={t('details.nameHint')} error={errorOf('name')} field={field('name')} />
      <FormField label={t('details.description')} rows={[4, 14]} field={field('description')} />
      <TagField label={t('details.tags')} value={form.tags} onChange={(tags) => onEdit({ tags })} />
      <Typography variant="h2" sx={{ mt: 2 }}>
        {t('details.pricing')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
        <FormField
          label={t('details.factor')}
          hint={t('details.factorHint')}
          error={errorOf('fix_profit')}
          inputMode="decimal"
          field={field('fix_profit')}
        />
        <FormField
          label={t('details.fixed')}
          hint={t('details.fixedHint')}
          error={errorOf('fixed_profit')}
          inputMode="decimal"
          field={fixedProfit}
        />
      </Box>
    </Box>
  );
};
