import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { MINUTE } from '../../kernel/clock';
import { ifThere } from './scratch';
import { cleanUp } from '../../kernel/clean-up';

/** Bytes kept of files nobody is using. */
const MOST_KEPT = 2 * 1024 ** 3;
/** How long after its last use a file may still be open somewhere, in milliseconds. */
const IN_USE = 15 * MINUTE * 1000;

interface FileCache {
  /** A file with what `fetch` writes to the path it is given, fetched once; null when it finds nothing. */
  path(key: string, fetch: (file: string) => Promise<boolean>): Promise<string | null>;
  /** Removes what was not used for longest, until the rest is small enough. */
  tidy(): Promise<void>;
}

/** Copies of objects on this machine. What lies under a key never changes: addresses are random, and drawn pictures are named by their content. */
export const fileCache = (root: string, most = MOST_KEPT): FileCache => {
  const fetching = new Map<string, Promise<string | null>>();

  const fetchTo = async (file: string, fetch: (file: string) => Promise<boolean>): Promise<string | null> => {
    const arriving = `${file}.${randomBytes(6).toString('hex')}`;
    await mkdir(root, { recursive: true });
    try {
      if (!(await fetch(arriving))) return null;
      await rename(arriving, file);
      return file;
    } finally {
      await cleanUp('copy of a file', () => rm(arriving, { force: true }));
    }
  };

  const use = async (file: string): Promise<boolean> => {
    const now = new Date();
    return (
      (await ifThere(
        utimes(file, now, now)
          .then(() => access(file))
          .then(() => true),
      )) ?? false
    );
  };

  return {
    path: async (key, fetch) => {
      const file = path.join(root, key.replaceAll('/', '_'));
      if (await use(file)) return file;
      const running = fetching.get(file) ?? fetchTo(file, fetch).finally(() => fetching.delete(file));
      fetching.set(file, running);
      return running;
    },
    tidy: async () => {
      const names = (await ifThere(readdir(root))) ?? [];
      const found = await Promise.all(
        names.map(async (name) => {
          const file = path.join(root, name);
          const { size = 0, mtimeMs = 0 } = (await ifThere(stat(file))) ?? {};
          return { file, size, used: mtimeMs };
        }),
      );
      let kept = found.reduce((sum, { size }) => sum + size, 0);
      for (const { file, size, used } of found.toSorted((a, b) => a.used - b.used)) {
        if (kept <= most || used > Date.now() - IN_USE) return;
        await rm(file, { force: true });
        kept -= size;
      }
    },
  };
};
