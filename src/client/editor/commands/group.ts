import { makeId } from '../../kernel/clock';
import { documentActions } from '../document/actions';
import { onLooseTargets, onTargets } from './command';

/** Members come to stand together, below the topmost of them. */
export const group = onLooseTargets({
  label: 'commands.group',
  section: 'arrange',
  shortcuts: [{ key: 'g', mod: true }],
  enabled: ({ layers }) => layers.length > 1 && layers.some(({ groupId }) => groupId === null || groupId !== layers[0]?.groupId),
  perform: ({ side, ids }) => {
    const [gesture, groupId] = [makeId(), makeId()];
    const topmost = side.order.indexOf(ids.at(-1) ?? '');
    const isOther = (id: string): boolean => !ids.includes(id);
    const order = [...side.order.slice(0, topmost).filter(isOther), ...ids, ...side.order.slice(topmost).filter(isOther)];
    return [
      documentActions.patchLayers({ sideId: side.id, changes: Object.fromEntries(ids.map((id) => [id, { groupId }])) }, gesture),
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
    documentActions.patchLayers({ sideId: side.id, changes: Object.fromEntries(ids.map((id) => [id, { groupId: null }])) }),
  ],
});
