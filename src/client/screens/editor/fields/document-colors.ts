import type { SceneLayer } from '../../../../scene/document';
import type { EditorDocument } from '../../../editor/document/types';

const MOST = 16;

const colorsOf = (layer: SceneLayer): (string | null)[] => {
  if (layer.type === 'clipart') return [layer.fill];
  if (layer.type === 'image') return [];
  return [layer.fill, layer.strokeWidth > 0 ? layer.strokeColor : null, layer.shadowColor];
};

/** The colours a design is made of, each once, in the order they are met; the garment's own is not one of them. */
export const documentColors = ({ order, sides }: EditorDocument): readonly string[] => {
  const found = new Set<string>();
  for (const sideId of order) {
    const side = sides[sideId];
    if (!side) continue;
    if (side.backgroundColor !== null) found.add(side.backgroundColor);
    for (const layerId of side.order) {
      const layer = side.layers[layerId];
      if (layer) for (const color of colorsOf(layer)) if (color !== null) found.add(color);
    }
  }
  return [...found].slice(0, MOST);
};
