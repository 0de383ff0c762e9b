import { rasterKind } from '../../files/pictures/image-kind';
import type { MailRefusal } from '../door';

/** What a file is by its bytes: a kind that may be kept, or why it is set aside. */
type Kind = { readonly mime: string; readonly extensions: readonly string[] } | { readonly refusal: MailRefusal };

type Bytes = readonly number[];

const starts = (bytes: Buffer, ...beginnings: readonly Bytes[]): boolean =>
  beginnings.some((beginning) => bytes.subarray(0, beginning.length).equals(Buffer.from(beginning)));

const text = (bytes: Buffer, from: number, length: number): string => bytes.toString('latin1', from, from + length);

const ARCHIVES: readonly Bytes[] = [
  [0x1f, 0x8b],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58],
  [0x4d, 0x53, 0x43, 0x46],
  [0x28, 0xb5, 0x2f, 0xfd],
  [0x50, 0x4b, 0x05, 0x06],
];
const PROGRAMS: readonly Bytes[] = [
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xca, 0xfe, 0xba, 0xbe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xfe, 0xed, 0xfa, 0xce],
  [0x23, 0x21],
  // Old office documents, whose macros nobody sees from outside, and links of Windows.
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x4c, 0x00, 0x00, 0x00, 0x01, 0x14, 0x02],
  [0x00, 0x61, 0x73, 0x6d],
];
const OUTLOOK: Bytes = [0x78, 0x9f, 0x3e, 0x22];

/** Names no file may end with that a click would run. */
const RUNS = new Set(
  'apk app appx bat chm cmd com cpl dll dmg exe gadget hta img inf ins iso jar js jse jnlp lnk mjs msc msi msp pif ps1 psm1 py rb reg scr sct sh url vb vbe vbs vhd vhdx ws wsf wsh xll'.split(
    ' ',
  ),
);
const PAGES = new Set('htm html mht mhtml shtml svg svgz xhtml xht xml xsl swf'.split(' '));
const PACKED = new Set('7z ace arj bz2 cab gz lzh rar tar tgz xz z zip zst'.split(' '));
const MACROS = new Set('docm dotm potm ppam ppsm pptm sldm xlam xlsm xltm'.split(' '));

const OFFICE: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const kind = (mime: string, ...extensions: readonly string[]): Kind => ({ mime, extensions });

/** A document of today's office programs is a packed folder; names in it are not packed, so a program in it is seen from outside. */
const packed = (bytes: Buffer, extension: string): Kind => {
  const mime = OFFICE[extension];
  if (mime === undefined || !bytes.includes('[Content_Types].xml')) return { refusal: 'mail.fileArchive' };
  return bytes.includes('vbaProject') || bytes.includes('activeX') || bytes.includes('oleObject')
    ? { refusal: 'mail.fileProgram' }
    : kind(mime, extension);
};

const PICTURES = { 'image/png': ['png'], 'image/jpeg': ['jpg', 'jpeg', 'jfif'], 'image/webp': ['webp'] } as const;

const PAGE = /<\s*(?:!doctype\s+html|html|head|body|script|svg|iframe|\?xml|!entity|meta|form)\b/iu;

const isText = (bytes: Buffer): boolean => {
  const head = bytes.subarray(0, 4096);
  return !head.some((byte) => byte < 32 && ![9, 10, 12, 13].includes(byte));
};

const ofText = (bytes: Buffer, extension: string): Kind => {
  const head = bytes
    .toString('latin1', 0, 4096)
    .replace(/^\u00ef\u00bb\u00bf/u, '')
    .trimStart();
  if (head.startsWith('<') || PAGE.test(head)) return { refusal: 'mail.filePage' };
  if (/^BEGIN:VCALENDAR/iu.test(head)) return kind('text/calendar', 'ics');
  if (/^BEGIN:VCARD/iu.test(head)) return kind('text/vcard', 'vcf');
  return extension === 'csv' ? kind('text/csv', 'csv') : kind('text/plain', 'txt', 'log', 'md', 'text', 'json', 'eps', 'ai');
};

const ofBytes = (bytes: Buffer, extension: string): Kind => {
  if (bytes.length === 0) return { refusal: 'mail.fileEmpty' };
  if (starts(bytes, OUTLOOK)) return { refusal: 'mail.fileOutlook' };
  if (starts(bytes, ...PROGRAMS)) return { refusal: 'mail.fileProgram' };
  if (starts(bytes, [0x50, 0x4b, 0x03, 0x04])) return packed(bytes, extension);
  if (starts(bytes, ...ARCHIVES) || text(bytes, 257, 5) === 'ustar') return { refusal: 'mail.fileArchive' };
  const raster = rasterKind(bytes);
  if (raster) return kind(raster, ...PICTURES[raster]);
  if (/^GIF8[79]a/u.test(text(bytes, 0, 6))) return kind('image/gif', 'gif');
  if (text(bytes, 0, 5) === '%PDF-') return kind('application/pdf', 'pdf');
  if (text(bytes, 4, 4) === 'ftyp')
    return /^(?:heic|heix|mif1|heif)/u.test(text(bytes, 8, 4))
      ? kind('image/heic', 'heic', 'heif')
      : kind('video/mp4', 'mp4', 'mov', 'm4v', '3gp', 'm4a');
  return isText(bytes) ? ofText(bytes, extension) : kind('application/octet-stream');
};

/** What a file is, by its bytes first; a name that a click would run is set aside whatever it holds. */
export const fileKind = (bytes: Buffer, filename: string): Kind => {
  const extension = filename.includes('.') ? (filename.split('.').at(-1) ?? '').toLowerCase() : '';
  const found = ofBytes(bytes, extension);
  if ('refusal' in found) return found;
  if (RUNS.has(extension) || MACROS.has(extension)) return { refusal: 'mail.fileProgram' };
  if (PAGES.has(extension)) return { refusal: 'mail.filePage' };
  if (PACKED.has(extension)) return { refusal: 'mail.fileArchive' };
  return found;
};
