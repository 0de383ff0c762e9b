import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { packRows, unpackRows } from '../../../../domain/variant-grid/packed';
import type { GridRow } from '../../../../domain/variant-grid/row';
import type { File } from '../../../entities/files';
import type { CellRefusal } from '../../../ui/variant-grid/use-grid';
import { VariantGrid } from '../../../ui/variant-grid/VariantGrid';
import { NOTHING_ADDED } from './listing-form';
import type { SectionProps } from './section';

const PicturePicker = lazy(async () => ({ default: (await import('../../../shell/pictures/PicturePicker')).PicturePicker }));

type Image = NonNullable<GridRow['image']>;

/** Kinds of options the variants have, in their order. */
const kindsOf = (rows: readonly GridRow[]): string =>
  [...new Set(rows.flatMap(({ name_value }) => name_value.map(({ type }) => type)))].join('\n');

/** Which variants are offered, what each is called, costs and looks like. */
export const VariantFields = ({ form, refusals }: SectionProps & { readonly refusals: readonly CellRefusal[] }) => {
  const { t } = useTranslation('listing');
  const { control, errorOf, getValues, setValue } = form;
  const packed = useWatch({ control, name: 'attribute_specifics_modify' });
  const rows = unpackRows(packed);
  const names = kindsOf(rows);
  const types = useMemo(() => (names === '' ? [] : names.split('\n')), [names]);
  const put = useCallback(
    (next: readonly GridRow[]) => setValue('attribute_specifics_modify', packRows(next), { shouldDirty: true }),
    [setValue],
  );
  /** The rows somebody chooses a picture for. */
  const [picking, setPicking] = useState<readonly number[] | null>(null);
  const dress = (places: readonly number[], image: Image | null): void => {
    const chosen = new Set(places);
    put(unpackRows(getValues('attribute_specifics_modify')).map((row, at) => (chosen.has(at) ? { ...row, image } : row)));
  };
  const choose = ([file]: readonly File[]): void => {
    if (picking && file?.url) dress(picking, { _id: file._id, url: file.url, type: 'image' });
    setPicking(null);
  };
  const error = errorOf('attribute_specifics_modify');
  if (rows.length === 0) return <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('variants.none')}</Box>;
  return (
    <Box>
      <VariantGrid
        kind="listing"
        rows={rows}
        onRows={put}
        types={types}
        additionOf={NOTHING_ADDED}
        refusals={refusals}
        onPicture={(places, does) => (does === 'choose' ? setPicking(places) : dress(places, null))}
      />
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      <Suspense>{picking && <PicturePicker single onChoose={choose} onClose={() => setPicking(null)} />}</Suspense>
    </Box>
  );
};
