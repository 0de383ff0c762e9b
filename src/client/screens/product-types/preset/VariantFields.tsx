import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useCallback, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { packRows, unpackRows } from '../../../../domain/variant-grid/packed';
import type { GridRow } from '../../../../domain/variant-grid/row';
import { NumberField } from '../../../ui/form/NumberField';
import type { CellRefusal } from '../../../ui/variant-grid/use-grid';
import { VariantGrid } from '../../../ui/variant-grid/VariantGrid';
import { additionBy } from './preset-form';
import type { SectionProps } from './section';

/** What every variant costs and sells for. */
export const VariantFields = ({ form, refusals }: SectionProps & { readonly refusals: readonly CellRefusal[] }) => {
  const { t } = useTranslation('preset');
  const { control, errorOf, setValue } = form;
  const [packed, prety_attributes, price_addition] = useWatch({
    control,
    name: ['attribute_specifics', 'prety_attributes', 'price_addition'],
  });
  const additionOf = useMemo(() => additionBy({ prety_attributes, price_addition }), [prety_attributes, price_addition]);
  const types = prety_attributes.map(({ attribute_type }) => attribute_type).join('\n');
  const kinds = useMemo(() => (types === '' ? [] : types.split('\n')), [types]);
  const put = useCallback((next: readonly GridRow[]) => setValue('attribute_specifics', packRows(next), { shouldDirty: true }), [setValue]);
  const error = errorOf('attribute_specifics');
  return (
    <Box>
      <Box sx={{ maxWidth: 220, mb: 4 }}>
        <NumberField control={control} name="price_addition" label={t('form.price_addition')} error={errorOf('price_addition')} />
      </Box>
      <VariantGrid rows={unpackRows(packed)} onRows={put} types={kinds} additionOf={additionOf} refusals={refusals} />
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
};
