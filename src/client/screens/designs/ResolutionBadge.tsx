import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { designDpi } from '../../../domain/design/design-resolution';
import type { PlacedPicture } from '../../../domain/design/design-placement';
import { SHARP_DPI, SOFT_DPI } from '../../../domain/print/preflight';
import type { MockupDesign } from '../../entities/mockup-designs';
import { Hint } from '../../ui/Hint';
import { StatusChip } from '../../ui/StatusChip';

/** The design's images whose pictures are there. */
const placedPictures = ({ images }: MockupDesign): PlacedPicture[] =>
  images.flatMap(({ image, type, print_fit, ...rest }) => {
    if (!image?._id || !image.width || !image.height) return [];
    const picture = { width: image.width, height: image.height };
    return [
      { ...rest, type: type as PlacedPicture['type'], print_fit: print_fit as PlacedPicture['print_fit'], file_id: image._id, picture },
    ];
  });

/** How sharp a design prints, where that is worth a look; nothing where all of it is sharp. */
export const ResolutionBadge = ({ design }: { readonly design: MockupDesign }) => {
  const { t } = useTranslation('designs');
  const dpi = designDpi(design, placedPictures(design));
  if (dpi === null || dpi >= SHARP_DPI) return null;
  const low = dpi < SOFT_DPI;
  const sentence = t(low ? 'resolution.low' : 'resolution.fair', { dpi });
  return (
    <Hint title={sentence}>
      <Box
        component="span"
        role="img"
        tabIndex={0}
        aria-label={sentence}
        sx={{ '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' } }}
      >
        <StatusChip tone={low ? 'bad' : 'warning'} label={t('resolution.dpi', { dpi })} />
      </Box>
    </Hint>
  );
};
