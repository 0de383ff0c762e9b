import { accept, refuse, type Outcome } from '../fault';

/** Kinds of picture an upload may be, by their MIME type. */
export const IMAGE_TYPES = {
  'image/png': { extension: 'png', label: 'PNG' },
  'image/jpeg': { extension: 'jpg', label: 'JPEG' },
  'image/webp': { extension: 'webp', label: 'WebP' },
  'image/svg+xml': { extension: 'svg', label: 'SVG' },
} as const;

export type ImageType = keyof typeof IMAGE_TYPES;

const MEGABYTE = 1024 * 1024;

/** Largest upload, in bytes. */
const MAX_UPLOAD_SIZE = 50 * MEGABYTE;

/** Largest SVG, in bytes: it is parsed as a document before anything is drawn. */
const MAX_SVG_SIZE = 5 * MEGABYTE;

/** Most pixels a picture may have. */
export const MAX_PIXELS = 64_000_000;

export const isImageType = (mimetype: string): mimetype is ImageType => Object.hasOwn(IMAGE_TYPES, mimetype);

/** What an upload announces before its bytes are sent. */
export interface UploadAnnouncement {
  readonly filename: string;
  readonly mimetype: string;
  /** Bytes. */
  readonly size: number;
}

/** Refuses what could never be taken, before a byte travels. The page applies it when a file is chosen, the server when it signs. */
export const checkUpload = ({ filename, mimetype, size }: UploadAnnouncement): Outcome<UploadAnnouncement & { mimetype: ImageType }> => {
  const name = filename.split(/[\\/]/u).at(-1)?.trim() ?? '';
  const type = mimetype.trim().toLowerCase();
  if (name === '' || name.length > 255) return refuse('upload.filename', 'The file needs a name of at most 255 characters.', 'filename');
  if (!isImageType(type)) return refuse('upload.type', 'Only PNG, JPEG, WebP and SVG pictures can be uploaded.', 'mimetype');
  if (!Number.isInteger(size) || size <= 0) return refuse('upload.empty', 'This file is empty.', 'size');
  const limit = type === 'image/svg+xml' ? MAX_SVG_SIZE : MAX_UPLOAD_SIZE;
  if (size > limit)
    return refuse(
      'upload.too-big',
      `This file is larger than ${limit / MEGABYTE} MB, the limit for ${IMAGE_TYPES[type].label} pictures.`,
      'size',
    );
  return accept({ filename: name, mimetype: type, size });
};

/** Refuses a picture without pixels or with too many. `width` and `height` are pixels. */
export const checkDimensions = (width: number, height: number): Outcome<{ width: number; height: number }> => {
  if (!(width >= 1 && height >= 1)) return refuse('upload.no-size', 'This picture has no size.');
  if (width * height > MAX_PIXELS)
    return refuse('upload.too-many-pixels', `This picture is ${width} × ${height} px, above the limit of ${MAX_PIXELS / 1e6} megapixels.`);
  return accept({ width, height });
};
