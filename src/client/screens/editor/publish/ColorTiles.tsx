import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneAssets } from '../../../../scene/assets';
import type { SceneSide } from '../../../../scene/document';
import { whenIdle } from '../../../kernel/clock';
import { showCanvas, useColorPainter } from './use-color-painter';

/** Width of a tile's picture in pixels; shown at half of it. */
const TILE_WIDTH = 192;
/** Milliseconds a tile waits at most for the page to have nothing better to do. */
const PATIENCE = 200;

interface ColorTilesProps {
  readonly side: SceneSide;
  readonly assets: SceneAssets;
  readonly colors: readonly { readonly value: string; readonly hex: string }[];
  readonly chosen: string;
  readonly onChoose: (hex: string) => void;
}

/** One side in every colour on sale, one tile after the other so that the page stays quick; choosing one shows all sides in it. */
export const ColorTiles = ({ side, assets, colors, chosen, onChoose }: ColorTilesProps) => {
  const { t } = useTranslation('editor');
  const hosts = useRef(new Map<string, HTMLElement>());
  const painter = useColorPainter(side, assets, TILE_WIDTH);
  useEffect(() => {
    let stop = (): void => undefined;
    let current = true;
    const waiting = colors.map(({ hex }) => hex);
    const paintNext = (paint: (color: string) => HTMLCanvasElement): void => {
      const hex = waiting.shift();
      if (hex === undefined || !current) return;
      showCanvas(hosts.current.get(hex) ?? null, paint(hex));
      stop = whenIdle(PATIENCE, () => paintNext(paint));
    };
    painter.then(paintNext, () => undefined);
    return () => {
      current = false;
      stop();
    };
  }, [painter, colors]);
  return (
    <Box component="section" aria-labelledby="publish-colors" sx={{ mt: 6 }}>
      <Typography id="publish-colors" variant="h2" sx={{ mb: 3 }}>
        {t('publish.everyColor', { side: side.name })}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 2 }}>
        {colors.map(({ value, hex }) => (
          <ButtonBase
            key={value}
            aria-pressed={hex === chosen}
            onClick={() => onChoose(hex)}
            sx={{
              display: 'block',
              p: 1,
              borderRadius: 1.5,
              border: 2,
              borderColor: hex === chosen ? 'primary.main' : 'transparent',
              '&:hover': { bgcolor: 'action.hover' },
              '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            <Box
              ref={(host: HTMLElement | null) => {
                if (host) hosts.current.set(hex, host);
                else hosts.current.delete(hex);
              }}
              aria-hidden
              sx={{ aspectRatio: `${side.width} / ${side.height}`, borderRadius: 1, overflow: 'hidden', bgcolor: 'background.picture' }}
            />
            <Typography component="span" variant="caption" noWrap sx={{ display: 'block', mt: 1 }}>
              {value}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
};
