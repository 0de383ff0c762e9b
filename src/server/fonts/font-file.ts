import { create, type Font } from 'fontkit';
import { accept, refuse, type Outcome } from '../../domain/fault';
import type { FontType } from '../../domain/files/font-rules';
import { fontTables, isTooLargeUnpacked, MOST_UNPACKED } from '../render/font-tables';

/** What a font file says of itself. */
export interface InspectedFont {
  readonly type: FontType;
  readonly name: string;
  /** 100 to 900. */
  readonly weight: number;
  readonly italic: boolean;
}

const SIGNATURES: Readonly<Record<string, FontType>> = {
  '\0\x01\0\0': 'font/ttf',
  true: 'font/ttf',
  OTTO: 'font/otf',
  wOFF: 'font/woff',
  wOF2: 'font/woff2',
};

/** Longest family name kept, in characters. */
const NAME_LENGTH = 80;

const fontKind = (bytes: Buffer): FontType | undefined => SIGNATURES[bytes.toString('latin1', 0, 4)];

/** Reads a font by its bytes, whatever its name says: it must name its family and have letters to draw. */
export const inspectFont = (bytes: Buffer): Outcome<InspectedFont> => {
  const type = fontKind(bytes);
  if (!type) return refuse('font.noFont');
  try {
    if (isTooLargeUnpacked(bytes)) return refuse('font.unpacked', { values: { most: MOST_UNPACKED } });
    checkTables(fontTables(bytes));
    const font = create(bytes);
    return 'fonts' in font ? refuse('font.collection') : describe(font, type);
  } catch {
    return refuse('font.damaged');
  }
};

/** Most a font may say of itself, in bytes: names in all languages, its licence, its makers. */
const MOST_NAMES = 1024 * 1024;

/** Throws for a font without letters, and for one whose names are made of the same bytes over and over. */
const checkTables = (tables: ReadonlyMap<string, Buffer>): void => {
  const names = tables.get('name');
  if (!names || !tables.has('cmap')) throw new RangeError('A font without names or letters.');
  let length = 0;
  for (let index = 0; index < names.readUInt16BE(2); index += 1) length += names.readUInt16BE(6 + 12 * index + 8);
  if (length > MOST_NAMES) throw new RangeError(`${length} bytes of names.`);
};

const describe = (font: Font, type: FontType): Outcome<InspectedFont> => {
  const name = familyOf(font)
    .replace(/["\\<>{};\p{C}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH);
  if (name === '') return refuse('font.nameless');
  // Drawing one letter reads the tables a renderer needs. By its number: what a font says of codes and of how letters follow each other may
  // be without end.
  if (font.numGlyphs < 2 || !Array.isArray(font.getGlyph(font.numGlyphs - 1).path.commands)) return refuse('font.damaged');
  const { usWeightClass = 400, fsSelection } = font['OS/2'] ?? {};
  const weight = Math.min(900, Math.max(100, Math.round(usWeightClass / 100) * 100));
  return accept({ type, name, weight, italic: fsSelection?.italic === true || font.italicAngle !== 0 });
};

/** The family that all weights share, where the font tells it apart from the four styles older programs know. */
const familyOf = (font: Font): string => {
  const names: unknown = font.getName('preferredFamily', 'en');
  return typeof names === 'string' && names !== '' ? names : font.familyName;
};
