import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { MAX_IMAGE_LENGTH, MOST_SKEW, type ImagePlacement } from '../../../../domain/design/design';
import type { Size } from '../../../../domain/geometry/placement';
import { roundTo } from '../../../../domain/numbers';
import { useFormat } from '../../../ui/format';
import type { FormImage } from '../design-form';
import { placementOf } from './form-composition';
import { PlacementField } from './PlacementField';

interface ImageFieldsProps {
  readonly image: FormImage;
  readonly sheet: Size;
  readonly onChange: (placement: ImagePlacement) => void;
}

/** Where one image stands and what shows of it, in numbers. */
export const ImageFields = ({ image, sheet, onChange }: ImageFieldsProps) => {
  const { t } = useTranslation('designs');
  const { t: editor } = useTranslation('editor');
  const format = useFormat();
  const now = placementOf(image, sheet);
  const { position, size, skew, scale, crop } = now;
  const put = (change: Partial<ImagePlacement>): void => onChange({ ...now, ...change });
  const share = (value: number): number => roundTo(value, 4);
  const within = (least: number, most: number) => (value: number) =>
    value >= least && value <= most ? undefined : t('compose.range', { least: format.count(least), most: format.count(most) });
  const field = (label: string, value: number, unit: string, range: readonly [number, number], onPut: (value: number) => void) => (
    <PlacementField {...{ label, value, unit }} faultOf={within(...range)} onChange={onPut} />
  );
  const far = [-MAX_IMAGE_LENGTH, MAX_IMAGE_LENGTH] as const;
  const long = [0.01, MAX_IMAGE_LENGTH] as const;
  const turn = [-360, 360] as const;
  const slant = [-MOST_SKEW, MOST_SKEW] as const;
  const [right, bottom] = [share(1 - crop.x - crop.width), share(1 - crop.y - crop.height)];
  /** One edge is cut away by a share of the picture; at least a hundredth of it is left. */
  const cut = (label: string, value: number, opposite: number, cropped: (value: number) => ImagePlacement['crop']) =>
    field(label, value * 100, '%', [0, Math.floor((1 - opposite) * 100) - 1], (percent) => {
      const { x, y, width, height } = cropped(percent / 100);
      put({ crop: { x: share(x), y: share(y), width: share(width), height: share(height) } });
    });
  return (
    <Box role="group" aria-label={t('compose.fields', { name: image.name })} sx={fields}>
      {field(editor('properties.x'), position.x, 'px', far, (x) => put({ position: { ...position, x } }))}
      {field(editor('properties.y'), position.y, 'px', far, (y) => put({ position: { ...position, y } }))}
      {field(editor('properties.width'), size.width, 'px', long, (width) => put({ size: { ...size, width } }))}
      {field(editor('properties.height'), size.height, 'px', long, (height) => put({ size: { ...size, height } }))}
      {field(editor('properties.rotation'), now.rotation, '°', turn, (rotation) => put({ rotation }))}
      <span />
      {field(editor('properties.scaleX'), scale.x * 100, '%', [1, 10_000], (x) => put({ scale: { ...scale, x: x / 100 } }))}
      {field(editor('properties.scaleY'), scale.y * 100, '%', [1, 10_000], (y) => put({ scale: { ...scale, y: y / 100 } }))}
      {field(editor('properties.skewX'), skew.x, '°', slant, (x) => put({ skew: { ...skew, x } }))}
      {field(editor('properties.skewY'), skew.y, '°', slant, (y) => put({ skew: { ...skew, y } }))}
      {cut(t('compose.cropLeft'), crop.x, right, (x) => ({ ...crop, x, width: 1 - right - x }))}
      {cut(t('compose.cropRight'), right, crop.x, (cutOff) => ({ ...crop, width: 1 - crop.x - cutOff }))}
      {cut(t('compose.cropTop'), crop.y, bottom, (y) => ({ ...crop, y, height: 1 - bottom - y }))}
      {cut(t('compose.cropBottom'), bottom, crop.y, (cutOff) => ({ ...crop, height: 1 - crop.y - cutOff }))}
    </Box>
  );
};

const fields = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, pt: 2, pb: 4 } as const;
