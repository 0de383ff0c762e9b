import { documentActions } from '../document/actions';
import { movedTo } from '../document/order';
import { onTargets, type Command } from './command';

/** How many of the others stand below the topmost, and below the lowest, of the chosen. */
const standOf = (order: readonly string[], ids: readonly string[]) => {
  const places = ids.map((id) => order.indexOf(id));
  const [lowest, topmost] = [Math.min(...places), Math.max(...places)];
  return { belowLowest: lowest, belowTopmost: topmost + 1 - ids.length, others: order.length - ids.length };
};

const stacking = (
  label: Command['label'],
  shortcuts: Command['shortcuts'],
  below: (stand: ReturnType<typeof standOf>) => number,
): Command => {
  const wanted = (order: readonly string[], ids: readonly string[]) => movedTo(order, ids, below(standOf(order, ids)));
  return onTargets({
    label,
    section: 'arrange',
    shortcuts,
    enabled: ({ side, ids }) => wanted(side.order, ids).some((id, i) => id !== side.order[i]),
    perform: ({ side, ids }) => [documentActions.sortLayers({ sideId: side.id, order: wanted(side.order, ids) })],
  });
};

export const bringForward = stacking('commands.bringForward', [{ key: ']', mod: true }], ({ belowTopmost, others }) =>
  Math.min(others, belowTopmost + 1),
);
export const sendBackward = stacking('commands.sendBackward', [{ key: '[', mod: true }], ({ belowLowest }) => Math.max(0, belowLowest - 1));
export const bringToFront = stacking('commands.bringToFront', [{ key: ']' }], ({ others }) => others);
export const sendToBack = stacking('commands.sendToBack', [{ key: '[' }], () => 0);
