import type { MockupSideInput } from '../../contract/generated/operations';
import type { DesignImage, DesignPosition, ImagePlacement } from './design';
import { boxOf, placedLayer, placeImage, type PlacedPicture } from './design-placement';
import { roundTo } from '../numbers';
import type { Size, TurnedArea } from '../geometry/placement';

/*
 * What a 2D design prints on one side: its sheet as a side without a garment, whose print area is the whole of it. So what draws, moves and
 * prints the sides of mockups does the same with designs.
 */

/** A sheet as the area that is printed. */
export const sheetArea = ({ width, height }: Size): TurnedArea => ({
  ...{ x: 0, y: 0, width, height },
  scaleX: 1,
  scaleY: 1,
  rotation: 0,
  knewX: 0,
  knewY: 0,
});

/** The images of one side, bottom first, as a side of a mockup; `idOf` names an image's layer. */
export const compositionSide = <Image extends PlacedPicture>(
  position: DesignPosition,
  sheet: Size,
  images: readonly Image[],
  idOf: (image: Image) => string,
): MockupSideInput => {
  const area = sheetArea(sheet);
  return {
    id: position,
    name: position,
    image: null,
    mockup: null,
    print_area: area,
    document: { mockup_type: '2D', width: sheet.width, height: sheet.height, settings: [] },
    layers: images.filter(({ type }) => type === position).map((image) => placedLayer(image, idOf(image), sheet, area)),
  };
};

/** What a hand or a field changed of an image's layer on the sheet. */
type PlaceChange = Partial<ReturnType<typeof placeImage>>;

/** Sides that grew by factors closer than this grew evenly. */
const EVEN = 1e-4;

const CROP = ['cropX', 'cropY', 'cropWidth', 'cropHeight'] as const;

const two = (value: number): number => roundTo(value, 2);
const share = (value: number): number => roundTo(value, 4);

/** Where a crop begins and how far it reaches, never beyond the picture's end. */
const shares = (start: number, length: number): readonly [number, number] => {
  const from = share(start);
  return [from, Math.min(share(length), share(1 - from))];
};

/** Something too thin to be drawn has grown by nothing anybody saw. */
const grown = (before: number, after: number): number => (before > 0 ? after / before : 1);

/** A length as it is kept, never nothing. */
const length = (value: number): number => Math.max(0.01, two(value));

/**
 * An image after its layer was changed: what is seen is what is kept. Moving, turning and growing leave the box as it is about the picture. After a
 * crop the box is what shows of the picture; after a stretch too, and stretching is then how the picture fits.
 */
export const imageAfter = (image: PlacedPicture, sheet: Size, change: PlaceChange): ImagePlacement & Pick<DesignImage, 'print_fit'> => {
  const before = placeImage(image, sheet, sheetArea(sheet));
  const after = { ...before, ...change };
  const seen = { width: after.width * after.scaleX, height: after.height * after.scaleY };
  const [across, down] = [grown(before.width, seen.width), grown(before.height, seen.height)];
  const cropped = CROP.some((name) => after[name] !== before[name]);
  const stretched = !cropped && Math.abs(across / down - 1) > EVEN;
  const old = boxOf(image);
  const box = cropped || stretched ? seen : { width: old.width * across, height: old.height * down };
  const middle = {
    x: image.position.x + old.width / 2 + after.x - before.x,
    y: image.position.y + old.height / 2 + after.y - before.y,
  };
  const [x, width] = shares(after.cropX, after.cropWidth);
  const [y, height] = shares(after.cropY, after.cropHeight);
  return {
    position: { x: two(middle.x - box.width / 2), y: two(middle.y - box.height / 2) },
    size: { width: length(box.width / image.scale.x), height: length(box.height / image.scale.y) },
    rotation: two(two(after.rotation) % 360),
    skew: { x: two(after.knewX), y: two(after.knewY) },
    scale: image.scale,
    crop: cropped || stretched ? { x, y, width, height } : image.crop,
    print_fit: stretched ? 'fill' : image.print_fit,
  };
};
