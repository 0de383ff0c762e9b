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
  return <Dpi dpi={designDpi(design, placedOf(design))} sentence={(dpi, low) => t(low ? 'resolution.low' : 'resolution.fair', { dpi })} />;
};

/** The same of one picture. */
export const DpiChip = ({ dpi }: { readonly dpi: number | undefined }) => {
  const { t } = useTranslation('designs');
  return <Dpi dpi={dpi ?? null} sentence={(of, low) => t(low ? 'resolution.pictureLow' : 'resolution.pictureFair', { dpi: of })} />;
};

interface DpiProps {
  /** Null: nothing is printed. */
  readonly dpi: number | null;
  readonly sentence: (dpi: number, low: boolean) => string;
}

const Dpi = ({ dpi, sentence }: DpiProps) => {
  const { t } = useTranslation('designs');
  if (dpi === null || dpi >= SHARP_DPI) return null;
  const low = dpi < SOFT_DPI;
  const words = sentence(dpi, low);
  return (
    <Hint title={words}>
      <Box
        component="span"
        role="img"
        tabIndex={0}
        aria-label={words}
        sx={{ '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' } }}
      >
        <StatusChip tone={low ? 'bad' : 'warning'} label={t('resolution.dpi', { dpi })} />
      </Box>
    </Hint>
  );
};
