import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DESIGN_POSITIONS, PRINT_FITS, type DesignPosition, type PrintFit } from '../../../domain/design/design';
import type { File } from '../../entities/files';
import { makeId } from '../../kernel/clock';
import { CHECKERBOARD } from '../../ui/styles';
import { PlainSelect } from '../../ui/PlainSelect';
import { Thumb } from '../../ui/Thumb';
import { imageOfFile, type FormImage } from './design-form';

const PicturePicker = lazy(async () => ({ default: (await import('./PicturePicker')).PicturePicker }));

interface DesignImagesProps {
  readonly images: readonly FormImage[];
  readonly onChange: (images: FormImage[]) => void;
}

/** The first side that has no picture yet. */
const freeSide = (images: readonly FormImage[]): DesignPosition =>
  DESIGN_POSITIONS.find((side) => images.every(({ position }) => position !== side)) ?? 'front';

/** The pictures of a design: each with its side and how it fills the sheet. */
export const DesignImages = ({ images, onChange }: DesignImagesProps) => {
  const { t } = useTranslation('designs');
  const { t: lists } = useTranslation('lists');
  const [picking, setPicking] = useState(false);
  const patch = (key: string, change: Partial<FormImage>) =>
    onChange(images.map((image) => (image.key === key ? { ...image, ...change } : image)));
  const add = (chosen: readonly File[]): void => {
    setPicking(false);
    onChange(chosen.reduce((all, file) => [...all, imageOfFile(file, makeId(), freeSide(all))], [...images]));
  };
  return (
    <Box component="section" aria-labelledby="design-pictures">
      <Typography id="design-pictures" variant="h3" sx={{ mb: 2 }}>
        {t('form.pictures')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {images.map((image) => (
          <Box
            component="li"
            key={image.key}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ background: CHECKERBOARD, borderRadius: 1, '& img': { bgcolor: 'transparent' } }}>
              <Thumb src={image.thumb} alt="" size={48} />
            </Box>
            <Typography variant="body2" noWrap title={image.name} sx={{ flex: 1, minWidth: 0 }}>
              {image.name}
            </Typography>
            <PlainSelect
              label={t('form.side', { name: image.name })}
              value={image.position}
              options={DESIGN_POSITIONS.map((value) => ({ value, label: lists(`position.${value}`) }))}
              onChange={(value) => patch(image.key, { position: value as DesignPosition })}
            />
            <PlainSelect
              label={t('form.fit', { name: image.name })}
              value={image.fit}
              options={PRINT_FITS.map((value) => ({ value, label: t(`fit.${value}`) }))}
              onChange={(value) => patch(image.key, { fit: value as PrintFit })}
            />
            <IconButton
              edge="end"
              aria-label={t('form.takeOut', { name: image.name })}
              onClick={() => onChange(images.filter(({ key }) => key !== image.key))}
            >
              <Close />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button startIcon={<AddPhotoAlternate />} onClick={() => setPicking(true)} sx={{ mt: 2 }}>
        {t('form.addPictures')}
      </Button>
      <Suspense>{picking && <PicturePicker onChoose={add} onClose={() => setPicking(false)} />}</Suspense>
    </Box>
  );
};
