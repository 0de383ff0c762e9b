import { z } from 'zod';
import type { MockupDesignImageInput, MockupDesignInput } from '../../../contract/generated/operations';
import type { DesignPosition, PrintFit } from '../../../domain/design/design';
import { imageUrl } from '../../../domain/files/image-sizes';
import { splitTags } from '../../../domain/names';
import { isBlank, parseNumber } from '../../../domain/numbers';
import type { File } from '../../entities/files';
import type { MockupDesign } from '../../entities/mockup-designs';

/** A picture of a design while it is edited. */
export interface FormImage {
  /** Its place in the list of pictures does not name it: pictures are moved and taken out. */
  readonly key: string;
  readonly fileId: string | null;
  readonly thumb: string | undefined;
  readonly name: string;
  readonly position: DesignPosition;
  readonly fit: PrintFit;
  /** What the form does not show, as it came. */
  readonly kept: Partial<MockupDesignImageInput>;
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
    thumb: image ? imageUrl(image.image_sizes, 'thumb') : undefined,
    name,
    position: type as DesignPosition,
    fit: print_fit as PrintFit,
    kept: { position, size, rotation, skew, scale, crop },
  }));

/** A file as a new picture of the design, on the first side that has none. */
export const imageOfFile = ({ _id, filename, image_sizes }: File, key: string, position: DesignPosition): FormImage => ({
  key,
  fileId: _id,
  thumb: imageUrl(image_sizes, 'thumb'),
  name: filename.replace(/\.[^.]+$/u, ''),
  position,
  fit: 'contain',
  kept: {},
});

export const inputOf = ({ name, images, tags, status, width, height }: DesignFormValues): MockupDesignInput => ({
  name,
  status,
  tags: splitTags(tags),
  // Null for what was left empty: the server then takes its default.
  width: parseNumber(width),
  height: parseNumber(height),
  images: images.map((image) => ({
    ...image.kept,
    type: image.position,
    name: image.name,
    print_fit: image.fit,
    image: image.fileId === null ? null : { _id: image.fileId },
  })),
});
