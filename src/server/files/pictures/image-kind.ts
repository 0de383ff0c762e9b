import type { ImageType } from '../../../domain/files/upload-rules';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** What an SVG begins with, past a byte order mark: declarations and comments, then the root element. */
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>\s*)*<(?:[a-z]+:)?svg[\s>/]/iu;

/** How much of a text may lie before the root element of an SVG, in bytes. */
const SVG_HEAD = 64 * 1024;

/** The picture's type by its first bytes, whatever its name says; null when it is none we take. */
export const imageKind = (bytes: Buffer): ImageType | null => {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return SVG.test(bytes.toString('utf8', 0, SVG_HEAD)) ? 'image/svg+xml' : null;
};
