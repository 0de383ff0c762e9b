import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

/** A PNG that says it has a size, with `pixels` for all it has, and `between` before them. */
export const hollowPng = (width: number, height: number, pixels = Buffer.alloc(100), between: readonly Buffer[] = []): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...between,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const MEGABYTE = 1024 * 1024;

/** A notice of a PNG that grows a thousandfold when it is read. */
const swelling = (name: 'iCCP' | 'zTXt', megabytes: number): Buffer =>
  chunk(name, Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(megabytes * MEGABYTE), { level: 9 })]));

/** A small PNG with a colour profile of 200 MB, packed. */
export const swellingProfile = (): Buffer => hollowPng(10, 10, Buffer.alloc(310), [swelling('iCCP', 200)]);

/** A small PNG with a thousand texts of 4 MB each, packed. */
export const swellingTexts = (): Buffer => {
  const text = swelling('zTXt', 4);
  return hollowPng(
    10,
    10,
    Buffer.alloc(310),
    Array.from({ length: 1000 }, () => text),
  );
};

/** A PNG of 10 × 10 px with more packed pixels than it has room for. */
export const swellingPixels = (): Buffer => hollowPng(10, 10, Buffer.alloc(200 * MEGABYTE));

/** A JPEG of segments that say nothing, with a picture behind them. */
export const manySegments = (jpeg: Buffer, count: number): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: count }, () => Buffer.from([0xff, 0xe5, 0, 2])), jpeg.subarray(2)]);
