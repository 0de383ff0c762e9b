import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { designDpi } from '../../../domain/design/design-resolution';
import type { DesignImage } from '../../../domain/design/design';
import { placedPictures } from '../../../domain/design/design-placement';
import { SHARP_DPI, SOFT_DPI } from '../../../domain/print/preflight';
import type { MockupDesign } from '../../entities/mockup-designs';
import { Hint } from '../../ui/Hint';
import { StatusChip } from '../../ui/StatusChip';

/** The design's images whose pictures are there. */
const placedOf = ({ images }: MockupDesign) =>
  placedPictures(
    images.map(({ image, ...rest }) => ({ ...(rest as Omit<DesignImage, 'file_id'>), file_id: image?._id ?? null })),
    (id) => images.find(({ image }) => image?._id === id)?.image ?? undefined,
  );

/** How sharp a design prints, where that is worth a look; nothing where all of it is sharp. */
export const ResolutionBadge = ({ design }: { readonly design: MockupDesign }) => {
  const { t } = useTranslation('designs');
  const dpi = designDpi(design, placedOf(design));
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
