import type { SceneLayer } from '../../../scene/document';
import { documentActions } from '../document/actions';
import type { LayerChange } from '../document/types';
import { boxMiddle, layerBox, unionBox, type Box, areaBox } from '../geometry/boxes';
import { figuresOfOne } from '../geometry/figures';
import { layerAfter, wholeTurn } from '../geometry/similarity';
import { onLooseTargets, type Command } from './command';

/** Steps of the arrow keys in document pixels, without and with Shift. */
const STEP = 1;
const LEAP = 10;

const nudge = (direction: 'Left' | 'Right' | 'Up' | 'Down', dx: number, dy: number, step: number): Command =>
  onLooseTargets({
    label: `commands.${step === LEAP ? 'leap' : 'nudge'}${direction}`,
    section: 'arrange',
    shortcuts: [{ key: `arrow${direction.toLowerCase()}`, shift: step === LEAP }],
    perform: ({ side, layers, ids }) => [
      documentActions.patchLayers(
        {
          sideId: side.id,
          changes: Object.fromEntries(layers.map(({ id, x, y }) => [id, { x: x + dx * step, y: y + dy * step }])),
        },
        // Presses in a row along one axis are one step back.
        `nudge-${ids.join('-')}-${dx === 0 ? 'y' : 'x'}`,
      ),
    ],
  });

export const nudgeLeft = nudge('Left', -1, 0, STEP);
export const leapLeft = nudge('Left', -1, 0, LEAP);
export const nudgeRight = nudge('Right', 1, 0, STEP);
export const leapRight = nudge('Right', 1, 0, LEAP);
export const nudgeUp = nudge('Up', 0, -1, STEP);
export const leapUp = nudge('Up', 0, -1, LEAP);
export const nudgeDown = nudge('Down', 0, 1, STEP);
export const leapDown = nudge('Down', 0, 1, LEAP);

/** A command that changes all selected layers about the middle of their common box. */
const aboutMiddle = (
  command: Pick<Command, 'label' | 'shortcuts'>,
  change: (layer: SceneLayer, about: { readonly x: number; readonly y: number; readonly alone: boolean }) => LayerChange,
): Command =>
  onLooseTargets({
    ...command,
    section: 'arrange',
    perform: ({ side, layers }) => {
      const box = unionBox(layers.map(layerBox)) as Box;
      const alone = layers.length === 1;
      const changes = layers.map((layer) => [layer.id, change(layer, { ...boxMiddle(box), alone })] as const);
      return [documentActions.patchLayers({ sideId: side.id, changes: Object.fromEntries(changes) })];
    },
  });

/** Mirrored, with what is drawn of it where it was. */
const mirrored = (layer: SceneLayer, flip: Pick<SceneLayer, 'flipX'> | Pick<SceneLayer, 'flipY'>): LayerChange => {
  const [before, after] = [figuresOfOne(layer), figuresOfOne({ ...layer, ...flip })];
  return { ...flip, x: layer.x + before.x - after.x, y: layer.y + before.y - after.y };
};

/** One alone is mirrored where it stands; several as one picture, so a turned layer turns the other way. */
export const flipX = aboutMiddle({ label: 'commands.flipX', shortcuts: [{ key: 'h', shift: true }] }, (layer, { x, alone }) =>
  alone ? mirrored(layer, { flipX: !layer.flipX }) : { flipX: !layer.flipX, x: 2 * x - layer.x, rotation: wholeTurn(-layer.rotation) },
);

export const flipY = aboutMiddle({ label: 'commands.flipY', shortcuts: [{ key: 'v', shift: true }] }, (layer, { y, alone }) =>
  alone ? mirrored(layer, { flipY: !layer.flipY }) : { flipY: !layer.flipY, y: 2 * y - layer.y, rotation: wholeTurn(-layer.rotation) },
);

export const rotate90 = aboutMiddle(
  { label: 'commands.rotate90', shortcuts: [{ key: 'r' }, { key: 'r', shift: true }] },
  (layer, { alone, ...middle }) => {
    const about = alone ? figuresOfOne(layer) : middle;
    return layerAfter({ from: about, to: about, angle: 90, factor: 1 }, layer);
  },
);

/** Makes the selected layers, as one, as large as the print area and puts them in its middle. Proportions stay. */
const resizing = (command: Pick<Command, 'label' | 'shortcuts'>, factorOf: (across: number, down: number) => number): Command =>
  onLooseTargets({
    ...command,
    section: 'arrange',
    perform: ({ side, layers }) => {
      const box = unionBox(layers.map(layerBox));
      const area = areaBox(side.printArea);
      if (!box || box.right <= box.left || box.bottom <= box.top) return [];
      const factor = factorOf((area.right - area.left) / (box.right - box.left), (area.bottom - area.top) / (box.bottom - box.top));
      const similarity = { from: boxMiddle(box), to: boxMiddle(area), angle: 0, factor };
      const changes = layers.map((layer) => [layer.id, layerAfter(similarity, layer)] as const);
      return [documentActions.patchLayers({ sideId: side.id, changes: Object.fromEntries(changes) })];
    },
  });

export const fitArea = resizing({ label: 'commands.fitArea', shortcuts: [{ key: 'f', shift: true }] }, Math.min);
export const fillArea = resizing({ label: 'commands.fillArea', shortcuts: [{ key: 'f', alt: true, shift: true }] }, Math.max);
