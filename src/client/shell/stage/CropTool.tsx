import Check from '../../ui/icons/Check';
import Close from '../../ui/icons/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { movedCrop, type Crop, type CropHandle } from '../../../domain/geometry/crop';
import { apply, invert, multiply, type Matrix } from '../../../domain/geometry/matrix';
import type { SceneImageLayer } from '../../../scene/document';
import type { Picture } from '../../../scene/garment';
import type { StageView } from '../../editor/canvas/stage-model';
import type { LayerChange } from '../../editor/document/types';
import { croppedLayer, pictureMatrix, wholeSize } from './cropped-layer';

const HANDLES: readonly Exclude<CropHandle, 'move'>[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];

/** A step of the arrow keys, as a share of the picture; with Shift ten times as much. */
const STEP = 0.005;

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropToolProps {
  readonly layer: SceneImageLayer;
  /** Null while it is on its way. */
  readonly picture: Picture | null;
  readonly view: StageView;
  /** With the change, or null to leave the picture as it was. */
  readonly onDone: (change: LayerChange | null) => void;
}

/**
 * The whole picture over the stage, dimmed outside the frame. The frame and its handles are dragged, or moved by the arrow keys; Enter applies,
 * Escape leaves everything as it was.
 */
export const CropTool = ({ layer, picture, view, onDone }: CropToolProps) => {
  const { t } = useTranslation('editor');
  const [crop, setCrop] = useState<Crop>(() => layer);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = wholeSize(layer);
  const toStage: Matrix = multiply([view.scale, 0, 0, view.scale, view.left, view.top], pictureMatrix(layer));
  // The plane is laid out in pixels of the screen, so that frame and handles keep their thickness.
  const [across, down] = [Math.hypot(toStage[0], toStage[1]), Math.hypot(toStage[2], toStage[3])];
  const [planeWidth, planeHeight] = [width * across, height * down];
  const plane = multiply(toStage, [1 / across, 0, 0, 1 / down, 0, 0]);

  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context || !picture) return;
    canvas.current.width = Math.min(2048, Math.max(1, Math.round(planeWidth * window.devicePixelRatio)));
    canvas.current.height = Math.min(2048, Math.max(1, Math.round(planeHeight * window.devicePixelRatio)));
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.current.width, canvas.current.height);
  }, [picture, planeWidth, planeHeight]);

  const finish = (): void => onDone(croppedLayer(layer, crop));
  const drag = (handle: CropHandle) => (event: React.PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const [from, start] = [{ x: event.clientX, y: event.clientY }, crop];
    const [a, b, c, d] = plane;
    const back = invert([a, b, c, d, 0, 0]);
    const onMove = (move: PointerEvent): void => {
      const by = apply(back, { x: move.clientX - from.x, y: move.clientY - from.y });
      setCrop(movedCrop(start, handle, by.x / planeWidth, by.y / planeHeight));
    };
    const element = event.currentTarget;
    element.addEventListener('pointermove', onMove);
    element.addEventListener('lostpointercapture', () => element.removeEventListener('pointermove', onMove), { once: true });
  };
  const onKey = (handle: CropHandle) => (event: React.KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const size = event.shiftKey ? STEP * 10 : STEP;
    setCrop((current) => movedCrop(current, handle, step[0] * size, step[1] * size));
  };
  const onFrameKey = (event: React.KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') finish();
    else onDone(null);
  };
  const percent = (share: number): string => `${share * 100}%`;
  return (
    <Box
      role="dialog"
      aria-label={t('crop.title', { name: layer.name })}
      onKeyDown={onFrameKey}
      sx={{ position: 'absolute', inset: 0, overflow: 'hidden', bgcolor: 'rgba(16, 18, 24, 0.45)', zIndex: 2, touchAction: 'none' }}
    >
      <div
        dir="ltr"
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          width: planeWidth,
          height: planeHeight,
          transformOrigin: '0 0',
          transform: `matrix(${plane.join()})`,
        }}
      >
        <div style={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
          <canvas ref={canvas} style={{ width: '100%', height: '100%', opacity: layer.opacity }} />
          <div style={{ ...placeOf(crop, percent), boxShadow: '0 0 0 9999px rgba(16, 18, 24, 0.6)' }} />
        </div>
        <Box
          ref={frame}
          role="group"
          tabIndex={0}
          aria-label={t('crop.frame')}
          onPointerDown={drag('move')}
          onKeyDown={onKey('move')}
          style={placeOf(crop, percent)}
          sx={{
            outline: '1.5px solid #fff',
            boxShadow: '0 0 0 2.5px rgba(0,0,0,.5)',
            cursor: 'move',
            '&:focus-visible': { outline: '2.5px solid #2f7df6' },
          }}
        >
          {HANDLES.map((handle) => (
            <Box
              key={handle}
              component="button"
              type="button"
              aria-label={t(`crop.handles.${handle}`)}
              onPointerDown={drag(handle)}
              onKeyDown={onKey(handle)}
              style={handlePlace(handle)}
              sx={handleLook}
            />
          ))}
        </Box>
      </div>
      <Paper
        elevation={3}
        style={{ left: '50%', transform: 'translateX(-50%)' }}
        sx={{ position: 'absolute', top: 12, display: 'flex', gap: 2, p: 2 }}
      >
        <Button size="small" startIcon={<Close />} onClick={() => onDone(null)}>
          {t('crop.cancel')}
        </Button>
        <Button size="small" onClick={() => setCrop({ cropX: 0, cropY: 0, cropWidth: 1, cropHeight: 1 })}>
          {t('crop.whole')}
        </Button>
        <Button size="small" variant="contained" startIcon={<Check />} onClick={finish}>
          {t('crop.apply')}
        </Button>
      </Paper>
    </Box>
  );
};

const placeOf = ({ cropX, cropY, cropWidth, cropHeight }: Crop, percent: (share: number) => string) =>
  ({ position: 'absolute', left: percent(cropX), top: percent(cropY), width: percent(cropWidth), height: percent(cropHeight) }) as const;

const handlePlace = (handle: CropHandle) => ({
  left: handle.includes('w') ? '0%' : handle.includes('e') ? '100%' : '50%',
  top: handle.includes('n') ? '0%' : handle.includes('s') ? '100%' : '50%',
  cursor: `${handle}-resize`,
});

const handleLook = {
  position: 'absolute',
  width: 24,
  height: 24,
  p: 0,
  transform: 'translate(-50%, -50%)',
  border: 0,
  bgcolor: 'transparent',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 6,
    borderRadius: '50%',
    bgcolor: '#fff',
    boxShadow: '0 0 0 1.5px #2f7df6',
  },
  '&:focus-visible': { outline: '2px solid #2f7df6', borderRadius: '50%' },
} as const;
