import type { SceneLayer } from '../../../scene/document';
import type { EditorDocument, EditorSide } from './types';

/** What was done in one step of the history, in words of the translations (`history.steps`). */
type StepName =
  | 'add'
  | 'remove'
  | 'move'
  | 'resize'
  | 'rotate'
  | 'replace'
  | 'crop'
  | 'text'
  | 'style'
  | 'opacity'
  | 'lock'
  | 'visible'
  | 'rename'
  | 'group'
  | 'sort'
  | 'side'
  | 'sides'
  | 'color'
  | 'change';

interface Step {
  readonly name: StepName;
  /** The layer's name, when it was one alone; null for several. */
  readonly layer: string | null;
  /** How many layers. */
  readonly count: number;
}

/** By the field that tells most, first come first. */
const byField: readonly (readonly [StepName, readonly string[]])[] = [
  ['replace', ['fileId']],
  ['crop', ['cropX', 'cropY', 'cropWidth', 'cropHeight', 'tiling']],
  ['text', ['text']],
  ['rotate', ['rotation', 'knewX', 'knewY', 'flipX', 'flipY']],
  ['resize', ['width', 'height', 'scaleX', 'scaleY', 'fontSize']],
  ['move', ['x', 'y']],
  ['opacity', ['opacity']],
  ['lock', ['locked']],
  ['visible', ['visible']],
  ['group', ['groupId']],
  ['rename', ['name', 'groupName']],
];

const changedFields = (before: SceneLayer | undefined, after: SceneLayer | undefined): string[] => {
  const old: Record<string, unknown> = { ...before };
  return Object.entries(after ?? {}).flatMap(([key, value]) => (old[key] === value ? [] : [key]));
};

const stepOn = (before: EditorSide, after: EditorSide): Step => {
  const about = (name: StepName, ids: readonly string[], layers: EditorSide['layers']): Step => ({
    name,
    layer: ids.length === 1 ? (layers[ids[0] ?? '']?.name ?? null) : null,
    count: ids.length,
  });
  const added = after.order.filter((id) => !before.layers[id]);
  if (added.length > 0) return about('add', added, after.layers);
  const removed = before.order.filter((id) => !after.layers[id]);
  if (removed.length > 0) return about('remove', removed, before.layers);
  const changed = after.order.filter((id) => after.layers[id] !== before.layers[id]);
  if (changed.length === 0) return about(after.order === before.order ? 'side' : 'sort', [], after.layers);
  const fields = new Set(changed.flatMap((id) => changedFields(before.layers[id], after.layers[id])));
  const name = byField.find(([, keys]) => keys.some((key) => fields.has(key)))?.[0] ?? 'style';
  return about(name, changed, after.layers);
};

/** Names what leads from one document to the next by what is different in them, so that nothing has to be noted down for it. */
export const stepBetween = (before: EditorDocument, after: EditorDocument): Step => {
  if (before.color !== after.color) return { name: 'color', layer: null, count: 0 };
  if (before.order.length !== after.order.length || before.order.some((id, i) => id !== after.order[i])) {
    return { name: 'sides', layer: null, count: 0 };
  }
  const sideId = after.order.find((id) => after.sides[id] !== before.sides[id]);
  const [old, now] = [before.sides[sideId ?? ''], after.sides[sideId ?? '']];
  return old && now ? stepOn(old, now) : { name: 'change', layer: null, count: 0 };
};
