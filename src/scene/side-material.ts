import { clipartIdsOf, familiesOf, fileIdsOf, type SceneAssets } from './assets';
import type { Clipart } from './clipart';
import type { SceneLayer, SceneSide } from './document';
import type { FaceOf } from './font-faces';
import type { Picture } from './garment';
import { createLayerObject, type LayerObject } from './layer-object';

/** Everything a side names, loaded. */
export interface SideMaterial {
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly cliparts: ReadonlyMap<string, Clipart>;
  readonly faceOf: FaceOf;
  /** The white garment; null where none is drawn. */
  readonly garment: Picture | null;
}

const loadAll = async <T>(names: readonly string[], load: (name: string) => Promise<T>): Promise<Map<string, T>> =>
  new Map(await Promise.all(names.map(async (name) => [name, await load(name)] as const)));

/** Loads what a mockup or print of the side draws. Throws what `assets` throws. */
export const loadMaterial = async (side: SceneSide, assets: SceneAssets, include: 'mockup' | 'print'): Promise<SideMaterial> => {
  const [pictures, cliparts, garment, faceOf] = await Promise.all([
    loadAll(fileIdsOf(side, include), (id) => assets.image(id)),
    loadAll(clipartIdsOf(side), (id) => assets.clipart(id)),
    include === 'mockup' && side.garment ? assets.garment(side.garment.url) : null,
    assets.fonts(familiesOf(side)),
  ]);
  return { pictures, cliparts, garment, faceOf };
};

const objectOf = (layer: SceneLayer, { pictures, cliparts, faceOf }: SideMaterial): LayerObject => {
  if (layer.type === 'image') return createLayerObject(layer, { picture: pictures.get(layer.fileId) ?? null });
  if (layer.type === 'clipart') return createLayerObject(layer, { clipart: cliparts.get(layer.clipart) ?? null });
  return createLayerObject(layer, { faceOf });
};

/** The objects of the layers that are drawn, bottom first. */
export const objectsOf = ({ layers }: SceneSide, material: SideMaterial): LayerObject[] =>
  layers.filter(({ visible }) => visible).map((layer) => objectOf(layer, material));
