import type { LayerChange } from '../document/types';
import { documentActions } from '../document/actions';
import { onTargets, type Targets } from './command';

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
