import Box from '@mui/material/Box';
import { useCallback } from 'react';
import type { SceneSide } from '../../../../../scene/document';
import { useDrawn, type Draw } from '../drawn/use-drawn';
import { ColorTile } from './ColorTile';

interface ColorTilesProps {
  readonly options: readonly { readonly ffm_value: string; readonly hex?: string | null }[];
  /** The colours on sale. */
  readonly chosen: readonly string[];
  /** The side on the stage. */
  readonly scene: SceneSide | undefined;
  /** `#rrggbb` of the garment on the stage. */
  readonly shown: string;
  readonly onToggle: (value: string) => void;
  readonly onShow: (hex: string) => void;
}

/** About as wide as a tile is, in CSS pixels. */
const WIDTH = 74;

const hexOf = (hex: string | null | undefined): string => (hex ?? '#ffffff').toLowerCase();

/** The design in every colour of the product. */
export const ColorTiles = ({ options, chosen, scene, shown, onToggle, onShow }: ColorTilesProps) => {
  const draw: Draw<((color: string) => HTMLCanvasElement) | null> = useCallback(
    async ({ sideInColors }, assets) => (scene ? sideInColors(scene, assets, WIDTH * window.devicePixelRatio) : null),
    [scene],
  );
  const paint = useDrawn(draw);
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(88px, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }, gap: 2 }}
    >
      {options.map(({ ffm_value, hex }) => (
        <ColorTile
          key={ffm_value}
          name={ffm_value}
          hex={hexOf(hex)}
          paint={paint}
          placeholder={scene?.garment?.url ?? null}
          sold={chosen.includes(ffm_value)}
          shown={hexOf(hex) === shown.toLowerCase()}
          onToggle={() => onToggle(ffm_value)}
          onShow={onShow}
        />
      ))}
    </Box>
  );
};
