import { documentActions } from '../document/actions';
import { areaBox, boxMiddle, layerBox, unionBox } from '../geometry/boxes';
import { layerAfter } from '../geometry/similarity';
import { onLooseTargets, type Command } from './command';

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
