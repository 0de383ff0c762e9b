import { brotliDecompressSync, inflateSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;

/** Most a font may take unpacked, in MB. Large ones, with all of a script's ideographs, take some 20. */
export const MOST_UNPACKED = 30;

/** A font has some twenty tables. */
const MOST_TABLES = 100;

/** One part of a font, as its directory has it. */
interface Entry {
  readonly tag: string;
  /** Where it begins; in a WOFF2 within all tables together. */
  readonly offset: number;
  /** Bytes as stored, and unpacked. */
  readonly stored: number;
  readonly length: number;
}

interface Directory {
  readonly entries: readonly Entry[];
  /** Where the tables of a WOFF2 lie, packed together. */
  readonly packed?: { readonly offset: number; readonly length: number };
}

const rows = (count: number, row: (index: number) => Entry): Entry[] => {
  if (count < 1 || count > MOST_TABLES) throw new RangeError(`A font of ${count} tables.`);
  return Array.from({ length: count }, (_, index) => row(index));
};

const readSfnt = (bytes: Buffer): Directory => ({
  entries: rows(bytes.readUInt16BE(4), (index) => {
    const at = 12 + 16 * index;
    const length = bytes.readUInt32BE(at + 12);
    return { tag: bytes.toString('latin1', at, at + 4), offset: bytes.readUInt32BE(at + 8), stored: length, length };
  }),
});

const readWoff = (bytes: Buffer): Directory => ({
  entries: rows(bytes.readUInt16BE(12), (index) => {
    const at = 44 + 20 * index;
    const [offset, stored, length] = [bytes.readUInt32BE(at + 4), bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    return { tag: bytes.toString('latin1', at, at + 4), offset, stored, length };
  }),
});

/** Tables a WOFF2 names by a number, as far as anything here asks for them. */
const KNOWN_TAGS = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep', 'CFF '];
const SPELT_OUT = 63;

/** Seven bits a byte, highest first, five bytes at most. */
const readBase128 = (bytes: Buffer, from: number): { value: number; next: number } => {
  let value = 0;
  for (let at = from; at < from + 5; at += 1) {
    const byte = bytes.readUInt8(at);
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, next: at + 1 };
  }
  throw new RangeError('A length without an end.');
};

const readWoff2 = (bytes: Buffer): Directory => {
  let [at, offset] = [48, 0];
  const entries = rows(bytes.readUInt16BE(12), () => {
    const flags = bytes.readUInt8(at);
    const [known, version] = [flags & SPELT_OUT, flags >> 6];
    const tag = known === SPELT_OUT ? bytes.toString('latin1', at + 1, at + 5) : (KNOWN_TAGS[known] ?? `known ${known}`);
    const length = readBase128(bytes, at + (known === SPELT_OUT ? 5 : 1));
    // The outlines and their places are rewritten unless they say otherwise, other tables only if they say so.
    const rewritten = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const stored = rewritten ? readBase128(bytes, length.next) : length;
    at = stored.next;
    const entry = { tag, offset, stored: stored.value, length: length.value };
    offset += stored.value;
    return entry;
  });
  return { entries, packed: { offset: at, length: bytes.readUInt32BE(20) } };
};

const readDirectory = (bytes: Buffer): Directory => {
  const signature = bytes.toString('latin1', 0, 4);
  if (signature === 'wOFF') return readWoff(bytes);
  return signature === 'wOF2' ? readWoff2(bytes) : readSfnt(bytes);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Whether a font says it takes more than `MOST_UNPACKED`; nothing is unpacked to know. Throws for bytes that are no font. */
export const isTooLargeUnpacked = (bytes: Buffer): boolean => {
  const { entries } = readDirectory(bytes);
  const most = MOST_UNPACKED * MEGABYTE;
  return sum(entries.map(({ length }) => length)) > most || sum(entries.map(({ stored }) => stored)) > most;
};

const within = (bytes: Buffer, offset: number, length: number): Buffer => {
  if (offset + length > bytes.length) throw new RangeError('A table beyond the end.');
  return bytes.subarray(offset, offset + length);
};

/**
 * The tables of a font by their names, unpacked: those of a WOFF2 as they are stored, its outlines rewritten. Throws for a font that is too
 * large or whose tables are not as long as it says.
 */
export const fontTables = (bytes: Buffer): ReadonlyMap<string, Buffer> => {
  if (isTooLargeUnpacked(bytes)) throw new RangeError(`More than ${MOST_UNPACKED} MB.`);
  const { entries, packed } = readDirectory(bytes);
  const length = Math.max(1, sum(entries.map(({ stored }) => stored)));
  const all = packed ? brotliDecompressSync(within(bytes, packed.offset, packed.length), { maxOutputLength: length }) : bytes;
  return new Map(
    entries.map((entry) => {
      const stored = within(all, entry.offset, entry.stored);
      if (packed || entry.stored === entry.length) return [entry.tag, stored];
      const plain = inflateSync(stored, { maxOutputLength: Math.max(1, entry.length) });
      if (plain.length !== entry.length) throw new RangeError(`${entry.tag} is not as long as it says.`);
      return [entry.tag, plain];
    }),
  );
};
