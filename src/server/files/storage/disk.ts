import { randomBytes } from 'node:crypto';
import { constants, createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { access, copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage, StoredObject } from '../../kernel/storage';
import { ifThere, removeOld } from './scratch';

/** What is being written lies here, beside the objects, so that it can be given its name in one step. */
const ARRIVING = '.arriving';

const sync = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Objects as files below one folder, which several nodes may share. */
export const diskStorage = (root: string): Storage => {
  const at = (key: string): string => path.join(root, ...key.split('/'));

  /** Lets `fill` write a file elsewhere, then gives it its name: a reader never meets half an object, nor do two writers meet. */
  const appear = async (key: string, fill: (file: string) => Promise<void>): Promise<void> => {
    const [file, arriving] = [at(key), path.join(root, ARRIVING, randomBytes(16).toString('hex'))];
    await mkdir(path.dirname(arriving), { recursive: true });
    try {
      await fill(arriving);
      await mkdir(path.dirname(file), { recursive: true });
      await rename(arriving, file);
    } catch (error) {
      await rm(arriving, { force: true });
      throw error;
    }
  };

  async function* below(folder: string): AsyncGenerator<StoredObject> {
    const entries = ((await ifThere(readdir(path.join(root, folder), { withFileTypes: true }))) ?? []).toSorted(byName);
    for (const entry of entries) {
      const key = `${folder}${entry.name}`;
      if (entry.isDirectory()) yield* key === ARRIVING ? [] : below(`${key}/`);
      else {
        const found = await ifThere(stat(at(key)));
        if (found) yield { key, size: found.size };
      }
    }
  }

  return {
    write: (key, content) =>
      appear(key, (file) =>
        Buffer.isBuffer(content) ? writeFile(file, content, { flush: true }) : pipeline(content, createWriteStream(file, { flush: true })),
      ),
    take: async (key, file) => {
      await appear(key, async (arriving) => {
        await sync(file);
        await rename(file, arriving).catch(async (error: NodeJS.ErrnoException) => {
          // The objects lie on a disk of their own.
          if (error.code !== 'EXDEV') throw error;
          await copyFile(file, arriving);
          await sync(arriving);
        });
      });
      await rm(file, { force: true });
    },
    stat: async (key) => {
      const found = await ifThere(stat(at(key)));
      return found?.isFile() ? { key, size: found.size } : null;
    },
    open: async (key, range) => {
      const handle = await ifThere(open(at(key)));
      if (!handle) return null;
      const { size } = await handle.stat();
      return { key, size, stream: createReadStream('', { fd: handle, ...range }) };
    },
    async *list(prefix) {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      for await (const object of below(folder)) if (object.key.startsWith(prefix)) yield object;
    },
    localPath: async (key) => ((await ifThere(access(at(key)).then(() => true))) ? at(key) : null),
    remove: (key) => rm(at(key), { recursive: true, force: true }),
    tidy: () => removeOld(path.join(root, ARRIVING)),
    check: async () => {
      await mkdir(root, { recursive: true });
      await access(root, constants.R_OK | constants.W_OK);
    },
  };
};

const byName = (a: Dirent, b: Dirent): number => (a.name < b.name ? -1 : 1);
