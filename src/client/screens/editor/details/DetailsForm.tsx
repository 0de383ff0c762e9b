import { zodResolver } from '@hookform/resolvers/zod';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cleanWords } from '../../../../domain/names';
import type { ProductForm } from '../../../../domain/listing/product-form';
import { FormField } from '../../../ui/FormField';
import { detailsShape, roundedMoney, type Details, type DetailsFault } from './details-shape';

export interface DetailsFormProps {
  readonly form: ProductForm;
  readonly refusals: number;
  readonly onEdit: (change: Partial<ProductForm>) => void;
}

/** Name, description, tags and profit. A fault is said in one sentence under its field. */
export const DetailsForm = ({ form, refusals, onEdit }: DetailsFormProps) => {
  const { t } = useTranslation('editor');
  const id = useId();
  const { register, trigger, setValue, formState } = useForm<Details>({
    resolver: zodResolver(detailsShape),
    mode: 'onTouched',
    defaultValues: { name: form.name, description: form.description, fix_profit: form.fix_profit, fixed_profit: form.fixed_profit },
  });
  useEffect(() => {
    if (refusals > 0) void trigger(undefined, { shouldFocus: true });
  }, [refusals, trigger]);

  const field = (name: keyof Details) =>
    register(name, { onChange: (event: { target: { value: string } }) => onEdit({ [name]: event.target.value }) });
  const fault = (name: keyof Details): string | undefined => {
    const message = formState.errors[name]?.message;
    return message && t(`errors.${message as DetailsFault}`);
  };
  const { ref: descriptionRef, ...description } = field('description');
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
      <FormField label={t('details.name')} hint={t('details.nameHint')} error={fault('name')} field={field('name')} />
      <FormControl fullWidth>
        <FormLabel htmlFor={`${id}-description`} sx={label}>
          {t('details.description')}
        </FormLabel>
        <OutlinedInput
          id={`${id}-description`}
          size="small"
          multiline
          minRows={4}
          maxRows={14}
          inputRef={descriptionRef}
          {...description}
        />
      </FormControl>
      <FormControl fullWidth>
        <FormLabel htmlFor={`${id}-tags`} sx={label}>
          {t('details.tags')}
        </FormLabel>
        <Autocomplete
          multiple
          freeSolo
          autoSelect
          id={`${id}-tags`}
          options={[]}
          value={[...form.tags]}
          onChange={(_event, tags) => onEdit({ tags: cleanWords(tags) })}
          renderInput={(props) => <TextField {...props} />}
        />
        <FormHelperText sx={{ mx: 0 }}>{t('details.tagsHint')}</FormHelperText>
      </FormControl>
      <Typography variant="h2" sx={{ mt: 2 }}>
        {t('details.pricing')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
        <FormField
          label={t('details.factor')}
          hint={t('details.factorHint')}
          error={fault('fix_profit')}
          inputMode="decimal"
          field={field('fix_profit')}
        />
        <FormField
          label={t('details.fixed')}
          hint={t('details.fixedHint')}
          error={fault('fixed_profit')}
          inputMode="decimal"
          field={fixedProfit}
        />
      </Box>
    </Box>
  );
};

const label = { fontSize: 13, fontWeight: 500, color: 'text.primary', mb: 1 } as const;
