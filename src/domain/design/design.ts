import type { MockupDesignImageInput, MockupDesignInput } from '../../contract/generated/operations';
import { accept, refuse, type Outcome } from '../fault';
import { DEFAULT_DOCUMENT_SIZE, MAX_DOCUMENT_SIZE } from './mockup-save';
import { checkName, cleanWords } from '../names';
import { isBlank, roundTo } from '../numbers';

/** Whether people see a design or a picture of the collection: finished, in the making, thrown away. Sent in lower case (specification 1, §4). */
export const CONTENT_STATUSES = ['published', 'draft', 'trashed'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** Sides a design can be printed on: the print area positions (specification 2, §3), and the back, which the default preset has. */
export const DESIGN_POSITIONS = ['front', 'back', 'left_sleeve', 'right_sleeve', 'neek'] as const;
export type DesignPosition = (typeof DESIGN_POSITIONS)[number];

export const PRINT_FITS = ['contain', 'cover', 'fill'] as const;
export type PrintFit = (typeof PRINT_FITS)[number];

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where an image stands on the sheet and what shows of its picture. Lengths are pixels of the sheet, angles degrees, the crop shares of the picture. */
export interface ImagePlacement {
  /** The box's top left corner before it is turned about its middle. */
  readonly position: Point;
  readonly size: Size;
  readonly rotation: number;
  readonly skew: Point;
  readonly scale: Point;
  readonly crop: Point & Size;
}

/** A picture of a design, complete. */
export interface DesignImage extends ImagePlacement {
  readonly type: DesignPosition;
  readonly name: string;
  /** Id of the file; null for an image that has none yet. */
  readonly file_id: string | null;
  readonly print_fit: PrintFit;
}

/** What a save writes of a design. */
export interface DesignValues {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly image_id: string | null;
  readonly tags: string[];
  readonly images: DesignImage[];
  readonly status: ContentStatus;
}

/** Longest side of an image's box, and farthest it may stand outside the sheet, in pixels: beyond it nothing of it is printed anyway. */
export const MAX_IMAGE_LENGTH = 100_000;

/** Degrees; beyond, an image is hardly more than a line. */
export const MOST_SKEW = 80;

const two = (value: number): number => roundTo(value, 2);

const oneOf = <T extends string>(names: readonly T[], value: string | null | undefined, fallback: T): T | undefined => {
  const asked = value?.trim().toLowerCase() ?? '';
  return asked === '' ? fallback : names.find((name) => name === asked);
};

/** A status as it was sent, in whatever case. */
export const checkStatus = (status: string | null | undefined, fallback: ContentStatus = 'published'): Outcome<ContentStatus> => {
  const found = oneOf(CONTENT_STATUSES, status, fallback);
  return found ? accept(found) : refuse('status.unknown', { field: 'status' });
};

/**
 * A design as it is saved (specification 1, §5): width and height 1100 when empty and kept to two decimals, images without a name dropped.
 * Of `before` stays what is not given.
 */
export const checkDesign = (input: MockupDesignInput, before?: DesignValues): Outcome<DesignValues> => {
  const name = checkName(input.name ?? before?.name ?? '', 'design', 'params.name');
  if (!name.ok) return name;
  const width = sheetSide(input.width, before?.width, 'params.width');
  if (!width.ok) return width;
  const height = sheetSide(input.height, before?.height, 'params.height');
  if (!height.ok) return height;
  const status = checkStatus(input.status, before?.status);
  if (!status.ok) return { ok: false, fault: { ...status.fault, field: 'params.status' } };
  const sheet = { width: width.value, height: height.value };
  const images = input.images ? checkImages(input.images, sheet) : accept([...(before?.images ?? [])]);
  if (!images.ok) return images;
  return accept({
    name: name.value,
    ...sheet,
    image_id: input.image === undefined ? (before?.image_id ?? null) : input.image?.trim() || null,
    tags: input.tags ? cleanWords(input.tags) : [...(before?.tags ?? [])],
    images: images.value,
    status: status.value,
  });
};

const sheetSide = (value: number | null | undefined, before: number | undefined, field: string): Outcome<number> => {
  if (isBlank(value)) return accept(value === undefined && before !== undefined ? before : DEFAULT_DOCUMENT_SIZE);
  const side = two(value ?? 0);
  if (!(side > 0)) return refuse('design.size', { field });
  if (side > MAX_DOCUMENT_SIZE) return refuse('design.tooLarge', { field, values: { most: MAX_DOCUMENT_SIZE } });
  return accept(side);
};

const checkImages = (images: readonly MockupDesignImageInput[], sheet: Size): Outcome<DesignImage[]> => {
  const named = images.filter(({ name }) => !isBlank(name));
  const checked: DesignImage[] = [];
  for (const [index, image] of named.entries()) {
    const outcome = checkImage(image, sheet, `params.images.${index}`);
    if (!outcome.ok) return outcome;
    checked.push(outcome.value);
  }
  return accept(checked);
};

const checkImage = (image: MockupDesignImageInput, sheet: Size, path: string): Outcome<DesignImage> => {
  const name = checkName(image.name ?? '', 'image', `${path}.name`);
  if (!name.ok) return name;
  const type = oneOf(DESIGN_POSITIONS, image.type, 'front');
  if (!type) return refuse('design.position', { field: `${path}.type`, values: { positions: DESIGN_POSITIONS.join(', ') } });
  const print_fit = oneOf(PRINT_FITS, image.print_fit, 'contain');
  if (!print_fit) return refuse('design.fit', { field: `${path}.print_fit`, values: { image: name.value } });
  const placement = checkPlacement(image, sheet, name.value, path);
  if (!placement.ok) return placement;
  return accept({ type, name: name.value, file_id: image.image?._id.trim() || null, print_fit, ...placement.value });
};

/** What is not said of an image's place: the whole of its picture in the middle of the sheet, as large as that. */
export const wholeSheet = (sheet: Size, size: Size = sheet): ImagePlacement => ({
  position: { x: (sheet.width - size.width) / 2, y: (sheet.height - size.height) / 2 },
  size,
  rotation: 0,
  skew: { x: 0, y: 0 },
  scale: { x: 1, y: 1 },
  crop: { x: 0, y: 0, width: 1, height: 1 },
});

const checkPlacement = (image: MockupDesignImageInput, sheet: Size, name: string, path: string): Outcome<ImagePlacement> => {
  const size = { width: two(image.size?.width ?? sheet.width), height: two(image.size?.height ?? sheet.height) };
  if (!(size.width > 0 && size.height > 0)) return refuse('design.imageSize', { field: `${path}.size`, values: { image: name } });
  const whole = wholeSheet(sheet, size);
  const scale = point(image.scale ?? whole.scale);
  if (!(scale.x > 0 && scale.y > 0)) return refuse('design.imageScale', { field: `${path}.scale`, values: { image: name } });
  if (Math.max(size.width * scale.x, size.height * scale.y) > MAX_IMAGE_LENGTH)
    return refuse('design.imageTooLarge', { field: `${path}.size`, values: { image: name, most: MAX_IMAGE_LENGTH } });
  const position = point(image.position ?? whole.position);
  if (!(Math.max(Math.abs(position.x), Math.abs(position.y)) <= MAX_IMAGE_LENGTH))
    return refuse('design.imageFar', { field: `${path}.position`, values: { image: name, most: MAX_IMAGE_LENGTH } });
  const rotation = two(two(image.rotation ?? 0) % 360);
  if (Number.isNaN(rotation)) return refuse('design.rotation', { field: `${path}.rotation`, values: { image: name } });
  const skew = point(image.skew ?? whole.skew);
  if (!(Math.max(Math.abs(skew.x), Math.abs(skew.y)) <= MOST_SKEW))
    return refuse('design.skew', { field: `${path}.skew`, values: { image: name, most: MOST_SKEW } });
  const crop = image.crop ? checkCrop(image.crop) : whole.crop;
  if (!crop) return refuse('design.crop', { field: `${path}.crop`, values: { image: name } });
  return accept({ position, size, rotation, skew, scale, crop });
};

const point = ({ x, y }: Point): Point => ({ x: two(x), y: two(y) });

/** Shares are kept to four decimals: a thousandth of a large picture is several pixels. */
const checkCrop = (crop: Point & Size): (Point & Size) | null => {
  const share = (value: number): number => roundTo(value, 4);
  const kept = { x: share(crop.x), y: share(crop.y), width: share(crop.width), height: share(crop.height) };
  const inside =
    kept.x >= 0 && kept.y >= 0 && kept.width > 0 && kept.height > 0 && kept.x + kept.width <= 1.0001 && kept.y + kept.height <= 1.0001;
  return inside ? kept : null;
};
