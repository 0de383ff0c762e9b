import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneAssets } from '../../../../scene/assets';
import type { SceneSide } from '../../../../scene/document';
import { showCanvas, useColorPainter } from './use-color-painter';

/** Width of a preview's picture in pixels; shown at about half of it. */
const PREVIEW_WIDTH = 800;

interface SidePreviewsProps {
  readonly sides: readonly SceneSide[];
  readonly assets: SceneAssets;
  /** `#rrggbb` of the garment. */
  readonly color: string;
}

/** Each side as it will look, drawn by the same scene the server draws the saved pictures with. */
export const SidePreviews = ({ sides, assets, color }: SidePreviewsProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 400px))', gap: 4 }}>
    {sides.map((side) => (
      <SidePreview key={side.id} side={side} assets={assets} color={color} />
    ))}
  </Box>
);

interface SidePreviewProps {
  readonly side: SceneSide;
  readonly assets: SceneAssets;
  readonly color: string;
}

const SidePreview = ({ side, assets, color }: SidePreviewProps) => {
  const { t } = useTranslation('editor');
  const host = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const painter = useColorPainter(side, assets, PREVIEW_WIDTH);
  useEffect(() => {
    let current = true;
    painter.then(
      (paint) => {
        if (!current) return;
        showCanvas(host.current, paint(color));
        setDrawn(true);
      },
      // A picture that does not load is told by preflight and by the save; the place stays empty here.
      () => current && setDrawn(true),
    );
    return () => {
      current = false;
    };
  }, [painter, color]);
  const empty = !side.layers.some(({ visible }) => visible);
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        role="img"
        aria-label={t('publish.rendering', { side: side.name })}
        sx={{
          position: 'relative',
          aspectRatio: `${side.width} / ${side.height}`,
          borderRadius: 1.5,
          bgcolor: 'background.picture',
          overflow: 'hidden',
        }}
      >
        <Box ref={host} sx={{ position: 'absolute', inset: 0 }} />
        {!drawn && <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: 1 }} />}
      </Box>
      <Typography component="figcaption" variant="body2" sx={{ mt: 1.5 }}>
        {side.name}
        {empty && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` · ${t('publish.noPrint')}`}
          </Box>
        )}
      </Typography>
    </Box>
  );
};
