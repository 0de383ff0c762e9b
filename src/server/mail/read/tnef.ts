import { decodeCodePage } from './code-pages';

const SIGNATURE = 0x223e9f78;

/** Attributes of a TNEF stream that are read ([MS-OXTNEF] 2.1.3.2). */
const ATTRIBUTE = {
  body: 0x800c,
  codePage: 0x9007,
  properties: 0x9003,
  attachment: 0x9002,
  attachmentTitle: 0x8010,
  attachmentData: 0x800f,
  attachmentProperties: 0x9005,
} as const;

const MESSAGE = 1;
const ATTACHMENT = 2;

/** Properties that are read ([MS-OXPROPS]). */
const PROPERTY = {
  body: 0x1000,
  rtf: 0x1009,
  html: 0x1013,
  internetCodePage: 0x3fde,
  displayName: 0x3001,
  data: 0x3701,
  filename: 0x3704,
  longFilename: 0x3707,
} as const;

const READ: ReadonlySet<number> = new Set(Object.values(PROPERTY));

const TYPE = { long: 0x0003, object: 0x000d, string: 0x001e, unicode: 0x001f, binary: 0x0102 } as const;
const MULTIPLE = 0x1000;
const VARIABLE: ReadonlySet<number> = new Set([TYPE.object, TYPE.string, TYPE.unicode, TYPE.binary]);

/** Bytes of values of fixed length, filled up to four. */
const FIXED: Readonly<Record<number, number>> = {
  0x0001: 4,
  0x0002: 4,
  0x0003: 4,
  0x0004: 4,
  0x0005: 8,
  0x0006: 8,
  0x0007: 8,
  0x000a: 4,
  0x000b: 4,
  0x0014: 8,
  0x0040: 8,
  0x0048: 16,
};

/** Names of the properties from here on are written out. */
const NAMED = 0x8000;

/** The interface of a mail within a mail (IID_IMessage), before its own TNEF stream. */
const MAIL_WITHIN = Buffer.from('0703020000000000c000000000000046', 'hex');
const IID = 16;

/** Latin letters of Windows, where a stream names no code page. */
const LATIN = 1252;

/** Files of which a stream may tell. */
const MOST_FILES = 200;

/** Reads on in bytes. Every reading beyond their end throws a RangeError, so no length in them is believed. */
class TnefReader {
  #at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  take(length: number): Buffer {
    if (length > this.left) throw new RangeError('It is cut off.');
    const from = this.#at;
    this.#at += length;
    return this.#bytes.subarray(from, this.#at);
  }

  byte(): number {
    return this.take(1).readUInt8();
  }

  short(): number {
    return this.take(2).readUInt16LE();
  }

  long(): number {
    return this.take(4).readUInt32LE();
  }

  /** Bytes after their length, filled up to four; the last ones of a stream may lack the filling. */
  counted(): Buffer {
    const length = this.long();
    const bytes = this.take(length);
    this.take(Math.min(-length & 3, this.left));
    return bytes;
  }
}

interface TnefProperty {
  readonly type: number;
  readonly value: Buffer;
}

type TnefProperties = ReadonlyMap<number, TnefProperty>;

/** The properties of a mail or a file that are of use here, each with its first value. */
const propertiesIn = (bytes: Buffer): TnefProperties => {
  const reader = new TnefReader(bytes);
  const found = new Map<number, TnefProperty>();
  const count = reader.long();
  for (let n = 0; n < count; n += 1) {
    const [flagged, id] = [reader.short(), reader.short()];
    const type = flagged & ~MULTIPLE;
    if (id >= NAMED) {
      reader.take(IID);
      if (reader.long() === 0) reader.long();
      else reader.counted();
    }
    const isVariable = VARIABLE.has(type);
    const length = FIXED[type];
    // Nobody knows where the next one begins.
    if (!isVariable && length === undefined) break;
    const values = isVariable || flagged !== type ? reader.long() : 1;
    for (let place = 0; place < values; place += 1) {
      const value = isVariable ? reader.counted() : reader.take(length ?? 0);
      if (place === 0 && READ.has(id)) found.set(id, { type, value });
    }
  }
  return found;
};

const withoutEnd = (text: string): string => text.replace(/\0[^]*$/u, '');

const stringOf = (bytes: Buffer, codePage: number): string => withoutEnd(decodeCodePage(bytes, codePage));

const wordsOf = (property: TnefProperty | undefined, codePage: number): string => {
  if (property?.type === TYPE.unicode) return withoutEnd(property.value.toString('utf16le'));
  return property?.type === TYPE.string ? stringOf(property.value, codePage) : '';
};

export interface TnefFile {
  readonly filename: string;
  readonly content: Buffer;
  /** It is another mail, in Outlook's own format. */
  readonly isMail: boolean;
}

/** A mail in Outlook's own format; empty or undefined is what it does not have. */
export interface TnefMail {
  readonly text: string;
  readonly html: string;
  readonly compressedRtf: Buffer | undefined;
  readonly files: readonly TnefFile[];
}

/** What a stream says of one file, in the order of its attributes. */
interface TnefAttachment {
  title: Buffer;
  data: Buffer | undefined;
  properties: TnefProperties;
}

const fileOf = ({ title, data, properties }: TnefAttachment, codePage: number): TnefFile[] => {
  const kept = properties.get(PROPERTY.data);
  const object = kept?.type === TYPE.object ? kept.value : undefined;
  const isMail = object?.subarray(0, IID).equals(MAIL_WITHIN) === true;
  const content = object?.subarray(IID) ?? data ?? kept?.value;
  const filename =
    wordsOf(properties.get(PROPERTY.longFilename), codePage) ||
    stringOf(title, codePage) ||
    wordsOf(properties.get(PROPERTY.filename), codePage) ||
    wordsOf(properties.get(PROPERTY.displayName), codePage);
  return content === undefined ? [] : [{ filename, content, isMail }];
};

const htmlOf = (properties: TnefProperties, codePage: number): string => {
  const html = properties.get(PROPERTY.html);
  const internet = properties.get(PROPERTY.internetCodePage);
  if (html?.type !== TYPE.binary) return wordsOf(html, codePage);
  return stringOf(html.value, internet?.type === TYPE.long ? internet.value.readUInt32LE() : codePage);
};

export const isTnef = (bytes: Buffer): boolean => bytes.length >= 6 && bytes.readUInt32LE() === SIGNATURE;

/**
 * Takes a TNEF stream apart, winmail.dat as a rule ([MS-OXTNEF]). Its parts are views of its bytes, so they are together no larger than it is. Sums are
 * not checked: programs that write wrong ones are in use.
 *
 * @throws RangeError where it is cut off, or says something that cannot be.
 */
export const readTnef = (bytes: Buffer): TnefMail => {
  const reader = new TnefReader(bytes);
  if (reader.long() !== SIGNATURE) throw new RangeError('This is no TNEF stream.');
  reader.short();
  let codePage = LATIN;
  let body: Buffer = Buffer.alloc(0);
  let properties: TnefProperties = new Map();
  const attachments: TnefAttachment[] = [];
  const attachment = (): TnefAttachment => {
    const last = attachments.at(-1);
    if (last) return last;
    throw new RangeError('It tells of a file before it begins one.');
  };
  if (reader.left === 0) throw new RangeError('It says nothing.');
  while (reader.left > 0) {
    const level = reader.byte();
    // Some mail servers add bytes of their own.
    if (level !== MESSAGE && level !== ATTACHMENT) break;
    const id = reader.short();
    reader.short();
    const data = reader.take(reader.long());
    reader.take(Math.min(2, reader.left));
    if (id === ATTRIBUTE.codePage && data.length >= 4) codePage = data.readUInt32LE();
    else if (id === ATTRIBUTE.body) body = data;
    else if (id === ATTRIBUTE.properties && level === MESSAGE) properties = propertiesIn(data);
    else if (id === ATTRIBUTE.attachment) {
      if (attachments.length >= MOST_FILES) throw new RangeError('It has too many files.');
      attachments.push({ title: Buffer.alloc(0), data: undefined, properties: new Map() });
    } else if (id === ATTRIBUTE.attachmentTitle) attachment().title = data;
    else if (id === ATTRIBUTE.attachmentData) attachment().data = data;
    else if (id === ATTRIBUTE.attachmentProperties) attachment().properties = propertiesIn(data);
  }
  return {
    text: wordsOf(properties.get(PROPERTY.body), codePage) || stringOf(body, codePage),
    html: htmlOf(properties, codePage),
    compressedRtf: properties.get(PROPERTY.rtf)?.value,
    files: attachments.flatMap((each) => fileOf(each, codePage)),
  };
};
