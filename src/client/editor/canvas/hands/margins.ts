import { apply, type Matrix } from '../../../../domain/geometry/matrix';
import { bleedArea, safeArea, type MarginArea } from '../../../../domain/print/print-file';
import { printAreaMatrix } from '../../../../scene/geometry';
import type { StageParts } from '../stage-model';
import type { Viewport } from '../viewport';

const outline = (context: CanvasRenderingContext2D, viewport: Viewport, matrix: Matrix, { width, height }: MarginArea): void => {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  context.beginPath();
  for (const [across, down] of corners) {
    const { x, y } = viewport.toStage(apply(matrix, { x: (across * width) / 2, y: (down * height) / 2 }));
    context.lineTo(x, y);
  }
  context.closePath();
  context.lineWidth = 1;
  context.stroke();
};

/** Draws how far art has to reach to be cut cleanly, and within which it is safe, along the print area's own edges. Returns how to stop. */
export const drawMargins = ({ canvas, viewport, model }: StageParts): (() => void) =>
  canvas.on('after:render', ({ ctx }) => {
    const shown = model();
    if (!shown?.margins) return;
    const { printArea } = shown.scene;
    const matrix = printAreaMatrix(printArea);
    ctx.save();
    ctx.setLineDash([2, 3]);
    ctx.strokeStyle = 'rgba(214, 62, 62, 0.85)';
    outline(ctx, viewport, matrix, bleedArea(printArea, shown.inch));
    ctx.strokeStyle = 'rgba(23, 150, 84, 0.85)';
    outline(ctx, viewport, matrix, safeArea(printArea, shown.inch));
    ctx.restore();
  });
