import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { previewAt } from '../../../../domain/listing/preview';
import { parseNumber } from '../../../../domain/numbers';
import { PLATFORMS, type PlatformId } from '../../../../domain/platforms';
import { unpackRows } from '../../../../domain/variant-grid/packed';
import { useFormat } from '../../../ui/format';
import { ownDirection } from '../../../ui/styles';
import type { SectionProps } from './section';

/** What is typed as buyers would find it in each platform's lists, and what a platform leaves out. */
export const PlatformPreviews = ({
  form: { control },
  listing,
  platforms,
}: SectionProps & { readonly platforms: readonly PlatformId[] }) => {
  const { t } = useTranslation('listing');
  const format = useFormat();
  const [name, custom_name, description, images, sides, sided, extend_images, extended, tags, packed, price] = useWatch({
    control,
    name: [
      'name',
      'custom_name',
      'description',
      'images',
      'sides',
      'include_side_images',
      'extend_images',
      'include_extend_images',
      'tags',
      'attribute_specifics_modify',
      'price',
    ],
  });
  const offered = unpackRows(packed).filter(({ selected }) => selected);
  const prices = offered.flatMap(({ sale_price }) => parseNumber(sale_price ?? '') ?? []);
  const [least, most] = prices.length === 0 ? [parseNumber(price), parseNumber(price)] : [Math.min(...prices), Math.max(...prices)];
  const shown = {
    name: custom_name.trim() || name.trim(),
    description,
    images: images.length + (sided ? Object.keys(sides).length : 0) + (extended ? extend_images.length : 0),
    tags,
    variants: offered.length,
    options: listing.prety_attributes.length,
  };
  return (
    <Box component="ul" sx={cards}>
      {platforms.map((id) => {
        const preview = previewAt(id, shown);
        return (
          <li key={id}>
            <Typography variant="subtitle2">{PLATFORMS[id].name}</Typography>
            <Box sx={{ aspectRatio: preview.ratio, bgcolor: 'background.picture', borderRadius: 0.75, overflow: 'hidden' }}>
              {images[0] && (
                <Box
                  component="img"
                  src={images[0].src}
                  alt=""
                  loading="lazy"
                  sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover' }}
                />
              )}
            </Box>
            <Box sx={{ fontWeight: 500, ...ownDirection }}>{preview.name || '–'}</Box>
            {least !== null && most !== null && <Box>{format.moneyRange(least, most)}</Box>}
            {preview.leftOut.length === 0 ? (
              <Box sx={{ color: 'text.secondary', ...ownDirection }}>{t('preview.whole')}</Box>
            ) : (
              preview.leftOut.map(({ what, most: limit, count }) => (
                <Box key={what} sx={{ color: 'warning.dark', ...ownDirection }}>
                  {t(`preview.${what}`, { most: format.count(limit), count: format.count(count) })}
                </Box>
              ))
            )}
          </li>
        );
      })}
    </Box>
  );
};

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 3,
  m: 0,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& > li': { display: 'flex', flexDirection: 'column', gap: 2, p: 3, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 },
} as const;
