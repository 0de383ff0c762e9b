import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneSide } from '../../../../scene/document';
import { renderSide } from '../../../../scene/render-side';
import type { SceneAssets } from '../../../../scene/assets';

/** Width of a preview's picture in pixels; shown at about half of it. */
const PREVIEW_WIDTH = 800;

export interface SidePreviewsProps {
  readonly sides: readonly SceneSide[];
  readonly assets: SceneAssets;
}

/** Each side as it will look, drawn by the same scene the server draws the saved pictures with. */
export const SidePreviews = ({ sides, assets }: SidePreviewsProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 400px))', gap: 4 }}>
    {sides.map((side) => (
      <SidePreview key={side.id} side={side} assets={assets} />
    ))}
  </Box>
);

const SidePreview = ({ side, assets }: { readonly side: SceneSide; readonly assets: SceneAssets }) => {
  const { t } = useTranslation('editor');
  const host = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<SceneSide | null>(null);
  useEffect(() => {
    let current = true;
    renderSide(side, assets, { multiplier: PREVIEW_WIDTH / side.width }).then(
      (canvas) => {
        if (!current) return;
        Object.assign(canvas.style, { width: '100%', height: '100%', display: 'block' });
        host.current?.replaceChildren(canvas);
        setDrawn(side);
      },
      // A picture that does not load is told by the save, which names it; the place stays empty here.
      () => current && setDrawn(side),
    );
    return () => {
      current = false;
    };
  }, [side, assets]);
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
