import type { SceneSide } from './document';
import type { Picture } from './garment';

/** Where a scene gets what a document only names. Each host has its own. */
export interface SceneAssets {
  /** The picture of an uploaded file. Throws when the file is missing or no picture. */
  image(fileId: string): Promise<Picture>;
  /** The garment's picture by its `/static/garments/…` address. */
  garment(url: string): Promise<Picture>;
  /** Resolves when text in these families is measured and drawn with them. Throws for a family nobody ships. */
  fonts(families: readonly string[]): Promise<void>;
}

/** File ids of the layers that are drawn, each once. */
export const fileIdsOf = (side: SceneSide): string[] => [
  ...new Set(side.layers.flatMap((layer) => (layer.type === 'image' && layer.visible ? [layer.fileId] : []))),
];

/** Font families of the layers that are drawn, each once. */
export const familiesOf = (side: SceneSide): string[] => [
  ...new Set(side.layers.flatMap((layer) => (layer.type === 'text' && layer.visible ? [layer.fontFamily] : []))),
];
