import { documentActions } from '../document/actions';
import { onLooseTargets } from './command';

export const remove = onLooseTargets({
  label: 'commands.remove',
  section: 'edit',
  shortcuts: [{ key: 'delete' }, { key: 'backspace' }],
  perform: ({ side, ids }) => [documentActions.removeLayers({ sideId: side.id, layerIds: ids })],
});
