import { documentActions } from '../document/actions';
import { onTarget } from './command';

export const bringForward = onTarget({
  label: 'commands.bringForward',
  shortcuts: [{ key: ']', mod: true }],
  enabled: ({ index, count }) => index < count - 1,
  perform: ({ sideId, layer, index }) => [documentActions.moveLayer({ sideId, layerId: layer.id, index: index + 1 })],
});

export const sendBackward = onTarget({
  label: 'commands.sendBackward',
  shortcuts: [{ key: '[', mod: true }],
  enabled: ({ index }) => index > 0,
  perform: ({ sideId, layer, index }) => [documentActions.moveLayer({ sideId, layerId: layer.id, index: index - 1 })],
});
