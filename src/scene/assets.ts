import type { Clipart } from './clipart';
import type { SceneSide } from './document';
import type { FaceOf } from './font-faces';
import type { Picture } from './garment';

/** Where a scene gets what a document only names. Each host has its own. */
export interface SceneAssets {
  /** The picture of an uploaded file. Throws when the file is missing or no picture. */
  image(fileId: string): Promise<Picture>;
  /** The garment's picture by its `/static/garments/…` address. */
  garment(url: string): Promise<Picture>;
  /** A shipped drawing by its id. Throws for an id nobody ships. */
  clipart(id: string): Promise<Clipart>;
  /** Resolves when text in these families is measured and drawn with them, to what tells their faces. Throws for an unknown family. */
  fonts(families: readonly string[]): Promise<FaceOf>;
}

const once = (names: readonly string[]): string[] => [...new Set(names)];

/** File ids of what is drawn, each once. A `print` holds the layers alone, so the background picture is none of its business. */
export const fileIdsOf = (side: SceneSide, include: 'mockup' | 'print' = 'mockup'): string[] =>
  once([
    ...(side.backgroundImage !== null && include === 'mockup' ? [side.backgroundImage] : []),
    ...side.layers.flatMap((layer) => (layer.type === 'image' && layer.visible ? [layer.fileId] : [])),
  ]);

/** Font families of the layers that are drawn, each once. */
export const familiesOf = (side: SceneSide): string[] =>
  once(side.layers.flatMap((layer) => (layer.type === 'text' && layer.visible ? [layer.fontFamily] : [])));

/** Clipart ids of the layers that are drawn, each once. */
export const clipartIdsOf = (side: SceneSide): string[] =>
  once(side.layers.flatMap((layer) => (layer.type === 'clipart' && layer.visible ? [layer.clipart] : [])));
