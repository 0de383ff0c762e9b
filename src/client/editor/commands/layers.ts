import { makeId } from '../../kernel/clock';
import { documentActions } from '../document/actions';
import { layersOf } from '../document/convert';
import type { LayerChange } from '../document/types';
import { selectSide } from '../selectors';
import type { EditorRoot } from '../state';
import { uiActions } from '../ui';
import { onLooseTargets, onTargets, type Targets, inDesign, type Command } from './command';

/** What a hand on the stage could take hold of. */
const within = (state: EditorRoot): string[] => {
  const side = selectSide(state);
  return side ? layersOf(side).flatMap(({ id, locked, visible }) => (visible && !locked ? [id] : [])) : [];
};

export const selectAll: Command = {
  label: 'commands.selectAll',
  section: 'edit',
  shortcuts: [{ key: 'a', mod: true }],
  enabled: (state) => inDesign(state) && within(state).length > 0,
  perform: (state) => [uiActions.select(within(state))],
};

export const deselect = onTargets({
  label: 'commands.deselect',
  section: 'edit',
  shortcuts: [{ key: 'escape' }],
  perform: () => [uiActions.select([])],
});

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

/** Asks for another picture in the place of one. */
export const replacePicture = onLooseTargets({
  label: 'commands.replacePicture',
  section: 'edit',
  shortcuts: [],
  enabled: ({ layers }) => layers.length === 1 && layers[0]?.type === 'image',
  perform: ({ ids }) => [uiActions.replace(ids[0] ?? null)],
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

/** Members come to stand together, below the topmost of them. What the only named group among them was called, the new one is. */
export const group = onLooseTargets({
  label: 'commands.group',
  section: 'arrange',
  shortcuts: [{ key: 'g', mod: true }],
  enabled: ({ layers }) => layers.length > 1 && layers.some(({ groupId }) => groupId === null || groupId !== layers[0]?.groupId),
  perform: ({ side, layers, ids }) => {
    const [gesture, groupId] = [makeId(), makeId()];
    const topmost = side.order.indexOf(ids.at(-1) ?? '');
    const isOther = (id: string): boolean => !ids.includes(id);
    const names = new Set(layers.flatMap((layer) => layer.groupName ?? []));
    const groupName = names.size === 1 ? ([...names][0] ?? null) : null;
    const order = [...side.order.slice(0, topmost).filter(isOther), ...ids, ...side.order.slice(topmost).filter(isOther)];
    return [
      documentActions.patchLayers({ sideId: side.id, changes: Object.fromEntries(ids.map((id) => [id, { groupId, groupName }])) }, gesture),
      documentActions.sortLayers({ sideId: side.id, order }, gesture),
    ];
  },
});

export const ungroup = onTargets({
  label: 'commands.ungroup',
  section: 'arrange',
  shortcuts: [{ key: 'g', mod: true, shift: true }],
  enabled: ({ layers }) => layers.some(({ groupId }) => groupId !== null),
  perform: ({ side, ids }) => [
    documentActions.patchLayers({
      sideId: side.id,
      changes: Object.fromEntries(ids.map((id) => [id, { groupId: null, groupName: null }])),
    }),
  ],
});
