import { documentActions } from '../document/actions';
import { boxMiddle, layerBox, unionBox, type Box } from '../geometry/boxes';
import { layerAfter, wholeTurn } from '../geometry/similarity';
import type { LayerChange } from '../document/types';
import type { SceneLayer } from '../../../scene/document';
import { onLooseTargets, type Command } from './command';

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

/** One alone is mirrored in its own box; several as one picture, so a turned layer turns the other way. */
export const flipX = aboutMiddle({ label: 'commands.flipX', shortcuts: [{ key: 'h', shift: true }] }, (layer, { x, alone }) =>
  alone ? { flipX: !layer.flipX } : { flipX: !layer.flipX, x: 2 * x - layer.x, rotation: wholeTurn(-layer.rotation) },
);

export const flipY = aboutMiddle({ label: 'commands.flipY', shortcuts: [{ key: 'v', shift: true }] }, (layer, { y, alone }) =>
  alone ? { flipY: !layer.flipY } : { flipY: !layer.flipY, y: 2 * y - layer.y, rotation: wholeTurn(-layer.rotation) },
);

export const rotate90 = aboutMiddle({ label: 'commands.rotate90', shortcuts: [{ key: 'r', shift: true }] }, (layer, { x, y, alone }) =>
  alone ? { rotation: wholeTurn(layer.rotation + 90) } : layerAfter({ from: { x, y }, to: { x, y }, angle: 90, factor: 1 }, layer),
);
