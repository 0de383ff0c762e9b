import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Size } from '../../../../../domain/geometry/placement';
import { effectiveDpi, sharpnessAt, SHARP_DPI, SOFT_DPI } from '../../../../../domain/print/preflight';
import { pixelsInInch } from '../../../../../domain/print/print-file';
import type { SceneImageLayer, ScenePrintArea } from '../../../../../scene/document';
import type { LayerChange } from '../../../../editor/document/types';
import { changesFor, figuresOfOne } from '../../../../editor/geometry/figures';
import { selectPictureSize } from '../../../../editor/selectors';
import { usePrintLengths } from '../../../../shell/stage/lengths';
import type { Root } from '../../root';

const TONES = { sharp: 'success.main', fair: 'warning.main', soft: 'error.main' } as const;

interface PrintSizeProps {
  readonly layer: SceneImageLayer;
  readonly area: ScenePrintArea;
  /** Print pixels of the side. */
  readonly print: Size;
  readonly onStart: () => void;
  readonly onChange: (change: LayerChange) => void;
}

/** How sharp a picture prints as large as it is, and how large it may be to print well. */
export const PrintSize = ({ layer, area, print, onStart, onChange }: PrintSizeProps) => {
  const { t } = useTranslation('editor');
  const pixels = useSelector((state: Root) => selectPictureSize(state, layer.fileId));
  const live = useSelector(({ editor }: Root) => editor.live);
  const lengths = usePrintLengths(pixelsInInch(area, print));
  if (!pixels) return null;
  const dpi = effectiveDpi(layer, pixels, area, print);
  const now = figuresOfOne(layer);
  // A hand that scales it changes how sharp it prints at once.
  const shown = Math.round((dpi * now.width) / (live?.width ?? now.width));
  const largest = (least: number, text: 'largestGood' | 'largestFair') => {
    const factor = dpi / least;
    const size = lengths.tellSize({ width: now.width * factor, height: now.height * factor });
    return (
      <Button
        size="small"
        disabled={layer.locked}
        onClick={() => {
          onStart();
          onChange(changesFor([layer], { width: now.width * factor })[layer.id] ?? {});
        }}
        sx={{ justifyContent: 'space-between', textAlign: 'start', gap: 2, px: 2, mx: -2 }}
      >
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'normal' }}>
          {t(`printSize.${text}`, { dpi: least })}
        </Box>
        <Box component="span" sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
          {size}
        </Box>
      </Button>
    );
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', mb: 3 }}>
      <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Box component="span" aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: TONES[sharpnessAt(shown)] }} />
        {t('printSize.now', { dpi: shown })}
      </Typography>
      {largest(SHARP_DPI, 'largestGood')}
      {largest(SOFT_DPI, 'largestFair')}
    </Box>
  );
};
