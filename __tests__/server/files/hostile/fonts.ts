import { brotliCompressSync, constants, deflateSync } from 'node:zlib';
import { plainFont } from '../../packed-font';

const MEGABYTE = 1024 * 1024;

const base128 = (value: number): Buffer => {
  const bytes = [value & 127];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest & 127) | 128);
  return Buffer.from(bytes);
};

/** Outlines that are not rewritten, as the directory of a WOFF2 names them. */
const PLAIN_GLYF = 10 | (3 << 6);

/** A WOFF2 of one table that says it has `says` bytes and has `has`. */
const woff2 = (says: number, has: number): Buffer => {
  const packed = brotliCompressSync(Buffer.alloc(has), { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
  const entry = Buffer.concat([Buffer.from([PLAIN_GLYF]), base128(says)]);
  const head = Buffer.alloc(48);
  head.write('wOF2', 'latin1');
  head.writeUInt32BE(0x00010000, 4);
  head.writeUInt32BE(48 + entry.length + packed.length, 8);
  head.writeUInt16BE(1, 12);
  head.writeUInt32BE(says, 16);
  head.writeUInt32BE(packed.length, 20);
  return Buffer.concat([head, entry, packed]);
};

/** A WOFF of one table that says it has `says` bytes and has `has`. */
const woff = (says: number, has: number): Buffer => {
  const packed = deflateSync(Buffer.alloc(has));
  const head = Buffer.alloc(64);
  head.write('wOFF', 'latin1');
  head.writeUInt32BE(0x00010000, 4);
  head.writeUInt32BE(64 + packed.length, 8);
  head.writeUInt16BE(1, 12);
  head.write('glyf', 44, 'latin1');
  for (const [at, value] of [64, packed.length, says].entries()) head.writeUInt32BE(value, 48 + 4 * at);
  return Buffer.concat([head, packed]);
};

/** A TTF of tables with these bytes, as many times as told. */
const ttf = (tables: readonly (readonly [string, Buffer])[], repeat = 1): Buffer => {
  const named = Array.from({ length: repeat }, () => tables).flat();
  const head = Buffer.alloc(12 + 16 * named.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(named.length, 4);
  let offset = head.length;
  const places = new Map(tables.map(([tag, bytes]) => [tag, (offset += bytes.length) - bytes.length] as const));
  for (const [index, [tag, bytes]] of named.entries()) {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(places.get(tag) ?? 0, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
  }
  return Buffer.concat([head, ...tables.map(([, bytes]) => bytes)]);
};

/** Names that are all made of the same 64 KB. */
const repeatedNames = (): Buffer => {
  const count = 5000;
  const table = Buffer.alloc(6 + 12 * count + 65_535, 65);
  table.writeUInt16BE(0, 0);
  table.writeUInt16BE(count, 2);
  table.writeUInt16BE(6 + 12 * count, 4);
  for (let index = 0; index < count; index += 1)
    for (const [at, value] of [3, 1, 0x409, index, 65_535, 0].entries()) table.writeUInt16BE(value, 6 + 12 * index + 2 * at);
  return table;
};

const UNPACKED = 'This font is larger than 30 MB when decompressed. Upload a smaller one.';
const DAMAGED = 'This font is corrupted and can’t be read.';

/** Fonts that grow without end, or have something else without end, with the sentence each is refused with. `woffFile` is a good one. */
export const hostileFonts = (woffFile: Buffer): readonly (readonly [string, Buffer, string])[] => [
  ['a WOFF2 of a gigabyte', woff2(1024 * MEGABYTE, 64 * MEGABYTE), UNPACKED],
  ['a WOFF2 larger than it says', woff2(1000, 64 * MEGABYTE), DAMAGED],
  ['a WOFF2 smaller than it says', woff2(20 * MEGABYTE, 1000), DAMAGED],
  ['a WOFF of a gigabyte', woff(1024 * MEGABYTE, 64 * MEGABYTE), UNPACKED],
  ['a WOFF larger than it says', woff(100_000, 64 * MEGABYTE), DAMAGED],
  ['a TTF of one table over and over', ttf([['glyf', Buffer.alloc(MEGABYTE)]], 90), UNPACKED],
  ['a TTF of a multitude of tables', ttf([['glyf', Buffer.alloc(10)]], 5000), DAMAGED],
  ['a TTF of one name over and over', plainFont(woffFile, { name: repeatedNames() }), DAMAGED],
];
