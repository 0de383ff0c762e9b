/** One file of an archive. `content` has to be read to its end before the next entry comes. */
export interface Entry {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly content: AsyncIterable<Buffer>;
}

const BLOCK = 512;
/** What the eleven octal digits of a header can say. */
const LARGEST = 8 ** 11 - 1;

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** Where the fields of a header begin (POSIX.1-1988, "ustar"). */
const AT = { name: 0, mode: 100, uid: 108, gid: 116, size: 124, time: 136, checksum: 148, type: 156, magic: 257 } as const;

/** The sum of a header's bytes, its own eight taken for spaces. */
const checksumOf = (header: Buffer): number => header.reduce((sum, byte, at) => sum + (at >= AT.checksum && at < AT.type ? 0x20 : byte), 0);

const headerOf = (name: string, size: number): Buffer => {
  if (Buffer.byteLength(name) > 100 || size > LARGEST) throw new Error(`${name} is too large for the archive, or its name is too long.`);
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;
  const header = Buffer.alloc(BLOCK);
  header.write(name, AT.name);
  header.write(octal(0o600, 7), AT.mode);
  header.write(octal(0, 7), AT.uid);
  header.write(octal(0, 7), AT.gid);
  header.write(octal(size, 11), AT.size);
  header.write(octal(Math.floor(Date.now() / 1000), 11), AT.time);
  header.write('0', AT.type);
  header.write('ustar\x0000', AT.magic);
  header.write(`${octal(checksumOf(header), 6)} `, AT.checksum);
  return header;
};

/** An archive of the entries, piece by piece. Throws when an entry is not as long as it says. */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, size, content } of entries) {
    yield headerOf(name, size);
    let written = 0;
    for await (const chunk of content) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new Error(`${name} changed while it was being read.`);
    yield Buffer.alloc(paddingOf(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Takes as many bytes as are asked for from pieces of any length. */
class Bytes {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** `count` bytes as they come. */
  async *pieces(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      if (this.#rest.length === 0) {
        const next = await this.#source.next();
        if (next.done) throw new Error('unexpected end of the archive');
        this.#rest = next.value;
      }
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  async take(count: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.pieces(count)) pieces.push(piece);
    return Buffer.concat(pieces);
  }
}

const textAt = (header: Buffer, at: number, length: number): string => header.toString('utf8', at, at + length).split('\0')[0] ?? '';

/** The entries of an archive, one after the other. Throws when it is none, or ends too early. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const bytes = new Bytes(source);
  for (;;) {
    const header = await bytes.take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const size = Number.parseInt(textAt(header, AT.size, 12), 8);
    if (textAt(header, AT.magic, 5) !== 'ustar' || Number.parseInt(textAt(header, AT.checksum, 8), 8) !== checksumOf(header))
      throw new Error('not an archive');
    yield { name: textAt(header, AT.name, 100), size, content: bytes.pieces(size) };
    await bytes.take(paddingOf(size));
  }
}
