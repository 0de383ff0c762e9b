import { documentActions } from '../document/actions';
import { onTarget } from './command';

export const remove = onTarget({
  label: 'commands.remove',
  shortcuts: [{ key: 'delete' }, { key: 'backspace' }],
  enabled: ({ layer }) => !layer.locked,
  perform: ({ sideId, layer }) => [documentActions.removeLayers({ sideId, layerIds: [layer.id] })],
});
