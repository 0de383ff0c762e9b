import { documentActions } from '../document/actions';
import type { LayerChange } from '../document/types';
import { uiActions } from '../ui';
import { onLooseTargets, onTargets, type Targets } from './command';

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

export const remove = onLooseTargets({
  label: 'commands.remove',
  section: 'edit',
  shortcuts: [{ key: 'delete' }, { key: 'backspace' }],
  perform: ({ side, ids }) => [documentActions.removeLayers({ sideId: side.id, layerIds: ids })],
});

/** Opens the crop frame on one picture. A tiled one has no box to crop by hand. */
export const crop = onLooseTargets({
  label: 'commands.crop',
  section: 'edit',
  shortcuts: [{ key: 'c' }],
  enabled: ({ layers }) => layers.length === 1 && layers[0]?.type === 'image' && layers[0].tiling === 'none' && layers[0].visible,
  perform: ({ ids }) => [uiActions.crop(ids[0] ?? null)],
});

/** The same change for all of them, as one step. */
const changeAll = ({ side, ids }: Targets, change: LayerChange) => [
  documentActions.patchLayers({ sideId: side.id, changes: Object.fromEntries(ids.map((id) => [id, change])) }),
];

export const toggleLock = onTargets({
  label: 'commands.toggleLock',
  section: 'edit',
  shortcuts: [{ key: 'l', mod: true }],
  perform: (targets) => changeAll(targets, { locked: !targets.layers.every(({ locked }) => locked) }),
});

export const toggleVisible = onTargets({
  label: 'commands.toggleVisible',
  section: 'edit',
  shortcuts: [{ key: 'h', mod: true, shift: true }],
  perform: (targets) => changeAll(targets, { visible: !targets.layers.every(({ visible }) => visible) }),
});
