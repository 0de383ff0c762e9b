import { z } from 'zod';
import type { MockupDesignInput } from '../../../contract/generated/operations';
import type { DesignPosition, ImagePlacement, PrintFit } from '../../../domain/design/design';
import { imageUrl, SCENE_RENDITION } from '../../../domain/files/image-sizes';
import type { Size } from '../../../domain/geometry/placement';
import { splitTags } from '../../../domain/names';
import { isBlank, parseNumber, roundTo } from '../../../domain/numbers';
import type { File } from '../../entities/files';
import type { MockupDesign } from '../../entities/mockup-designs';

/** A picture of a design while it is edited. */
export interface FormImage {
  /** Its place in the list of pictures does not name it: pictures are moved and taken out. */
  readonly key: string;
  readonly fileId: string | null;
  /** Null where the file is gone. */
  readonly picture: FormPicture | null;
  readonly name: string;
  readonly position: DesignPosition;
  readonly fit: PrintFit;
  /** Null: the whole of the sheet, however large that is. */
  readonly placement: ImagePlacement | null;
}

interface FormPicture extends Size {
  readonly thumb: string | undefined;
  /** Where what the stage draws lies. */
  readonly url: string | undefined;
}

const length = z.string().refine((text) => isBlank(text) || (parseNumber(text) ?? 0) > 0, 'lengthError');

/** A design as typed; messages are keys of `designs:form`. */
export const designFormShape = z.object({
  name: z.string().refine((name) => name.trim() !== '', 'nameError'),
  images: z.array(z.custom<FormImage>()),
  width: length,
  height: length,
  tags: z.string(),
  status: z.string(),
});

export type DesignFormFault = 'nameError' | 'lengthError';
export type DesignFormValues = z.infer<typeof designFormShape>;

export const valuesOf = (design: MockupDesign | undefined): DesignFormValues => ({
  name: design?.name ?? '',
  images: imagesOf(design),
  tags: design?.tags.join(', ') ?? '',
  status: design?.status ?? 'published',
  width: design ? String(design.width) : '',
  height: design ? String(design.height) : '',
});

const imagesOf = (design: MockupDesign | undefined): FormImage[] =>
  (design?.images ?? []).map(({ type, name, image, print_fit, position, size, rotation, skew, scale, crop }, index) => ({
    key: `saved-${index}`,
    fileId: image?._id ?? null,
    picture: image && pictureOf(image),
    name,
    position: type as DesignPosition,
    fit: print_fit as PrintFit,
    placement: { position, size, rotation, skew, scale, crop },
  }));

const pictureOf = ({ width, height, image_sizes }: Pick<File, 'width' | 'height' | 'image_sizes'>): FormPicture => ({
  width: width ?? 0,
  height: height ?? 0,
  thumb: imageUrl(image_sizes, 'thumb'),
  url: imageUrl(image_sizes, SCENE_RENDITION),
});

/** A file as a new picture of the design, on the first side that has none. */
export const imageOfFile = ({ _id, filename, ...file }: File, key: string, position: DesignPosition): FormImage => ({
  key,
  fileId: _id,
  picture: pictureOf(file),
  name: filename.replace(/\.[^.]+$/u, ''),
  position,
  fit: 'contain',
  placement: null,
});

export const inputOf = ({ name, images, tags, status, width, height }: DesignFormValues): MockupDesignInput => ({
  name,
  status,
  tags: splitTags(tags),
  // Null for what was left empty: the server then takes its default.
  width: parseNumber(width),
  height: parseNumber(height),
  images: images.map((image) => ({
    ...image.placement,
    type: image.position,
    name: image.name,
    print_fit: image.fit,
    image: image.fileId === null ? null : { _id: image.fileId },
  })),
});

/** Where an image stands, so that two versions of it can be told apart: place, size, and what else is not as at first. */
export const placeInWords = ({ placement }: FormImage): string => {
  if (!placement) return '';
  const { position, size, scale, rotation, skew, crop } = placement;
  const percent = (share: number): string => `${roundTo(share * 100, 2)} %`;
  return [
    '',
    `X ${position.x}, Y ${position.y}`,
    `${roundTo(size.width * scale.x, 2)} × ${roundTo(size.height * scale.y, 2)} px`,
    ...(rotation === 0 ? [] : [`${rotation}°`]),
    ...(skew.x === 0 && skew.y === 0 ? [] : [`${skew.x}° / ${skew.y}°`]),
    ...(crop.width === 1 && crop.height === 1 ? [] : [`${percent(crop.width)} × ${percent(crop.height)}`]),
  ].join(', ');
};
