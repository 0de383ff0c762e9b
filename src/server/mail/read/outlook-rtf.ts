import { decodeCodePage } from './code-pages';

const HEADER = 16;
const COMPRESSED = 0x75465a4c;
const UNCOMPRESSED = 0x414c454d;

/** What the compressed text may refer back to from its first byte on ([MS-OXRTFCP] 2.2.1.1). */
const DICTIONARY =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx';
const WINDOW = 4096;

/** Bytes of RTF that are made text of. */
const MOST_RTF = 4 * 1024 * 1024;

/**
 * Unpacks the RTF of a mail of Outlook ([MS-OXRTFCP]).
 *
 * @throws RangeError where it is cut off, or no such thing.
 */
export const decompressRtf = (bytes: Buffer): Buffer => {
  const [size, kind] = [bytes.readUInt32LE(4), bytes.readUInt32LE(8)];
  const whole = Math.min(size, MOST_RTF);
  if (kind === UNCOMPRESSED) return bytes.subarray(HEADER, HEADER + whole);
  if (kind !== COMPRESSED) throw new RangeError('This is no compressed RTF.');
  const window = Buffer.alloc(WINDOW, 0x20);
  let place = window.write(DICTIONARY, 'latin1');
  const out = Buffer.alloc(Math.min(whole, bytes.length * 16));
  let [at, length] = [HEADER, 0];
  const put = (byte: number): void => {
    window[place] = byte;
    place = (place + 1) % WINDOW;
    if (length < out.length) out[length] = byte;
    length += 1;
  };
  while (length < out.length) {
    const control = bytes.readUInt8(at);
    at += 1;
    for (let bit = 0; bit < 8 && length < out.length; bit += 1) {
      if ((control & (1 << bit)) === 0) {
        put(bytes.readUInt8(at));
        at += 1;
        continue;
      }
      const reference = bytes.readUInt16BE(at);
      at += 2;
      const from = reference >> 4;
      if (from === place) return out.subarray(0, length);
      for (let i = 0; i < (reference & 15) + 2; i += 1) put(window[(from + i) % WINDOW] ?? 0);
    }
  }
  return out;
};

/** Destinations whose words are no text of the mail. */
const UNREAD: ReadonlySet<string> = new Set(
  'fonttbl colortbl stylesheet info pict object header headerl headerr footer footerl footerr themedata datastore listtable generator fldinst filetbl'.split(
    ' ',
  ),
);

/** Words that stand for a character. */
const CHARACTERS: Readonly<Record<string, string>> = {
  par: '\n',
  '\r': '\n',
  '\n': '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  page: '\n',
  tab: '\t',
  cell: '\t',
  '~': '\u00a0',
  _: '-',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};

/** Code pages of the character sets of fonts (`\fcharset`). */
const CHARSETS: Readonly<Record<number, number>> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

const TOKEN = /\\(?:'([0-9a-f]{2})|([a-z]{1,32})(-?\d{1,10})? ?|([^a-z]))|([{}])|([^\\{}\r\n]+)|[\r\n]+/giu;

interface RtfGroup {
  readonly skips: boolean;
  readonly page: number;
  /** Characters that follow one given by its number, for readers that know no such numbers. */
  readonly substitutes: number;
}

/** Groups in one another; with more, the rest is left out. */
const MOST_GROUPS = 1000;

/** The words of an RTF, as programs show them that know no HTML. */
export const textOfRtf = (rtf: Buffer): string => {
  const text = rtf.toString('latin1', 0, MOST_RTF);
  let group: RtfGroup = { skips: false, page: 1252, substitutes: 1 };
  const outer: RtfGroup[] = [];
  const fonts = new Map<number, number>();
  let said = '';
  let [pending, page, font, skip] = [[] as number[], 1252, 0, 0];
  let isFontTable = false;
  const flush = (): void => {
    if (pending.length > 0) said += decodeCodePage(Uint8Array.from(pending), group.page);
    pending = [];
  };
  const say = (words: string): void => {
    flush();
    if (!group.skips) said += words;
  };
  const control = (word: string, value: number): void => {
    if (word === '*' || UNREAD.has(word)) {
      flush();
      group = { ...group, skips: true };
      if (word === 'fonttbl') isFontTable = true;
    } else if (word === 'u') {
      say(String.fromCharCode(value & 0xffff));
      skip = group.substitutes;
    } else if (word === 'uc') group = { ...group, substitutes: Math.max(0, Math.min(value, 16)) };
    else if (word === 'ansicpg') {
      flush();
      page = value;
      group = { ...group, page };
    } else if (word === 'fcharset' && isFontTable) fonts.set(font, CHARSETS[value] ?? page);
    else if (word === 'f' && isFontTable) font = value;
    else if (word === 'f' || word === 'plain') {
      flush();
      group = { ...group, page: word === 'f' ? (fonts.get(value) ?? page) : page };
    } else if (word === '\\' || word === '{' || word === '}') say(word);
    else if (Object.hasOwn(CHARACTERS, word)) say(CHARACTERS[word] ?? '');
  };
  for (const [, hex, word, value, symbol, brace, plain] of text.matchAll(TOKEN)) {
    if (brace === '{') {
      flush();
      if (outer.length >= MOST_GROUPS) break;
      outer.push(group);
    } else if (brace === '}') {
      flush();
      const former = outer.pop();
      if (!former) break;
      if (outer.length === 1) isFontTable = false;
      group = former;
    } else if (hex !== undefined) {
      if (skip > 0) skip -= 1;
      else if (!group.skips) pending.push(Number.parseInt(hex, 16));
    } else if (word !== undefined) control(word, value === undefined ? 1 : Number(value));
    else if (symbol !== undefined) control(symbol, 1);
    else if (plain !== undefined) {
      const rest = plain.slice(skip);
      skip = Math.max(0, skip - plain.length);
      if (!group.skips) for (let i = 0; i < rest.length; i += 1) pending.push(rest.charCodeAt(i));
    }
  }
  flush();
  return said;
};
