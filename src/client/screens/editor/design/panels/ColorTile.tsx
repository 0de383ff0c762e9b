import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../../ui/Hint';
import { DrawnPicture } from '../drawn/DrawnPicture';

interface ColorTileProps {
  readonly name: string;
  /** `#rrggbb`. */
  readonly hex: string;
  /** Draws the design in a colour; null until it can. */
  readonly paint: ((color: string) => HTMLCanvasElement) | null;
  /** The white product, shown until then. */
  readonly placeholder: string | null;
  readonly sold: boolean;
  /** The stage shows it. */
  readonly shown: boolean;
  readonly onToggle: () => void;
  readonly onShow: (hex: string) => void;
}

/** The design on the product in one colour. A press shows it on the stage; the tick says whether it is sold. */
export const ColorTile = ({ name, hex, paint, placeholder, sold, shown, onToggle, onShow }: ColorTileProps) => {
  const { t } = useTranslation('editor');
  const canvas = useMemo(() => paint?.(hex) ?? null, [paint, hex]);
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Hint title={shown ? t('product.shown') : t('product.show', { name })}>
        <ButtonBase
          aria-label={t('product.show', { name })}
          aria-pressed={shown}
          onClick={() => onShow(hex)}
          sx={{
            display: 'block',
            width: 1,
            borderRadius: 1,
            outline: shown ? '2px solid' : 'none',
            outlineColor: 'primary.main',
            outlineOffset: 1,
            opacity: sold || shown ? 1 : 0.55,
            '&:hover': { opacity: 1 },
            '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          <DrawnPicture canvas={canvas} placeholder={placeholder} />
        </ButtonBase>
      </Hint>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', minWidth: 0, mt: 0.5, cursor: 'pointer', fontSize: 12 }}>
        <Checkbox
          size="small"
          checked={sold}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': t('product.offer', { name }) } }}
          sx={{ p: 0.5, marginInlineStart: -0.5, '& svg': { fontSize: 17 } }}
        />
        <Box component="span" sx={{ minWidth: 0, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
      </Box>
    </Box>
  );
};
