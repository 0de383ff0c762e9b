import type { MockupLayerInput, MockupSideInput, SettingInput } from '../../contract/generated/operations';
import type { DesignImage } from './design';
import { roundTo } from '../numbers';
import { compose, decompose, multiply, type Matrix } from '../geometry/matrix';
import { areaMatrix, areaMiddle, type Size, type TurnedArea } from '../geometry/placement';

/** A picture of a design whose file is there. */
export interface PlacedPicture extends DesignImage {
  readonly file_id: string;
  /** Pixels of the whole file. */
  readonly picture: Size;
}

const round = (value: number): number => roundTo(value, 2);

/** The images whose pictures are there and have a size. */
export const placedPictures = <Image extends DesignImage, Picture extends Size>(
  images: readonly Image[],
  pictureOf: (fileId: string) => Picture | undefined,
): (Image & { readonly file_id: string; readonly picture: Picture })[] =>
  images.flatMap((image) => {
    const picture = image.file_id === null ? undefined : pictureOf(image.file_id);
    if (image.file_id === null || !picture || !(picture.width > 0 && picture.height > 0)) return [];
    return [{ ...image, file_id: image.file_id, picture }];
  });

/**
 * The sides of a product with a design on them: the sheet is laid on each print area whole, in its proportions, centred and turned as the
 * area is; every image becomes a picture layer on the side it is for, above what lies there. Images for sides the product lacks are left out.
 * Layer ids follow from the place in the design.
 */
export const placeDesign = (sheet: Size, images: readonly PlacedPicture[], sides: readonly MockupSideInput[]): MockupSideInput[] =>
  sides.map((side) => ({
    ...side,
    mockup: null,
    layers: [
      ...side.layers,
      ...images.flatMap((image, index) => (image.type === side.id ? [placedLayer(image, `design-${index + 1}`, sheet, areaOf(side))] : [])),
    ],
  }));

const areaOf = ({ print_area: { x, y, width, height, ...turned } }: MockupSideInput): TurnedArea => ({
  ...{ x, y, width, height },
  scaleX: turned.scaleX ?? 1,
  scaleY: turned.scaleY ?? 1,
  rotation: turned.rotation ?? 0,
  knewX: turned.knewX ?? 0,
  knewY: turned.knewY ?? 0,
});

/** Where an image of the sheet stands on a print area the sheet is laid on, and which part of its picture shows; document pixels. */
export const placeImage = (image: PlacedPicture, sheet: Size, area: TurnedArea) => {
  const factor = Math.min((area.width * area.scaleX) / sheet.width, (area.height * area.scaleY) / sheet.height);
  const box = boxOf(image);
  const { crop, ...size } = fitInto(image, box);
  const place: Place = {
    x: (image.position.x + box.width / 2 - sheet.width / 2) * factor,
    y: (image.position.y + box.height / 2 - sheet.height / 2) * factor,
    width: size.width * factor,
    height: size.height * factor,
    rotation: image.rotation,
    knewX: image.skew.x,
    knewY: image.skew.y,
  };
  const middle = areaMiddle(area);
  const { x, y, width, height, ...turned } = isTurned(area)
    ? turnedPlace(place, area)
    : { ...place, x: place.x + middle.x, y: place.y + middle.y };
  return {
    ...{ x: round(x), y: round(y), width: round(width), height: round(height) },
    ...turned,
    scaleX: 1,
    scaleY: 1,
    cropX: crop.x,
    cropY: crop.y,
    cropWidth: crop.width,
    cropHeight: crop.height,
  };
};

/** A layer's place, about the middle of a print area or in its document. */
interface Place extends Size {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly knewX: number;
  readonly knewY: number;
}

const isTurned = ({ rotation, knewX, knewY }: TurnedArea): boolean => rotation !== 0 || knewX !== 0 || knewY !== 0;

/** The place once the area is turned and skewed with all that lies on it. */
const turnedPlace = ({ x, y, width, height, rotation, knewX, knewY }: Place, area: TurnedArea): Place => {
  const own = compose({ translateX: x, translateY: y, angle: rotation, scaleX: 1, scaleY: 1, skewX: knewX, skewY: knewY });
  // The area's scale is in the place already.
  const unscaled: Matrix = [1 / area.scaleX, 0, 0, 1 / area.scaleY, 0, 0];
  const { translateX, translateY, angle, scaleX, scaleY, skewX } = decompose(multiply(areaMatrix(area), multiply(unscaled, own)));
  // A scale goes into the size, and skews that much more.
  const slant = Math.atan(Math.tan((skewX * Math.PI) / 180) * (scaleX / scaleY));
  return {
    x: translateX,
    y: translateY,
    width: width * scaleX,
    height: height * scaleY,
    rotation: round(angle),
    knewX: round((slant * 180) / Math.PI),
    knewY: 0,
  };
};

/** An image on a side as a layer. */
export const placedLayer = (image: PlacedPicture, id: string, sheet: Size, area: TurnedArea): MockupLayerInput => {
  const settings: SettingInput[] = Object.entries(placeImage(image, sheet, area)).map(([name, value]) => ({ name, value }));
  return { id, name: image.name, type: 'image', settings: [...settings, { name: 'image', file_id: image.file_id }], options: [] };
};

/** An image's box on the sheet. */
export const boxOf = ({ size, scale }: Pick<DesignImage, 'size' | 'scale'>): Size => ({
  width: size.width * scale.x,
  height: size.height * scale.y,
});

/** What shows of a picture in its box, and how large. */
const fitInto = ({ print_fit, crop, picture }: PlacedPicture, box: Size): Size & { readonly crop: DesignImage['crop'] } => {
  const shown = { width: picture.width * crop.width, height: picture.height * crop.height };
  const [across, down] = [box.width / shown.width, box.height / shown.height];
  if (print_fit === 'fill') return { ...box, crop };
  if (print_fit === 'contain') {
    const factor = Math.min(across, down);
    return { width: shown.width * factor, height: shown.height * factor, crop };
  }
  const factor = Math.max(across, down);
  const [width, height] = [box.width / factor / picture.width, box.height / factor / picture.height];
  return {
    ...box,
    crop: { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2, width, height },
  };
};
