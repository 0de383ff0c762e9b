import { documentActions } from '../document/actions';
import { onTargets } from './command';

export const duplicate = onTargets({
  label: 'commands.duplicate',
  section: 'edit',
  shortcuts: [{ key: 'd', mod: true }],
  perform: ({ side, layers, ids }) => [
    documentActions.duplicateLayers({
      sideId: side.id,
      layerIds: ids,
      groupIds: [...new Set(layers.flatMap(({ groupId }) => groupId ?? []))],
    }),
  ],
});
