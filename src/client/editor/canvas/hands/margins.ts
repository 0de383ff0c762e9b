import type { Shape } from '../../../../domain/geometry/convex';
import { marginsOf } from '../../../../domain/print/margins';
import type { StageModel, StageParts } from '../stage-model';
import type { Viewport } from '../viewport';

const draw = (context: CanvasRenderingContext2D, viewport: Viewport, outlines: readonly Shape[]): void => {
  context.beginPath();
  for (const outline of outlines) {
    outline.forEach((point, at) => {
      const { x, y } = viewport.toStage(point);
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    context.closePath();
  }
  context.lineWidth = 1;
  context.stroke();
};

/** The margins of what is shown, worked out once for each print area. */
const keptMargins = () => {
  let kept: { readonly of: readonly unknown[]; readonly margins: ReturnType<typeof marginsOf> } | undefined;
  return ({ scene, inch }: StageModel): ReturnType<typeof marginsOf> => {
    const of = [scene.printArea, scene.printMask, inch];
    if (!kept?.of.every((part, at) => part === of[at])) kept = { of, margins: marginsOf(scene, inch) };
    return kept.margins;
  };
};

/** Draws how far art has to reach to be cut cleanly, and within which it is safe, along the outline of what is printed. Returns how to stop. */
export const drawMargins = ({ canvas, viewport, model }: StageParts): (() => void) => {
  const marginsOfShown = keptMargins();
  return canvas.on('after:render', ({ ctx }) => {
    const shown = model();
    if (!shown?.margins) return;
    const { bleed, safe } = marginsOfShown(shown);
    ctx.save();
    ctx.setLineDash([2, 3]);
    ctx.strokeStyle = 'rgba(214, 62, 62, 0.85)';
    draw(ctx, viewport, bleed);
    ctx.strokeStyle = 'rgba(23, 150, 84, 0.85)';
    draw(ctx, viewport, safe);
    ctx.restore();
  });
};
