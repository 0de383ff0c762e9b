import type { Crop } from '../../../domain/geometry/crop';
import { apply, multiply, type Matrix } from '../../../domain/geometry/matrix';
import { layerMatrix } from '../../../domain/geometry/placement';
import type { SceneImageLayer } from '../../../scene/document';
import type { LayerChange } from '../../editor/document/types';

/** The whole picture's size before scale, of which the layer shows a part. */
export const wholeSize = ({ width, height, cropWidth, cropHeight }: SceneImageLayer) => ({
  width: width / cropWidth,
  height: height / cropHeight,
});

/** From the picture's own plane (document pixels from its top left corner, before scale) to document pixels. */
export const pictureMatrix = (layer: SceneImageLayer): Matrix => {
  const { width, height } = wholeSize(layer);
  return multiply(layerMatrix(layer), [
    1,
    0,
    0,
    1,
    -(layer.cropX + layer.cropWidth / 2) * width,
    -(layer.cropY + layer.cropHeight / 2) * height,
  ]);
};

/** The layer with another crop: what is shown stays where it is on the garment. */
export const croppedLayer = (layer: SceneImageLayer, crop: Crop): LayerChange => {
  const { width, height } = wholeSize(layer);
  const middle = { x: (crop.cropX + crop.cropWidth / 2) * width, y: (crop.cropY + crop.cropHeight / 2) * height };
  return { ...crop, width: crop.cropWidth * width, height: crop.cropHeight * height, ...apply(pictureMatrix(layer), middle) };
};
