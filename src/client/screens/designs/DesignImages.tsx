import AddPhotoAlternate from '../../ui/icons/AddPhotoAlternateOutlined';
import ArrowDownward from '../../ui/icons/ArrowDownward';
import ArrowUpward from '../../ui/icons/ArrowUpward';
import Close from '../../ui/icons/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DESIGN_POSITIONS, PRINT_FITS, type DesignPosition, type PrintFit } from '../../../domain/design/design';
import { imageDpi } from '../../../domain/design/design-resolution';
import type { Size } from '../../../domain/geometry/placement';
import type { File } from '../../entities/files';
import { makeId } from '../../kernel/clock';
import { CHECKERBOARD, type Icon } from '../../ui/styles';
import { PlainSelect } from '../../ui/PlainSelect';
import { Thumb } from '../../ui/Thumb';
import { placedOf, restacked } from './compose/form-composition';
import { ImageFields } from './compose/ImageFields';
import { imageOfFile, type FormImage } from './design-form';
import { DpiChip } from './ResolutionBadge';

const PicturePicker = lazy(async () => ({ default: (await import('../../shell/pictures/PicturePicker')).PicturePicker }));

interface DesignImagesProps {
  readonly images: readonly FormImage[];
  readonly sheet: Size;
  /** Keys of those that are selected on the stage. */
  readonly selected: readonly string[];
  readonly onSelect: (image: FormImage) => void;
  readonly onChange: (images: readonly FormImage[], gesture?: string) => void;
}

/** The first side that has no picture yet. */
const freeSide = (images: readonly FormImage[]): DesignPosition =>
  DESIGN_POSITIONS.find((side) => images.every(({ position }) => position !== side)) ?? 'front';

/** The pictures of a design, the lowest first: each with its side, how it fills its box, and its place once it is selected. */
export const DesignImages = ({ images, sheet, selected, onSelect, onChange }: DesignImagesProps) => {
  const { t } = useTranslation('designs');
  const { t: editor } = useTranslation('editor');
  const { t: lists } = useTranslation('lists');
  const [picking, setPicking] = useState(false);
  const dpi = new Map(placedOf(images, sheet).map((image) => [image.key, imageDpi(sheet, image)]));
  const patch = (key: string, change: Partial<FormImage>, gesture?: string) =>
    onChange(
      images.map((image) => (image.key === key ? { ...image, ...change } : image)),
      gesture,
    );
  const add = (chosen: readonly File[]): void => {
    setPicking(false);
    onChange(chosen.reduce((all, file) => [...all, imageOfFile(file, makeId(), freeSide(all))], [...images]));
  };
  const restack = (label: string, Sign: Icon, { key }: FormImage, by: 1 | -1) => (
    <Button
      size="small"
      startIcon={<Sign />}
      disabled={restacked(images, key, by) === images}
      onClick={() => onChange(restacked(images, key, by))}
    >
      {label}
    </Button>
  );
  return (
    <Box component="section" aria-labelledby="design-pictures">
      <Typography id="design-pictures" variant="h3" sx={{ mb: 2 }}>
        {t('form.pictures')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {images.map((image) => {
          const isOpen = selected.length === 1 && selected[0] === image.key;
          return (
            <Box component="li" key={image.key} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                <ButtonBase
                  aria-expanded={isOpen}
                  aria-label={t('compose.select', { name: image.name })}
                  onClick={() => onSelect(image)}
                  sx={isOpen ? [row, chosen] : row}
                >
                  <Box sx={{ background: CHECKERBOARD, borderRadius: 1, '& img': { bgcolor: 'transparent' } }}>
                    <Thumb src={image.picture?.thumb} alt="" size={48} />
                  </Box>
                  <Typography variant="body2" component="span" noWrap title={image.name} sx={{ flex: 1, minWidth: 0 }}>
                    {image.name}
                  </Typography>
                </ButtonBase>
                <DpiChip dpi={dpi.get(image.key)} />
                <IconButton
                  edge="end"
                  aria-label={t('form.takeOut', { name: image.name })}
                  onClick={() => onChange(images.filter(({ key }) => key !== image.key))}
                >
                  <Close />
                </IconButton>
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
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
              </Box>
              {isOpen && (
                <>
                  <ImageFields image={image} sheet={sheet} onChange={(placement) => patch(image.key, { placement })} />
                  {restack(editor('commands.bringForward'), ArrowUpward, image, 1)}
                  {restack(editor('commands.sendBackward'), ArrowDownward, image, -1)}
                  <Button size="small" onClick={() => patch(image.key, { placement: null })}>
                    {t('compose.whole')}
                  </Button>
                </>
              )}
            </Box>
          );
        })}
      </Box>
      <Button startIcon={<AddPhotoAlternate />} onClick={() => setPicking(true)} sx={{ mt: 2 }}>
        {t('form.addPictures')}
      </Button>
      <Suspense>{picking && <PicturePicker among="design" onChoose={add} onClose={() => setPicking(false)} />}</Suspense>
    </Box>
  );
};

const row = {
  flex: 1,
  minWidth: 0,
  gap: 2,
  p: 0.5,
  borderRadius: 1,
  textAlign: 'start',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

const chosen = { bgcolor: 'action.selected' } as const;
