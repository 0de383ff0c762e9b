import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { kindOf } from './format';
import { readTar, type Entry } from './tar';

/** What is wrong is the file, whatever a reader of one of its layers calls it. */
const damaged = (file: string, cause: unknown): Error =>
  new Error(
    `${file} isn’t a backup of Pressroom, or it’s incomplete or damaged (${cause instanceof Error ? cause.message : String(cause)}).`,
  );

/** Reads a packed file to its end, where its checksum is. */
const checkWhole = (file: string, signal: AbortSignal): Promise<void> => {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  return pipeline(createReadStream(file), createGunzip(), nowhere, { signal });
};

/** The entries of a backup one after the other, and the one that is at hand. */
export class BackupReader {
  /** Undefined after the last one. */
  entry: Entry | undefined;
  readonly #file: string;
  readonly #signal: AbortSignal;
  #entries: AsyncIterator<Entry> | undefined;

  constructor(file: string, signal: AbortSignal) {
    this.#file = file;
    this.#signal = signal;
  }

  /**
   * The first entry. The file is read whole before: its checksum stands at its end, and what is damaged must not reach the database or the
   * disk. Throws when it is damaged.
   */
  async open(): Promise<Entry | undefined> {
    await checkWhole(this.#file, this.#signal).catch((error: unknown) => {
      throw this.fault(error);
    });
    const unpacked = createGunzip();
    // What fails on the way fails the reading.
    pipeline(createReadStream(this.#file), unpacked, { signal: this.#signal }).catch(() => undefined);
    this.#entries = readTar(unpacked);
    return this.next();
  }

  async next(): Promise<Entry | undefined> {
    try {
      const read = await this.#entries?.next();
      this.entry = read?.done === false ? read.value : undefined;
    } catch (error) {
      throw this.fault(error);
    }
    return this.entry;
  }

  /** What the entry at hand holds, and those after it that go on with the same. */
  async *content(): AsyncGenerator<Buffer> {
    const [kind, of] = kindOf(this.entry?.name ?? '');
    for (let entry = this.entry; entry && kindOf(entry.name).join('/') === `${kind}/${of}`; entry = await this.next()) {
      try {
        yield* entry.content;
      } catch (error) {
        throw this.fault(error);
      }
    }
  }

  async json<T>(shape: { parse(value: unknown): T }): Promise<T> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.content()) chunks.push(chunk);
    try {
      return shape.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    } catch (error) {
      throw this.fault(error);
    }
  }

  fault(error: unknown): Error {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return new Error(`File not found: ${this.#file}`);
    return (error as Error).name === 'AbortError' ? (error as Error) : damaged(this.#file, error);
  }
}
