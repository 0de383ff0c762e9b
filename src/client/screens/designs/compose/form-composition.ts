import { compositionSide, imageAfter } from '../../../../domain/design/composition';
import { wholeSheet, type DesignImage, type DesignPosition, type ImagePlacement } from '../../../../domain/design/design';
import { placedPictures, type PlacedPicture } from '../../../../domain/design/design-placement';
import { DEFAULT_DOCUMENT_SIZE } from '../../../../domain/design/mockup-save';
import type { Size } from '../../../../domain/geometry/placement';
import { parseNumber } from '../../../../domain/numbers';
import type { SceneLayer, SceneSide } from '../../../../scene/document';
import { toSceneSide } from '../../../../scene/side-codec';
import type { LayerChange } from '../../../editor/document/types';
import type { FormImage } from '../design-form';

const sideOf = (text: string): number => {
  const length = parseNumber(text);
  return length !== null && length > 0 ? length : DEFAULT_DOCUMENT_SIZE;
};

/** The sheet of a form; where what is typed is no length, one as large as a new design's. */
export const sheetOf = ({ width, height }: { readonly width: string; readonly height: string }): Size => ({
  width: sideOf(width),
  height: sideOf(height),
});

/** Where an image stands, whether somebody placed it or not. */
export const placementOf = ({ placement }: FormImage, sheet: Size): ImagePlacement => placement ?? wholeSheet(sheet);

interface KeyedImage extends DesignImage {
  readonly key: string;
}

/** The images whose pictures are there, as they are printed. */
export const placedOf = (images: readonly FormImage[], sheet: Size): (KeyedImage & PlacedPicture)[] => {
  const pictures = new Map(images.map(({ fileId, picture }) => [fileId, picture]));
  const complete = images.map((image): KeyedImage => ({
    ...placementOf(image, sheet),
    key: image.key,
    type: image.position,
    name: image.name,
    file_id: image.fileId,
    print_fit: image.fit,
  }));
  return placedPictures(complete, (id) => pictures.get(id) ?? undefined);
};

/** One side of the sheet as the stage shows it; a layer goes by its image's key. */
export const sceneOf = (images: readonly FormImage[], sheet: Size, position: DesignPosition): SceneSide =>
  toSceneSide(compositionSide(position, sheet, placedOf(images, sheet), ({ key }) => key));

export const layersOf = ({ layers }: SceneSide): Readonly<Record<string, SceneLayer>> =>
  Object.fromEntries(layers.map((layer) => [layer.id, layer]));

const changed = (image: FormImage, placed: PlacedPicture | undefined, sheet: Size, change: LayerChange | undefined): FormImage => {
  if (!placed || !change) return image;
  const { print_fit: fit, ...placement } = imageAfter(placed, sheet, change);
  return { ...image, fit, placement };
};

/** The images once hands on the stage changed some, by key. */
export const changedImages = (
  images: readonly FormImage[],
  sheet: Size,
  changes: Readonly<Record<string, LayerChange>>,
): readonly FormImage[] => {
  const placed = new Map(placedOf(images, sheet).map((image) => [image.key, image]));
  return images.map((image) => changed(image, placed.get(image.key), sheet, changes[image.key]));
};

/** Copies of images as layers were left on the stage, above everything; each goes by a new key. */
export const withCopies = (
  images: readonly FormImage[],
  sheet: Size,
  layers: readonly SceneLayer[],
  newKey: () => string,
): readonly FormImage[] => {
  const placed = new Map(placedOf(images, sheet).map((image) => [image.key, image]));
  const copies = layers.flatMap((layer) => {
    const image = images.find(({ key }) => key === layer.id);
    return image && layer.type === 'image' ? [{ ...changed(image, placed.get(image.key), sheet, layer), key: newKey() }] : [];
  });
  return [...images, ...copies];
};

/** One step up or down among the images of the same side. */
export const restacked = (images: readonly FormImage[], key: string, by: 1 | -1): readonly FormImage[] => {
  const from = images.findIndex((image) => image.key === key);
  const image = images[from];
  let to = from + by;
  while (images[to] && images[to]?.position !== image?.position) to += by;
  const other = images[to];
  if (!image || !other) return images;
  return images.map((each, i) => (i === from ? other : i === to ? image : each));
};
