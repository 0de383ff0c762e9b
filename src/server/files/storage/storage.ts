import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../kernel/config';

/** Where bytes lie. Keys are relative paths with forward slashes, made by this server only. */
export interface Storage {
  /** Writes a whole object; what was there is replaced. Durable when it resolves. */
  write(key: string, bytes: Buffer): Promise<void>;
  /**
   * Streams an object in; `guard` sees every chunk on its way. What fails leaves nothing, and what was not read yet to the caller. Durable
   * when it resolves.
   */
  receive(key: string, source: Readable, guard: (chunk: Buffer) => Promise<void>): Promise<void>;
  /** Null when it is missing. */
  read(key: string): Promise<Buffer | null>;
  /** Size in bytes and the bytes themselves, or null when it is missing. */
  open(key: string): Promise<{ size: number; stream: Readable } | null>;
  /** A file of this machine with the object's bytes, for libraries that open paths. */
  localPath(key: string): Promise<string>;
  move(from: string, to: string): Promise<void>;
  /** Removes an object, or every object below a folder. No error when there is none. */
  remove(key: string): Promise<void>;
}

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Objects as files below one folder. */
const diskStorage = (root: string): Storage => {
  const at = (key: string): string => path.join(root, ...key.split('/'));
  const ready = async (key: string): Promise<string> => {
    const file = at(key);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  };
  return {
    write: async (key, bytes) => {
      // A reader never meets half an object: it appears under its name when it is complete. Two writers do not meet either.
      const file = await ready(key);
      const part = `${file}.${randomBytes(6).toString('hex')}.part`;
      await writeFile(part, bytes, { flush: true });
      await rename(part, file);
    },
    receive: async (key, source, guard) => {
      const file = await ready(key);
      try {
        await pipeline(
          // Ending the source would end the connection, and with it the answer that says why.
          source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
          async function* (chunks: AsyncIterable<Buffer>) {
            for await (const chunk of chunks) {
              await guard(chunk);
              yield chunk;
            }
          },
          createWriteStream(file, { flush: true }),
        );
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    read: async (key) => {
      try {
        return await readFile(at(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    open: async (key) => {
      try {
        const { size } = await stat(at(key));
        return { size, stream: createReadStream(at(key)) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    localPath: (key) => Promise.resolve(at(key)),
    move: async (from, to) => rename(at(from), await ready(to)),
    remove: (key) => rm(at(key), { recursive: true, force: true }),
  };
};

export const storageOf = (config: Pick<Config, 'dataDir'>): Storage => diskStorage(path.join(config.dataDir, 'files'));
