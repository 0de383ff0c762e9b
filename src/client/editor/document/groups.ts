import type { SceneLayer } from '../../../scene/document';
import type { EditorSide } from './types';

/** The ids with those of all layers that share a group with one of them, bottom first. Ids the side does not have are left out. */
export const withGroups = ({ order, layers }: EditorSide, ids: readonly string[]): string[] => {
  const wanted = new Set(ids);
  const groups = new Set(ids.flatMap((id) => layers[id]?.groupId ?? []));
  return order.filter((id) => wanted.has(id) || groups.has(layers[id]?.groupId ?? ''));
};

/** Layers that are moved as one: those of a group together, each other one alone. */
export const unitsOf = (layers: readonly SceneLayer[]): SceneLayer[][] => {
  const units = new Map<string, SceneLayer[]>();
  for (const layer of layers) {
    const key = layer.groupId === null ? `layer ${layer.id}` : `group ${layer.groupId}`;
    const unit = units.get(key);
    if (unit) unit.push(layer);
    else units.set(key, [layer]);
  }
  return [...units.values()];
};
