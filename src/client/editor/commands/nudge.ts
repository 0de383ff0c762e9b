import { documentActions } from '../document/actions';
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
