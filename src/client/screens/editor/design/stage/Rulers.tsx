import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StageView } from '../../../../editor/canvas/stage-model';
import { LENGTH_UNITS, useChooseUnit, type Lengths } from '../../../../shell/stage/lengths';
import { RULER } from './ruler-size';

/** Marks with a figure are at least this far apart, in CSS pixels. */
const APART = 56;

/** The distance of the figures: 1, 2 or 5 times a power of ten, in the unit. */
const stepOf = (pixelsPerUnit: number): number => {
  const least = APART / pixelsPerUnit;
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? 10 * power;
};

const draw = (canvas: HTMLCanvasElement, along: 'x' | 'y', { scale, left, top }: StageView, { pixels: unit, tell }: Lengths): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const pixels = window.devicePixelRatio;
  const { clientWidth, clientHeight } = canvas;
  canvas.width = clientWidth * pixels;
  canvas.height = clientHeight * pixels;
  context.scale(pixels, pixels);
  const ink = getComputedStyle(canvas).color;
  context.fillStyle = ink;
  context.strokeStyle = ink;
  // In a page that runs from right to left a minus would stand behind its figure.
  context.direction = 'ltr';
  context.font = '10px Inter Variable, system-ui, sans-serif';
  const [origin, length] = along === 'x' ? [left, clientWidth] : [top, clientHeight];
  const perUnit = scale * unit;
  const step = stepOf(perUnit);
  const minor = step / 5;
  context.beginPath();
  for (let i = Math.floor(-origin / perUnit / minor); ; i++) {
    const at = Math.round(origin + i * minor * perUnit) + 0.5;
    if (at > length) break;
    const major = i % 5 === 0;
    const from = RULER - (major ? 8 : 4);
    if (along === 'x') {
      context.moveTo(at, from);
      context.lineTo(at, RULER);
    } else {
      context.moveTo(from, at);
      context.lineTo(RULER, at);
    }
    if (!major) continue;
    const figure = tell(i * minor * unit);
    context.save();
    if (along === 'x') context.translate(at + 3, 9);
    else {
      context.translate(9, at - 3);
      context.rotate(-Math.PI / 2);
    }
    context.fillText(figure, 0, 0);
    context.restore();
  }
  context.stroke();
};

interface RulersProps {
  readonly view: StageView;
  readonly lengths: Lengths;
}

/** Rulers along the stage's upper and left edge, in document pixels or in the size it is printed. */
export const Rulers = ({ view, lengths }: RulersProps) => {
  const { t } = useTranslation('editor');
  const { unit } = lengths;
  const choose = useChooseUnit();
  const across = useRef<HTMLCanvasElement>(null);
  const down = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (across.current) draw(across.current, 'x', view, lengths);
    if (down.current) draw(down.current, 'y', view, lengths);
  }, [view, lengths]);
  const strip = { position: 'absolute', bgcolor: 'background.paper', color: 'text.secondary', opacity: 0.94 } as const;
  return (
    <>
      {/* The stage's own coordinates run from the left, whatever the language. */}
      <Box component="canvas" ref={across} aria-hidden style={{ left: 0, top: 0, width: '100%', height: RULER }} sx={strip} />
      <Box component="canvas" ref={down} aria-hidden style={{ left: 0, top: 0, width: RULER, height: '100%' }} sx={strip} />
      <ButtonBase
        aria-label={t('stage.unit', { unit })}
        onClick={() => choose(LENGTH_UNITS[(LENGTH_UNITS.indexOf(unit) + 1) % LENGTH_UNITS.length] ?? 'px')}
        style={{ left: 0, top: 0 }}
        sx={{
          position: 'absolute',
          minWidth: 24,
          height: 24,
          px: 1,
          fontSize: 11,
          fontWeight: 600,
          bgcolor: 'background.paper',
          borderRadius: 0.5,
          '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        {unit}
      </ButtonBase>
    </>
  );
};
