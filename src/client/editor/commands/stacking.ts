import { documentActions } from '../document/actions';
import { movedTo } from '../document/order';
import { onTarget } from './command';

export const bringForward = onTarget({
  label: 'commands.bringForward',
  shortcuts: [{ key: ']', mod: true }],
  enabled: ({ index, order }) => index < order.length - 1,
  perform: ({ sideId, layer, index, order }) => [documentActions.sortLayers({ sideId, order: movedTo(order, layer.id, index + 1) })],
});

export const sendBackward = onTarget({
  label: 'commands.sendBackward',
  shortcuts: [{ key: '[', mod: true }],
  enabled: ({ index }) => index > 0,
  perform: ({ sideId, layer, index, order }) => [documentActions.sortLayers({ sideId, order: movedTo(order, layer.id, index - 1) })],
});
