import { inflateSync } from 'node:zlib';
import { compress } from 'wawoff2';

interface Table {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly bytes: Buffer;
}

const HEADER = 44;
const ENTRY = 20;

const tablesOf = (woff: Buffer): Table[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [offset, packed, plain] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const stored = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < plain ? inflateSync(stored) : Buffer.from(stored),
    };
  });

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

/** The font of a WOFF file without its compression, with `others` in place of its own tables. */
export const plainFont = (woff: Buffer, others: Readonly<Record<string, Buffer>> = {}): Buffer => {
  const tables = tablesOf(woff).map((table) => ({ ...table, bytes: others[table.tag.toString()] ?? table.bytes }));
  const head = Buffer.alloc(12 + 16 * tables.length);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  const levels = Math.floor(Math.log2(tables.length));
  head.writeUInt16BE(16 * 2 ** levels, 6);
  head.writeUInt16BE(levels, 8);
  head.writeUInt16BE(16 * (tables.length - 2 ** levels), 10);
  let offset = head.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = 12 + 16 * index;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    offset += padded(bytes).length;
  }
  return Buffer.concat([head, ...tables.map(({ bytes }) => padded(bytes))]);
};

/** A WOFF font as the WOFF2 a seller may have of it: letters rewritten, and all of it packed together. */
export const asWoff2 = async (woff: Buffer): Promise<Buffer> => Buffer.from(await compress(plainFont(woff)));
