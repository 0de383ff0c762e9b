import { documentActions } from '../document/actions';
import { onTarget } from './command';

export const duplicate = onTarget({
  label: 'commands.duplicate',
  shortcuts: [{ key: 'd', mod: true }],
  perform: ({ sideId, layer }) => [documentActions.duplicateLayers({ sideId, layerIds: [layer.id] })],
});
