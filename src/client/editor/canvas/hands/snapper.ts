import { areaBox, boxMiddle, layerBox, type Box } from '../../geometry/boxes';
import type { StageParts } from '../stage-model';
import { drawDistance, drawGuide } from './guides';
import { grownBox, snapSize, type HeldEdges } from './size-snapping';
import { createSnapping, type Snap, type Snapping } from './snapping';

/** Lines this near are met, in document pixels. */
const MET = 0.01;

/** How near an edge has to come, in CSS pixels. */
const REACH = 6;

const NOTHING: Snap = { dx: 0, dy: 0, guides: [], gaps: [] };

interface Snapper {
  /** A gesture begins; these layers are moved, so nothing snaps to them. */
  readonly begin: (movedIds: readonly string[]) => void;
  /** Where the box snaps to; `on` false leaves it and only shows how far it is from the print area's edges. */
  readonly snap: (box: Box, on: boolean) => Snap;
  /** By how much the box has to grow for a held edge to snap; 1 where nothing is near, and when `on` is false. */
  readonly snapSize: (box: Box, held: HeldEdges, on: boolean) => number;
  readonly end: () => void;
  readonly dispose: () => void;
}

/** Snaps what is moved to the print area and the other layers, and draws what it snapped to. */
export const createSnapper = ({ canvas, viewport, model }: StageParts): Snapper => {
  let snapping: Snapping | null = null;
  let shown: { readonly snap: Snap; readonly box: Box; readonly area: Box } | null = null;

  const stop = canvas.on('after:render', ({ ctx }) => {
    const tell = model()?.tell;
    if (!shown || !tell) return;
    const { snap, box, area } = shown;
    for (const guide of snap.guides) drawGuide(ctx, viewport, guide);
    for (const gap of snap.gaps) drawDistance(ctx, viewport, gap, tell);
    const { x, y } = boxMiddle(box);
    // How far it is from the nearer edges of the print area, while it lies within.
    const [toLeft, toRight, toTop, toBottom] = [box.left - area.left, area.right - box.right, box.top - area.top, area.bottom - box.bottom];
    if (Math.min(toLeft, toRight) > 0) {
      const [from, to] = toLeft <= toRight ? [area.left, box.left] : [box.right, area.right];
      drawDistance(ctx, viewport, { axis: 'x', at: y, from, to }, tell);
    }
    if (Math.min(toTop, toBottom) > 0) {
      const [from, to] = toTop <= toBottom ? [area.top, box.top] : [box.bottom, area.bottom];
      drawDistance(ctx, viewport, { axis: 'y', at: x, from, to }, tell);
    }
  });

  return {
    begin: (movedIds) => {
      const scene = model()?.scene;
      if (!scene) return;
      const moved = new Set(movedIds);
      const others = scene.layers.filter(({ id, visible }) => visible && !moved.has(id)).map(layerBox);
      snapping = createSnapping([areaBox(scene.printArea), ...others]);
    },
    snap: (box, on) => {
      const scene = model()?.scene;
      if (!scene || !snapping) return NOTHING;
      const snap = on ? snapping(box, REACH / viewport.scale) : NOTHING;
      const { dx, dy } = snap;
      const placed = { left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy };
      shown = { snap, box: placed, area: areaBox(scene.printArea) };
      return snap;
    },
    snapSize: (box, held, on) => {
      const scene = model()?.scene;
      if (!scene || !snapping) return 1;
      const factor = on ? snapSize(snapping, box, held, REACH / viewport.scale) : 1;
      const grown = grownBox(box, held, factor, held.y ? factor : 1);
      shown = { snap: factor === 1 ? NOTHING : snapping(grown, MET), box: grown, area: areaBox(scene.printArea) };
      return factor;
    },
    end: () => {
      snapping = null;
      shown = null;
    },
    dispose: stop,
  };
};
