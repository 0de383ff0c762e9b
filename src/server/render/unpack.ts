import { decompress } from 'wawoff2';

let unpacking: Promise<unknown> = Promise.resolve();

/** A WOFF2 file unpacked. One at a time: the package answers with a window into memory that its next call writes over. */
export const unpack = (bytes: Buffer): Promise<Buffer> => {
  const unpacked = unpacking.then(async () => Buffer.from(await decompress(bytes)));
  unpacking = unpacked.catch(() => undefined);
  return unpacked;
};
