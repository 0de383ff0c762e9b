import Close from '../../../ui/icons/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PictureGallery } from '../../../shell/pictures/PictureGallery';
import { PictureSource } from '../../../shell/pictures/PictureSource';
import { FlagField } from '../../../ui/form/FlagField';
import { SelectField } from '../../../ui/form/SelectField';
import { Thumb } from '../../../ui/Thumb';
import { SIDES, type TypedPicture } from './listing-form';
import type { SectionProps } from './section';

/** The ones that are not there yet, behind the others. */
const withMore = (pictures: readonly TypedPicture[], more: readonly TypedPicture[]): TypedPicture[] => {
  const known = new Set(pictures.map(({ _id, src }) => _id ?? src));
  return [...pictures, ...more.filter(({ _id, src }) => !known.has(_id ?? src))];
};

/** Pictures in their order, further ones behind them, those of the sides, and the one of its measures. */
export const PictureFields = ({ form }: SectionProps) => {
  const { t } = useTranslation('listing');
  const { control, errorOf, getValues, setValue } = form;
  const [images, extend_images, included] = useWatch({ control, name: ['images', 'extend_images', 'include_extend_images'] });
  const put = (name: 'images' | 'extend_images', pictures: readonly TypedPicture[]): void =>
    setValue(name, [...pictures], { shouldDirty: true });
  const error = errorOf('images');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <Box>
        {images.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, unicodeBidi: 'plaintext' }}>
            {t('pictures.none')}
          </Typography>
        )}
        <PictureGallery label={t('field.images')} pictures={images} onChange={(next) => put('images', next)} />
        <PictureSource multiple onPictures={(more) => put('images', withMore(getValues('images'), more))} />
        {error && (
          <FormHelperText error role="alert" sx={{ mx: 0 }}>
            {error}
          </FormHelperText>
        )}
      </Box>
      <Box role="group" aria-label={t('field.extend_images')}>
        <FlagField control={control} name="include_extend_images" label={t('field.include_extend_images')} />
        {(included || extend_images.length > 0) && (
          <Box sx={{ opacity: included ? 1 : 0.6, mt: 2 }}>
            <PictureGallery label={t('field.extend_images')} pictures={extend_images} onChange={(next) => put('extend_images', next)} />
            <PictureSource
              of={t('field.extend_images')}
              multiple
              onPictures={(more) => put('extend_images', withMore(getValues('extend_images'), more))}
            />
          </Box>
        )}
      </Box>
      <SidePictures form={form} />
      <SizeChart form={form} />
    </Box>
  );
};

type FormProps = Pick<SectionProps, 'form'>;

/** Pictures of the product's sides; those without one are offered in a list. */
const SidePictures = ({ form: { control, setValue, getValues } }: FormProps) => {
  const { t } = useTranslation('listing');
  const sides = useWatch({ control, name: 'sides' });
  const missing = SIDES.filter((side) => !sides[side]);
  const [wanted, setWanted] = useState('');
  const next = missing.find((side) => side === wanted) ?? missing[0];
  const put = (side: (typeof SIDES)[number], picture: TypedPicture | undefined): void => {
    const { [side]: _before, ...others } = getValues('sides');
    const all: Partial<Record<(typeof SIDES)[number], TypedPicture>> = picture ? { ...others, [side]: picture } : others;
    // In the order of the sides, so that the same pictures are the same value.
    setValue('sides', Object.fromEntries(SIDES.flatMap((each) => (all[each] ? [[each, all[each]]] : []))), { shouldDirty: true });
  };
  return (
    <Box role="group" aria-label={t('field.sides')}>
      <Typography variant="subtitle2" sx={{ mb: 1 }}>
        {t('field.sides')}
      </Typography>
      <FlagField control={control} name="include_side_images" label={t('field.include_side_images')} />
      <Box component="ul" sx={tiles}>
        {SIDES.map((side) => {
          const picture = sides[side];
          return (
            picture && (
              <li key={side}>
                <Thumb src={picture.src} alt={t(`side.${side}`)} size={72} />
                <span>{t(`side.${side}`)}</span>
                <IconButton size="small" aria-label={t('side.remove', { side: t(`side.${side}`) })} onClick={() => put(side, undefined)}>
                  <Close sx={{ fontSize: 14 }} />
                </IconButton>
              </li>
            )
          );
        })}
      </Box>
      {next && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
          <Box sx={{ width: 180 }}>
            <SelectField
              label={t('side.which')}
              value={next}
              options={missing.map((side) => ({ value: side, label: t(`side.${side}`) }))}
              onChange={setWanted}
            />
          </Box>
          <PictureSource key={next} of={t(`side.${next}`)} onPictures={([picture]) => picture && put(next, picture)} />
        </Box>
      )}
    </Box>
  );
};

/** A picture of its measures, in place of the product type's table. */
const SizeChart = ({ form: { control, setValue, errorOf } }: FormProps) => {
  const { t } = useTranslation('listing');
  const chart = useWatch({ control, name: 'size_chart' });
  const put = (picture: TypedPicture | null): void => setValue('size_chart', picture, { shouldDirty: true });
  const error = errorOf('size_chart');
  return (
    <Box role="group" aria-label={t('field.size_chart')}>
      <Typography variant="subtitle2" sx={{ mb: 1 }}>
        {t('field.size_chart')}
      </Typography>
      <FlagField control={control} name="include_size_chart" label={t('field.include_size_chart')} />
      <Box component="ul" sx={tiles}>
        {chart && (
          <li>
            <Thumb src={chart.src} alt={t('field.size_chart')} size={72} />
            <IconButton size="small" aria-label={t('chart.remove')} onClick={() => put(null)}>
              <Close sx={{ fontSize: 14 }} />
            </IconButton>
          </li>
        )}
      </Box>
      {!chart && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, unicodeBidi: 'plaintext' }}>
          {t('chart.none')}
        </Typography>
      )}
      <PictureSource of={t('field.size_chart')} onPictures={([picture]) => picture && put(picture)} />
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
};

const tiles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  m: 0,
  p: 0,
  mb: 2,
  fontSize: 12,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    p: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  '& li > :first-of-type': { gridColumn: '1 / -1' },
} as const;
