import { defaultLimits } from '../../contract/generated/limits';
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
export const MAX_UPLOAD_SIZE = 50 * MEGABYTE;

/** Largest SVG, in bytes: it is parsed as a document before anything is drawn. */
const MAX_SVG_SIZE = 5 * MEGABYTE;

/** Longest name of a file, in characters. */
export const FILENAME_LIMIT = defaultLimits.characters;

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
  if (name === '' || name.length > FILENAME_LIMIT)
    return refuse('upload.filename', { field: 'filename', values: { most: FILENAME_LIMIT } });
  if (!isImageType(type)) return refuse('upload.type', { field: 'mimetype' });
  if (!Number.isInteger(size) || size <= 0) return refuse('upload.empty', { field: 'size' });
  const limit = type === 'image/svg+xml' ? MAX_SVG_SIZE : MAX_UPLOAD_SIZE;
  if (size > limit) return refuse('upload.tooBig', { field: 'size', values: { most: limit / MEGABYTE, kind: IMAGE_TYPES[type].label } });
  return accept({ filename: name, mimetype: type, size });
};

/** Refuses what is no SHA-256 in hex; null for none. */
export const checkSha256 = (text: string | null | undefined): Outcome<string | null> => {
  if (!text) return accept(null);
  return /^[0-9a-f]{64}$/i.test(text) ? accept(text.toLowerCase()) : refuse('upload.noChecksum', { field: 'sha256' });
};

/** Refuses a picture without pixels or with too many. `width` and `height` are pixels. */
export const checkDimensions = (width: number, height: number): Outcome<{ width: number; height: number }> => {
  if (!(width >= 1 && height >= 1)) return refuse('upload.noSize');
  if (width * height > MAX_PIXELS) return refuse('upload.tooManyPixels', { values: { width, height, most: MAX_PIXELS / 1e6 } });
  return accept({ width, height });
};
