import type { FabricObject } from 'fabric';
import { boxUnder } from '../../../../domain/geometry/drawn';
import { layerMatrix } from '../../../../domain/geometry/placement';
import { effectiveDpi } from '../../../../domain/print/preflight';
import type { SceneLayer } from '../../../../scene/document';
import { LayerText } from '../../../../scene/layer-text';
import { after } from '../../../kernel/clock';
import { boxMiddle, drawnOf, type Box } from '../../geometry/boxes';
import { figuresOfOne, type Figures } from '../../geometry/figures';
import { wholeTurn } from '../../geometry/similarity';
import type { GestureAction, StageParts } from '../stage-model';
import { createChip } from './live-chip';
import { SelectionFrame } from './selection-frame';

/** Between two tellings of the numbers, in milliseconds: nobody reads faster. */
const TELL_EVERY = 50;

/** The layer as a hand has it: its scale is the object's, its lines are those laid out just now. */
const heldLayer = (target: FabricObject, layer: SceneLayer): SceneLayer => ({
  ...layer,
  x: target.left,
  y: target.top,
  rotation: wholeTurn(target.angle),
  scaleX: target.scaleX,
  scaleY: target.scaleY,
});

const drawnIn = (target: FabricObject, layer: SceneLayer) => (target instanceof LayerText ? target.drawn : drawnOf(layer));

const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** The box around what is drawn of what is held. */
export const drawnBoxOf = (target: FabricObject, [layer]: readonly SceneLayer[]): Box => {
  if (target instanceof SelectionFrame) return target.drawnBox ?? NOWHERE;
  return layer ? boxUnder(drawnIn(target, layer), layerMatrix(heldLayer(target, layer))) : NOWHERE;
};

const figuresIn = (target: FabricObject, layers: readonly SceneLayer[], box: Box): Figures => {
  const [layer] = layers;
  if (layer && !(target instanceof SelectionFrame)) return figuresOfOne(heldLayer(target, layer), drawnIn(target, layer));
  return { ...boxMiddle(box), width: box.right - box.left, height: box.bottom - box.top, rotation: wholeTurn(target.angle) };
};

interface Live {
  /** A hand has changed these a little more. */
  readonly show: (target: FabricObject, layers: readonly SceneLayer[], action: GestureAction) => void;
  /** It has let go. */
  readonly end: () => void;
  readonly dispose: () => void;
}

/** Says what a hand makes of the layers while it does: in a chip below them at once, to everybody else a few times a second. */
export const createLive = ({ host, viewport, events, model }: StageParts): Live => {
  const chip = createChip(host);
  let latest: Figures | null = null;
  let told = false;
  let stop: (() => void) | null = null;

  const tell = (): void => {
    stop = null;
    told = true;
    events.onLive(latest);
  };
  const dpiOf = (target: FabricObject, layers: readonly SceneLayer[]): number | null => {
    const [layer] = layers;
    const shown = model();
    const pixels = layer?.type === 'image' && layers.length === 1 ? events.sizeOf(layer.fileId) : null;
    if (layer?.type !== 'image' || !pixels || !shown) return null;
    return Math.round(effectiveDpi({ ...layer, ...heldScale(target) }, pixels, shown.scene.printArea, shown.print));
  };
  const end = (): void => {
    stop?.();
    stop = null;
    chip.hide();
    if (told) events.onLive(null);
    told = false;
  };
  return {
    show: (target, layers, action) => {
      const box = drawnBoxOf(target, layers);
      latest = figuresIn(target, layers, box);
      const dpi = action === 'scale' ? dpiOf(target, layers) : null;
      chip.show(events.heldText({ action, figures: latest, dpi }), dpi, viewport.toStage({ x: (box.left + box.right) / 2, y: box.bottom }));
      stop ??= after(TELL_EVERY, tell);
    },
    end,
    dispose: end,
  };
};

const heldScale = ({ scaleX, scaleY, angle }: FabricObject) => ({ scaleX, scaleY, rotation: angle });
