import type { MockupLayerInput, MockupSideInput, SettingInput } from '../../contract/generated/operations';
import type { DesignImage } from './design';
import { roundTo } from '../numbers';
import { areaMiddle, type Area, type Size } from '../geometry/placement';

/** A picture of a design whose file is there. */
export interface PlacedPicture extends DesignImage {
  readonly file_id: string;
  /** Pixels of the whole file. */
  readonly picture: Size;
}

const round = (value: number): number => roundTo(value, 2);

/**
 * The sides of a product with a design on them: the sheet is laid on each print area whole, in its proportions and centred; every image
 * becomes a picture layer on the side it is for, above what lies there. Images for sides the product lacks are left out. Layer ids follow
 * from the place in the design.
 */
export const placeDesign = (sheet: Size, images: readonly PlacedPicture[], sides: readonly MockupSideInput[]): MockupSideInput[] =>
  sides.map((side) => ({
    ...side,
    mockup: null,
    layers: [
      ...side.layers,
      ...images.flatMap((image, index) => (image.type === side.id ? [toLayer(image, `design-${index + 1}`, sheet, areaOf(side))] : [])),
    ],
  }));

const areaOf = ({ print_area: { x, y, width, height, scaleX, scaleY } }: MockupSideInput): Area => ({
  ...{ x, y, width, height },
  scaleX: scaleX ?? 1,
  scaleY: scaleY ?? 1,
});

/** Where an image of the sheet stands on a print area the sheet is laid on, and which part of its picture shows; document pixels. */
export const placeImage = (image: PlacedPicture, sheet: Size, area: Area) => {
  const factor = Math.min((area.width * area.scaleX) / sheet.width, (area.height * area.scaleY) / sheet.height);
  const box = { width: image.size.width * image.scale.x, height: image.size.height * image.scale.y };
  const { crop, ...size } = fitInto(image, box);
  const middle = areaMiddle(area);
  return {
    x: round(middle.x + (image.position.x + box.width / 2 - sheet.width / 2) * factor),
    y: round(middle.y + (image.position.y + box.height / 2 - sheet.height / 2) * factor),
    width: round(size.width * factor),
    height: round(size.height * factor),
    rotation: image.rotation,
    knewX: image.skew.x,
    knewY: image.skew.y,
    scaleX: 1,
    scaleY: 1,
    cropX: crop.x,
    cropY: crop.y,
    cropWidth: crop.width,
    cropHeight: crop.height,
  };
};

const toLayer = (image: PlacedPicture, id: string, sheet: Size, area: Area): MockupLayerInput => {
  const settings: SettingInput[] = Object.entries(placeImage(image, sheet, area)).map(([name, value]) => ({ name, value }));
  return { id, name: image.name, type: 'image', settings: [...settings, { name: 'image', file_id: image.file_id }], options: [] };
};

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
