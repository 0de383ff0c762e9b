import type { SceneLayer } from '../../../scene/document';

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
