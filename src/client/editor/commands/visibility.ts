import { patchLayer } from '../document/actions';
import { onTarget } from './command';

export const toggleLock = onTarget({
  label: 'commands.toggleLock',
  shortcuts: [{ key: 'l', mod: true }],
  perform: ({ sideId, layer }) => [patchLayer({ sideId, layerId: layer.id, change: { locked: !layer.locked } })],
});

export const toggleVisible = onTarget({
  label: 'commands.toggleVisible',
  shortcuts: [{ key: 'h', mod: true, shift: true }],
  perform: ({ sideId, layer }) => [patchLayer({ sideId, layerId: layer.id, change: { visible: !layer.visible } })],
});
