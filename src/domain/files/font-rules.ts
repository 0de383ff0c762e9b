import { accept, refuse, type Outcome } from '../fault';
import { FILENAME_LIMIT, type UploadAnnouncement } from './upload-rules';

/** Kinds of font file an upload may be, by their MIME type. */
export const FONT_TYPES = {
  'font/ttf': { extension: 'ttf', label: 'TTF' },
  'font/otf': { extension: 'otf', label: 'OTF' },
  'font/woff': { extension: 'woff', label: 'WOFF' },
  'font/woff2': { extension: 'woff2', label: 'WOFF2' },
} as const;

export type FontType = keyof typeof FONT_TYPES;

const MEGABYTE = 1024 * 1024;

/** Largest font, in bytes: every visitor of a design loads it. */
const MAX_FONT_SIZE = 10 * MEGABYTE;

export const isFontType = (mimetype: string): mimetype is FontType => Object.hasOwn(FONT_TYPES, mimetype);

/** The type of a font by its name: browsers know few fonts and announce them as anything. Undefined when it is none we take. */
export const fontTypeOf = (filename: string): FontType | undefined => {
  const extension = filename.trim().split('.').at(-1)?.toLowerCase();
  return Object.keys(FONT_TYPES).find((type): type is FontType => isFontType(type) && FONT_TYPES[type].extension === extension);
};

/** Refuses what can be no font of ours, before a byte travels; the type is that of the name, which is also how the bytes are to be sent. */
export const checkFontUpload = ({ filename, mimetype, size }: UploadAnnouncement): Outcome<UploadAnnouncement & { mimetype: FontType }> => {
  const name = filename.split(/[\\/]/u).at(-1)?.trim() ?? '';
  if (name === '' || name.length > FILENAME_LIMIT)
    return refuse('upload.filename', { field: 'filename', values: { most: FILENAME_LIMIT } });
  const announced = mimetype.trim().toLowerCase();
  const type = isFontType(announced) ? announced : fontTypeOf(name);
  if (!type) return refuse('font.type', { field: 'mimetype' });
  if (!Number.isInteger(size) || size <= 0) return refuse('upload.empty', { field: 'size' });
  if (size > MAX_FONT_SIZE) return refuse('font.tooBig', { field: 'size', values: { most: MAX_FONT_SIZE / MEGABYTE } });
  return accept({ filename: name, mimetype: type, size });
};
