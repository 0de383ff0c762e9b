import type { MockupSideInput } from '../../../contract/generated/operations';
import type { SceneLayer, SceneSide } from '../../../scene/document';
import { fromSceneSide, toSceneSide } from '../../../scene/side-codec';
import { own } from '../../kernel/own';
import type { EditorDocument, EditorSide } from './types';

const editorSide = (scene: SceneSide): EditorSide => {
  const { layers, color: _shared, ...side } = scene;
  return { ...side, order: layers.map(({ id }) => id), layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
};

/** The document of saved sides; the garment's colour is the first side's. */
export const documentFromSides = (sides: readonly MockupSideInput[]): EditorDocument => {
  const scenes = sides.map(toSceneSide);
  return {
    order: scenes.map(({ id }) => id),
    sides: Object.fromEntries(scenes.map((scene) => [scene.id, editorSide(scene)])),
    color: scenes[0]?.color ?? '#ffffff',
  };
};

export const layersOf = (side: EditorSide): SceneLayer[] => side.order.flatMap((id) => own(side.layers, id) ?? []);

const scenes = new WeakMap<EditorSide, SceneSide>();

/** What the scene draws of a side; the same object while side and colour stay. */
export const sceneOf = (side: EditorSide, color: string): SceneSide => {
  const known = scenes.get(side);
  if (known?.color === color) return known;
  const { order: _order, layers: _layers, ...rest } = side;
  const scene: SceneSide = { ...rest, color, layers: layersOf(side) };
  scenes.set(side, scene);
  return scene;
};

/** Ids of every picture a document names: those of its layers, and those behind its garments. */
export const usedAssets = (document: EditorDocument): Set<string> =>
  new Set(
    Object.values(document.sides).flatMap((side) => [
      ...Object.values(side.layers).flatMap((layer) => (layer.type === 'image' ? [layer.fileId] : [])),
      ...(side.backgroundImage === null ? [] : [side.backgroundImage]),
    ]),
  );

/**
 * The sides as they are saved. `kept` are the sides as loaded, for what the document does not hold; `fileIdOf` gives the uploaded file
 * of an asset and throws when there is none yet.
 */
export const sidesToSave = (
  document: EditorDocument,
  kept: readonly MockupSideInput[],
  fileIdOf: (assetId: string) => string,
): MockupSideInput[] =>
  document.order.flatMap((sideId) => {
    const side = own(document.sides, sideId);
    if (!side) return [];
    const scene = sceneOf(side, document.color);
    const resolved = scene.layers.map((layer) => (layer.type === 'image' ? { ...layer, fileId: fileIdOf(layer.fileId) } : layer));
    return fromSceneSide(
      { ...scene, layers: resolved, backgroundImage: scene.backgroundImage && fileIdOf(scene.backgroundImage) },
      kept.find(({ id }) => id === sideId),
    );
  });
