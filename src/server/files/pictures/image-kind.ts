import type { ImageType } from '../../../domain/files/upload-rules';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** How much of a text may lie before the root element of an SVG, in bytes. */
const SVG_HEAD = 64 * 1024;

/** What may stand before the root element, by how it begins, with what ends it. */
const BEFORE_ROOT = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const;

const ROOT = /<(?:[a-z]+:)?svg[\s>/]/iuy;

/** Where the type declaration that begins at `from` ends; declarations of its own stand in brackets. */
const doctypeEnd = (text: string, from: number): number => {
  const [end, bracket] = [text.indexOf('>', from), text.indexOf('[', from)];
  if (bracket < 0 || bracket > end) return end;
  const closed = text.indexOf(']', bracket);
  return closed < 0 ? -1 : text.indexOf('>', closed);
};

/** Whether a text's root element is an SVG's. Looks at each character once or twice, whatever comes. */
const isSvg = (text: string): boolean => {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    while (/\s/u.test(text.charAt(at))) at += 1;
    const opening = text.slice(at, at + 9).toLowerCase();
    const found = BEFORE_ROOT.find(([begin]) => opening.startsWith(begin));
    if (!found) break;
    const [begin, end] = found;
    const ends = end === '>' ? doctypeEnd(text, at) : text.indexOf(end, at + begin.length);
    if (ends < 0) return false;
    at = ends + end.length;
  }
  ROOT.lastIndex = at;
  return ROOT.test(text);
};

/** The type of a picture made of pixels. */
export const rasterKind = (bytes: Buffer): Exclude<ImageType, 'image/svg+xml'> | null => {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : null;
};

/** The picture's type by its first bytes, whatever its name says; null when it is none we take. */
export const imageKind = (bytes: Buffer): ImageType | null =>
  rasterKind(bytes) ?? (isSvg(bytes.toString('utf8', 0, SVG_HEAD)) ? 'image/svg+xml' : null);
